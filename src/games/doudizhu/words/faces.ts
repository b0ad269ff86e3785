/** How ranks and straights are written: the same in every language, except the jokers' names. */
import { BIG_JOKER, type Rank, rankName, SMALL_JOKER } from '../../../game/cards.ts';
import { type Play, rankAt } from '../combinations.ts';

export interface JokerNames {
  readonly small: string;
  readonly big: string;
}

/** `10`, `K`, `2`, or a joker's name. */
export const rankLabel = (rank: Rank, jokers: JokerNames): string => {
  if (rank === SMALL_JOKER) return jokers.small;
  if (rank === BIG_JOKER) return jokers.big;
  const name = rankName(rank);
  return name === 'T' ? '10' : name;
};

/** A straight's lowest and highest rank: `3–7`. */
export const span = ({ height, length }: Play, jokers: JokerNames): string =>
  `${rankLabel(rankAt(height - length + 1), jokers)}–${rankLabel(rankAt(height), jokers)}`;
