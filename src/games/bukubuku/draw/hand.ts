/** A hand on one line, before the card that lies face down. */
import { type Line, line } from '../../../game/screen.ts';
import { weatherFace } from '../cards.ts';
import type { SeatView } from '../views.ts';

export function drawHand({ hand, laid }: SeatView): Line {
  const cards: Line = hand.length > 0 ? [{ cards: hand.map(weatherFace) }] : [];
  return laid === null ? cards : line`${cards} ⬇️ ${{ cards: [weatherFace(laid)] }}`;
}
