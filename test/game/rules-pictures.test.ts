/** Pictures in the rules: of pieces that exist, the same in every language, and the game's ladder among them. */
import { describe, expect, it } from 'vitest';
import { textEmojis } from '../../src/discord/emojis/emojis.ts';
import { rulesReply } from '../../src/discord/screens/rules.ts';
import { allFaces } from '../../src/game/cards.ts';
import { pictured, replacePictured } from '../../src/game/rules-text.ts';
import { LOCALES } from '../../src/game/words.ts';
import { games } from '../../src/games/index.ts';
import { picturesIn, rulesOf } from './rules-examples.ts';

describe.each(games)('the rules of $id', (game) => {
  const known = new Set([...allFaces(), ...(game.pictures ?? []).map(({ face }) => face)]);

  it.each(LOCALES)('show pieces that there are, in %s', (locale) => {
    const faces = picturesIn(rulesOf(game, locale)).flat();
    expect(faces.length, 'rules show pieces, by `pictured` of src/game/rules-text.ts').toBeGreaterThan(0);
    expect(faces.filter((face) => !known.has(face))).toEqual([]);
    // Nothing is left of a picture that is written wrongly.
    expect(replacePictured(rulesOf(game, locale), () => '')).not.toMatch(/\[\[|\]\]/);
  });

  it('show the same pictures in every language', () => {
    const [shown = [], ...others] = LOCALES.map(
      (locale) => new Set(picturesIn(rulesOf(game, locale)).map((faces) => faces.join(' '))),
    );
    for (const other of others) expect(other).toEqual(shown);
  });

  it.each(LOCALES)('are text where there are no emojis, in %s', (locale) => {
    for (const page of game.words[locale].rules.keys()) {
      const shown = JSON.stringify(rulesReply(game, locale, page, textEmojis(games), 'ephemeral').components);
      expect(shown).not.toMatch(/\[\[|<:|undefined/);
    }
  });
});

it('writes pictures that are found again', () => {
  expect(replacePictured(`a ${pictured('3s 4h')} b ${pictured('BJ')}`, (faces) => faces.join('+'))).toBe(
    'a 3s+4h b BJ',
  );
});
