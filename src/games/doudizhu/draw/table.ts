/** The public screen of a table. */
import { type Part, type Screen, text } from '../../../game/screen.ts';
import { kept, separator, smallText, tableState } from '../../../game/screen-parts.ts';
import type { Locale } from '../../../game/words.ts';
import type { TableView } from '../views.ts';
import { catalogue } from '../words/catalogue.ts';
import type { Words } from '../words/words.ts';
import { endOfDeal } from './end.ts';
import { cardsPart, kittyLine, recentEvents, seatRow } from './shared.ts';

/** One round of the table. */
const MAX_EVENTS = 4;

export function drawTable(view: TableView, locale: Locale): Screen {
  const words = catalogue[locale];
  if (view.turn === null) return endOfDeal(view, words);
  return [
    ...situation(view, view.turn, words),
    separator,
    { part: 'seats', rows: view.sizes.map((_, seat) => seatRow(view, seat, words)) },
    ...(view.stake === null ? [] : [smallText(`💰 ${words.stake(view.stake)}`)]),
    ...kittyLine(view, words),
    separator,
    ...recentEvents(view, MAX_EVENTS, words),
  ];
}

/** The combination to beat, or the auction's state. */
function situation({ phase, top, bombs }: TableView, turn: number, words: Words): Part[] {
  if (phase === 'auction') return [tableState(text(words.auction(bombs.every((limit) => limit === 'free'))))];
  if (top)
    return [kept(text(words.onTable([{ seat: top.seat }], words.play(top.play)))), cardsPart(top.cards)];
  return [tableState(text(words.emptyTable({ seat: turn })))];
}
