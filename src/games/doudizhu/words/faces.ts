/** How ranks and combinations are written: the same in every language, except the jokers' names. */
import {
  BIG_JOKER,
  type Card,
  isJoker,
  PACK_SIZE,
  type Rank,
  rankName,
  rankOf,
  readFaces,
  SMALL_JOKER,
} from '../../../game/cards.ts';
import { combinationOf, type Play, rankAt } from '../combinations.ts';

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

const SUIT_SIGNS = ['♠', '♥', '♦', '♣'] as const;

/** `10♠`, or a joker's name. */
export const cardLabel = (card: Card, jokers: JokerNames): string =>
  `${rankLabel(rankOf(card), jokers)}${isJoker(rankOf(card)) ? '' : SUIT_SIGNS[(card % PACK_SIZE) & 3]}`;

/** The combination that a refusal's parameter names. */
export const playNamed = (faces: string | number | undefined): Play | null => combinationOf(readFaces(faces));

/** A straight's lowest and highest rank: `3–7`. */
export const span = ({ height, length }: Play, jokers: JokerNames): string =>
  `${rankLabel(rankAt(height - length + 1), jokers)}–${rankLabel(rankAt(height), jokers)}`;

/** A least and a greatest value: `3–7`, or `5` where they are the same. */
export const rangeLabel = (least: string | number, greatest: string | number, dash: string): string =>
  least === greatest ? `${least}` : `${least}${dash}${greatest}`;
