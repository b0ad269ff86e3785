/** A hand on one line; while cards are kept, before those that one more is kept of. */
import { type Line, line } from '../../../game/screen.ts';
import type { SeatView } from '../views.ts';
import { cardsLine } from './shared.ts';

export function drawHand({ hand, secured, pick }: SeatView): Line {
  const left = hand.filter((card) => card !== pick);
  const own = pick === null ? secured : [...secured, pick];
  if (own.length === 0) return cardsLine(left);
  return left.length === 0 ? line`✋ ${cardsLine(own)}` : line`✋ ${cardsLine(own)} · ${cardsLine(left)}`;
}
