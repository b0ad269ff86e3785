/** A player's panel: the last showdown, the call to beat, their dice, and the controls for what they may do now. */
import type { Seat } from '../../../game/game.ts';
import { type Block, line, type Panel, text } from '../../../game/screen.ts';
import {
  inDetails,
  joinWithDots,
  kept,
  largeCards,
  separator,
  smallText,
} from '../../../game/screen-parts.ts';
import type { Locale } from '../../../game/words.ts';
import { WILD } from '../dice.ts';
import { pictureOf } from '../pictures.ts';
import { MAX_EARLIER, type Showdown } from '../state.ts';
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
  MAX_UNREAD,
  percent,
  recentActions,
  revealedByOthers,
  seatRows,
  starterOf,
  unreadActions,
} from './shared.ts';
import {
  earlierShowdowns,
  inSentence,
  payments,
  seatsShown,
  showdownCounts,
  showdownInBrief,
  showdownLines,
  showdownRows,
  smallShowdownRows,
  unreadShowdowns,
  winnerOf,
} from './showdown.ts';

const MAX_ACTIONS = 8;
/** So many players take two lines for their dice. */
const MANY_PLAYERS = 5;
/** Fewer of the calls that the line for a reader's turn tells of, among many players. */
const MAX_UNREAD_OF_MANY = 3;
/** So many players' dice in a showdown leave little room for the rest. */
const MANY_SHOWN = 4;
/** The calls told of below a showdown, and the showdowns before it that have a line each, where a reader is to decide. */
const MAX_NEWS = 2;
const MAX_EARLIER_TO_WAIT = 2;
/** What the details have, too, in the order in which it is left out where there is no room for all. */
const SPARE = { earlier: 1, calls: 2, inPlay: 3, dice: 4, showdown: 5 };

export function drawPanel(view: SeatView, picked: string, locale: Locale): Panel {
  const words = catalogue[locale];
  if (view.table.turn === null) return finalPanel(view, words);
  const pick = readPick(view, picked);
  const headline = showdownToRead(view, pick, words);
  // A showdown, or what a challenge may cost, leaves less room for the rest of one screen of a phone.
  const isRoomy = headline.length === 0 && pick.kind !== 'challenge';
  const most = playersOf(view.table) < MANY_PLAYERS ? MAX_UNREAD : MAX_UNREAD_OF_MANY;
  const unread = isRoomy ? most : MAX_NEWS;
  return {
    headline,
    table: situation(view, isRoomy, unread, words),
    // The dice stay as large as they were when a challenge is picked. What follows from a reroll takes the note's room.
    hand: ownDice(
      view,
      {
        hasNote: isRoomy && pick.kind !== 'reveal',
        isLarge: headline.length === 0,
        isForWild: (pick.kind === 'call' ? pick.call : view.table.call)?.face === WILD,
      },
      words,
    ),
    ...drawMovePicker(view, pick, words),
    details: () => details(view, words),
  };
}

const playersOf = ({ diceLeft }: TableView): number => diceLeft.filter((dice) => dice > 0).length;

/** What this seat has won or lost, and why: the last showdown with all dice, and who is paid what. */
function finalPanel(view: SeatView, words: Words): Panel {
  const { table, seat } = view;
  const knockout = knockoutBefore(table, seat, words);
  return {
    headline: [
      ownResult(view, words),
      ...knockout,
      ...(table.lastShowdown ? lastOf(table.lastShowdown, seat, knockout.length > 0, words) : []),
      payments(table, words, seat),
    ],
    table: [],
    hand: [],
    controls: [],
    last: [],
    details: null,
  };
}

/** The last showdown; in brief, and apart from how they went out, for whom it does not concern. */
const lastOf = (showdown: Showdown, seat: Seat, isInBrief: boolean, words: Words): Block[] =>
  isInBrief
    ? [
        smallText(words.lastChallenge(showdown.round)),
        ...showdownInBrief(showdown, words, undefined, seat),
        ...smallShowdownRows(showdown, words, seat),
      ]
    : [showdownLines(showdown, words, undefined, seat), ...showdownRows(showdown, words, seat)];

