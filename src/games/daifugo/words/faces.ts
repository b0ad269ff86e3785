/** How cards and plays are written, the same in every language except for the joker. */
import { type Card, RANKS, type Rank, rankOf, readFaces } from '../../../game/cards.ts';
import { isJokerCard, type Play, ranksOf, suitOf } from '../plays.ts';

const SUIT_SIGNS = ['♠', '♥', '♦', '♣'] as const;

export interface JokerNames {
  readonly joker: string;
  /** A joker with the rank that it stands for. */
  readonly jokerAs: (rank: string) => string;
}

/** `10`, `J`, `2`. */
export const rankLabel = (rank: Rank, { joker }: JokerNames): string =>
  RANKS[rank] === 'T' ? '10' : (RANKS[rank] ?? joker);

/** `♠♥`. */
export const suitsLabel = (suits: readonly number[]): string =>
  suits.map((suit) => SUIT_SIGNS[suit]).join('');

export const cardLabel = (card: Card, names: JokerNames): string =>
  isJokerCard(card) ? names.joker : rankLabel(rankOf(card), names) + SUIT_SIGNS[suitOf(card)];

/** The cards that a refusal's parameter names: `5♥ 5♠`. */
export const facesLabel = (faces: string | number | undefined, names: JokerNames): string =>
  readFaces(faces)
    .map((card) => cardLabel(card, names))
    .join(' ');

/** `5♥ joker (6) 7♥`: a joker in a sequence is followed by the rank that it stands for. */
export function cardsLabel(play: Play, names: JokerNames): string {
  const ranks = ranksOf(play);
  const labels = play.cards.map((card, index) =>
    play.shape === 'sequence' && isJokerCard(card)
      ? names.jokerAs(rankLabel(ranks[index]!, names))
      : cardLabel(card, names),
  );
  return labels.join(' ');
}

/** A sequence's lowest and highest rank, and its suit: `5–7♥`. */
export function spanLabel({ cards, rank }: Play, names: JokerNames): string {
  const natural = cards.find((card) => !isJokerCard(card))!;
  const ends = [rank, rank + cards.length - 1].map((end) => rankLabel(end, names));
  return `${ends.join('–')}${suitsLabel([suitOf(natural)])}`;
}

/** Where a hand is larger, no hand’s cards are added up one by one; of more roles the cards are not named. A panel has less room. */
export const MAX_ADDED = 8;
export const MAX_NAMED_ROLES = 6;
export const MAX_NAMED_IN_PANEL = 4;
