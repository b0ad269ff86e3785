/** Probability distributions of the number of each face on the table. */
import type { Seat } from '../../../game/game.ts';
import { type Call, countOf, type DieFace, FACES } from '../dice.ts';
import { matchProbability } from '../odds.ts';
import type { Cup, Position } from './position.ts';
import type { Tuning } from './tuning.ts';

/** For each face, the probability of each number of it on the table, from 0 up. */
export type Beliefs = ReadonlyMap<DieFace, readonly number[]>;

/** What this seat may believe: it knows its own dice. */
export const ownBeliefs = ({ tuning, seat, hidden, revealed, cups }: Position): Beliefs =>
  beliefsFrom(tuning, [...hidden, ...revealed], cups.with(seat, { dice: 0, lastCalled: null }), null);

/**
 * What the next player may believe, as far as this seat, which does not know their dice, can tell. Each face's
 * distribution assumes that this seat has just called that face.
 */
export const nextPlayersBeliefs = ({ tuning, seat, revealed, cups }: Position): Beliefs =>
  beliefsFrom(tuning, revealed, cups, seat);

/** @param caller the seat that is assumed to call whichever face is looked at */
function beliefsFrom(
  { callEvidence }: Tuning,
  seen: readonly DieFace[],
  cups: readonly Cup[],
  caller: Seat | null,
): Beliefs {
  return new Map(
    FACES.map((face) => {
      const p = matchProbability(face);
      const pIfCalled = p + callEvidence * (1 - p);
      const certain: number[] = Array(countOf(seen, face) + 1).fill(0);
      certain[certain.length - 1] = 1;
      const distribution = cups.reduce<readonly number[]>((previous, { dice, lastCalled }, seat) => {
        const hasCalled = lastCalled === face || seat === caller;
        return withMoreDice(previous, dice, hasCalled ? pIfCalled : p);
      }, certain);
      return [face, distribution];
    }),
  );
}

/** The distribution with more dice, each of which counts with probability `p`. */
function withMoreDice(distribution: readonly number[], dice: number, p: number): readonly number[] {
  const probabilities = [...distribution];
  for (let die = 0; die < dice; die++) {
    probabilities.push(0);
    for (let hits = probabilities.length - 1; hits >= 0; hits--)
      probabilities[hits] = probabilities[hits]! * (1 - p) + (probabilities[hits - 1] ?? 0) * p;
  }
  return probabilities;
}

/** The probability that a call is true. */
export const probabilityOfAtLeast = ({ count, face }: Call, beliefs: Beliefs): number =>
  (beliefs.get(face) ?? []).slice(count).reduce((sum, probability) => sum + probability, 0);
