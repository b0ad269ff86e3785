/** A hand on one line. */
import { type Card, faceOf, type Rank, rankOf } from '../../../game/cards.ts';
import type { Inline, Line } from '../../../game/screen.ts';
import { unbroken } from '../../../game/screen-parts.ts';
import type { Locale } from '../../../game/words.ts';
import type { SeatView } from '../views.ts';
import { catalogue } from '../words/catalogue.ts';
import type { Words } from '../words/words.ts';
import { roleIcon } from './shared.ts';

/** A sign as often as it is there; a joker, and 10, whose digits would run together, with its number. */
const repeated = (rank: string, count: number): string => {
  if (rank.length === 1) return rank.repeat(count);
  return count > 1 ? `${rank}×${count}` : rank;
};

export const drawHand = ({ hand }: SeatView, locale: Locale): Line => [handCards(hand, catalogue[locale])];

/** A hand behind its seat's role, once there is a landlord. */
export const drawOpen = ({ hand, seat, table }: SeatView, locale: Locale): Line => [
  roleIcon(table, seat),
  handCards(hand, catalogue[locale]),
];

/** Where there is no room for pictures, as players write it: `2 KKKK 10×5`. Suits never matter (doudizhu 2). */
export function handCards(hand: readonly Card[], words: Words): Inline {
  const counts = new Map<Rank, number>();
  for (const rank of hand.map(rankOf)) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  const ranks = [...counts].map(([rank, count]) => unbroken(repeated(words.rank(rank), count)));
  return { cards: hand.map(faceOf), inWords: ranks.join(' ') };
}
