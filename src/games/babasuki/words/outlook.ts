/** What a reason adds to the numbers of what a villain may draw. */
import type { Params } from '../../../game/words.ts';

/** The numbers alone speak against the choice: the computer has played each to the end many times. */
export const ifDoubtful = ({ treasures, heroes, options }: Params, even: string): string =>
  options !== 1 && Number(heroes) >= Number(treasures) ? even : '';

/** Nobody knows the card of any place. */
export const ifAlike = ({ alike }: Params, anyPlace: string): string => (alike === 1 ? anyPlace : '');
