/**
 * Combinations (doudizhu 12–16): which ones a hand holds, and which beat which. The rules, the screens and the computer
 * all use this one enumeration.
 *
 * Suits never matter (doudizhu 2), so a hand is counted by rank: `counts[rank]` cards of each, 0–12 for 3 … 2, then the
 * jokers. Straights climb a ladder of 14 *places*, poker's order (doudizhu 14): A 2 3 … K A.
 */
import { BIG_JOKER, type Card, type Rank, rankName, rankOf, SMALL_JOKER } from '../../game/cards.ts';

export const KINDS = ['single', 'pair', 'triple', 'plane', 'straight', 'pairs', 'triples', 'bomb'] as const;
export type Kind = (typeof KINDS)[number];
const STRAIGHTS = ['straight', 'pairs', 'triples'] as const;
export type StraightKind = (typeof STRAIGHTS)[number];

/** A combination by its ranks, whichever suits its cards are of. */
export interface Play {
  readonly kind: Kind;
  /** Decides between two plays of a kind: the rank (of a plane's triple), or a straight's top place. */
  readonly height: number;
  /** The number of ranks in a straight, or of cards in a bomb; otherwise 1. */
  readonly length: number;
  /** The rank of a plane's pair, or the joker beside another card of a pair; otherwise −1. */
  readonly other: Rank;
}

export type Counts = readonly number[];

const ACE: Rank = 11;
const TWO: Rank = 12;
/** The highest place: the ace above the king. */
export const TOP_PLACE = 13;
const MAX_RANKS = 13;

/** For each kind of straight, how many cards of each rank it has, and of how many ranks at least. */
const STRAIGHT_SHAPES: Readonly<Record<StraightKind, { readonly each: number; readonly minRanks: number }>> =
  {
    straight: { each: 1, minRanks: 5 },
    pairs: { each: 2, minRanks: 3 },
    triples: { each: 3, minRanks: 2 },
  };
const SIZES = { single: 1, pair: 2, triple: 3, plane: 5 } as const;
const MIN_BOMB = 4;
/** Two packs have eight of a rank. */
const MAX_BOMB = 8;

/** The rank at a place of the ladder: 0 is the low ace, 1 the 2, 2 the 3 … 13 the high ace. */
export const rankAt = (place: number): Rank => (place === 0 ? ACE : place === 1 ? TWO : place - 2);

const isStraight = (kind: Kind): kind is StraightKind => kind in STRAIGHT_SHAPES;

/** A combination as a choice. */
export interface PlayChoice {
  readonly do: 'play';
  readonly play: Play;
}

const playChoice = (kind: Kind, height: number, length = 1, other: Rank = -1): PlayChoice => ({
  do: 'play',
  play: { kind, height, length, other },
});

const byNumber = <T>(count: number, make: (number: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, number) => make(number));

/** All combinations that there are, each once: to list those of a hand makes no new objects. */
const SINGLES = byNumber(BIG_JOKER + 1, (rank) => playChoice('single', rank));
const PAIRS = byNumber(BIG_JOKER + 1, (rank) => playChoice('pair', rank));
const JOKER_PAIRS = byNumber(BIG_JOKER + 1, (rank) =>
  byNumber(BIG_JOKER + 1, (joker) => playChoice('pair', rank, 1, joker)),
);
const TRIPLES = byNumber(MAX_RANKS, (rank) => playChoice('triple', rank));
const PLANES = byNumber(MAX_RANKS, (rank) =>
  byNumber(MAX_RANKS, (wing) => playChoice('plane', rank, 1, wing)),
);
const straightsOf = (kind: StraightKind) =>
  byNumber(MAX_RANKS + 1, (length) => byNumber(TOP_PLACE + 1, (place) => playChoice(kind, place, length)));
const STRAIGHTS_BY_LENGTH = {
  straight: straightsOf('straight'),
  pairs: straightsOf('pairs'),
  triples: straightsOf('triples'),
};
const BOMBS = byNumber(MAX_RANKS, (rank) => byNumber(MAX_BOMB + 1, (size) => playChoice('bomb', rank, size)));

export function countRanks(cards: readonly Card[]): number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const card of cards) counts[rankOf(card)]!++;
  return counts;
}

