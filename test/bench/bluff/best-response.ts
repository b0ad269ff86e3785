/**
 * The exact best response to a strategy in a duel of ブラフ: what the strongest opponent wins who knows the strategy, forgets
 * nothing of the round, and may call, challenge and reroll as the rules allow. It looks at every row of calls that the
 * strategy may take part in, with the probability of each of its hands, so nothing is estimated.
 */

import {
  CHALLENGE,
  handsOf,
  hiddenDice,
  type Move,
  movesAt,
  type Point,
} from '../../../src/games/bluff/computer/duel.ts';
import { allCalls } from '../../../src/games/bluff/dice.ts';
import { countsOf, type MatchValue, rolledHands, type Worth, worthOf } from './worth.ts';

/** The probability of each move, by hand: rows of `handsOf`, columns of `movesAt`. */
export type Strategy = (point: Point) => Float64Array;

/** As many as two hidden dice make. */
const MOST_HANDS = 21;

interface Moves {
  readonly move: Move;
  /** By hand. */
  readonly probabilities: Float64Array;
}

/** Lines that are rarer than this count as won by the best response: its value is never too low, and too high by less than 10^-6. */
const NEGLIGIBLE = 1e-13;

/** @returns the best response's chance of winning the match, when it starts the round and when it does not */
export function bestResponse(
  own: number,
  others: number,
  strategy: Strategy,
  value: MatchValue,
): { first: number; second: number } {
  const responder = new Responder(own, others, strategy, value);
  const rolled = rolledHands(own);
  const mean = (values: Float64Array) => values.reduce((sum, each, hand) => sum + each * rolled[hand]!, 0);
  const reach = rolledHands(others);
  return {
    first: mean(responder.respond(0, 0, -1, -1, reach, 0)),
    second: mean(responder.face(0, 0, -1, -1, false, reach, 0)),
  };
}

class Responder {
  readonly #own: number;
  readonly #others: number;
  readonly #strategy: Strategy;
  readonly #worth: Worth;
  readonly #calls: number;
  readonly #known = new Map<number, readonly Moves[]>();
  readonly #buffers: Float64Array[] = [];
  readonly #counts = new Map<number, Uint8Array>();

  constructor(own: number, others: number, strategy: Strategy, value: MatchValue) {
    this.#own = own;
    this.#others = others;
    this.#strategy = strategy;
    this.#calls = allCalls(own + others).length;
    this.#worth = worthOf(own, others, value);
  }

  #buffer(depth: number, length: number): Float64Array {
    while (this.#buffers.length <= depth) this.#buffers.push(new Float64Array(MOST_HANDS));
    return this.#buffers[depth]!.subarray(0, length);
  }

