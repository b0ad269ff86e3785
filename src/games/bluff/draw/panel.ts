/** A player's panel: the last showdown, the call to beat, their dice, and the controls for what they may do now. */
import type { Seat } from '../../../game/game.ts';
import { type Block, line, type Panel, text } from '../../../game/screen.ts';
import { joinWithDots, largeCards, separator, smallText } from '../../../game/screen-parts.ts';
import type { Locale } from '../../../game/words.ts';
import { WILD } from '../dice.ts';
import { pictureOf } from '../pictures.ts';
import type { Showdown } from '../state.ts';
import type { SeatView, TableView } from '../views.ts';
import { catalogue } from '../words/catalogue.ts';
import type { Words } from '../words/words.ts';
import { drawMovePicker } from './pick-move.ts';
import { type Picked, readPick } from './picks.ts';
import {
  callsToCome,
  diceInPlay,
  diceLine,
  diceOnTable,
  recentActions,
  seatRows,
  starterOf,
  unreadActions,
} from './shared.ts';
import {
  payments,
  showdownInBrief,
  showdownLines,
  showdownRows,
  smallShowdownRows,
  winnerOf,
} from './showdown.ts';

const MAX_ACTIONS = 8;
/** Actions that the line for a reader's turn tells of, among many players, and where there is less room. */
const MAX_UNREAD = 3;
const MAX_UNREAD_OF_MANY = 2;
const MAX_UNREAD_IN_BRIEF = 1;
/** So many players take two lines for their dice. */
const MANY_PLAYERS = 5;
/** A showdown of more lines, of more than two players, leaves no room for that line. */
const MAX_HEADLINE = 5;

export function drawPanel(view: SeatView, picked: string, locale: Locale): Panel {
  const words = catalogue[locale];
  if (view.table.turn === null) return finalPanel(view, words);
  const pick = readPick(view, picked);
  const headline = showdownToRead(view, pick, words);
  // A showdown, or what a challenge may cost, leaves less room for the rest of one screen of a phone.
  const isRoomy = headline.length === 0 && pick.kind !== 'challenge';
  const players = view.table.diceLeft.filter((dice) => dice > 0).length;
  const most = players < MANY_PLAYERS ? MAX_UNREAD : MAX_UNREAD_OF_MANY;
  const unread = isRoomy ? most : MAX_UNREAD_IN_BRIEF;
  return {
    headline,
    table: situation(view, isRoomy, headline.length > MAX_HEADLINE ? 0 : unread, words),
    // The dice stay as large as they were when a challenge is picked.
    hand: ownDice(view, { isRoomy, isLarge: headline.length === 0 }, words),
    ...drawMovePicker(view, pick, words),
    details: details(view, words),
  };
}

/** What this seat has won or lost, and why: the last showdown with all dice, and who is paid what. */
function finalPanel(view: SeatView, words: Words): Panel {
  const { lastShowdown } = view.table;
  return {
    headline: [
      ownResult(view, words),
      ...(lastShowdown ? [...showdownLines(lastShowdown, words), ...showdownRows(lastShowdown, words)] : []),
      payments(view.table, words),
    ],
    table: [],
    hand: [],
    controls: [],
    last: [],
    details: [],
  };
}

/** The showdown that ended the round before, until this seat acts; in brief beside what follows from a challenge or a reroll. */
function showdownToRead({ table, seat, choices }: SeatView, picked: Picked, words: Words): Block[] {
  const { log, lastShowdown } = table;
  if (!lastShowdown || log.some((entry) => entry.seat === seat)) return [];
  const starting = starterOf(table);
  // A reader who starts is told why, and asked for a call; one who has challenged knows who is next.
  // Once the round has begun, everybody has seen it.
  const { challenger } = lastShowdown;
  const after = challenger === seat ? null : challenger;
  const starter = starting === seat || log.length > 0 ? undefined : { seat: starting, after };
  if (choices.length === 0)
    return [...showdownLines(lastShowdown, words, starter), ...showdownRows(lastShowdown, words)];
  const brief = showdownInBrief(lastShowdown, words, starter);
  const isExplained = picked.kind === 'challenge' || picked.kind === 'reveal';
  return isExplained ? brief : [...brief, ...smallShowdownRows(lastShowdown, words)];
}

