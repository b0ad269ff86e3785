/** What a reason adds to its numbers. */
import type { Params } from '../../../game/words.ts';
import type { Card } from '../cards.ts';

/** Whether the numbers alone speak against the choice: the computer has played each to the end many times. */
function isDoubtful(params: Params): boolean {
  const [taken, caught] = [Number(params.treasures), Number(params.heroes)];
  const other = runnerUp(params);
  if (other) return other.of('treasures') - other.of('heroes') > taken - caught;
  return params.options !== 1 && caught >= taken;
}

export const ifDoubtful = (params: Params, even: string): string => (isDoubtful(params) ? even : '');

/** Nobody knows the card of any place. It goes without saying where there is much else to say. */
export const ifAlike = (params: Params, anyPlace: string): string =>
  params.alike === 1 && !(params.certain && params.over !== undefined) ? anyPlace : '';

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