/** The showdown that ended the round before, until this seat acts; in brief beside what follows from a challenge or a reroll. */
function showdownToRead(view: SeatView, picked: Picked, words: Words): Block[] {
  const { table, seat, choices } = view;
  const { log, lastShowdown } = table;
  if (!lastShowdown || log.some((entry) => entry.seat === seat)) return [];
  const starting = starterOf(table);
  // A reader who starts is told why, and asked for a call; one who has challenged knows who is next.
  // Once the round has begun, everybody has seen it.
  const { challenger } = lastShowdown;
  const after = challenger === seat ? null : challenger;
  const starter = starting === seat || log.length > 0 ? undefined : { seat: starting, after };
  const unread = unreadShowdowns(table, seat);
  // Beside the dice of few players there is room to say where those of the showdown before were.
  const few = choices.length === 0 ? MANY_PLAYERS : MANY_SHOWN;
  const hasCounts = unread.length === 1 && seatsShown(lastShowdown) < few;
  if (choices.length === 0) {
    const rows =
      unread.length > 0 && seatsShown(lastShowdown) >= MANY_SHOWN ? smallShowdownRows : showdownRows;
    return [
      ...earlierShowdowns(unread, MAX_EARLIER_TO_WAIT, words, seat, hasCounts),
      showdownLines(lastShowdown, words, starter, seat),
      ...rows(lastShowdown, words, seat),
    ];
  }
  const brief = [
    ...earlierShowdowns(unread, MAX_NEWS, words, seat, hasCounts).map((told) =>
      inDetails(told, SPARE.earlier),
    ),
    ...showdownInBrief(lastShowdown, words, starter, seat).map((told) => inDetails(told, SPARE.showdown)),
  ];
  const isExplained = picked.kind === 'challenge' || picked.kind === 'reveal';
  if (isExplained) return brief;
  const isCrowded = unread.length > 0 && seatsShown(lastShowdown) >= MANY_PLAYERS;
  const dice = isCrowded ? showdownCounts : smallShowdownRows;
  return [...brief, ...dice(lastShowdown, words, seat).map((row) => inDetails(row, SPARE.dice))];
}

/** The call to beat with its odds, what led to it, the dice in play, and the seat that the table waits for. */
function situation(
  { table, seat, odds, choices }: SeatView,
  isRoomy: boolean,
  unread: number,
  words: Words,
): Block[] {
  const { call, turn } = table;
  // A reader who is away, or looks at the hand again, has nothing to do on their own turn.
  const isWaiting = choices.length === 0 && turn !== seat;
  return [
    ...(call
      ? [kept(text(words.callOf(inSentence(call.seat, seat, words), call), isRoomy ? 'title' : undefined))]
      : []),
    ...(call && odds ? [smallText(words.odds(percent(odds.enough), percent(odds.exact)))] : []),
    ...(choices.length > 0
      ? unreadActions(table, seat, unread, words).map((told) => inDetails(told, SPARE.calls))
      : []),
    ...diceKnown(table, seat, choices.length > 0, words),
    ...(isWaiting && turn !== null ? [text(line`⏳ ${words.waiting({ seat: turn })}`)] : []),
  ];
}

/** The dice in play, and those revealed: with them in one line where the controls take the room. */
function diceKnown(table: TableView, seat: Seat, isActing: boolean, words: Words): Block[] {
  const inPlay = diceInPlay(table, seat, words);
  const revealed = revealedByOthers(table, seat, words);
  if (revealed.length === 0) return [inDetails(smallText(inPlay), SPARE.inPlay)];
  if (isActing) return [smallText(joinWithDots([inPlay, revealed]))];
  return [smallText(inPlay), text(revealed)];
}

