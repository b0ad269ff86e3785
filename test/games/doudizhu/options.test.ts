/** Options and the sentences of refusals. */
import { describe, expect, it } from 'vitest';
import { refusalText } from '../../../src/game/game.ts';
import { LOCALES } from '../../../src/game/words.ts';
import { doudizhu } from '../../../src/games/doudizhu/index.ts';
import { REFUSALS } from '../../../src/games/doudizhu/words/words.ts';

describe('options', () => {
  it('have the defaults of the rules', () => {
    expect(doudizhu.options.parse({})).toEqual({
      deals: 4,
      forcedLandlordBombs: 'free',
      kitty: 'landlord',
      kittyShown: false,
    });
  });

  it.each([{ forcedLandlordBombs: 'none' }, { kitty: 'farmers' }, { kittyShown: 'yes' }, { stakes: 2 }])(
    'refuse %o',
    (options) => expect(doudizhu.options.safeParse(options).success).toBe(false),
  );
});

describe('refusals', () => {
  it.each(LOCALES)('have a sentence of their own each in %s', (locale) => {
    const sentences = REFUSALS.map((refused) => refusalText(doudizhu.words[locale], { refused }));
    expect(new Set(sentences).size).toBe(REFUSALS.length);
    for (const sentence of sentences) expect(sentence).toMatch(/[.。]$/);
  });
});
