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

describe('an adjustment', () => {
  test('gives from the bank, and takes to it', () => {
    expect(adjustmentPostings('chips', ann, 5)).toEqual([
      { account: 'id-ann', name: 'ann', amount: 5 },
      { account: BANK, name: '', amount: -5 },
    ]);
    expect(adjustmentPostings('points', ann, -5)).toMatchObject([
      { amount: -5 },
      { account: BANK, amount: 5 },
    ]);
  });

  test('of a scoreboard, which does not add up to zero, has no other side', () => {
    expect(adjustmentPostings('score-toy', ann, 5)).toEqual([{ account: 'id-ann', name: 'ann', amount: 5 }]);
  });
});

test('a transfer moves from one to the other', () => {
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
])('%d is refused as %s', (amount, mistake) => {
  expect(adjustmentPostings('chips', ann, amount)).toBe(mistake);
  expect(transferPostings(ann, ben, amount)).toBe(mistake);
});

test('up to the most, either way, is posted and adds up to zero', () => {
  fc.assert(
    fc.property(fc.integer({ min: -MAX_AMOUNT, max: MAX_AMOUNT }), (amount) => {
      fc.pre(amount !== 0);
      for (const postings of [
        adjustmentPostings('chips', ann, amount),
        transferPostings(ann, ben, Math.abs(amount)),
      ]) {
        if (isInputError(postings)) throw new Error(postings);
        expect(postings.reduce((sum, of) => sum + of.amount, 0)).toBe(0);
      }
    }),
  );
  expect(adjustmentPostings('chips', player('bot', true), 1)).toBe('bot');
});

test('a reason is one line with something in it, and not too long', () => {
  expect(parseReason('  won the\n raffle\u0000\t! ')).toEqual({ reason: 'won the raffle !' });
  for (const nothing of ['', '   ', '\n\t\u0000', '\u3000']) expect(parseReason(nothing)).toBe('no-reason');
  expect(parseReason('あ'.repeat(MAX_REASON_LENGTH))).toEqual({ reason: 'あ'.repeat(MAX_REASON_LENGTH) });
  expect(parseReason('x'.repeat(MAX_REASON_LENGTH + 1))).toBe('long-reason');
});
