/** Where in its hand a choice was made: the trick, round or turn in which a turning point says that it was. */
import type { Locale } from './words.ts';

/** As it is stored. */
export interface Moment {
  /** The part of the hand; the game has a word for each. */
  readonly part: string;
  /** From 1; 0 where the part has no numbers. */
  readonly number: number;
  /** The action that the choice answers, where it cannot be named without that. */
  readonly answered?: unknown;
}

/** The moments of a game. */
export interface Moments<State> {
  /** @param states the states of a hand from its first to the one before the choice */
  of(states: readonly State[]): Moment;
  /** "trick 5" */
  name(moment: Moment, locale: Locale): string;
}

/** The number of the trick that a hand is in. @param isLead whether nothing lies on the table */
export const trickNumber = <State>(states: readonly State[], isLead: (state: State) => boolean): number =>
  1 + states.filter((state, index) => index > 0 && isLead(state) && !isLead(states[index - 1]!)).length;
