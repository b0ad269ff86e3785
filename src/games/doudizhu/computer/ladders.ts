/** The kinds of straights, as the computer's tables are indexed by them. */
import type { StraightKind } from '../combinations.ts';

export const MAX_LADDER_LENGTH = 13;

export const LADDER_KINDS: readonly {
  readonly kind: StraightKind;
  /** Cards of each rank. */
  readonly copies: number;
  /** The fewest ranks. */
  readonly minLength: number;
}[] = [
  { kind: 'straight', copies: 1, minLength: 5 },
  { kind: 'pairs', copies: 2, minLength: 3 },
  { kind: 'triples', copies: 3, minLength: 2 },
];
