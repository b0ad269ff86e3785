/** The name of a season, as an admin types it. */
import { plainText } from './plain-text.ts';

/** Names are shown like people's, which have no more letters. */
export const MAX_SEASON_NAME_LENGTH = 32;

export type SeasonNameError = 'bad-season-name';

export const isSeasonNameError = (value: unknown): value is SeasonNameError => value === 'bad-season-name';

/** On one line. A name that mentions somebody would keep their id for ever, so there are none. */
export function parseSeasonName(text: string): { readonly name: string } | SeasonNameError {
  const name = plainText(text);
  const isFit =
    name !== '' && [...name].length <= MAX_SEASON_NAME_LENGTH && !/<[@#&:!/]|\d{17,20}/.test(name);
  return isFit ? { name } : 'bad-season-name';
}
