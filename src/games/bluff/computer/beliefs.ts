/** Probability distributions of the number of each face on the table. */
import type { Seat } from '../../../game/game.ts';
import { type Call, countOf, type DieFace, FACES } from '../dice.ts';
import { matchProbability } from '../odds.ts';
import type { Cup, Position } from './position.ts';

/** A call is never taken for certain. */
const MOST_EVIDENCE = 0.7;

/** For each face, the probability of each number of it on the table, from 0 up. */
export type Beliefs = ReadonlyMap<DieFace, readonly number[]>;

/** What this seat may believe: it knows its own dice. */
export const ownBeliefs = ({ tuning, seat, hidden, revealed, cups }: Position): Beliefs =>
  beliefsFrom(
    tuning.callEvidence,
    [...hidden, ...revealed],
    cups.with(seat, { dice: 0, lastCalled: null }),
    null,
  );

/**
 * What the next player may believe, as far as this seat, which does not know their dice, can tell. Each face's
 * distribution assumes that this seat has just called that face.
 */
export const nextPlayersBeliefs = ({ tuning, seat, revealed, cups }: Position): Beliefs =>
  beliefsFrom(tuning.believedEvidence, revealed, cups, seat);

/** @param caller the seat that is assumed to call whichever face is looked at */
function beliefsFrom(
  evidenceOfCall: number,
  seen: readonly DieFace[],
  cups: readonly Cup[],
  caller: Seat | null,
): Beliefs {
  const all = cups.reduce((sum, { dice }) => sum + dice, seen.length);
  return new Map(
    FACES.map((face) => {
      const p = matchProbability(face);
      const certain: number[] = Array(countOf(seen, face) + 1).fill(0);
      certain[certain.length - 1] = 1;
      const distribution = cups.reduce<readonly number[]>((previous, { dice, lastCalled }, seat) => {
        const hasCalled = lastCalled === face || seat === caller;
        const evidence = hasCalled ? Math.min(MOST_EVIDENCE, (evidenceOfCall * dice) / all) : 0;
        return withMoreDice(previous, dice, p + evidence * (1 - p));
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
