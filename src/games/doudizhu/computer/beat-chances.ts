/** How likely another seat holds a combination that beats a given one, as far as the unseen cards tell. */

import { BIG_JOKER, type Rank, SMALL_JOKER } from '../../../game/cards.ts';
import { power, wholePower } from '../../../game/portable-math.ts';
import { type Play, rankAt, sizeOf, TOP_PLACE } from '../combinations.ts';
import { chanceToHold, type Knowledge, type OtherSeat } from './knowledge.ts';
import { LADDER_KINDS, MAX_LADDER_LENGTH } from './ladders.ts';

const TWO: Rank = 12;
const MIN_BOMB = 4;
/** Chances below this count as none. */
const NEGLIGIBLE = 0.001;
/** How often a seat that could make a higher pair with a joker has one to spare. */
const SPARE_JOKER = 0.5;
/** Straights one place apart share all ranks but one, so a further straight counts as this much of a new chance. */
const STRAIGHT_INDEPENDENCE = 0.6;

/** The chances of one seat to beat a combination: by kind, then by the combination's height. */
export interface BeatChances {
  readonly single: readonly number[];
  readonly pair: readonly number[];
  readonly triple: readonly number[];
  /** By index in `LADDER_KINDS`, length and top place; empty where the seat can hold no such straight. */
  readonly ladders: readonly (readonly (readonly number[])[])[];
  /** The chance to have any bomb that the seat may play. */
  readonly bomb: number;
  /** By rank: the chance to have a bomb of four or more. */
  readonly bombs: readonly number[];
}

export function beatChancesOf(
  other: OtherSeat,
  { unseen, unseenCount }: Pick<Knowledge, 'unseen' | 'unseenCount'>,
): BeatChances {
  const share = unseenCount > 0 ? Math.min(1, other.size / unseenCount) : 0;
  // By a number of cards from 1 to 4, then by rank: the chance to hold at least that number of them.
  const holds = [1, 2, 3, MIN_BOMB].map((minimum) =>
    unseen.map((count, rank) => {
      const known = other.knownCounts[rank]!;
      return chanceToHold(minimum - known, count - known, share);
    }),
  );
  const [one, two, three, four] = holds;
  const bombs = other.bombs > 0 && other.size >= MIN_BOMB ? four!.slice(0, TWO + 1) : unseen.map(() => 0);
  return {
    single: chancesAbove(one!, BIG_JOKER),
    pair: other.size < 2 ? chancesAbove([], -1) : addJokerPairs(chancesAbove(two!, TWO), one!),
    triple: other.size < 3 ? chancesAbove([], -1) : chancesAbove(three!, TWO),
    ladders: LADDER_KINDS.map(({ copies, minLength }, kindIndex) =>
      Array.from({ length: MAX_LADDER_LENGTH + 1 }, (_, length) =>
        length < minLength || length * copies > other.size
          ? NO_STRAIGHT
          : straightChances(holds[kindIndex]!, length),
      ),
    ),
    bomb: 1 - bombs.reduce((none, chance) => none * (1 - chance), 1),
    bombs,
  };
}

/** By height: the chance of at least one rank above it, up to `highest`. */
function chancesAbove(chances: readonly number[], highest: Rank): number[] {
  const above = new Array<number>(BIG_JOKER + 1).fill(0);
  let none = 1;
  for (let rank = highest; rank >= 0; rank--) {
    above[rank] = 1 - none;
    none *= 1 - chances[rank]!;
  }
  return above;
}

/** doudizhu 12, 13: a joker with a higher card is a higher pair too. */
function addJokerPairs(pairs: number[], singles: readonly number[]): number[] {
  const joker = 1 - (1 - singles[SMALL_JOKER]!) * (1 - singles[BIG_JOKER]!);
  const higher = chancesAbove(singles, BIG_JOKER);
  return pairs.map((chance, height) => 1 - (1 - chance) * (1 - joker * higher[height]! * SPARE_JOKER));
}

const NO_STRAIGHT: readonly number[] = [];

/** By top place: the chance of any straight of this length above it. */
function straightChances(chances: readonly number[], length: number): readonly number[] {
  let isPossible = false;
  const above = new Array<number>(TOP_PLACE + 1).fill(0);
  let none = 1;
  for (let top = TOP_PLACE; top >= length - 1; top--) {
    above[top] = 1 - none;
    let all = 1;
    for (let place = top; place > top - length && all > NEGLIGIBLE; place--) all *= chances[rankAt(place)]!;
    if (all <= NEGLIGIBLE) continue;
    none *= power(1 - all, STRAIGHT_INDEPENDENCE);
    isPossible = true;
  }
  return isPossible ? above : NO_STRAIGHT;
}

/** The chance that a seat can beat a play, with the same kind and with a bomb. */
export function chanceToBeat(
  chances: BeatChances,
  other: OtherSeat,
  play: Play,
): { kind: number; bomb: number } {
  if (play.kind === 'bomb') {
    const none = chances.bombs.reduce(
      (product, chance, rank) => product * (1 - biggerBombChance(chance, rank, play)),
      1,
    );
    return { kind: 0, bomb: 1 - none };
  }
  return { kind: other.size < sizeOf(play) ? 0 : sameKindChance(chances, play), bomb: chances.bomb };
}

/** Each further card makes a bomb about four times as rare as any bomb of the rank. */
const biggerBombChance = (chance: number, rank: Rank, { length, height }: Play): number =>
  rank > height ? chance / wholePower(4, length - MIN_BOMB) : chance / wholePower(4, length - MIN_BOMB + 1);

function sameKindChance(chances: BeatChances, { kind, height, length }: Play): number {
  switch (kind) {
    case 'single':
      return chances.single[height]!;
    case 'pair':
      return chances.pair[height]!;
    case 'triple':
    case 'plane':
      return chances.triple[height]!;
    default: {
      const kindIndex = LADDER_KINDS.findIndex((ladder) => ladder.kind === kind);
      return chances.ladders[kindIndex]?.[length]?.[height] ?? 0;
    }
  }
}
