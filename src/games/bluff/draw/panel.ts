/** A player's panel: their own dice, what they must know of the others', and what they may do now. */

import { line, type Part, type Screen, text } from '../../../game/screen.ts';
import { largeCards, separator, smallText } from '../../../game/screen-parts.ts';
import type { Locale } from '../../../game/words.ts';
import { pictureOf } from '../pictures.ts';
import type { SeatView } from '../views.ts';
import { type Words, words } from '../words/words.ts';
import { dice, diceOnTable, lately, seatRow, showdownDice, showdownTold, standingCall } from './look.ts';
import { drawPick } from './pick.ts';

/** So many of the round's latest deeds are told. */
const LATELY = 3;

export function drawPanel(view: SeatView, picked: string, locale: Locale): Screen {
  const say = words[locale];
  if (view.table.turn === null) return [...outcome(view, say), ...showdown(view, say), ...laidOpen(view)];
  return [
    ...own(view, say),
    separator,
    ...others(view, say),
    separator,
    ...situation(view, say),
    ...drawPick(view, picked, say),
  ];
}

/** Hidden dice large; revealed ones apart. */
function own({ table, seat, hidden }: SeatView, say: Words): Part[] {
  const shown = table.shown[seat]!;
  if (table.left[seat] === 0) return [text(say.youAreOut)];
  return [
    text(`**${say.yourDice(table.left[seat]!)}**`),
    ...(hidden.length > 0 ? [largeCards(hidden.map(pictureOf))] : []),
    ...(shown.length > 0 ? [text(say.yourShown(dice(shown)))] : []),
  ];
}

/** Whoever plays from the panel need not look up to the table: how the round before ended, what the others hold and did. */
function others(view: SeatView, say: Words): Part[] {
  const { table, seat } = view;
  const rows = table.left.flatMap((_, of) => (of === seat ? [] : [seatRow(table, of, say)]));
  return [
    // How the round before ended is told until one has a part in this one, or somebody has.
    ...(table.log.some((deed) => deed.seat === seat) ? [] : showdown(view, say)),
    ...(table.log.length > 0 ? [] : laidOpen(view)),
    smallText(say.round(table.round, diceOnTable(table))),
    { part: 'seats', rows },
    ...lately(table, LATELY, say),
  ];
}

const showdown = ({ table: { last } }: SeatView, say: Words): Part[] =>
  last ? showdownTold(last, say).map((of) => text(of)) : [];

const laidOpen = ({ table: { last } }: SeatView): Part[] => (last ? showdownDice(last) : []);

function situation({ table, odds, choices }: SeatView, say: Words): Part[] {
  const { call, turn } = table;
  const told = [
    ...standingCall(table, say),
    ...(call && odds ? [text(say.odds(call.count, percent(odds.enough), percent(odds.exact)))] : []),
  ];
  if (turn === null) return told;
  if (choices.length === 0) return [...told, text(line`⏳ ${say.waiting({ seat: turn })}`)];
  if (table.rerolled) return [...told, text(say.yourCall)];
  if (!call) return [...told, text(say.yourOpening)];
  const least = choices.some((choice) => choice.do === 'call');
  return [...told, text(least ? say.yourAnswer : say.yourChallenge)];
}

/** Only what is sure is 0 or 100 %. */
function percent(share: number): string {
  const rounded = Math.round(100 * share);
  if (rounded === 0 && share > 0) return '<1%';
  return rounded === 100 && share < 1 ? '>99%' : `${rounded}%`;
}

function outcome({ table, seat }: SeatView, say: Words): Part[] {
  const score = table.scores?.[seat] ?? 0;
  if (table.options.end === 'first') return [text(say.youKept(score), 'title')];
  return [text(score > 0 ? say.youWon(score) : say.youLost(-score), 'title')];
}