/** Every combination that can be led from these cards; without bombs for a seat that may play none (doudizhu 20). */
export function leads(counts: Counts, mayBomb: boolean): PlayChoice[] {
  const found: PlayChoice[] = [];
  singles(found, counts, -1);
  pairs(found, counts, -1);
  triples(found, counts, -1);
  planes(found, counts, -1);
  for (const kind of STRAIGHTS) {
    let tops = placesOf(kind, counts);
    for (let length = 1; tops !== 0 && length <= MAX_RANKS; length++) {
      if (length >= STRAIGHT_SHAPES[kind].minRanks) straights(found, kind, length, tops, -1);
      tops &= tops << 1;
    }
  }
  if (mayBomb) bombs(found, counts, null);
  return found;
}

/** Every combination in these cards that beats `top` (doudizhu 17): a higher one of its kind and length, or a bomb. */
export function answers(counts: Counts, top: Play, mayBomb: boolean): PlayChoice[] {
  const found: PlayChoice[] = [];
  const { kind, height } = top;
  if (kind === 'single') singles(found, counts, height);
  else if (kind === 'pair') pairs(found, counts, height);
  else if (kind === 'triple') triples(found, counts, height);
  else if (kind === 'plane') planes(found, counts, height);
  else if (isStraight(kind)) {
    let tops = placesOf(kind, counts);
    for (let length = 1; length < top.length; length++) tops &= tops << 1;
    straights(found, kind, top.length, tops, height);
  }
  if (mayBomb) bombs(found, counts, kind === 'bomb' ? top : null);
  return found;
}

function singles(found: PlayChoice[], counts: Counts, above: number): void {
  for (let rank = above + 1; rank <= BIG_JOKER; rank++) {
    if (counts[rank]! > 0) found.push(SINGLES[rank]!);
  }
}

/** doudizhu 12, 13: two of a rank, or a joker beside any card; two jokers count as the higher of them. */
function pairs(found: PlayChoice[], counts: Counts, above: number): void {
  for (let rank = above + 1; rank <= TWO; rank++) {
    if (counts[rank]! === 0) continue;
    if (counts[rank]! > 1) found.push(PAIRS[rank]!);
    for (let joker = SMALL_JOKER; joker <= BIG_JOKER; joker++) {
      if (counts[joker]! > 0) found.push(JOKER_PAIRS[rank]![joker]!);
    }
  }
  if (above < SMALL_JOKER && counts[SMALL_JOKER]! > 1) found.push(PAIRS[SMALL_JOKER]!);
  if (above < BIG_JOKER && counts[BIG_JOKER]! > 0) {
    if (counts[SMALL_JOKER]! > 0) found.push(JOKER_PAIRS[BIG_JOKER]![SMALL_JOKER]!);
    if (counts[BIG_JOKER]! > 1) found.push(PAIRS[BIG_JOKER]!);
  }
}

function triples(found: PlayChoice[], counts: Counts, above: number): void {
  for (let rank = above + 1; rank <= TWO; rank++) {
    if (counts[rank]! > 2) found.push(TRIPLES[rank]!);
  }
}

/** doudizhu 12, 15: a triple and a natural pair of another rank. */
function planes(found: PlayChoice[], counts: Counts, above: number): void {
  for (let rank = above + 1; rank <= TWO; rank++) {
    if (counts[rank]! < 3) continue;
    for (let wing = 0; wing <= TWO; wing++) {
      if (wing !== rank && counts[wing]! > 1) found.push(PLANES[rank]![wing]!);
    }
  }
}

/** The places where a hand has enough cards for a kind of straight, as bits: bit 0 is the low ace, bit 13 the high one. */
function placesOf(kind: StraightKind, counts: Counts): number {
  const { each } = STRAIGHT_SHAPES[kind];
  let places = 0;
  for (let place = 0; place <= TOP_PLACE; place++) if (counts[rankAt(place)]! >= each) places |= 1 << place;
  return places;
}

/**
 * Adds the straights of `length` ranks whose top place is above `above`.
 * @param tops the top places of all those that the hand holds, as bits
 */
function straights(
  found: PlayChoice[],
  kind: StraightKind,
  length: number,
  tops: number,
  above: number,
): void {
  const choices = STRAIGHTS_BY_LENGTH[kind][length]!;
  // doudizhu 14: the straight of all thirteen ranks exists once, with the ace high.
  const lowest = Math.max(above + 1, length === MAX_RANKS ? TOP_PLACE : 0);
  for (let place = lowest; place <= TOP_PLACE; place++) {
    if ((tops >> place) & 1) found.push(choices[place]!);
  }
}

