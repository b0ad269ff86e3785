/**
 * How to lay a hand down: its cards split into combinations so that the prices of all of them add up to the least.
 * Straights of every kind are tried one beside another; what they leave is bombs, triples, pairs and singles, and
 * triples take the dearest pairs along as planes.
 */
import { BIG_JOKER, type Rank, SMALL_JOKER } from '../../../game/cards.ts';
import { type Counts, type Ladder, type Play, rankAt, TOP_PLACE } from '../combinations.ts';

const TWO: Rank = 12;
/** Copies of a rank in two packs, and one for none. */
const SIZES = 9;
/** Arrangements of straights tried for one hand: enough for nearly all, and an end to the rest. */
const TRIES = 250;

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

/** One rank's cards, once straights have taken theirs. */
interface Group {
  readonly price: number;
  readonly singles: number;
  readonly pairs: number;
  readonly triples: number;
  /** Cards in its bomb; 0: none. */
  readonly bomb: number;
}

/** The best groups for every rank and count: with bombs, and without. */
interface Groups {
  readonly bombing: readonly Group[];
  readonly plain: readonly Group[];
}

export interface Layout {
  readonly price: number;
  readonly plays: readonly Play[];
}

/** Finds layouts at given prices, for a seat that may still play so many bombs. */
export type Layouts = (counts: Counts) => Layout;

export function layouts(prices: Prices, bombs: number): Layouts {
  const groups = groupsAt(prices, bombs);
  const known = new Map<number, Layout>();
  return (counts) => {
    const key = counts.reduce((sum, count) => sum * SIZES + count, 0);
    const found = known.get(key) ?? layOut(counts, prices, groups, bombs);
    known.set(key, found);
    return found;
  };
}

function groupsAt(prices: Prices, bombs: number): Groups {
  const none: Group = { price: 0, singles: 0, pairs: 0, triples: 0, bomb: 0 };
  const plain: Group[] = [];
  const bombing: Group[] = [];
  for (let rank = 0; rank <= TWO; rank++) {
    const at = rank * SIZES;
    plain[at] = none;
    for (let count = 1; count < SIZES; count++) {
      const { [at + count - 1]: one, [at + count - 2]: two, [at + count - 3]: three } = plain;
      let best = { ...one!, price: one!.price + prices.single[rank]!, singles: one!.singles + 1 };
      if (count >= 2 && two!.price + prices.pair[rank]! < best.price) {
        best = { ...two!, price: two!.price + prices.pair[rank]!, pairs: two!.pairs + 1 };
      }
      if (count >= 3 && three!.price + prices.triple[rank]! < best.price) {
        best = { ...three!, price: three!.price + prices.triple[rank]!, triples: three!.triples + 1 };
      }
      plain[at + count] = best;
    }
    for (let count = 0; count < SIZES; count++) {
      let best = plain[at + count]!;
      for (let bomb = 4; bombs > 0 && bomb <= count; bomb++) {
        const rest = plain[at + count - bomb]!;
        const price = rest.price + prices.bomb[bomb]!;
        if (price < best.price) best = { ...rest, price, bomb };
      }
      bombing[at + count] = best;
    }
  }
  return { bombing, plain };
}

/** Which ranks' bombs stay whole: all, or where only one may be played (doudizhu 9), the one that saves most. */
function bombKept(left: Counts, { bombing, plain }: Groups, bombs: number): Rank {
  let kept: Rank = -1;
  let saved = 0;
  for (let rank = 0; bombs === 1 && rank <= TWO; rank++) {
    const at = rank * SIZES + left[rank]!;
    const saves = plain[at]!.price - bombing[at]!.price;
    if (saves > saved) {
      saved = saves;
      kept = rank;
    }
  }
  return kept;
}

/** The price of cards with no straights among them. */
function loosePrice(left: Counts, prices: Prices, groups: Groups, bombs: number): number {
  const kept = bombKept(left, groups, bombs);
  let price = left[SMALL_JOKER]! * prices.single[SMALL_JOKER]! + left[BIG_JOKER]! * prices.single[BIG_JOKER]!;
  let triples = 0;
  let pairs = 0;
  for (let rank = 0; rank <= TWO; rank++) {
    const count = left[rank]!;
    if (count === 0) continue;
    const from = bombs > 1 || rank === kept ? groups.bombing : groups.plain;
    const group = from[rank * SIZES + count]!;
    price += group.price;
    triples += group.triples;
    pairs += group.pairs;
  }
  if (triples > 0 && pairs > 0)
    price -= planeSavings(left, prices, groups, bombs, kept, Math.min(triples, pairs));
  return price;
}

