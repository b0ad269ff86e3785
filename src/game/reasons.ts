/** What a computer player chooses, and why: a reason is a code and values, put into words by the game's catalogues. */
import type { GameWords, Params } from './words.ts';

/** Why a computer player makes a choice. */
export interface Reason {
  /** A short code: the game's catalogues have its sentence. */
  readonly because: string;
  /** Values for that sentence. They come from the seat's view, as the choice does. */
  readonly params?: Params;
}

/** Makes reasons of one game's codes only: another code does not compile. */
export type Explain<Code extends string> = (because: Code, params?: Params) => Reason;

export const reason: Explain<string> = (because, params) => ({ because, ...(params && { params }) });

/**
 * A reason in words; empty for a code that the catalogue does not have.
 * @param isOwn whether it is told to the player of the seat, whom its sentence may then address
 */
export const reasonText = ({ reasons }: GameWords, { because, params = {} }: Reason, isOwn = false): string =>
  (Object.hasOwn(reasons, because) && reasons[because]?.(isOwn ? { ...params, isOwn: 1 } : params)) || '';

/** What a computer player chooses, and why. */
export interface Decision<Choice> {
  readonly choice: Choice;
  /** A game whose reasons take long to work out does so where one is read: of most moves nobody reads it. */
  readonly reason: Reason;
}
