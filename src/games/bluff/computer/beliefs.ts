/** What the computer believes of dice it does not see. */
import type { Seat } from '../../../game/game.ts';
import { type Call, countOf, FACES, type Face } from '../dice.ts';
import { likelihood } from '../odds.ts';
import type { Cup, Position } from './position.ts';

/** By face: how likely each number of it on the table is. */
export type Beliefs = ReadonlyMap<Face, readonly number[]>;

/** What its seat may believe. */
export const own = ({ seat, hidden, shown, cups }: Position, trust: number): Beliefs =>
  believe([...hidden, ...shown], cups.with(seat, { dice: 0, claims: null }), trust, null);

/**
 * What the next player may believe, as far as one who does not know their dice can tell: of each face as if this seat
 * had just called it.
 */
export const nextPlayers = ({ seat, shown, cups }: Position, trust: number): Beliefs =>
  believe(shown, cups, trust, seat);

function believe(seen: readonly Face[], cups: readonly Cup[], trust: number, caller: Seat | null): Beliefs {
  return new Map(
    FACES.map((face) => {
      const p = likelihood(face);
      const claimed = p + trust * (1 - p);
      const known: number[] = Array(countOf(seen, face) + 1).fill(0);
      known[known.length - 1] = 1;
      const shares = cups.reduce<readonly number[]>(
        (all, { dice, claims }, seat) => addDice(all, dice, claims === face || seat === caller ? claimed : p),
        known,
      );
      return [face, shares];
    }),
  );
}

function addDice(shares: readonly number[], dice: number, p: number): readonly number[] {
  const all = [...shares];
  for (let die = 0; die < dice; die++) {
    all.push(0);
    for (let hits = all.length - 1; hits >= 0; hits--)
      all[hits] = all[hits]! * (1 - p) + (all[hits - 1] ?? 0) * p;
  }
  return all;
}

/** How likely there are as many as called. */
export function likely(beliefs: Beliefs, { count, face }: Call): number {
  const shares = beliefs.get(face) ?? [];
  let sum = 0;
  for (let number = count; number < shares.length; number++) sum += shares[number]!;
  return sum;
}