/** The hidden dice, large where there is room and none is revealed: these stand beside them. */
function ownDice(
  { table, seat, hidden, choices }: SeatView,
  { hasNote, isLarge, isForWild }: Record<'hasNote' | 'isLarge' | 'isForWild', boolean>,
  words: Words,
): Block[] {
  const diceLeft = table.diceLeft[seat]!;
  const revealed = table.revealed[seat]!;
  if (diceLeft === 0) return ownKnockout(table, seat, words);
  const isActing = choices.length > 0;
  const turn = isActing ? words.yourTurn : '';
  const note = isForWild ? words.onlyWildsCount : words.wildNote;
  const label = joinWithDots([turn, ...(isLarge || !isActing ? [words.yourDice(diceLeft)] : [])]);
  if (revealed.length > 0)
    return [
      text(line`**${label}**`),
      text(words.diceApart(diceLine(hidden), diceLine(revealed))),
      ...(hasNote ? [smallText(note)] : []),
    ];
  if (!isLarge) return [text(line`**${label}** ${diceLine(hidden)}`)];
  return [text(line`**${label}**`), largeCards(hidden.map(pictureOf)), ...(hasNote ? [smallText(note)] : [])];
}

/** How the seat went out, as far as the showdown above does not tell. A match that is older than this record does not know. */
function ownKnockout(table: TableView, seat: Seat, words: Words): Block[] {
  const { lastShowdown } = table;
  const isShown = lastShowdown !== null && lastShowdown.lost[seat]! > 0;
  // After an exact call it tells that everybody lost a die, and not who is out.
  if (isShown) return lastShowdown.actual === lastShowdown.call.count ? [text(words.youAreOut)] : [];
  const told = knockoutBefore(table, seat, words);
  return told.length > 0 ? told : [text(words.youAreOut)];
}

/** How the seat went out before the last showdown. A match that is older than this record does not know. */
function knockoutBefore({ knockouts, lastShowdown }: TableView, seat: Seat, words: Words): Block[] {
  const knockout = knockouts.find((each) => each.seat === seat);
  if (!knockout || (lastShowdown && lastShowdown.lost[seat]! > 0)) return [];
  const { challenger, caller, call, actual } = knockout;
  const rung = words.rung(call);
  if (seat === caller) return [text(words.outByOwnCall({ seat: challenger }, rung, actual))];
  if (actual === call.count)
    return [text(words.outByExactCall(inSentence(challenger, seat, words), { seat: caller }, rung))];
  return [text(words.outByOwnChallenge({ seat: caller }, rung, actual))];
}

/** Every seat, the calls to come, the round's latest actions, the last showdown with all dice, and those before. */
function details({ table, seat }: SeatView, words: Words): Block[] {
  const { lastShowdown } = table;
  return [
    smallText(words.round(table.round, diceOnTable(table))),
    seatRows(table, words),
    separator,
    ...(table.call ? [text(words.callOf(inSentence(table.call.seat, seat, words), table.call))] : []),
    ...callsToCome(table, words),
    ...thisRound(recentActions(table, MAX_ACTIONS, words, seat), words),
    separator,
    ...(lastShowdown ? showdownDetails(lastShowdown, seat, words) : []),
    ...(table.earlierShowdowns.length > 0 ? [separator] : []),
    ...earlierShowdowns(table.earlierShowdowns.toReversed(), MAX_EARLIER, words, seat, true),
  ];
}

const thisRound = (actions: readonly Block[], words: Words): Block[] =>
  actions.length > 0 ? [smallText(words.thisRound), ...actions] : [];

const showdownDetails = (showdown: Showdown, seat: Seat, words: Words): Block[] => [
  smallText(words.endOf(showdown.round)),
  showdownLines(showdown, words, undefined, seat),
  ...showdownRows(showdown, words, seat),
];

function ownResult({ table, seat }: SeatView, words: Words): Block {
  const score = table.scores?.[seat] ?? 0;
  if (table.options.end === 'first') return text(words.youKept(score), 'title');
  if (score > 0) return text(words.youWon(score), 'title');
  if (table.options.matches === 1) return text(words.youPay(-score), 'title');
  return text(words.youLost({ seat: winnerOf(table.diceLeft) }, -score), 'title');
}
