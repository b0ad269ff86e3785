/**
 * How to lay a hand down: its cards split into combinations so that the prices of all of them add up to the least.
 * Straights of every kind are tried one beside another; what they leave is bombs, triples, pairs and singles, and
 * triples take pairs along as planes.
 */
import { BIG_JOKER, type Rank, SMALL_JOKER } from '../../../game/cards.ts';
import { type Counts, type Kind, type Ladder, type Play, rankAt, TOP_PLACE } from '../combinations.ts';

const TWO: Rank = 12;
/** Copies of a rank in two packs, and one for none. */
const SIZES = 9;
const LEAST_BOMB = 4;
/** Arrangements of straights to look at: enough for nearly every hand. */
export const TRIES = 250;

export const LADDER_KINDS: readonly {
  readonly kind: Ladder;
  readonly each: number;
  readonly least: number;
}[] = [
  { kind: 'straight', each: 1, least: 5 },
  { kind: 'pairs', each: 2, least: 3 },
  { kind: 'triples', each: 3, least: 2 },
];

/** What it costs to have a combination still to play: 1 for what needs a lead of its own, −1 for what wins one. */
export interface Prices {
  /** By rank, jokers among them. */
  readonly single: readonly number[];
  readonly pair: readonly number[];
  readonly triple: readonly number[];
  /** By the triple's rank. */
  readonly plane: readonly number[];
  /** By cards. */
  readonly bomb: readonly number[];
  /** By kind as in LADDER_KINDS, length, top place. */
  readonly ladders: readonly (readonly (readonly number[])[])[];
}

export function priceOf({ kind, height, length }: Play, prices: Prices): number {
  if (kind === 'bomb') return prices.bomb[length]!;
  if (kind === 'single' || kind === 'pair' || kind === 'triple' || kind === 'plane')
    return prices[kind][height]!;
  return prices.ladders[LADDER_KINDS.findIndex((ladder) => ladder.kind === kind)]![length]![height]!;
}

/** A combination that is part of a layout. */
export interface Piece extends Play {
  readonly size: number;
  readonly price: number;
}

export interface Layout {
  readonly price: number;
  /** The dearest first. */
  readonly pieces: readonly Piece[];
}

/**
 * The best way to split what straights leave of a rank, by rank × SIZES + count: with a bomb, and without.
 * Flat, because it is looked up some hundred thousand times a deal.
 */
export interface Groups {
  readonly prices: Prices;
  readonly bombing: Split;
  readonly plain: Split;
}

interface Split {
  readonly price: number[];
  readonly singles: number[];
  readonly pairs: number[];
  readonly triples: number[];
  /** Cards in the bomb; 0: none. */
  readonly bomb: number[];
}

export function groupsAt(prices: Prices): Groups {
  const plain = emptySplit();
  const bombing = emptySplit();
  for (let rank = 0; rank <= TWO; rank++) {
    const none = rank * SIZES;
    for (let at = none + 1; at < none + SIZES; at++) {
      copy(plain, at - 1, plain, at, prices.single[rank]!);
      plain.singles[at]!++;
      if (at - none >= 2 && plain.price[at - 2]! + prices.pair[rank]! < plain.price[at]!) {
        copy(plain, at - 2, plain, at, prices.pair[rank]!);
        plain.pairs[at]!++;
      }
      if (at - none >= 3 && plain.price[at - 3]! + prices.triple[rank]! < plain.price[at]!) {
        copy(plain, at - 3, plain, at, prices.triple[rank]!);
        plain.triples[at]!++;
      }
    }
    for (let at = none; at < none + SIZES; at++) {
      copy(plain, at, bombing, at, 0);
      for (let bomb = LEAST_BOMB; bomb <= at - none; bomb++) {
        if (plain.price[at - bomb]! + prices.bomb[bomb]! >= bombing.price[at]!) continue;
        copy(plain, at - bomb, bombing, at, prices.bomb[bomb]!);
        bombing.bomb[at] = bomb;
      }
    }
  }
  return { prices, bombing, plain };
}

