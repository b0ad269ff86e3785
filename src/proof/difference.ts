/** A difference at its place. */
import { firstUnequal, textOf } from './compare.ts';
import type { Difference, DifferenceKind } from './verdict.ts';

export type Place = Pick<Difference, 'hand' | 'step' | 'seat'>;

const OUTSIDE: Place = { hand: null, step: null, seat: null };

export function compare(
  what: DifferenceKind,
  expected: unknown,
  found: unknown,
  place: Place = OUTSIDE,
  at: string = what,
): Difference | null {
  const unequal = firstUnequal(at, expected, found);
  return unequal && { what, ...place, ...unequal };
}

/** Where it is known that something differs: what was expected may be a word for it, which a forged file could have, too. */
export const differs = (
  what: DifferenceKind,
  expected: unknown,
  found: unknown,
  place: Place,
  at: string,
): Difference => ({ what, ...place, at, expected: textOf(expected), found: textOf(found) });
