/**
 * Solves a round of a duel by counterfactual regret minimization (CFR+) on the graph of `tree.ts`: regrets are kept from
 * falling below zero, and later strategies count more in the average.
 */

import { CHALLENGE } from '../../../src/games/bluff/computer/duel.ts';
import { allCalls } from '../../../src/games/bluff/dice.ts';
import type { Decision, Tree } from './tree.ts';
import { countsOf, type MatchValue, rolledHands, type Worth, worthOf } from './worth.ts';

/** The least weight of a move of one's own among the ways in which a point may be reached. */
const CURIOSITY = 0.02;

/** Points that the other player reaches more rarely teach nothing. */
const NEGLIGIBLE = 1e-9;

export interface Solution {
  readonly tree: Tree;
  /** By decision, hand and move. */
  readonly strategy: Float64Array;
  /** By decision and hand: how likely the hand gets there, compared with others, if the other player plays on. */
  readonly reach: Float64Array;
}

export class Solver {
  readonly #tree: Tree;
  readonly #current: Float64Array;
  readonly #regrets: Float64Array;
  /** What this iteration adds to the regrets. */
  readonly #learned: Float64Array;
  readonly #sums: Float64Array;
  readonly #values: Float64Array;
  /** How likely the player's own hand, and the other's, is there. */
  readonly #ownReach: Float64Array;
  readonly #othersReach: Float64Array;
  readonly #challenges: readonly (Float64Array | null)[];
  #iteration = 0;

  /** @param value the chance of player 0 */
  constructor(tree: Tree, value: MatchValue) {
    this.#tree = tree;
    const { sizes } = tree;
    this.#current = new Float64Array(sizes.moves);
    this.#regrets = new Float64Array(sizes.moves);
    this.#learned = new Float64Array(sizes.moves);
    this.#sums = new Float64Array(sizes.moves);
    this.#values = new Float64Array(sizes.values);
    this.#ownReach = new Float64Array(sizes.hands);
    this.#othersReach = new Float64Array(sizes.others);
    const worth = worthOf(...tree.dice, value);
    this.#challenges = tree.decisions.map((decision) => challengeMatrix(decision, worth));
    for (const decision of tree.decisions) this.#match(decision);
  }

  iterate(): void {
    this.#iteration++;
    const player = this.#iteration % 2;
    const { decisions } = this.#tree;
    this.#spread();
    for (let index = decisions.length - 1; index >= 0; index--) {
      const decision = decisions[index]!;
      const isLearner = decision.player === player;
      if (!this.#matters(decision, isLearner)) continue;
      this.#evaluate(index, isLearner);
    }
    for (const decision of decisions)
      if (decision.player === player && decision.isFirst) this.#learn(decision);
  }

  /** Adds what was learned to the regrets, and takes the strategy from them. */
  #learn(decision: Decision): void {
    const { hands, moves, moveOffset } = decision;
    const end = moveOffset + hands.length * moves.length;
    for (let at = moveOffset; at < end; at++) {
      this.#regrets[at] = Math.max(0, this.#regrets[at]! + this.#learned[at]!);
      this.#learned[at] = 0;
    }
    this.#match(decision);
  }

