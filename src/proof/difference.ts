/** A difference at its place. */
import { firstUnequal } from './compare.ts';
import type { Difference, DifferenceKind } from './verdict.ts';

export type Place = Pick<Difference, 'hand' | 'step' | 'seat'>;

const OUTSIDE: Place = { hand: null, step: null, seat: null };

export function compare(
  what: DifferenceKind,
  expected: unknown,
  found: unknown,
  place: Place = OUTSIDE,
): Difference | null {
  const unequal = firstUnequal(what, expected, found);
  return unequal && { what, ...place, ...unequal };
}
