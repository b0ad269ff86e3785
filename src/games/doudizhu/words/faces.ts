/** How ranks and combinations are spelt, the same in every language but for the jokers. */
import { BIG_JOKER, type Rank, rankName, SMALL_JOKER } from '../../../game/cards.ts';
import { type Play, rankAt } from '../combinations.ts';

export interface JokerNames {
  readonly small: string;
  readonly big: string;
}

export const rankLabel = (rank: Rank, jokers: JokerNames): string => {
  if (rank === SMALL_JOKER) return jokers.small;
  if (rank === BIG_JOKER) return jokers.big;
  const name = rankName(rank);
  return name === 'T' ? '10' : name;
};

/** `3–7`: a straight's lowest and highest rank. */
export const span = ({ height, length }: Play, jokers: JokerNames): string =>
  `${rankLabel(rankAt(height - length + 1), jokers)}–${rankLabel(rankAt(height), jokers)}`;
