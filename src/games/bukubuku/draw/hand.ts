/** A hand on one line, before the card that lies face down, or the dummy's cards that its player looks at. */
import { type Line, line } from '../../../game/screen.ts';
import type { Locale } from '../../../game/words.ts';
import { weatherFace } from '../cards.ts';
import type { SeatView } from '../views.ts';
import { catalogue } from '../words/catalogue.ts';
import { standingInShort } from './standings.ts';

export function drawHand({ hand, laid, drawn }: SeatView): Line {
  const cards: Line = hand.length > 0 ? [{ cards: hand.map(weatherFace) }] : [];
  if (drawn) return line`${cards} 🎭 ${{ cards: drawn.cards.map(weatherFace) }}`;
  return laid === null ? cards : line`${cards} ⬇️ ${{ cards: [weatherFace(laid)] }}`;
}

/** A hand behind what all see of its seat: belts, the lighthouse and its mark, or that the seat is out. */
export function drawOpen(view: SeatView, locale: Locale): Line {
  const standing = standingInShort(view.table, view.seat, catalogue[locale]);
  const hand = drawHand(view);
  return hand.length > 0 ? line`${standing} ${hand}` : standing;
}
