/** Options and the sentences of refusals. */
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/game/words.ts';
import { doudizhu } from '../../../src/games/doudizhu/index.ts';
import { REFUSALS } from '../../../src/games/doudizhu/why-not.ts';

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
  it('that players can see have a sentence in every language', () => {
    for (const locale of LOCALES) {
      const { refusals } = doudizhu.words[locale];
      expect(Object.keys(refusals).filter((code) => code in REFUSALS)).toEqual([]);
      for (const sentence of Object.values(refusals)) expect(sentence({})).toMatch(/[.。]$/);
    }
  });

  it('that only scenarios can see have an English sentence each', () => {
    const sentences = Object.values(REFUSALS);
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/[.]$/);
  });
});
