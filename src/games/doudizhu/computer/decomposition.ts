/**
 * Decomposes a hand into combinations whose prices add up to the least. Straights of all kinds are tried one beside
 * another, depth first. The cards they leave are split rank by rank into bombs, triples, pairs and singles
 * (`rank-splits.ts`), and triples then take pairs along as planes.
 */
import { BIG_JOKER, type Rank, SMALL_JOKER } from '../../../game/cards.ts';
import { type Counts, type Kind, type Play, rankAt, TOP_PLACE } from '../combinations.ts';
import { LADDER_KINDS } from './ladders.ts';
import { type RankSplits, splitIndex } from './rank-splits.ts';

const TWO: Rank = 12;
const MIN_BOMB = 4;
/** Arrangements of straights to try: enough to cover nearly every hand. */
export const MAX_ARRANGEMENTS = 250;

/** A combination with its price. */
export interface PricedPlay extends Play {
  readonly size: number;
  readonly price: number;
}

export interface Decomposition {
  readonly price: number;
  /** The dearest first. */
  readonly plays: readonly PricedPlay[];
}

interface Search {
  readonly splits: RankSplits;
  readonly bombs: number;
  readonly rest: number[];
  readonly straights: PricedPlay[];
  /** Arrangements of straights that may still be tried. */
  triesLeft: number;
  bestPrice: number;
  best: { straights: readonly PricedPlay[]; rest: Counts };
}

/**
 * The best decomposition of a hand.
 * @param bombs how many bombs its seat may still play (doudizhu 9, 20)
 * @param maxArrangements how many arrangements of straights to try
 */
export function decompose(
  counts: Counts,
  splits: RankSplits,
  bombs: number,
  maxArrangements: number,
): Decomposition {
  const search: Search = {
    splits,
    bombs,
    rest: counts.slice(),
    straights: [],
    triesLeft: maxArrangements,
    bestPrice: Number.POSITIVE_INFINITY,
    best: { straights: [], rest: counts },
  };
  tryStraights(search, 0, 0, 0);
  const plays = [...search.best.straights, ...groupsOf(search.best.rest, splits, bombs)];
  const { turnPrice } = splits;
  return {
    price: search.bestPrice - turnPrice * plays.length,
    plays: plays
      .map((play) => ({ ...play, price: play.price - turnPrice }))
      .sort((a, b) => b.price - a.price),
  };
}

/**
 * Rates the hand without further straights, then with each further one. Straights are added in a fixed order, by kind
 * and lowest place, so that no arrangement is tried twice.
 */
function tryStraights(search: Search, firstKind: number, firstBottom: number, spent: number): void {
  const { rest, straights, splits } = search;
  const price = spent + groupsPrice(rest, splits, search.bombs);
  if (price < search.bestPrice) {
    search.bestPrice = price;
    search.best = { straights: straights.slice(), rest: rest.slice() };
  }
  for (let kindIndex = firstKind; kindIndex < LADDER_KINDS.length; kindIndex++) {
    const { kind, copies, minLength } = LADDER_KINDS[kindIndex]!;
    const start = kindIndex === firstKind ? firstBottom : 0;
    for (let bottom = start; bottom <= TOP_PLACE - minLength + 1; bottom++) {
      const highest = bottom === 0 ? TOP_PLACE - 2 : TOP_PLACE; // a straight has the ace only once
      // A straight saves a turn for each rank that it leaves no odd cards of, so it should begin and end at such ranks.
      const lastTop = isUsedUp(rest[rankAt(bottom)]!, copies) ? highest : bottom + minLength - 1;
      let usedUp = 0;
      for (let top = bottom; top <= lastTop && rest[rankAt(top)]! >= copies; top++) {
        const endsWell = isUsedUp(rest[rankAt(top)]!, copies);
        if (endsWell) usedUp++;
        const length = top - bottom + 1;
        if (length < minLength || usedUp === 0 || (length > minLength && !endsWell)) continue;
        if (--search.triesLeft < 0) return;
        const cost = splits.prices.ladders[kindIndex]![length]![top]!;
        addToRanks(rest, bottom, top, -copies);
        straights.push({ kind, height: top, length, other: -1, size: length * copies, price: cost });
        tryStraights(search, kindIndex, bottom, spent + cost);
        straights.pop();
        addToRanks(rest, bottom, top, copies);
      }
    }
  }
}

/** Whether a straight that takes `copies` cards of a rank leaves none of them, or exactly a bomb of four. */
const isUsedUp = (count: number, copies: number): boolean => count === copies || count === copies + MIN_BOMB;

function addToRanks(counts: number[], bottom: number, top: number, change: number): void {
  for (let place = bottom; place <= top; place++) counts[rankAt(place)]! += change;
}

