/** Refusals: why the rules do not allow something, as a value. */
import type { GameWords, Params } from './words.ts';

/** Why an action or a set of options is not possible. After a refused action the state is as it was. */
export interface Refusal {
  /** A short code, which scenarios may expect: `must-beat`. */
  readonly refused: string;
  /** Values for the sentence that the game's catalogues have under this code. */
  readonly params?: Params;
  /** The English sentence of a refusal that no player can meet. Such a refusal is in no catalogue. */
  readonly text?: string;
}

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'refused' in value;

/** Makes refusals of one game's codes only: another code does not compile. */
export type Refuse<Code extends string> = (refused: Code, params?: Params) => Refusal;

/** A refusal that players can meet: the game's catalogues have its sentence. */
export const refusal: Refuse<string> = (refused, params) => ({ refused, ...(params && { params }) });

/**
 * Refusals that no player can meet, as players are offered legal choices only: their English is given here, by code.
 */
export const plainRefusals =
  <Code extends string>(
    sentences: Readonly<Record<Code, string | ((params: Params) => string)>>,
  ): Refuse<Code> =>
  (refused, params = {}) => {
    const sentence = sentences[refused];
    return { refused, text: typeof sentence === 'string' ? sentence : sentence(params) };
  };

/** A refusal in words: its own English, or the catalogue's sentence; its bare code where there is neither. */
export const refusalText = ({ refusals }: GameWords, { refused, params = {}, text }: Refusal): string =>
  text ?? ((Object.hasOwn(refusals, refused) && refusals[refused]?.(params)) || refused);
