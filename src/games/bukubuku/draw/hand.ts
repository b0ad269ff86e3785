/** A hand on one line, before the card that lies face down, or the dummy's cards that its player looks at. */
import { type Line, line } from '../../../game/screen.ts';
import { weatherFace } from '../cards.ts';
import type { SeatView } from '../views.ts';

export function drawHand({ hand, laid, drawn }: SeatView): Line {
  const cards: Line = hand.length > 0 ? [{ cards: hand.map(weatherFace) }] : [];
  if (drawn) return line`${cards} 🎭 ${{ cards: drawn.cards.map(weatherFace) }}`;
  return laid === null ? cards : line`${cards} ⬇️ ${{ cards: [weatherFace(laid)] }}`;
}
