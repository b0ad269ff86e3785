/** The public screen of a table. */
import { type Part, type Screen, text } from '../../../game/screen.ts';
import { kept, separator, tableState } from '../../../game/screen-parts.ts';
import type { Locale } from '../../../game/words.ts';
import type { TableView } from '../views.ts';
import { catalogue } from '../words/catalogue.ts';
import type { Words } from '../words/words.ts';
import { drawEnd } from './end.ts';
import {
  byName,
  cardsPart,
  NO_GIFTS,
  orderLine,
  pendingDecision,
  recentEvents,
  seatRow,
  stockAndDiscards,
} from './shared.ts';

const MAX_EVENTS = 6;

export function drawTable(view: TableView, locale: Locale): Screen {
  const words = catalogue[locale];
  const events = recentEvents(view, MAX_EVENTS, NO_GIFTS, words);
  if (view.end) return [...drawEnd(view, words), separator, ...events];
  return [
    ...situation(view, words),
    separator,
    { part: 'seats', rows: view.sizes.map((_, seat) => seatRow(view, seat, words)) },
    ...stockAndDiscards(view, words),
    separator,
    ...events,
  ];
}

/** The play to beat, the order in force, and a decision that is pending. */
function situation(view: TableView, words: Words): Part[] {
  const { trick, turn } = view;
  const onTable = trick
    ? [kept(text(words.onTable({ seat: trick.seat }, words.play(trick.play)))), cardsPart(trick.play.cards)]
    : turn === null
      ? []
      : [tableState(text(words.emptyTable({ seat: turn })))];
  return [
    ...onTable,
    tableState(text(orderLine(view, words))),
    ...pendingDecision(view, byName, words).map(tableState),
  ];
}