  /** Whether the learner's opponent may let the round get there: where not, nothing can be learned there. */
  #matters({ hands, othersHands, handOffset, othersOffset }: Decision, isLearner: boolean): boolean {
    const reach = isLearner ? this.#othersReach : this.#ownReach;
    const offset = isLearner ? othersOffset : handOffset;
    const length = isLearner ? othersHands.length : hands.length;
    let sum = 0;
    for (let hand = 0; hand < length; hand++) sum += reach[offset + hand]!;
    return sum > NEGLIGIBLE;
  }

  /** The strategy of a decision from its regrets. */
  #match({ hands, moves, moveOffset }: Decision): void {
    const count = moves.length;
    for (let hand = 0; hand < hands.length; hand++) {
      const offset = moveOffset + hand * count;
      let sum = 0;
      let possible = 0;
      for (let move = 0; move < count; move++) {
        sum += this.#regrets[offset + move]!;
        if (canMove(hands[hand]!, moves[move]!)) possible++;
      }
      for (let move = 0; move < count; move++)
        this.#current[offset + move] =
          sum > 0
            ? this.#regrets[offset + move]! / sum
            : canMove(hands[hand]!, moves[move]!)
              ? 1 / possible
              : 0;
    }
  }

  /** How likely each hand of either player is at each decision, and the average strategy. */
  #spread(): void {
    const { decisions, starts, dice } = this.#tree;
    this.#ownReach.fill(0);
    this.#othersReach.fill(0);
    for (const player of [0, 1] as const) {
      const start = decisions[starts[player]]!;
      this.#ownReach.set(rolledHands(dice[player]), start.handOffset);
      this.#othersReach.set(rolledHands(dice[1 - player]!), start.othersOffset);
    }
    const weight = this.#iteration ** 2;
    for (const decision of decisions) this.#spreadFrom(decision, weight);
  }

  #spreadFrom(decision: Decision, weight: number): void {
    const { hands, othersHands, moves, next, moveOffset, handOffset, othersOffset } = decision;
    const { decisions } = this.#tree;
    const count = moves.length;
    let total = 0;
    for (let hand = 0; hand < hands.length; hand++) {
      const reach = this.#ownReach[handOffset + hand]!;
      total += reach;
      const offset = moveOffset + hand * count;
      for (let move = 0; move < count; move++)
        this.#sums[offset + move]! += weight * reach * this.#current[offset + move]!;
    }
    for (let move = 0; move < count; move++) {
      if (next[move]! < 0) continue;
      const after = decisions[next[move]!]!;
      const isReroll = moves[move]! < 0;
      const toOwn = isReroll ? this.#ownReach : this.#othersReach;
      const ownOffset = isReroll ? after.handOffset : after.othersOffset;
      let made = 0;
      for (let hand = 0; hand < hands.length; hand++) {
        const reach = this.#ownReach[handOffset + hand]! * this.#current[moveOffset + hand * count + move]!;
        made += reach;
        if (reach === 0) continue;
        if (isReroll) for (let die = 0; die < 6; die++) toOwn[ownOffset + die]! += reach / 6;
        else toOwn[ownOffset + hand]! += reach;
      }
      const share = Math.max(CURIOSITY, total > 0 ? made / total : 0);
      const toOthers = isReroll ? this.#othersReach : this.#ownReach;
      const offset = isReroll ? after.othersOffset : after.handOffset;
      for (let other = 0; other < othersHands.length; other++)
        toOthers[offset + other]! += share * this.#othersReach[othersOffset + other]!;
    }
  }

  /** The chance of winning of the player to act, by both hands; regrets of who learns. */
  #evaluate(index: number, learns: boolean): void {
    const { decisions } = this.#tree;
    const decision = decisions[index]!;
    const { hands, othersHands, moves, next, moveOffset, valueOffset, othersOffset } = decision;
    const values = this.#values;
    const others = othersHands.length;
    const count = moves.length;
    const challenge = this.#challenges[index];
    values.fill(0, valueOffset, valueOffset + hands.length * others);
    const gains = new Float64Array(count);
    for (let hand = 0; hand < hands.length; hand++) {
      const row = valueOffset + hand * others;
      const offset = moveOffset + hand * count;
      let mean = 0;
      for (let move = 0; move < count; move++) {
        const chosen = this.#current[offset + move]!;
        gains[move] = 0;
        if (chosen === 0 && (!learns || !canMove(hands[hand]!, moves[move]!))) continue;
        let sum = 0;
        if (moves[move] === CHALLENGE) {
          for (let other = 0; other < others; other++) {
            const value = challenge![hand * others + other]!;
            values[row + other]! += chosen * value;
            sum += value * this.#othersReach[othersOffset + other]!;
          }
        } else if (moves[move]! > 0) {
          const after = decisions[next[move]!]!.valueOffset + hand;
          for (let other = 0; other < others; other++) {
            const value = 1 - values[after + other * hands.length]!;
            values[row + other]! += chosen * value;
            sum += value * this.#othersReach[othersOffset + other]!;
          }
        } else {
          const after = decisions[next[move]!]!.valueOffset;
          for (let other = 0; other < others; other++) {
            let value = 0;
            for (let die = 0; die < 6; die++) value += values[after + die * others + other]!;
            values[row + other]! += (chosen * value) / 6;
            sum += (value / 6) * this.#othersReach[othersOffset + other]!;
          }
        }
        gains[move] = sum;
        mean += chosen * sum;
      }
      if (!learns) continue;
      for (let move = 0; move < count; move++)
        if (canMove(hands[hand]!, moves[move]!)) this.#learned[offset + move]! += gains[move]! - mean;
    }
  }

  /** The chance of player 0 to win with the strategies of the last iteration, by who starts. */
  lastValues(): [number, number] {
    const { decisions, starts, dice } = this.#tree;
    const mean = (player: 0 | 1) => {
      const { valueOffset } = decisions[starts[player]]!;
      const [own, others] = [rolledHands(dice[player]), rolledHands(dice[1 - player]!)];
      let sum = 0;
      for (let hand = 0; hand < own.length; hand++)
        for (let other = 0; other < others.length; other++)
          sum += own[hand]! * others[other]! * this.#values[valueOffset + hand * others.length + other]!;
      return player === 0 ? sum : 1 - sum;
    };
    return [mean(0), mean(1)];
  }

  solution(): Solution {
    const strategy = this.#current.slice();
    const reach = new Float64Array(this.#tree.sizes.hands);
    for (const { hands, moves, moveOffset, handOffset } of this.#tree.decisions)
      for (let hand = 0; hand < hands.length; hand++) {
        const offset = moveOffset + hand * moves.length;
        let sum = 0;
        for (let move = 0; move < moves.length; move++) sum += this.#sums[offset + move]!;
        reach[handOffset + hand] = sum;
        if (sum > 0)
          for (let move = 0; move < moves.length; move++)
            strategy[offset + move] = this.#sums[offset + move]! / sum;
      }
    return { tree: this.#tree, strategy, reach };
  }
}

/** A die can be revealed only by who has it hidden. */
const canMove = (hand: readonly number[], move: number): boolean => move >= 0 || hand.includes(-move);

/** By both hands: what a challenge of the standing call is worth; null before there is one. */
function challengeMatrix(
  { player, point, hands, othersHands, moves }: Decision,
  worth: Worth,
): Float64Array | null {
  if (moves[0] !== CHALLENGE) return null;
  const { dice, othersDice, shown, othersShown, standing } = point;
  const call = allCalls(dice + othersDice)[standing]!;
  const values =
    player === 0 ? worth.challenging[standing]! : worth.challenged[standing]!.map((value) => 1 - value);
  const own = countsOf(hands, shown, call.face);
  const others = countsOf(othersHands, othersShown, call.face);
  return Float64Array.from({ length: hands.length * othersHands.length }, (_, index) => {
    const hand = Math.floor(index / othersHands.length);
    return values[own[hand]! + others[index % othersHands.length]!]!;
  });
}
