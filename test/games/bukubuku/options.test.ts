/** What a table may choose, and the sentences it is refused with. */
import { describe, expect, it } from 'vitest';
import { refusalText } from '../../../src/game/game.ts';
import { LOCALES } from '../../../src/game/words.ts';
import { bukubuku } from '../../../src/games/bukubuku/index.ts';
import { pictures } from '../../../src/games/bukubuku/pictures.ts';
import { REFUSALS } from '../../../src/games/bukubuku/words/words.ts';

describe('options', () => {
  it('are as the rules have them unless chosen otherwise', () => {
    expect(bukubuku.options.parse({})).toEqual({ memo: false });
  });

  it('the memo is for two', () => {
    for (const seats of [2, 3, 4, 5]) {
      expect(bukubuku.whyUnplayable?.({ memo: false }, seats)).toBeNull();
      expect(bukubuku.whyUnplayable?.({ memo: true }, seats)?.refused ?? null).toBe(
        seats === 2 ? null : 'memo-for-two',
      );
    }
  });

  it('two to five sit down; scores go to the game’s own scoreboard', () => {
    expect(bukubuku.seats).toEqual({ min: 2, max: 5 });
    expect(bukubuku.bookKind({ memo: false })).toBe('score');
  });
});

describe('refusals', () => {
  it.each(LOCALES)('have a sentence each in %s', (locale) => {
    const sentences = REFUSALS.map((refused) =>
      refusalText(bukubuku.words[locale], { refused, params: { card: 7 } }),
    );
    expect(new Set(sentences).size).toBe(REFUSALS.length);
    for (const sentence of sentences) expect(sentence).toMatch(/[.。]$/);
  });
});

describe('pictures', () => {
  it('are there for every card and the back, each with a text of its own', () => {
    expect(pictures).toHaveLength(60 + 12 + 1);
    expect(new Set(pictures.map(({ face }) => face)).size).toBe(pictures.length);
    expect(new Set(pictures.map(({ text }) => text)).size).toBe(pictures.length);
    expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(pictures.length);
  });
});
