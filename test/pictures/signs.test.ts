/** Every sign that stands for a word can be drawn: a picture would leave it out in silence. */
import { expect, it } from 'vitest';
import { LOCALES } from '../../src/game/words.ts';
import { games } from '../../src/games/index.ts';
import { hasIcon } from '../../src/pictures/icons.ts';
import { letterOf } from '../../src/pictures/letters.ts';

it.each(games)('the signs in the words of $id are letters of a font, or have a drawing', ({ words }) => {
  const missing = LOCALES.flatMap((locale) =>
    Object.keys(words[locale].spoken ?? {}).flatMap((sign) =>
      [...sign].filter(
        (character) =>
          !hasIcon(character) && letterOf(character, locale).advance === 0 && character !== '\uFE0F',
      ),
    ),
  );
  expect(missing).toEqual([]);
});
