/** Which order of ranks is in force (daifugo 2, 3). */
import type { Trick } from './state.ts';

/** daifugo 9: every second revolution ends the one before. */
export const isRevolting = (revolutions: number): boolean => revolutions % 2 === 1;

/** daifugo 3: a revolution and a J-back cancel each other. */
export const isReversed = (revolutions: number, trick: Trick | null): boolean =>
  isRevolting(revolutions) !== (trick?.back ?? false);
