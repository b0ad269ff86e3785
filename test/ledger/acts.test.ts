import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  adjustment,
  isMistake,
  LONGEST_REASON,
  MOST_AMOUNT,
  readReason,
  transfer,
} from '../../src/ledger/acts.ts';
import { BANK } from '../../src/ledger/postings.ts';

const player = (name: string, bot = false) => ({ id: `id-${name}`, name, bot });
const ann = player('ann');
const ben = player('ben');

describe('an adjustment', () => {
  test('gives from the bank, and takes to it', () => {
    expect(adjustment('chips', ann, 5)).toEqual([
      { account: 'id-ann', name: 'ann', amount: 5 },
      { account: BANK, name: '', amount: -5 },
    ]);
    expect(adjustment('points', ann, -5)).toMatchObject([{ amount: -5 }, { account: BANK, amount: 5 }]);
  });

  test('of a scoreboard, which does not add up to zero, has no other side', () => {
    expect(adjustment('score-toy', ann, 5)).toEqual([{ account: 'id-ann', name: 'ann', amount: 5 }]);
  });
});

test('a transfer moves from one to the other', () => {
  expect(transfer(ann, ben, 5)).toEqual([
    { account: 'id-ben', name: 'ben', amount: 5 },
    { account: 'id-ann', name: 'ann', amount: -5 },
  ]);
  expect(transfer(ann, ann, 5)).toBe('same-player');
  expect(transfer(ann, ben, -5)).toBe('not-positive');
  expect(transfer(ann, player('bot', true), 5)).toBe('bot');
  expect(transfer(player('bot', true), ann, 5)).toBe('bot');
});

test.each([
  [0, 'zero'],
  [-0, 'zero'],
  [0.5, 'not-integer'],
  [Number.NaN, 'not-integer'],
  [Number.POSITIVE_INFINITY, 'not-integer'],
  [MOST_AMOUNT + 1, 'too-large'],
  [-MOST_AMOUNT - 1, 'too-large'],
  [2 ** 60, 'too-large'],
])('%d is refused as %s', (amount, mistake) => {
  expect(adjustment('chips', ann, amount)).toBe(mistake);
  expect(transfer(ann, ben, amount)).toBe(mistake);
});

test('up to the most, either way, is posted and adds up to zero', () => {
  fc.assert(
    fc.property(fc.integer({ min: -MOST_AMOUNT, max: MOST_AMOUNT }), (amount) => {
      fc.pre(amount !== 0);
      for (const postings of [adjustment('chips', ann, amount), transfer(ann, ben, Math.abs(amount))]) {
        if (isMistake(postings)) throw new Error(postings);
        expect(postings.reduce((sum, of) => sum + of.amount, 0)).toBe(0);
      }
    }),
  );
  expect(adjustment('chips', player('bot', true), 1)).toBe('bot');
});

test('a reason is one line with something in it, and not too long', () => {
  expect(readReason('  won the\n raffle\u0000\t! ')).toEqual({ reason: 'won the raffle !' });
  for (const nothing of ['', '   ', '\n\t\u0000', '\u3000']) expect(readReason(nothing)).toBe('no-reason');
  expect(readReason('あ'.repeat(LONGEST_REASON))).toEqual({ reason: 'あ'.repeat(LONGEST_REASON) });
  expect(readReason('x'.repeat(LONGEST_REASON + 1))).toBe('long-reason');
});
