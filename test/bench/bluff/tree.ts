/**
 * The round of a duel as a graph of decisions. Player 0 remembers what a `Point` has: the standing call, the call of their
 * own that it answered, and which die each has shown. Player 1 remembers some more of the latest calls, and makes use of what
 * player 0 forgets; `best-response.ts` measures what is left to somebody who forgets nothing.
 */
import {
  CHALLENGE,
  type Hand,
  handsOf,
  hiddenDice,
  type Move,
  movesAt,
  type Point,
} from '../../../src/games/bluff/computer/duel.ts';

export interface Decision {
  readonly player: 0 | 1;
  readonly point: Point;
  /** Whether it is the first of the decisions that share a strategy, as their player cannot tell them apart. */
  readonly isFirst: boolean;
  readonly hands: readonly Hand[];
  readonly othersHands: readonly Hand[];
  readonly moves: readonly Move[];
  /** By move: the decision that follows; −1 for a challenge. */
  readonly next: Int32Array;
  /** Where its numbers begin: by hand and move, by hand and the other's hand, by hand, by the other's hand. */
  readonly moveOffset: number;
  readonly valueOffset: number;
  readonly handOffset: number;
  readonly othersOffset: number;
}

export interface Tree {
  readonly dice: readonly [number, number];
  /** From the first decision to the last: each comes before those that follow it. */
  readonly decisions: readonly Decision[];
  /** The decisions with which player 0, or player 1, begins the round. */
  readonly starts: readonly [number, number];
  readonly sizes: Sizes;
}

interface Sizes {
  readonly moves: number;
  readonly values: number;
  readonly hands: number;
  readonly others: number;
}

interface TreeSetup {
  readonly dice: readonly [number, number];
  /** Whether each player may reroll. */
  readonly rerolls: readonly [boolean, boolean];
  /** How many of the latest calls player 1 remembers. */
  readonly memory: number;
}

export function buildTree(setup: TreeSetup): Tree {
  const { dice, rerolls, memory } = setup;
  const places = placesOf(setup);
  const indexOf = new Map(places.map((place, index) => [keyOf(place), index]));
  const offsets = new Map<number, number>();
  const sizes = { moves: 0, values: 0, hands: 0, others: 0 };
  const decisions = places.map((place): Decision => {
    const { player, point } = place;
    const hands = handsOf(hiddenDice(point.dice, point.shown));
    const othersHands = handsOf(hiddenDice(point.othersDice, point.othersShown));
    const moves = movesAt(point).filter((move) => move >= 0 || rerolls[player]);
    const next = Int32Array.from(moves, (move) => {
      const after = afterMove(place, move, memory);
      return after ? indexOf.get(keyOf(after))! : -1;
    });
    const known = keyOf({ ...place, calls: player === 0 ? lastCalls(place.calls, 2) : place.calls });
    const isFirst = !offsets.has(known);
    if (isFirst) {
      offsets.set(known, sizes.moves);
      sizes.moves += hands.length * moves.length;
    }
    const decision = {
      player,
      point,
      isFirst,
      hands,
      othersHands,
      moves,
      next,
      moveOffset: offsets.get(known)!,
      valueOffset: sizes.values,
      handOffset: sizes.hands,
      othersOffset: sizes.others,
    };
    sizes.values += hands.length * othersHands.length;
    sizes.hands += hands.length;
    sizes.others += othersHands.length;
    return decision;
  });
  const start = (player: 0 | 1) =>
    decisions.findIndex((each) => each.player === player && each.point.standing < 0);
  return { dice, decisions, starts: [start(0), start(1)], sizes };
}

interface Place {
  readonly player: 0 | 1;
  readonly point: Point;
  /** The latest calls, as bits. */
  readonly calls: number;
}

const highest = (calls: number): number => 31 - Math.clz32(calls);

/** Some of the latest calls alone. */
function lastCalls(calls: number, memory: number): number {
  let [last, rest] = [0, calls];
  for (let kept = 0; kept < memory && rest > 0; kept++) {
    last |= 1 << highest(rest);
    rest &= ~(1 << highest(rest));
  }
  return last;
}

/** What follows a move; null after a challenge. */
function afterMove({ player, point, calls }: Place, move: Move, memory: number): Place | null {
  if (move === CHALLENGE) return null;
  if (move < 0) return { player, point: { ...point, shown: -move, rerolled: true }, calls };
  const { dice, othersDice, shown, othersShown, standing } = point;
  return {
    player: player === 0 ? 1 : 0,
    point: {
      dice: othersDice,
      othersDice: dice,
      shown: othersShown,
      othersShown: shown,
      own: standing,
      standing: move - 1,
      rerolled: false,
    },
    calls: lastCalls(calls | (1 << (move - 1)), memory),
  };
}

/** All that can be reached: by the standing call, and what comes after a reroll after what comes before it. */
function placesOf({ dice, rerolls, memory }: TreeSetup): Place[] {
  const places = new Map<number, Place>();
  const open: Place[] = ([0, 1] as const).map((player) => ({
    player,
    point: startOf(dice, player),
    calls: 0,
  }));
  for (let place = open.pop(); place; place = open.pop()) {
    const key = keyOf(place);
    if (places.has(key)) continue;
    places.set(key, place);
    for (const move of movesAt(place.point)) {
      if (move < 0 && !rerolls[place.player]) continue;
      const after = afterMove(place, move, memory);
      if (after) open.push(after);
    }
  }
  const orderOf = ({ point }: Place) => 2 * point.standing + Number(point.rerolled);
  return [...places.values()].sort((a, b) => orderOf(a) - orderOf(b));
}

const startOf = (dice: readonly [number, number], player: 0 | 1): Point => ({
  dice: dice[player],
  othersDice: dice[1 - player]!,
  shown: 0,
  othersShown: 0,
  own: -1,
  standing: -1,
  rerolled: false,
});

const keyOf = ({ player, point: { shown, othersShown, rerolled }, calls }: Place): number =>
  (((calls * 7 + shown) * 7 + othersShown) * 2 + Number(rerolled)) * 2 + player;
