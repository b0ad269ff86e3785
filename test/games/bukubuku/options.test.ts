/** The options of ブクブク, the sentences of its refusals, and its pictures. */
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/game/words.ts';
import { bukubuku } from '../../../src/games/bukubuku/index.ts';
import { pictures } from '../../../src/games/bukubuku/pictures.ts';
import { REFUSALS } from '../../../src/games/bukubuku/why-not.ts';

describe('options', () => {
  it('have the rules’ defaults', () => {
    expect(bukubuku.options.parse({})).toEqual({ memo: false });
  });

  it('allow the memo for two seats only', () => {
    for (const seats of [2, 3, 4, 5]) {
      expect(bukubuku.whyUnplayable?.({ memo: false }, seats)).toBeNull();
      expect(bukubuku.whyUnplayable?.({ memo: true }, seats)?.refused ?? null).toBe(
        seats === 2 ? null : 'memo-for-two',
      );
    }
  });

  it('keep scores on the game’s scoreboard, for two to five seats', () => {
    expect(bukubuku.seats).toEqual({ min: 2, max: 5 });
    expect(bukubuku.bookKind({ memo: false })).toBe('score');
  });
});

describe('refusals', () => {
  it('that players can see have a sentence in every language', () => {
    for (const locale of LOCALES) {
      const { refusals } = bukubuku.words[locale];
      expect(Object.keys(refusals)).toContain('memo-for-two');
      expect(Object.keys(refusals).filter((code) => code in REFUSALS)).toEqual([]);
      for (const sentence of Object.values(refusals)) expect(sentence({})).toMatch(/[.。)]$/);
    }
  });

  it('that only scenarios can see have an English sentence each', () => {
    const sentences = Object.values(REFUSALS).map((sentence) =>
      typeof sentence === 'string' ? sentence : sentence({ card: 7 }),
    );
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/[.)]$/);
  });
});

describe('pictures', () => {
  it('exist for every card and the back, each with a text of its own', () => {
    expect(pictures).toHaveLength(60 + 12 + 1);
    expect(new Set(pictures.map(({ face }) => face)).size).toBe(pictures.length);
    expect(new Set(pictures.map(({ text }) => text)).size).toBe(pictures.length);
    expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(pictures.length);
  });
});
