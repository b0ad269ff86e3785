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

describe('a hand’s postings', () => {
  test('are one an account, as the scores are', () => {
    expect(postingsOf('chips', [ann, ben], [3, -3])).toEqual([
      { account: 'ann', amount: 3 },
      { account: 'ben', amount: -3 },
    ]);
  });

  test('have all computers as one account', () => {
    expect(postingsOf('chips', [computer, ann, computer, computer], [-2, 6, -2, -2])).toEqual([
      { account: COMPUTERS, amount: -6 },
      { account: 'ann', amount: 6 },
    ]);
    expect(accountOf(computer)).toBe(COMPUTERS);
  });

  test('are there for who won and lost nothing: the hand counts as played', () => {
    expect(postingsOf('chips', [ann, ben], [0, 0])).toHaveLength(2);
  });

  test('are the player’s own although the computer played for them', () => {
    expect(accountOf({ ...ann, away: true, missed: 2 })).toBe('ann');
  });

  test('are refused where they do not add up to zero, or are not numbers', () => {
    expect(() => postingsOf('chips', [ann, ben], [3, -2])).toThrow(
      new RangeError('postings add up to 1, not to zero'),
    );
    expect(() => postingsOf('chips', [ann, ben], [3])).toThrow(RangeError);
    expect(() => postingsOf('chips', [ann, ben], [Number.NaN, 0])).toThrow(RangeError);
  });

  test('add up to zero, name an account once, and pay each what their seats scored', () => {
    const seats = fc.array(fc.constantFrom(ann, ben, computer, seat('cho')), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(
        seats,
        fc.array(fc.integer({ min: -999, max: 999 }), { minLength: 6, maxLength: 6 }),
        (who, some) => {
          const rest = some.slice(1, who.length);
          const scores = [-rest.reduce((sum, score) => sum + score, 0), ...rest];
          const postings = postingsOf('chips', who, scores);
          expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
          expect(new Set(postings.map(({ account }) => account)).size).toBe(postings.length);
          for (const { account, amount } of postings) {
            const own = scores.filter((_, at) => accountOf(who[at]!) === account);
            expect(amount).toBe(own.reduce((sum, score) => sum + score, 0));
          }
        },
      ),
    );
  });
});

test('accounts that are nobody’s are told from people’s', () => {
  expect(isPerson('12345678901234567890')).toBe(true);
  for (const account of [COMPUTERS, BANK, 'former-12']) expect(isPerson(account)).toBe(false);
  expect(formerMemberNumber('former-12')).toBe(12);
  expect(formerMemberNumber('12345678901234567890')).toBeNull();
});
