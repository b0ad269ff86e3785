/** The table for all: the call to beat, everybody's dice, and the latest challenge. */

import { type Line, type Part, type Screen, text } from '../../../game/screen.ts';
import { joinLines, separator, smallText } from '../../../game/screen-parts.ts';
import type { Locale } from '../../../game/words.ts';
import type { TableView } from '../views.ts';
import { type Words, words } from '../words/words.ts';
import { diceOnTable, lately, seatRow, showdownDice, showdownTold, standingCall } from './look.ts';

/** So many of a round's latest deeds are told. */
const LATELY = 5;

export function drawTable(view: TableView, locale: Locale): Screen {
  const say = words[locale];
  const seats: Part = { part: 'seats', rows: view.left.map((_, seat) => seatRow(view, seat, say)) };
  if (view.turn === null) return [...ending(view, say), separator, ...showdown(view, say)];
  const round = smallText(say.round(view.round, diceOnTable(view)));
  // What has just been laid open is the news until somebody calls.
  const fresh = view.call ? [] : [...showdown(view, say), separator];
  const stale = view.call ? [separator, ...before(view, say), ...showdown(view, say)] : [];
  const call = view.call ? standingCall(view, say) : [text(say.opening({ seat: starter(view) }))];
  return [...fresh, ...call, round, separator, seats, separator, ...lately(view, LATELY, say), ...stale];
}

const starter = ({ log, turn }: TableView): number => log[0]?.seat ?? turn ?? 0;

const before = ({ last }: TableView, say: Words): Part[] => (last ? [smallText(say.endOf(last.round))] : []);

function showdown({ last }: TableView, say: Words): Part[] {
  if (!last) return [];
  return [...showdownTold(last, say).map((of) => text(of)), ...showdownDice(last)];
}

function ending({ left, options }: TableView, say: Words): Part[] {
  if (options.end === 'last') return [text(say.wins({ seat: left.findIndex((dice) => dice > 0) }), 'title')];
  const out = left.flatMap((dice, seat): Line[] => (dice === 0 ? [[{ seat }]] : []));
  return [text(say.stopped(joinLines(out, ', ')))];
}