/** What the lowest triples save by taking the lowest pairs along. */
function planeSavings(
  left: Counts,
  prices: Prices,
  groups: Groups,
  bombs: number,
  kept: Rank,
  most: number,
): number {
  let saved = 0;
  let wing: Rank = -1;
  let wings = 0;
  const groupOf = (rank: Rank) =>
    (bombs > 1 || rank === kept ? groups.bombing : groups.plain)[rank * SIZES + left[rank]!]!;
  let planes = 0;
  for (let rank = 0; rank <= TWO && planes < most; rank++) {
    if (groupOf(rank).triples === 0) continue;
    planes++;
    while (wings === 0) wings = groupOf(++wing).pairs;
    wings--;
    saved += Math.max(0, prices.triple[rank]! + prices.pair[wing]! - prices.plane[rank]!);
  }
  return saved;
}

/** A straight saves a turn for each rank whose last odd cards it takes: only such are worth trying at an end of it. */
const exact = (count: number, each: number): boolean => count === each || count === each + 4;

function layOut(counts: Counts, prices: Prices, groups: Groups, bombs: number): Layout {
  const left = counts.slice();
  const taken: Play[] = [];
  let best = { price: Number.POSITIVE_INFINITY, taken: [] as readonly Play[], left: counts };
  let tries = TRIES;

  const goOn = (firstKind: number, firstBottom: number, spent: number): void => {
    const price = spent + loosePrice(left, prices, groups, bombs);
    if (price < best.price) best = { price, taken: taken.slice(), left: left.slice() };
    for (let k = firstKind; k < LADDER_KINDS.length; k++) {
      const { kind, each, least } = LADDER_KINDS[k]!;
      for (let bottom = k === firstKind ? firstBottom : 0; bottom <= TOP_PLACE - least + 1; bottom++) {
        let exacts = 0;
        const longest = bottom === 0 ? TOP_PLACE - 2 : TOP_PLACE; // the ace is in a straight once
        for (let top = bottom; top <= longest; top++) {
          const count = left[rankAt(top)]!;
          if (count < each) break;
          const ends = exact(count, each);
          if (ends) exacts++;
          const length = top - bottom + 1;
          if (length < least || exacts === 0) continue;
          if (length > least && !(ends && exact(left[rankAt(bottom)]!, each))) continue;
          if (--tries < 0) return;
          take(left, bottom, top, -each);
          taken.push({ kind, height: top, length, other: -1 });
          goOn(k, bottom, spent + prices.ladders[k]![length]![top]!);
          taken.pop();
          take(left, bottom, top, each);
        }
      }
    }
  };
  goOn(0, 0, 0);
  return { price: best.price, plays: [...best.taken, ...loosePlays(best.left, prices, groups, bombs)] };
}

function take(left: number[], bottom: number, top: number, by: number): void {
  for (let place = bottom; place <= top; place++) left[rankAt(place)]! += by;
}

function loosePlays(left: Counts, prices: Prices, groups: Groups, bombs: number): Play[] {
  const plays: Play[] = [];
  const triples: Rank[] = [];
  const pairs: Rank[] = [];
  const kept = bombKept(left, groups, bombs);
  const add = (kind: Play['kind'], height: number, length = 1, other: Rank = -1) =>
    plays.push({ kind, height, length, other });
  for (let rank = 0; rank <= TWO; rank++) {
    const from = bombs > 1 || rank === kept ? groups.bombing : groups.plain;
    const group = from[rank * SIZES + left[rank]!]!;
    if (group.bomb > 0) add('bomb', rank, group.bomb);
    for (let i = 0; i < group.singles; i++) add('single', rank);
    for (let i = 0; i < group.pairs; i++) pairs.push(rank);
    for (let i = 0; i < group.triples; i++) triples.push(rank);
  }
  for (const rank of triples) {
    const wing = pairs[0];
    const saves = wing !== undefined && prices.triple[rank]! + prices.pair[wing]! > prices.plane[rank]!;
    if (!saves || wing === rank) {
      add('triple', rank);
    } else {
      pairs.shift();
      add('plane', rank, 1, wing);
    }
  }
  for (const rank of pairs) add('pair', rank);
  for (let joker = SMALL_JOKER; joker <= BIG_JOKER; joker++) {
    for (let i = 0; i < left[joker]!; i++) add('single', joker);
  }
  return plays;
}