/** The call to beat with its odds, what led to it, the dice in play, and the seat that the table waits for. */
function situation(
  { table, seat, odds, choices }: SeatView,
  isRoomy: boolean,
  unread: number,
  words: Words,
): Block[] {
  const { call, turn } = table;
  return [
    ...(call ? [text(words.callOf({ seat: call.seat }, call), isRoomy ? 'title' : undefined)] : []),
    ...(call && odds ? [smallText(words.odds(call.count, percent(odds.enough), percent(odds.exact)))] : []),
    ...(choices.length > 0 && unread > 0 ? unreadActions(table, seat, unread, words) : []),
    smallText(diceInPlay(table, seat, words)),
    ...(turn !== null && choices.length === 0 ? [text(line`⏳ ${words.waiting({ seat: turn })}`)] : []),
  ];
}

/** A rounded percentage; only a certainty reads as 0% or 100%. */
function percent(probability: number): string {
  const rounded = Math.round(100 * probability);
  if (rounded === 0 && probability > 0) return '<1%';
  return rounded === 100 && probability < 1 ? '>99%' : `${rounded}%`;
}

/** The hidden dice, large where there is room and none is revealed: these stand beside them. */
function ownDice(
  { table, seat, hidden, choices }: SeatView,
  { isRoomy, isLarge }: { readonly isRoomy: boolean; readonly isLarge: boolean },
  words: Words,
): Block[] {
  const diceLeft = table.diceLeft[seat]!;
  const revealed = table.revealed[seat]!;
  if (diceLeft === 0) return ownKnockout(table, seat, words);
  const isActing = choices.length > 0;
  const turn = isActing ? words.yourTurn : '';
  const note = table.call?.face === WILD ? words.onlyWildsCount : words.wildNote;
  const label = joinWithDots([turn, ...(isLarge || !isActing ? [words.yourDice(diceLeft)] : [])]);
  if (revealed.length > 0)
    return [
      text(line`**${label}**`),
      text(words.yourDiceApart(diceLine(hidden), diceLine(revealed))),
      ...(isRoomy ? [smallText(note)] : []),
    ];
  if (!isLarge) return [text(line`**${label}** ${diceLine(hidden)}`)];
  return [text(line`**${label}**`), largeCards(hidden.map(pictureOf)), ...(isRoomy ? [smallText(note)] : [])];
}

/** How the seat went out, as far as the showdown above does not tell. A match that is older than this record does not know. */
function ownKnockout({ knockouts, lastShowdown }: TableView, seat: Seat, words: Words): Block[] {
  const isShown = lastShowdown !== null && lastShowdown.lost[seat]! > 0;
  // After an exact call it tells that everybody lost a die, and not who is out.
  if (isShown) return lastShowdown.actual === lastShowdown.call.count ? [text(words.youAreOut)] : [];
  const knockout = knockouts.find((each) => each.seat === seat);
  if (!knockout) return [text(words.youAreOut)];
  const { challenger, caller, call, actual } = knockout;
  const rung = words.rung(call);
  if (seat === caller) return [text(words.outByOwnCall({ seat: challenger }, rung, actual))];
  if (seat === challenger) return [text(words.outByOwnChallenge({ seat: caller }, rung, actual))];
  return [text(words.outByExactCall({ seat: challenger }, { seat: caller }, rung))];
}

/** Every seat, the calls to come, the round's latest actions, and the last showdown with all dice. */
function details({ table }: SeatView, words: Words): Block[] {
  const { lastShowdown } = table;
  return [
    smallText(words.round(table.round, diceOnTable(table))),
    seatRows(table, words),
    separator,
    ...(table.call ? [text(words.callOf({ seat: table.call.seat }, table.call))] : []),
    ...callsToCome(table, words),
    ...recentActions(table, MAX_ACTIONS, words),
    separator,
    ...(lastShowdown ? showdownDetails(lastShowdown, words) : []),
  ];
}

const showdownDetails = (showdown: Showdown, words: Words): Block[] => [
  smallText(words.endOf(showdown.round)),
  ...showdownLines(showdown, words),
  ...showdownRows(showdown, words),
];

function ownResult({ table, seat }: SeatView, words: Words): Block {
  const score = table.scores?.[seat] ?? 0;
  if (table.options.end === 'first') return text(words.youKept(score), 'title');
  if (score > 0) return text(words.youWon(score), 'title');
  return text(words.youLost({ seat: winnerOf(table.diceLeft) }, -score), 'title');
}
