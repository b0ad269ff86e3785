import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  accountOf,
  BANK,
  COMPUTERS,
  formerMemberNumber,
  isPerson,
  postingsOf,
} from '../../src/ledger/postings.ts';
import type { TableSeat } from '../../src/tables/table.ts';

const seat = (userId: string | null): TableSeat => ({ userId, name: '', salt: '', missed: 0, away: false });
const ann = seat('ann');
const ben = seat('ben');
const computer = seat(null);

describe('postingsOf', () => {
  test('gives one posting per account, equal to its score', () => {
    expect(postingsOf('chips', [ann, ben], [3, -3])).toEqual([
      { account: 'ann', amount: 3 },
      { account: 'ben', amount: -3 },
    ]);
  });

  test('adds up all computers in one account', () => {
    expect(postingsOf('chips', [computer, ann, computer, computer], [-2, 6, -2, -2])).toEqual([
      { account: COMPUTERS, amount: -6 },
      { account: 'ann', amount: 6 },
    ]);
    expect(accountOf(computer)).toBe(COMPUTERS);
  });

  test('includes postings of 0, which count the hand as played', () => {
    expect(postingsOf('chips', [ann, ben], [0, 0])).toHaveLength(2);
  });

  test('of a hand among people say on which side each account played; with a computer’s seat none does', () => {
    const sides = [[1], [0, 2]];
    const three = [ann, ben, seat('cho')];
    expect(postingsOf('chips', three, [-1, 2, -1], sides).map(({ side }) => side)).toEqual([1, 0, 1]);
    const withComputer = postingsOf('chips', [ann, ben, computer], [-1, 2, -1], sides);
    expect(withComputer.every((posting) => !('side' in posting))).toBe(true);
    expect(postingsOf('chips', [ann], [0], [[0]])).toEqual([{ account: 'ann', amount: 0 }]);
  });

  test('posts to an away player, although the computer played for them', () => {
    expect(accountOf({ ...ann, away: true, missed: 2 })).toBe('ann');
  });

  test('rejects scores that do not sum to zero, are missing or are not numbers', () => {
    expect(() => postingsOf('chips', [ann, ben], [3, -2])).toThrow(
      new RangeError('postings sum to 1, not to zero'),
    );
    expect(() => postingsOf('chips', [ann, ben], [3])).toThrow(RangeError);
    expect(() => postingsOf('chips', [ann, ben], [Number.NaN, 0])).toThrow(RangeError);
  });

  test('sums to zero, has each account once, and posts the sum of its seats’ scores', () => {
    const seats = fc.array(fc.constantFrom(ann, ben, computer, seat('cho')), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(
        seats,
        fc.array(fc.integer({ min: -999, max: 999 }), { minLength: 6, maxLength: 6 }),
        (seated, values) => {
          const rest = values.slice(1, seated.length);
          const scores = [-rest.reduce((sum, score) => sum + score, 0), ...rest];
          const postings = postingsOf('chips', seated, scores);
          expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
          expect(new Set(postings.map(({ account }) => account)).size).toBe(postings.length);
          for (const { account, amount } of postings) {
            const own = scores.filter((_, index) => accountOf(seated[index]!) === account);
            expect(amount).toBe(own.reduce((sum, score) => sum + score, 0));
          }
        },
      ),
    );
  });
});

test('isPerson and formerMemberNumber recognize accounts by their id', () => {
  expect(isPerson('12345678901234567890')).toBe(true);
  for (const account of [COMPUTERS, BANK, 'former-12']) expect(isPerson(account)).toBe(false);
  expect(formerMemberNumber('former-12')).toBe(12);
  expect(formerMemberNumber('12345678901234567890')).toBeNull();
});
