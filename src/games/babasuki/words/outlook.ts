/** What a reason adds to its numbers. */
import type { Params } from '../../../game/words.ts';
import type { Card } from '../cards.ts';

/** The numbers alone speak against the choice: the computer has played each to the end many times. */
export const ifDoubtful = ({ treasures, heroes, options, certain }: Params, even: string): string =>
  options !== 1 && !certain && Number(heroes) >= Number(treasures) ? even : '';

/** Nobody knows the card of any place. */
export const ifAlike = ({ alike }: Params, anyPlace: string): string => (alike === 1 ? anyPlace : '');

/** The chances of a draw, in percent. */
export const chancesOf = ({ treasures, heroes }: Params) => ({
  taken: Number(treasures),
  caught: Number(heroes),
  neither: 100 - Number(treasures) - Number(heroes),
});

/** The card that a pick was compared with last. */
export interface RunnerUp {
  readonly card: Card;
  /** It did about as well. */
  readonly isAlike: boolean;
  /** What it would do: a value of its own reason. */
  readonly of: (name: string) => number;
}

/** Null: there was nothing to compare with. */
export function runnerUp(params: Params): RunnerUp | null {
  if (params.over === undefined) return null;
  return {
    card: Number(params.over),
    isAlike: params.alike === 1,
    of: (name) => Number(params[`over-${name}`]),
  };
}
