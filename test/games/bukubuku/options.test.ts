/** What a table may choose, and the sentences it is refused with. */
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/game/words.ts';
import { bukubuku } from '../../../src/games/bukubuku/index.ts';
import { pictures } from '../../../src/games/bukubuku/pictures.ts';
import { REFUSALS } from '../../../src/games/bukubuku/why-not.ts';

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
  it('that players can meet have a sentence in every language', () => {
    for (const locale of LOCALES) {
      const { refusals } = bukubuku.words[locale];
      expect(Object.keys(refusals)).toEqual(['memo-for-two']);
      for (const sentence of Object.values(refusals)) expect(sentence({})).toMatch(/[.。)]$/);
    }
  });

  it('that only scenarios can meet have an English sentence each', () => {
    const sentences = Object.values(REFUSALS).map((sentence) =>
      typeof sentence === 'string' ? sentence : sentence({ card: 7 }),
    );
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/[.)]$/);
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