  /** By hand, with the other's hands weighted by `reach`: the value of the best that can be done now. */
  respond(
    shown: number,
    othersShown: number,
    own: number,
    standing: number,
    reach: Float64Array,
    depth: number,
    rerolled = false,
  ): Float64Array {
    const hands = handsOf(hiddenDice(this.#own, shown));
    const best = new Float64Array(hands.length);
    if (standing >= 0 && !rerolled)
      best.set(this.#challenge(this.#worth.challenging[standing]!, shown, othersShown, standing, reach));
    for (let call = standing + 1; call < this.#calls; call++) {
      const values = this.face(othersShown, shown, standing, call, false, reach, depth + 1);
      for (let hand = 0; hand < best.length; hand++)
        if (values[hand]! > best[hand]!) best[hand] = values[hand]!;
    }
    if (rerolled || hiddenDice(this.#own, shown) < 2 || standing + 1 === this.#calls) return best;
    for (let face = 1; face <= 6; face++) {
      const after = this.respond(face, othersShown, own, standing, reach, depth + 1, true);
      const mean = after.reduce((sum, each) => sum + each, 0) / 6;
      for (let hand = 0; hand < best.length; hand++)
        if (mean > best[hand]! && hands[hand]!.includes(face)) best[hand] = mean;
    }
    return best;
  }

  /** The same while the other is to act: `shown` and `own` are theirs. */
  face(
    shown: number,
    responders: number,
    own: number,
    standing: number,
    rerolled: boolean,
    reach: Float64Array,
    depth: number,
  ): Float64Array {
    const hands = handsOf(hiddenDice(this.#own, responders)).length;
    const sum = new Float64Array(hands);
    const theirs = handsOf(hiddenDice(this.#others, shown));
    for (const { move, probabilities } of this.#movesAt(shown, responders, own, standing, rerolled)) {
      const isReroll = move < 0;
      const after = this.#buffer(2 * depth + (rerolled ? 1 : 0), isReroll ? 6 : theirs.length);
      let likely = 0;
      for (let hand = 0; hand < theirs.length; hand++) {
        const weight = reach[hand]! * probabilities[hand]!;
        likely += weight;
        if (!isReroll) after[hand] = weight;
      }
      if (likely === 0) continue;
      if (likely < NEGLIGIBLE) {
        for (let hand = 0; hand < hands; hand++) sum[hand]! += likely;
        continue;
      }
      if (isReroll) after.fill(likely / 6);
      const values =
        move === CHALLENGE
          ? this.#challenge(this.#worth.challenged[standing]!, responders, shown, standing, after)
          : isReroll
            ? this.face(-move, responders, own, standing, true, after, depth)
            : this.respond(responders, shown, standing, move - 1, after, depth);
      for (let hand = 0; hand < hands; hand++) sum[hand]! += values[hand]!;
    }
    return sum;
  }

  /** The moves that the strategy makes with some hand. */
  #movesAt(
    shown: number,
    othersShown: number,
    own: number,
    standing: number,
    rerolled: boolean,
  ): readonly Moves[] {
    const key = (((shown * 7 + othersShown) * 32 + own + 1) * 32 + standing + 1) * 2 + Number(rerolled);
    const known = this.#known.get(key);
    if (known) return known;
    const point: Point = {
      dice: this.#others,
      othersDice: this.#own,
      shown,
      othersShown,
      own,
      standing,
      rerolled,
    };
    const matrix = this.#strategy(point);
    const all = movesAt(point);
    const hands = matrix.length / all.length;
    const moves = all
      .map((move, index) => ({
        move,
        probabilities: Float64Array.from({ length: hands }, (_, hand) => matrix[hand * all.length + index]!),
      }))
      .filter(({ probabilities }) => probabilities.some((probability) => probability > 0));
    this.#known.set(key, moves);
    return moves;
  }

  /** By own hand: the value of a challenge of the standing call. */
  #challenge(
    worth: Float64Array,
    shown: number,
    othersShown: number,
    standing: number,
    reach: Float64Array,
  ): Float64Array {
    const own = this.#countsOf(this.#own, shown, standing);
    const theirs = this.#countsOf(this.#others, othersShown, standing);
    const byCount = new Float64Array(5);
    for (let hand = 0; hand < theirs.length; hand++) byCount[theirs[hand]!]! += reach[hand]!;
    const byOwn = new Float64Array(own.length);
    for (let hand = 0; hand < own.length; hand++) {
      let sum = 0;
      for (let count = 0; count <= this.#others; count++)
        sum += byCount[count]! * (worth[own[hand]! + count] ?? 0);
      byOwn[hand] = sum;
    }
    return byOwn;
  }

  #countsOf(dice: number, shown: number, call: number): Uint8Array {
    const { face } = allCalls(this.#own + this.#others)[call]!;
    const key = (dice * 7 + shown) * 7 + face;
    let counts = this.#counts.get(key);
    if (!counts) {
      counts = countsOf(handsOf(hiddenDice(dice, shown)), shown, face);
      this.#counts.set(key, counts);
    }
    return counts;
  }
}
