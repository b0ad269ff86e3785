/**
 * A hand on one line. While cards are kept, before those that one more is kept of; in the raid, with the villains and the
 * secured cards that lie before the seat.
 */
import { type Line, line } from '../../../game/screen.ts';
import { joinWithDots } from '../../../game/screen-parts.ts';
import type { Locale } from '../../../game/words.ts';
import { securedPoints } from '../cards.ts';
import type { SeatView } from '../views.ts';
import { catalogue } from '../words/catalogue.ts';
import { cardsLine, villainsLine } from './shared.ts';

export function drawHand({ table, seat, hand, secured, pick }: SeatView, locale: Locale): Line {
  const words = catalogue[locale];
  if (table.phase === 'raid') {
    const [villains, won] = [table.villains[seat]!, table.secured[seat]!];
    return joinWithDots([
      ...(hand.length > 0 ? [cardsLine(hand)] : []),
      ...(villains.length > 0 ? [villainsLine(villains)] : []),
      ...(won.length > 0 ? [line`${words.fromSecured(securedPoints(won))} ${cardsLine(won)}`] : []),
    ]);
  }
  const left = hand.filter((card) => card !== pick);
  const own = pick === null ? secured : [...secured, pick];
  if (own.length === 0) return cardsLine(left);
  return joinWithDots([
    line`${words.kept} ${cardsLine(own)}`,
    ...(left.length > 0 ? [line`${words.offered} ${cardsLine(left)}`] : []),
  ]);
}
