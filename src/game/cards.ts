/**
 * Standard playing cards. A card is a number, its id: in two packs every face is there twice, so a face is not an id.
 * Id = pack × 54 + face; faces 0–51 go by rank, 3 to 2, and within a rank by suit ♠ ♥ ♦ ♣; 52 and 53 are the jokers.
 */
export type Card = number;

export const PACK_SIZE = 54;
export const RANKS = ['3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A', '2'] as const;
export const SUITS = ['s', 'h', 'd', 'c'] as const;

/** 0–12 for 3 … A, 2; then the jokers. */
export type Rank = number;
export const SMALL_JOKER: Rank = 13;
export const BIG_JOKER: Rank = 14;

/** A card's face: `7h`, `Ts`, `SJ`, `BJ`. */
export type Face = string;

const FACES: readonly Face[] = [...RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit)), 'SJ', 'BJ'];
const BY_FACE = new Map(FACES.map((face, index) => [face, index]));
/** No game has more packs than this. */
const MAX_PACKS = 2;
const RANK_OF: readonly Rank[] = Array.from({ length: MAX_PACKS }, () =>
  FACES.map((_, face) => (face < 52 ? face >> 2 : face - 39)),
).flat();

export function newPacks(count: number): Card[] {
  const cards: Card[] = [];
  for (let card = 0; card < PACK_SIZE * count; card++) cards.push(card);
  return cards;
}
export const faceOf = (card: Card): Face => FACES[card % PACK_SIZE]!;
export const rankOf = (card: Card): Rank => RANK_OF[card]!;
export const isJoker = (rank: Rank): boolean => rank >= SMALL_JOKER;

/** The id of a face in the first pack; undefined for an unknown face. */
export const faceIndex = (face: Face): Card | undefined => BY_FACE.get(face);

/** Cards by their faces in one text, as a refusal's parameter names them: `9s 9h BJ`. */
export const writeFaces = (cards: readonly Card[]): string => cards.map(faceOf).join(' ');
export const readFaces = (text: string | number | undefined): Card[] =>
  `${text}`.split(' ').flatMap((face) => faceIndex(face) ?? []);

/** `3` … `A`, `2`, `SJ`, `BJ`. */
export const rankName = (rank: Rank): string =>
  rank === SMALL_JOKER ? 'SJ' : rank === BIG_JOKER ? 'BJ' : RANKS[rank]!;

/** Every face, in the order of ids. */
export const allFaces = (): readonly Face[] => FACES;