/** doudizhu 16, 17: four or more of a rank, in every size; more cards beat fewer, then the rank decides. */
function bombs(found: PlayChoice[], counts: Counts, above: Play | null): void {
  for (let rank = 0; rank <= TWO; rank++) {
    for (let size = MIN_BOMB; size <= counts[rank]!; size++) {
      if (!above || size > above.length || (size === above.length && rank > above.height)) {
        found.push(BOMBS[rank]![size]!);
      }
    }
  }
}

/** How many cards of each rank a combination takes, in the order in which it is played. */
export function rankCountsOf(combination: Play): [Rank, number][] {
  const { kind, height, length, other } = combination;
  if (isStraight(kind)) {
    const { each } = STRAIGHT_SHAPES[kind];
    return Array.from({ length }, (_, i) => [rankAt(height - length + 1 + i), each]);
  }
  if (kind === 'single') return [[height, 1]];
  if (kind === 'triple') return [[height, 3]];
  if (kind === 'bomb') return [[height, length]];
  if (kind === 'plane') {
    return [
      [height, 3],
      [other, 2],
    ];
  }
  return other < 0
    ? [[height, 2]]
    : [
        [height, 1],
        [other, 1],
      ];
}

/** The number of cards of a combination. */
export function sizeOf({ kind, length }: Play): number {
  if (isStraight(kind)) return length * STRAIGHT_SHAPES[kind].each;
  return kind === 'bomb' ? length : SIZES[kind];
}

/** The combination that exactly these cards are, if any. No cards are two combinations (doudizhu 16). */
export function combinationOf(cards: readonly Card[]): Play | null {
  const counts = countRanks(cards);
  const ranks: Rank[] = [];
  for (let rank = 0; rank < counts.length; rank++) if (counts[rank]! > 0) ranks.push(rank);
  const [low, high] = [ranks[0]!, ranks.at(-1)!];
  const size = cards.length;
  if (size === 1) return SINGLES[high]!.play;
  if (high > TWO) return size === 2 ? jokerPair(low, high) : null;
  if (ranks.length === 1) return sameRank(high, size);
  if (ranks.length === 2 && size === SIZES.plane) {
    const [triple, pair] = counts[low] === 3 ? [low, high] : [high, low];
    if (counts[triple] === 3) return PLANES[triple]![pair]!.play;
  }
  return straightOf(counts, ranks);
}

/** doudizhu 12, 13: a joker and any other card; two different jokers count as the higher of them. */
function jokerPair(low: Rank, high: Rank): Play {
  if (low === high) return PAIRS[high]!.play;
  return (low === SMALL_JOKER ? JOKER_PAIRS[high]![low] : JOKER_PAIRS[low]![high])!.play;
}

function sameRank(rank: Rank, size: number): Play | null {
  if (size >= MIN_BOMB) return BOMBS[rank]![size]!.play;
  if (size === SIZES.triple) return TRIPLES[rank]!.play;
  return size === SIZES.pair ? PAIRS[rank]!.play : null;
}

/** doudizhu 14: equally many cards of each of several ranks in a row; the ace is high where it can be. */
function straightOf(counts: Counts, ranks: readonly Rank[]): Play | null {
  const each = counts[ranks[0]!]!;
  const kind = STRAIGHTS.find((straight) => STRAIGHT_SHAPES[straight].each === each);
  const { length } = ranks;
  if (kind === undefined || length < STRAIGHT_SHAPES[kind].minRanks) return null;
  if (ranks.some((rank) => counts[rank] !== each)) return null;
  let run = 0;
  // From the top, so that an ace is high where it can be; the low ace has been met as the high one then.
  for (let place = TOP_PLACE; place >= 0; place--) {
    run = counts[rankAt(place)]! > 0 ? run + 1 : 0;
    if (run === length) return STRAIGHTS_BY_LENGTH[kind][length]![place + length - 1]!.play;
  }
  return null;
}

/** A short name, unique among combinations: `single.7`, `plane.8.3`, `straight.T.5`, `bomb.9.4`, `pair.7.SJ`. */
export function nameOfPlay({ kind, height, length, other }: Play): string {
  const head = rankName(isStraight(kind) ? rankAt(height) : height);
  return `${kind}.${head}${length > 1 ? `.${length}` : ''}${other < 0 ? '' : `.${rankName(other)}`}`;
}
