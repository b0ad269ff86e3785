/** A hand on one line. */
import { type Card, faceOf, type Rank, rankOf } from '../../../game/cards.ts';
import type { Inline, Line } from '../../../game/screen.ts';
import { NARROW_SPACE } from '../../../game/screen-parts.ts';
import type { Locale } from '../../../game/words.ts';
import type { SeatView } from '../views.ts';
import { catalogue } from '../words/catalogue.ts';
import type { Words } from '../words/words.ts';

export const drawHand = ({ hand }: SeatView, locale: Locale): Line => [handCards(hand, catalogue[locale])];

/** Where there is no room for pictures, each rank is told once: suits never matter (doudizhu 2). */
export function handCards(hand: readonly Card[], words: Words): Inline {
  const counts = new Map<Rank, number>();
  for (const rank of hand.map(rankOf)) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  const ranks = [...counts].map(
    ([rank, count]) => `${words.rank(rank)}${count > 1 ? `${NARROW_SPACE}×${count}` : ''}`,
  );
  return { cards: hand.map(faceOf), inWords: ranks.join(words.comma) };
}
