/** What a table may choose, and the words for what is refused. */
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/game/words.ts';
import { daifugo } from '../../../src/games/daifugo/index.ts';
import { REFUSALS } from '../../../src/games/daifugo/why-not.ts';

describe('options', () => {
  it('are as the rules have them unless chosen otherwise', () => {
    expect(daifugo.options.parse({})).toEqual({ jokers: 1, games: 5 });
  });

  it.each([{ jokers: 0 }, { jokers: 3 }, { jokers: 1.5 }, { games: 0 }, { games: 21 }, { foul: 500 }])(
    '%o is none',
    (options) => expect(daifugo.options.safeParse(options).success).toBe(false),
  );

  it('two to four play, for points', () => {
    expect(daifugo.seats).toEqual({ min: 2, max: 4 });
    expect(daifugo.bookKind(daifugo.options.parse({}))).toBe('points');
  });
});

describe('refusals', () => {
  it('are not in the catalogues, as players are offered legal choices only', () => {
    for (const locale of LOCALES) expect(daifugo.words[locale].refusals).toEqual({});
  });

  it('have an English sentence each', () => {
    const sentences = Object.values(REFUSALS).map((sentence) =>
      typeof sentence === 'string' ? sentence : sentence({ count: 2, suits: '♠♥' }),
    );
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/[.]$/);
  });
});
