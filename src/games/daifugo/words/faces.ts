/** How cards and plays are written, the same in every language. */
import { type Card, RANKS, type Rank, rankOf } from '../../../game/cards.ts';
import { isJokerCard, type Play, ranksOf, suitOf } from '../plays.ts';

const SUIT_SIGNS = ['♠', '♥', '♦', '♣'] as const;
const JOKER_SIGN = 'JOKER';

/** `10`, `J`, `2`. */
export const rankLabel = (rank: Rank): string => (RANKS[rank] === 'T' ? '10' : (RANKS[rank] ?? JOKER_SIGN));

/** `♠♥`. */
export const suitsLabel = (suits: readonly number[]): string =>
  suits.map((suit) => SUIT_SIGNS[suit]).join('');

export const cardLabel = (card: Card): string => {
  if (isJokerCard(card)) return JOKER_SIGN;
  return rankLabel(rankOf(card)) + SUIT_SIGNS[suitOf(card)];
};

/** `5♥ JOKER(6) 7♥`: a joker in a sequence is followed by the rank that it stands for. */
export function cardsLabel(play: Play): string {
  const ranks = ranksOf(play);
  const labels = play.cards.map((card, index) =>
    play.shape === 'sequence' && isJokerCard(card)
      ? `${JOKER_SIGN}(${rankLabel(ranks[index]!)})`
      : cardLabel(card),
  );
  return labels.join(' ');
}

/** A sequence's suit, lowest and highest rank: `♥5–7`. */
export function spanLabel({ cards, rank }: Play): string {
  const natural = cards.find((card) => !isJokerCard(card))!;
  return `${suitsLabel([suitOf(natural)])}${rankLabel(rank)}–${rankLabel(rank + cards.length - 1)}`;
}
