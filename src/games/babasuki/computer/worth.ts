/** What a card is worth to whoever keeps it, before anything is known of the others: measured in play of its like. */
import { CARDS, type Card, cardOf, type Kind } from '../cards.ts';

/** By kind, then for no mark, one, two or three. */
const WORTH: Readonly<Record<Kind, readonly number[]>> = {
  villain: [0, 2, 2.2, 2.2],
  hero: [0, 3, 3.3, 3.3],
  treasure: [0, 2.4, 2.6, 2.6],
  cat: [2.5, 0, 0, 0],
};

const BY_CARD = CARDS.map((no) => {
  const { kind, marks } = cardOf(no);
  return WORTH[kind][marks.length]!;
});

export const worthOf = (no: Card): number => BY_CARD[no - 1]!;
