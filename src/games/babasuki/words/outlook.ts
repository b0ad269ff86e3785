/** What a reason adds to what it says of a villain and of what it may draw. */
import type { Params } from '../../../game/words.ts';

/** Sentences on what a villain may draw. */
export interface AboutPrey {
  /** Nobody knows the card of any place. */
  readonly alike: string;
  /** The numbers alone speak against the choice: the computer has played each to the end many times. */
  readonly best: string;
}

/** What the numbers of what a villain may draw do not say. */
export function outlook(params: Params, hints: AboutPrey): string {
  const { treasures, heroes, options } = params;
  const isDoubtful = options !== 1 && Number(heroes) >= Number(treasures);
  return `${isDoubtful ? hints.best : ''}${places(params, hints)}`;
}

/** Whether it matters which card is drawn. */
export const places = ({ alike: areAlike }: Params, { alike }: Pick<AboutPrey, 'alike'>): string =>
  areAlike === 1 ? alike : '';
