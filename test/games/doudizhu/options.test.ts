/** What a table may choose, and what it has where it chooses nothing. */
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/game/words.ts';
import { doudizhu } from '../../../src/games/doudizhu/index.ts';
import { REFUSALS } from '../../../src/games/doudizhu/why-not.ts';

describe('options', () => {
  it('are as the rules have them unless chosen otherwise', () => {
    expect(doudizhu.options.parse({})).toEqual({
      deals: 4,
      forcedLandlordBombs: 'free',
      kitty: 'landlord',
      kittyShown: false,
    });
  });

  it.each([{ forcedLandlordBombs: 'none' }, { kitty: 'farmers' }, { kittyShown: 'yes' }, { stakes: 2 }])(
    '%o is none',
    (options) => expect(doudizhu.options.safeParse(options).success).toBe(false),
  );
});

describe('refusals', () => {
  it('are not in the catalogues, as players are offered legal choices only', () => {
    for (const locale of LOCALES) expect(doudizhu.words[locale].refusals).toEqual({});
  });

  it('have an English sentence each', () => {
    const sentences = Object.values(REFUSALS);
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/[.]$/);
  });
});
