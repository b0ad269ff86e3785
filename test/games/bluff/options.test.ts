/** The options of ブラフ and the sentences of its refusals. */
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/game/words.ts';
import { bluff } from '../../../src/games/bluff/index.ts';
import { REFUSALS } from '../../../src/games/bluff/why-not.ts';

describe('options', () => {
  it('have the rules’ defaults', () => {
    expect(bluff.options.parse({})).toEqual({ end: 'last', stake: 1, odds: false, matches: 1 });
  });

  it.each([
    { end: 'never' },
    { stake: 0 },
    { stake: 101 },
    { stake: 1.5 },
    { odds: 'yes' },
    { matches: 21 },
    { dice: 6 },
  ])('reject %o', (options) => expect(bluff.options.safeParse(options).success).toBe(false));
});

describe('bluff 13: the stake', () => {
  it('is refused with end: first, where nobody pays', () => {
    const whyUnplayable = (options: object) => bluff.whyUnplayable!(bluff.options.parse(options), 4);
    expect(whyUnplayable({ stake: 5 })).toBeNull();
    expect(whyUnplayable({ end: 'first' })).toBeNull();
    expect(whyUnplayable({ end: 'first', stake: 5 })).toEqual({ refused: 'stake-for-last' });
  });
});

describe('refusals', () => {
  it('that players can see have a sentence in every language', () => {
    for (const locale of LOCALES) {
      const { refusals } = bluff.words[locale];
      expect(Object.keys(refusals)).toContain('stake-for-last');
      expect(Object.keys(refusals).filter((code) => code in REFUSALS)).toEqual([]);
      for (const sentence of Object.values(refusals)) expect(sentence({})).toMatch(/[.。)]$/);
    }
  });

  it('that only scenarios can see have an English sentence each', () => {
    const sentences = Object.values(REFUSALS).map((sentence) =>
      typeof sentence === 'string' ? sentence : sentence({ most: 7 }),
    );
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/[.)]$/);
  });
});