/** The price of cards that are laid down without straights. */
function groupsPrice(counts: Counts, splits: RankSplits, bombs: number): number {
  const { prices, withBomb, withoutBomb } = splits;
  const bombRank = bombs === 1 ? bestBombRank(counts, splits) : -1;
  let price =
    counts[SMALL_JOKER]! * prices.single[SMALL_JOKER]! + counts[BIG_JOKER]! * prices.single[BIG_JOKER]!;
  let triples = 0;
  let pairs = 0;
  for (let rank = 0; rank <= TWO; rank++) {
    const index = splitIndex(rank, counts[rank]!);
    const table = bombs > 1 || rank === bombRank ? withBomb : withoutBomb;
    price += table.price[index]!;
    triples += table.triples[index]!;
    pairs += table.pairs[index]!;
  }
  return triples > 0 && pairs > 0 ? price - planeSavings(counts, splits, Math.min(triples, pairs)) : price;
}

/** For a seat that may play one bomb only: the rank whose bomb saves most; −1 for none. */
function bestBombRank(counts: Counts, { withBomb, withoutBomb }: RankSplits): Rank {
  let best: Rank = -1;
  let mostSaved = 0;
  for (let rank = 0; rank <= TWO; rank++) {
    const index = splitIndex(rank, counts[rank]!);
    const saved = withoutBomb.price[index]! - withBomb.price[index]!;
    if (saved > mostSaved) {
      mostSaved = saved;
      best = rank;
    }
  }
  return best;
}

/** Roughly what the lowest triples save when they take the lowest pairs along as planes. */
function planeSavings(counts: Counts, { prices, withoutBomb }: RankSplits, maxPlanes: number): number {
  let saved = 0;
  let planes = 0;
  let pairRank: Rank = -1;
  let pairsLeft = 0;
  for (let rank = 0; rank <= TWO && planes < maxPlanes; rank++) {
    if (counts[rank]! >= MIN_BOMB || withoutBomb.triples[splitIndex(rank, counts[rank]!)] === 0) continue;
    while (pairsLeft === 0 && pairRank < TWO) {
      pairRank++;
      pairsLeft =
        counts[pairRank]! >= MIN_BOMB ? 0 : withoutBomb.pairs[splitIndex(pairRank, counts[pairRank]!)]!;
    }
    if (pairsLeft === 0) break;
    pairsLeft--;
    planes++;
    saved += Math.max(0, prices.triple[rank]! + prices.pair[pairRank]! - prices.plane[rank]!);
  }
  return saved;
}

/** The combinations of cards that are laid down without straights. */
function groupsOf(counts: Counts, splits: RankSplits, bombs: number): PricedPlay[] {
  const { prices, withoutBomb, withBomb } = splits;
  const plays: PricedPlay[] = [];
  const triples: Rank[] = [];
  const pairs: Rank[] = [];
  const bombRank = bombs === 1 ? bestBombRank(counts, splits) : -1;
  for (let rank = 0; rank <= TWO; rank++) {
    const index = splitIndex(rank, counts[rank]!);
    const table = bombs > 1 || rank === bombRank ? withBomb : withoutBomb;
    const bomb = table.bomb[index]!;
    if (bomb > 0) plays.push(pricedPlay('bomb', rank, bomb, prices.bomb[bomb]!, bomb));
    for (let i = table.singles[index]!; i > 0; i--)
      plays.push(pricedPlay('single', rank, 1, prices.single[rank]!));
    for (let i = table.pairs[index]!; i > 0; i--) pairs.push(rank);
    for (let i = table.triples[index]!; i > 0; i--) triples.push(rank);
  }
  for (const rank of triples) {
    const pairRank = pairs[0];
    const planePrice = prices.plane[rank]!;
    if (
      pairRank === undefined ||
      pairRank === rank ||
      prices.triple[rank]! + prices.pair[pairRank]! <= planePrice
    ) {
      plays.push(pricedPlay('triple', rank, 3, prices.triple[rank]!));
    } else {
      pairs.shift();
      plays.push(pricedPlay('plane', rank, 5, planePrice, 1, pairRank));
    }
  }
  for (const rank of pairs) plays.push(pricedPlay('pair', rank, 2, prices.pair[rank]!));
  for (let joker = SMALL_JOKER; joker <= BIG_JOKER; joker++) {
    for (let i = counts[joker]!; i > 0; i--)
      plays.push(pricedPlay('single', joker, 1, prices.single[joker]!));
  }
  return plays;
}

const pricedPlay = (
  kind: Kind,
  height: number,
  size: number,
  price: number,
  length = 1,
  other: Rank = -1,
): PricedPlay => ({ kind, height, length, other, size, price });
