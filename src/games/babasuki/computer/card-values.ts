/** The average worth of a card that is kept in the draft, while nothing is known of the other hands. */
import { CARDS, type Card, cardOf, type Kind } from '../cards.ts';

/** By kind, then by the number of marks from 0 to 3; measured in rounds of computer players, in points. */
const VALUES: Readonly<Record<Kind, readonly number[]>> = {
  villain: [0, 2, 2.2, 2.2],
  hero: [0, 3, 3.3, 3.3],
  treasure: [0, 2.4, 2.6, 2.6],
  cat: [2.5, 0, 0, 0],
};

const VALUE_BY_CARD = CARDS.map((card) => {
  const { kind, marks } = cardOf(card);
  return VALUES[kind][marks.length]!;
});

export const valueOfCard = (card: Card): number => VALUE_BY_CARD[card - 1]!;
