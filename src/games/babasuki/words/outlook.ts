/** What a reason adds to the numbers of what a villain may draw. */
import type { Params } from '../../../game/words.ts';

/** Sentences on what a villain may draw. */
export interface AboutPrey {
  /** There is but one villain, and nothing is known of any place. */
  readonly any: string;
  /** The numbers alone speak against the choice: the computer has played each to the end many times. */
  readonly best: string;
}

/** What the numbers of what a villain may draw do not say. */
export function outlook({ treasures, heroes, options }: Params, { any, best }: AboutPrey): string {
  if (options === 1) return any;
  return Number(heroes) >= Number(treasures) ? best : '';
}
