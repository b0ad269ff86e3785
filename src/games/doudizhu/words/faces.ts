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

/** A combination in signs, for a button of one line: `8×2`, `10×3+4×2`, `3–7`, `3–5 ×2`, `8+🃏`, `💣 8×4`. */
export function signs(play: Play, jokers: JokerNames): string {
  const { kind, height, length, other } = play;
  const rank = rankLabel(height, jokers);
  switch (kind) {
    case 'single':
      return rank;
    case 'pair':
      if (isJoker(height)) return '🃏+🃏';
      return other < 0 ? `${rank}×2` : `${rank}+🃏`;
    case 'triple':
      return `${rank}×3`;
    case 'plane':
      return `${rank}×3+${rankLabel(other, jokers)}×2`;
    case 'straight':
      return span(play, jokers);
    case 'pairs':
      return `${span(play, jokers)} ×2`;
    case 'triples':
      return `${span(play, jokers)} ×3`;
    case 'bomb':
      return `💣 ${rank}×${length}`;
  }
}
