/** Options, seats, and the sentences of refusals. */
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/game/words.ts';
import { daifugo } from '../../../src/games/daifugo/index.ts';
import { REFUSALS } from '../../../src/games/daifugo/why-not.ts';

describe('options', () => {
  it('have the defaults of the rules', () => {
    expect(daifugo.options.parse({})).toEqual({ jokers: 1, games: 5 });
  });

  it.each([{ jokers: 0 }, { jokers: 3 }, { jokers: 1.5 }, { games: 0 }, { games: 21 }, { foul: 500 }])(
    'refuse %o',
    (options) => expect(daifugo.options.safeParse(options).success).toBe(false),
  );

  it('are for two to four seats that play for points', () => {
    expect(daifugo.seats).toEqual({ min: 2, max: 4 });
    expect(daifugo.bookKind(daifugo.options.parse({}))).toBe('points');
  });
});

describe('refusals', () => {
  it('that players can see have a sentence in every language', () => {
    for (const locale of LOCALES) {
      const { refusals } = daifugo.words[locale];
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
