/**
 * A hand on one line: while cards are kept, those that one more is kept of; in the raid, with the villains and the secured
 * cards that lie before the seat.
 */
import { type Line, line } from '../../../game/screen.ts';
import { joinWithDots } from '../../../game/screen-parts.ts';
import type { Locale } from '../../../game/words.ts';
import { type Card, securedPoints } from '../cards.ts';
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
  if (left.length === 0) return [];
  return keptCards({ secured, pick }).length > 0
    ? line`${words.offered} ${cardsLine(left)}`
    : cardsLine(left);
}

/** The same behind the cards that the seat has kept. */
export function drawOpen(view: SeatView, locale: Locale): Line {
  const kept = view.table.phase === 'raid' ? [] : keptCards(view);
  const before = kept.length > 0 ? line`${catalogue[locale].kept} ${cardsLine(kept)}` : [];
  return joinWithDots([before, drawHand(view, locale)]);
}

const keptCards = ({ secured, pick }: Pick<SeatView, 'secured' | 'pick'>): readonly Card[] =>
  pick === null ? secured : [...secured, pick];
