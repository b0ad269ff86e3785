/** The public screen of a table. */
import type { Screen } from '../../../game/screen.ts';
import { separator, toRead } from '../../../game/screen-parts.ts';
import type { Locale } from '../../../game/words.ts';
import type { TableView } from '../views.ts';
import { catalogue } from '../words/catalogue.ts';
import { firstTurnNote, heading } from './shared.ts';
import { dummyRow, seatRows } from './standings.ts';
import { lastTurn, turnList } from './turns.ts';

export function drawTable(view: TableView, locale: Locale): Screen {
  const words = catalogue[locale];
  const { phase } = view.current;
  return [
    ...heading(view, words),
    separator,
    seatRows(view, words),
    ...dummyRow(view, words),
    ...(phase === 'over' ? [] : firstTurnNote(view, words).map(toRead)),
    separator,
    ...lastTurn(view, words),
    ...(phase === 'over' ? turnList(view, words).map(toRead) : []),
  ];
}
