/** What a table may choose, and the words for what is refused. */
import { describe, expect, it } from 'vitest';
import { refusalText } from '../../../src/game/game.ts';
import { LOCALES } from '../../../src/game/words.ts';
import { daifugo } from '../../../src/games/daifugo/index.ts';
import { REFUSALS } from '../../../src/games/daifugo/words/words.ts';

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
  it.each(LOCALES)('have a sentence each in %s', (locale) => {
    const sentences = REFUSALS.map((refused) =>
      refusalText(daifugo.words[locale], { refused, params: { count: 2, suits: 'sh' } }),
    );
    expect(new Set(sentences).size).toBe(REFUSALS.length);
    for (const sentence of sentences) expect(sentence).toMatch(/[.。]$/);
  });

  it('name the suits of a lock', () => {
    expect(refusalText(daifugo.words.ja, { refused: 'locked', params: { suits: 'sh' } })).toContain('♠♥');
  });
});
