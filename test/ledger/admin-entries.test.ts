import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  adjustmentPostings,
  isInputError,
  MAX_AMOUNT,
  MAX_REASON_LENGTH,
  parseReason,
  transferPostings,
} from '../../src/ledger/admin-entries.ts';
import { BANK } from '../../src/ledger/postings.ts';

const player = (name: string, bot = false) => ({ id: `id-${name}`, name, bot });
const ann = player('ann');
const ben = player('ben');

describe('adjustmentPostings', () => {
  test('gives from the bank, and takes to the bank', () => {
    expect(adjustmentPostings('chips', ann, 5)).toEqual([
      { account: 'id-ann', name: 'ann', amount: 5 },
      { account: BANK, name: '', amount: -5 },
    ]);
    expect(adjustmentPostings('points', ann, -5)).toMatchObject([
      { amount: -5 },
      { account: BANK, amount: 5 },
    ]);
  });

  test('has no other side on a scoreboard, which does not sum to zero', () => {
    expect(adjustmentPostings('score-toy', ann, 5)).toEqual([{ account: 'id-ann', name: 'ann', amount: 5 }]);
  });
});

test('transferPostings moves an amount from one player to another; refuses bots, one player twice and negative amounts', () => {
  expect(transferPostings(ann, ben, 5)).toEqual([
    { account: 'id-ben', name: 'ben', amount: 5 },
    { account: 'id-ann', name: 'ann', amount: -5 },
  ]);
  expect(transferPostings(ann, ann, 5)).toBe('same-player');
  expect(transferPostings(ann, ben, -5)).toBe('not-positive');
  expect(transferPostings(ann, player('bot', true), 5)).toBe('bot');
  expect(transferPostings(player('bot', true), ann, 5)).toBe('bot');
});

test.each([
  [0, 'zero'],
  [-0, 'zero'],
  [0.5, 'not-integer'],
  [Number.NaN, 'not-integer'],
  [Number.POSITIVE_INFINITY, 'not-integer'],
  [MAX_AMOUNT + 1, 'too-large'],
  [-MAX_AMOUNT - 1, 'too-large'],
  [2 ** 60, 'too-large'],
])('refuses an amount of %d as %s', (amount, error) => {
  expect(adjustmentPostings('chips', ann, amount)).toBe(error);
  expect(transferPostings(ann, ben, amount)).toBe(error);
});

test('accepts every amount up to the maximum in both directions; the postings sum to zero', () => {
  fc.assert(
    fc.property(fc.integer({ min: -MAX_AMOUNT, max: MAX_AMOUNT }), (amount) => {
      fc.pre(amount !== 0);
      for (const postings of [
        adjustmentPostings('chips', ann, amount),
        transferPostings(ann, ben, Math.abs(amount)),
      ]) {
        if (isInputError(postings)) throw new Error(postings);
        expect(postings.reduce((sum, posting) => sum + posting.amount, 0)).toBe(0);
      }
    }),
  );
  expect(adjustmentPostings('chips', player('bot', true), 1)).toBe('bot');
});

test('parseReason joins lines, and refuses an empty or too long reason', () => {
  expect(parseReason('  won the\n raffle\u0000\t! ')).toEqual({ reason: 'won the raffle !' });
  expect(parseReason('won \u202Eelffar\u202C\u200B 👨‍👩‍👧')).toEqual({ reason: 'won elffar 👨‍👩‍👧' });
  for (const blank of ['\u202E\u3164', '\u200D', '\uFE0F', '\u115F\u034F', '', '   ', '\n\t\u0000', '\u3000'])
    expect(parseReason(blank)).toBe('no-reason');
  expect(parseReason('あ'.repeat(MAX_REASON_LENGTH))).toEqual({ reason: 'あ'.repeat(MAX_REASON_LENGTH) });
  expect(parseReason('x'.repeat(MAX_REASON_LENGTH + 1))).toBe('long-reason');
});