function emptySplit(): Split {
  const zeros = () => new Array<number>((TWO + 1) * SIZES).fill(0);
  return { price: zeros(), singles: zeros(), pairs: zeros(), triples: zeros(), bomb: zeros() };
}

function copy(from: Split, source: number, to: Split, at: number, more: number): void {
  to.price[at] = from.price[source]! + more;
  to.singles[at] = from.singles[source]!;
  to.pairs[at] = from.pairs[source]!;
  to.triples[at] = from.triples[source]!;
  to.bomb[at] = from.bomb[source]!;
}

/** A hand being laid out. */
interface Search {
  readonly groups: Groups;
  readonly bombs: number;
  readonly left: number[];
  readonly taken: Piece[];
  /** Arrangements of straights that may still be tried. */
  tries: number;
  price: number;
  best: { taken: readonly Piece[]; left: Counts };
}

/**
 * The best layout of a hand that may still play so many bombs (doudizhu 9, 20).
 * @param tries arrangements of straights to look at
 */
export function layOut(counts: Counts, groups: Groups, bombs: number, tries: number): Layout {
  const search: Search = {
    groups,
    bombs,
    left: counts.slice(),
    taken: [],
    tries,
    price: Number.POSITIVE_INFINITY,
    best: { taken: [], left: counts },
  };
  tryLadders(search, 0, 0, 0);
  const pieces = loosePieces(search.best.left, groups, bombs, search.best.taken.slice());
  return { price: search.price, pieces: pieces.sort(byPrice) };
}

const byPrice = (a: Piece, b: Piece): number => b.price - a.price;

/** The hand as it is, then with each further straight; in a fixed order, so that no two are tried in both. */
function tryLadders(search: Search, firstKind: number, firstBottom: number, spent: number): void {
  const { left, taken, groups } = search;
  const price = spent + loosePrice(left, groups, search.bombs);
  if (price < search.price) {
    search.price = price;
    search.best = { taken: taken.slice(), left: left.slice() };
  }
  for (let k = firstKind; k < LADDER_KINDS.length; k++) {
    const { kind, each, least } = LADDER_KINDS[k]!;
    for (let bottom = k === firstKind ? firstBottom : 0; bottom <= TOP_PLACE - least + 1; bottom++) {
      const highest = bottom === 0 ? TOP_PLACE - 2 : TOP_PLACE; // the ace is in a straight once
      // A straight saves a turn for each rank whose odd cards it takes: only those are worth an end of it.
      const longest = isOdd(left[rankAt(bottom)]!, each) ? highest : bottom + least - 1;
      let odd = 0;
      for (let top = bottom; top <= longest && left[rankAt(top)]! >= each; top++) {
        const ends = isOdd(left[rankAt(top)]!, each);
        if (ends) odd++;
        const length = top - bottom + 1;
        if (length < least || odd === 0 || (length > least && !ends)) continue;
        if (--search.tries < 0) return;
        const cost = groups.prices.ladders[k]![length]![top]!;
        take(left, bottom, top, -each);
        taken.push({ kind, height: top, length, other: -1, size: length * each, price: cost });
        tryLadders(search, k, bottom, spent + cost);
        taken.pop();
        take(left, bottom, top, each);
      }
    }
  }
}

/** Whether taking so many of a rank leaves nothing, or a bomb. */
const isOdd = (count: number, each: number): boolean => count === each || count === each + LEAST_BOMB;

function take(left: number[], bottom: number, top: number, by: number): void {
  for (let place = bottom; place <= top; place++) left[rankAt(place)]! += by;
}

