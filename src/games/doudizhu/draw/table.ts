/** The table for all. */
import { faceOf } from '../../../game/cards.ts';
import { line, type Part, type Screen, text } from '../../../game/screen.ts';
import { separator, smallText } from '../../../game/screen-parts.ts';
import type { Locale } from '../../../game/words.ts';
import type { TableView } from '../views.ts';
import { type Words, words } from '../words/words.ts';
import { cards, howItEnded, lately, seatRow } from './look.ts';

/** Deeds that are told. */
const LATELY = 5;

export function drawTable(view: TableView, locale: Locale): Screen {
  const say = words[locale];
  return [
    ...middle(view, say),
    separator,
    { part: 'seats', rows: view.sizes.map((_, seat) => seatRow(view, seat, say)) },
    ...(view.stake === null ? [] : [smallText(`💰 ${say.stake(view.stake)}`)]),
    ...kitty(view, say),
    separator,
    // What happened, the latest last; the combination on the table already says the rest.
    ...lately(view, LATELY, say),
  ];
}

/** What lies on the table, or how the deal ended. */
function middle(view: TableView, say: Words): Part[] {
  const { top, turn } = view;
  if (turn === null) return [...howItEnded(view, say).map((of) => text(of, 'title')), ...lastLaid(view)];
  if (view.phase === 'auction') return [text(say.auction(view.bombs.every((bombs) => bombs === 'free')))];
  if (top) return [text(say.onTable([{ seat: top.seat }], say.play(top.play))), cards(top.cards)];
  return [text(say.emptyTable({ seat: turn }))];
}

function lastLaid({ recent }: TableView): Part[] {
  const laid = recent.findLast((deed) => deed.kind === 'play');
  return laid ? [cards(laid.cards)] : [];
}

function kitty({ kitty: shown, options }: TableView, say: Words): Part[] {
  if (!shown) return [];
  const title = options.kitty === 'out' ? say.kittyLeft : say.kittyShown;
  return [smallText(line`${title}: ${{ cards: shown.map(faceOf) }}`)];
}
