/** The table for all. */

import { type Part, type Screen, text } from '../../../game/screen.ts';
import { separator } from '../../../game/screen-parts.ts';
import type { Locale } from '../../../game/words.ts';
import type { TableView } from '../views.ts';
import { type Words, words } from '../words/words.ts';
import { drawEnd } from './end.ts';
import { cards, lately, order, piles, seatRow } from './look.ts';

/** Deeds that are told. */
const LATELY = 6;

export function drawTable(view: TableView, locale: Locale): Screen {
  const say = words[locale];
  if (view.end) {
    return [...drawEnd(view, say), separator, ...lately(view, LATELY, {}, null, say)];
  }
  return [
    ...middle(view, say),
    separator,
    { part: 'seats', rows: view.sizes.map((_, seat) => seatRow(view, seat, say)) },
    ...piles(view, say),
    separator,
    ...lately(view, LATELY, {}, null, say),
  ];
}

/** What lies on the table, what is strongest, and what is being decided. */
function middle(view: TableView, say: Words): Part[] {
  const { trick, turn } = view;
  const lies = trick
    ? [text(say.onTable({ seat: trick.seat }, say.play(trick.play))), cards(trick.play.cards)]
    : turn === null
      ? []
      : [text(say.emptyTable({ seat: turn }))];
  return [...lies, text(order(view, say)), ...deciding(view, say)];
}

function deciding({ owes, turn, sizes }: TableView, say: Words): Part[] {
  if (!owes || turn === null) return [];
  const who = { seat: turn };
  const to = { seat: (turn + 1) % sizes.length };
  if (owes.give > 0) return [text(say.giving(who, to, owes.give))];
  return [text(owes.discard > 0 ? say.discarding(who, owes.discard) : say.reversing(who))];
}