/** The price of cards with no straights among them. */
function loosePrice(left: Counts, groups: Groups, bombs: number): number {
  const { prices, plain, bombing } = groups;
  const kept = bombs === 1 ? bombKept(left, groups) : -1;
  let price = left[SMALL_JOKER]! * prices.single[SMALL_JOKER]! + left[BIG_JOKER]! * prices.single[BIG_JOKER]!;
  let triples = 0;
  let pairs = 0;
  for (let rank = 0; rank <= TWO; rank++) {
    const at = rank * SIZES + left[rank]!;
    const split = bombs > 1 || rank === kept ? bombing : plain;
    price += split.price[at]!;
    triples += split.triples[at]!;
    pairs += split.pairs[at]!;
  }
  return triples > 0 && pairs > 0 ? price - planeSavings(left, groups, Math.min(triples, pairs)) : price;
}

/** Where only one bomb may be played: the rank whose bomb saves most. */
function bombKept(left: Counts, { bombing, plain }: Groups): Rank {
  let kept: Rank = -1;
  let most = 0;
  for (let rank = 0; rank <= TWO; rank++) {
    const at = rank * SIZES + left[rank]!;
    const saved = plain.price[at]! - bombing.price[at]!;
    if (saved > most) {
      most = saved;
      kept = rank;
    }
  }
  return kept;
}

/** About what the lowest triples save by taking the lowest pairs along. */
function planeSavings(left: Counts, { prices, plain }: Groups, most: number): number {
  let saved = 0;
  let planes = 0;
  let wing: Rank = -1;
  let wings = 0;
  for (let rank = 0; rank <= TWO && planes < most; rank++) {
    if (left[rank]! >= LEAST_BOMB || plain.triples[rank * SIZES + left[rank]!] === 0) continue;
    while (wings === 0 && wing < TWO) {
      wing++;
      wings = left[wing]! >= LEAST_BOMB ? 0 : plain.pairs[wing * SIZES + left[wing]!]!;
    }
    if (wings === 0) break;
    wings--;
    planes++;
    saved += Math.max(0, prices.triple[rank]! + prices.pair[wing]! - prices.plane[rank]!);
  }
  return saved;
}

function loosePieces(left: Counts, groups: Groups, bombs: number, pieces: Piece[]): Piece[] {
  const { prices, plain, bombing } = groups;
  const triples: Rank[] = [];
  const pairs: Rank[] = [];
  const kept = bombs === 1 ? bombKept(left, groups) : -1;
  for (let rank = 0; rank <= TWO; rank++) {
    const at = rank * SIZES + left[rank]!;
    const split = bombs > 1 || rank === kept ? bombing : plain;
    const bomb = split.bomb[at]!;
    if (bomb > 0) pieces.push(piece('bomb', rank, bomb, prices.bomb[bomb]!, bomb));
    for (let i = split.singles[at]!; i > 0; i--) pieces.push(piece('single', rank, 1, prices.single[rank]!));
    for (let i = split.pairs[at]!; i > 0; i--) pairs.push(rank);
    for (let i = split.triples[at]!; i > 0; i--) triples.push(rank);
  }
  for (const rank of triples) {
    const wing = pairs[0];
    const cost = prices.plane[rank]!;
    if (wing === undefined || wing === rank || prices.triple[rank]! + prices.pair[wing]! <= cost) {
      pieces.push(piece('triple', rank, 3, prices.triple[rank]!));
    } else {
      pairs.shift();
      pieces.push(piece('plane', rank, 5, cost, 1, wing));
    }
  }
  for (const rank of pairs) pieces.push(piece('pair', rank, 2, prices.pair[rank]!));
  for (let joker = SMALL_JOKER; joker <= BIG_JOKER; joker++) {
    for (let i = left[joker]!; i > 0; i--) pieces.push(piece('single', joker, 1, prices.single[joker]!));
  }
  return pieces;
}

const piece = (
  kind: Kind,
  height: number,
  size: number,
  price: number,
  length = 1,
  other: Rank = -1,
): Piece => ({
  kind,
  height,
  length,
  other,
  size,
  price,
});
