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
  it('are in no catalogue, because players are offered legal choices only', () => {
    for (const locale of LOCALES) expect(daifugo.words[locale].refusals).toEqual({});
  });

  it('have an English sentence of their own each', () => {
    const sentences = Object.values(REFUSALS).map((sentence) =>
      typeof sentence === 'string' ? sentence : sentence({ count: 2, suits: '♠♥' }),
    );
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/[.]$/);
  });
});
