/** What a card is worth to whoever keeps it, before anything is known of the others: measured in play of its like. */
import { type Card, CARDS, cardOf, type Kind } from '../cards.ts';

/** By kind, then for no mark, one, two or three. */
const WORTH: Readonly<Record<Kind, readonly number[]>> = {
  villain: [0, 3, 4, 4],
  hero: [0, 3, 4, 4],
  treasure: [0, 2.5, 3, 3],
  cat: [2, 0, 0, 0],
};

const BY_CARD = CARDS.map((no) => {
  const { kind, marks } = cardOf(no);
  return WORTH[kind][marks.length]!;
});

export const worthOf = (no: Card): number => BY_CARD[no - 1]!;
