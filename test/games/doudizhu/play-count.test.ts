/** How many plays a hand takes, as reasons tell. */
import { expect, test } from 'vitest';
import { BIG_JOKER } from '../../../src/game/cards.ts';
import { seededChance, seedFromText } from '../../../src/game/chance.ts';
import { leads } from '../../../src/games/doudizhu/combinations.ts';
import { playCount, playCountWithPairedJokers } from '../../../src/games/doudizhu/computer/play-count.ts';
import { keptAfter } from './setup.ts';

/** Cards by rank: the jokers are s and b. */
const hand = (ranks: string): number[] => {
  const counts = new Array<number>(BIG_JOKER + 1).fill(0);
  for (const rank of ranks) counts['3456789TJQKA2sb'.indexOf(rank)]!++;
  return counts;
};

test('a joker goes out beside a single card, or another joker', () => {
  const count = (ranks: string) => playCountWithPairedJokers(hand(ranks), 2);
  expect(playCount(hand('3b'), 2)).toBe(2);
  expect(count('3b')).toBe(1);
  expect(count('sb')).toBe(1);
  expect(count('sbb')).toBe(2);
  expect(count('33b')).toBe(2);
  expect(count('3469sb')).toBe(4);
  expect(count('3456799b')).toBe(3);
});

/** The fewest plays for a few cards, of all ways to lead one and go on. */
function fewest(counts: readonly number[]): number {
  if (counts.every((count) => count === 0)) return 0;
  return 1 + Math.min(...leads(counts, true).map(({ play }) => fewest(keptAfter(counts, play))));
}

test('as many plays as are told are enough, and of small hands seldom one too many', () => {
  const chance = seededChance(seedFromText('fewest'));
  let [equal, all] = [0, 0];
  for (let number = 0; number < 60; number++) {
    const counts = new Array<number>(BIG_JOKER + 1).fill(0);
    for (let card = 0; card < 6; card++) counts[chance.below(`${number}/${card}`, 8) + 7]!++;
    const told = playCountWithPairedJokers(counts, 2);
    const least = fewest(counts);
    expect(told, JSON.stringify(counts)).toBeGreaterThanOrEqual(least);
    all++;
    if (told === least) equal++;
  }
  expect(equal / all).toBeGreaterThan(0.9);
});

test('the number of plays that a hand takes counts straights, planes and bombs as one', () => {
  expect(playCount(hand('34567'), 0)).toBe(1);
  expect(playCount(hand('33344'), 0)).toBe(1);
  expect(playCount(hand('5555'), 1)).toBe(1);
  expect(playCount(hand('5555'), 0)).toBe(2);
  expect(playCount(hand('3467'), 0)).toBe(4);
  expect(playCount(hand('345678 99 TTT'.replaceAll(' ', '')), 0)).toBe(2);
});
