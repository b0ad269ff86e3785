/** The pictures in the rules are what the text beside them says. */
import { describe, expect, it, test } from 'vitest';
import { rankOf } from '../../../src/game/cards.ts';
import { LOCALES } from '../../../src/game/words.ts';
import {
  answers,
  combinationOf,
  countRanks,
  KINDS,
  nameOfPlay,
  type Play,
} from '../../../src/games/doudizhu/combinations.ts';
import { doudizhu } from '../../../src/games/doudizhu/index.ts';
import { catalogue } from '../../../src/games/doudizhu/words/catalogue.ts';
import { EXAMPLES, KIND_EXAMPLES } from '../../../src/games/doudizhu/words/examples.ts';
import { cardsOf, rulesOf } from '../../game/rules-examples.ts';

const combination = (example: string): Play | null => combinationOf(cardsOf(example));
const nameIn = (example: string): string => nameOfPlay(combination(example)!);

/** Whether the second picture beats the first. */
const isBeaten = (example: string, next: string): boolean =>
  answers(countRanks(cardsOf(next)), combination(example)!, true)
    .map(({ play }) => nameOfPlay(play))
    .includes(nameIn(next));

describe('the pictures in the rules', () => {
  it.each(KINDS)('show a combination of the kind that stands beside it: %s (doudizhu 12)', (kind) => {
    expect(combination(KIND_EXAMPLES[kind])?.kind).toBe(kind);
    for (const locale of LOCALES) {
      const [, name] = rulesOf(doudizhu, locale).split(`${KIND_EXAMPLES[kind]} **`);
      expect(name!.startsWith(`${catalogue[locale].kinds[kind]}**`)).toBe(true);
    }
  });

  it('show every rank, from the strongest to the weakest (doudizhu 2)', () => {
    const ranks = cardsOf(EXAMPLES.highRanks, EXAMPLES.lowRanks).map(rankOf);
    expect(ranks).toEqual(Array.from({ length: 15 }, (_, index) => 14 - index));
    for (const locale of LOCALES)
      expect(doudizhu.words[locale].rules[0]!.body).toContain(`${EXAMPLES.highRanks}\n${EXAMPLES.lowRanks}`);
  });

  it('show pairs with jokers, by the natural card or the higher joker (doudizhu 13)', () => {
    expect(combination(EXAMPLES.pairOfSevens)).toMatchObject({ kind: 'pair', height: 4 });
    expect(combination(EXAMPLES.pairOfBigJokers)).toMatchObject({ kind: 'pair', height: 14 });
  });

  it('show the lowest straights, the next and the highest, and what is none (doudizhu 14)', () => {
    const { lowestStraight, nextStraight, highestStraight } = EXAMPLES;
    expect(combination(lowestStraight)).toEqual({ kind: 'straight', height: 4, length: 5, other: -1 });
    expect(combination(nextStraight)).toEqual({ kind: 'straight', height: 5, length: 5, other: -1 });
    expect(combination(highestStraight)).toEqual({ kind: 'straight', height: 13, length: 5, other: -1 });
    expect(combination(EXAMPLES.lowestPairs)).toMatchObject({ kind: 'pairs', height: 2 });
    expect(combination(EXAMPLES.lowestTriples)).toMatchObject({ kind: 'triples', height: 1 });
    expect(combination(EXAMPLES.notInARow)).toBeNull();
  });

  it('show bombs that beat each other (doudizhu 17)', () => {
    expect(isBeaten(KIND_EXAMPLES.bomb, EXAMPLES.higherBomb)).toBe(true);
    expect(isBeaten(EXAMPLES.higherBomb, EXAMPLES.longerBomb)).toBe(true);
    expect(isBeaten(KIND_EXAMPLES.bomb, EXAMPLES.longerBomb)).toBe(true);
    expect(isBeaten(EXAMPLES.higherBomb, KIND_EXAMPLES.bomb)).toBe(false);
  });

  it('show what is no combination (doudizhu 16)', () => {
    expect(combination(EXAMPLES.tripleAndOne)).toBeNull();
    expect(combination(EXAMPLES.fourAndTwo)).toBeNull();
  });
});

test.each(LOCALES)('every picture is in the rules in %s', (locale) => {
  for (const example of [...Object.values(KIND_EXAMPLES), ...Object.values(EXAMPLES)])
    expect(rulesOf(doudizhu, locale)).toContain(example);
});
