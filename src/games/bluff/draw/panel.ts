/** A player's panel: their dice, the other seats, and the controls for what the player may do now. */
import { type Block, line, type Panel, text } from '../../../game/screen.ts';
import { largeCards, smallText } from '../../../game/screen-parts.ts';
import type { Locale } from '../../../game/words.ts';
import { pictureOf } from '../pictures.ts';
import type { SeatView } from '../views.ts';
import { catalogue } from '../words/catalogue.ts';
import type { Words } from '../words/words.ts';
import { drawMovePicker } from './pick-move.ts';
import {
  callToBeat,
  diceLine,
  diceOnTable,
  recentActions,
  seatRow,
  showdownDice,
  showdownLines,
} from './shared.ts';

const MAX_ACTIONS = 3;

export function drawPanel(view: SeatView, picked: string, locale: Locale): Panel {
  const words = catalogue[locale];
  if (view.table.turn === null)
    return {
      headline: [ownResult(view, words), ...lastShowdown(view, words), ...lastShowdownDice(view)],
      table: [],
      hand: [],
      controls: [],
      last: [],
      details: [],
    };
  return {
    headline: latestShowdown(view, words),
    table: situation(view, words),
    hand: ownDice(view, words),
    ...drawMovePicker(view, picked, words),
    details: otherSeats(view, words),
  };
}

/** The hidden dice large, and the revealed ones below. */
function ownDice({ table, seat, hidden }: SeatView, words: Words): Block[] {
  const diceLeft = table.diceLeft[seat]!;
  const revealed = table.revealed[seat]!;
  if (diceLeft === 0) return [text(words.youAreOut)];
  return [
    text(`**${words.yourDice(diceLeft)}**`),
    ...(hidden.length > 0 ? [largeCards(hidden.map(pictureOf))] : []),
    ...(revealed.length > 0 ? [text(words.yourShown(diceLine(revealed)))] : []),
  ];
}

/** The showdown that ended the round before. Its lines stay until this seat acts; the dice go at anybody's first action. */
function latestShowdown(view: SeatView, words: Words): Block[] {
  const { log } = view.table;
  const hasActed = log.some((entry) => entry.seat === view.seat);
  return [...(hasActed ? [] : lastShowdown(view, words)), ...(log.length > 0 ? [] : lastShowdownDice(view))];
}

/** The other seats and the latest actions. */
function otherSeats(view: SeatView, words: Words): Block[] {
  const { table, seat } = view;
  const others = [...table.diceLeft.keys()].filter((other) => other !== seat);
  return [
    smallText(words.round(table.round, diceOnTable(table))),
    { part: 'seats', rows: others.map((other) => seatRow(table, other, words)) },
    ...recentActions(table, MAX_ACTIONS, words),
  ];
}

const lastShowdown = ({ table }: SeatView, words: Words): Block[] =>
  table.lastShowdown ? showdownLines(table.lastShowdown, words).map((content) => text(content)) : [];

const lastShowdownDice = ({ table }: SeatView): Block[] =>
  table.lastShowdown ? showdownDice(table.lastShowdown) : [];

/** The call to beat with its odds, and what the seat is to do. */
function situation({ table, odds, choices }: SeatView, words: Words): Block[] {
  const { call, turn } = table;
  const standing = [
    ...callToBeat(table, words),
    ...(call && odds ? [text(words.odds(call.count, percent(odds.enough), percent(odds.exact)))] : []),
  ];
  if (turn === null) return standing;
  if (choices.length === 0) return [...standing, text(line`⏳ ${words.waiting({ seat: turn })}`)];
  if (table.rerolled) return [...standing, text(words.yourCall)];
  if (!call) return [...standing, text(words.yourOpening)];
  const canCall = choices.some((choice) => choice.do === 'call');
  return [...standing, text(canCall ? words.yourAnswer : words.yourChallenge)];
}

/** A rounded percentage; only a certainty reads as 0% or 100%. */
function percent(probability: number): string {
  const rounded = Math.round(100 * probability);
  if (rounded === 0 && probability > 0) return '<1%';
  return rounded === 100 && probability < 1 ? '>99%' : `${rounded}%`;
}

function ownResult({ table, seat }: SeatView, words: Words): Block {
  const score = table.scores?.[seat] ?? 0;
  if (table.options.end === 'first') return text(words.youKept(score), 'title');
  return text(score > 0 ? words.youWon(score) : words.youLost(-score), 'title');
}
