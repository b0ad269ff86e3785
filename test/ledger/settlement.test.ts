import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Balance, MAX_EXACT_ACCOUNTS, paymentsFor } from '../../src/ledger/settlement.ts';

const balances = (...amounts: number[]): Balance[] =>
  amounts.map((amount, at) => ({ account: String.fromCharCode(97 + at), amount }));

/** Standings of so many accounts, often with some that square among themselves. */
const standings = (least: number, most: number, far = 6): fc.Arbitrary<Balance[]> =>
  fc
    .array(fc.oneof(fc.integer({ min: -far, max: far }), fc.integer({ min: -1e9, max: 1e9 })), {
      minLength: least - 1,
      maxLength: most - 1,
    })
    .map((amounts) => balances(...amounts, -amounts.reduce((sum, amount) => sum + amount, 0)));

/** What everybody stands at once the payments are made. */
function after(before: readonly Balance[], payments: ReturnType<typeof paymentsFor>): number[] {
  const left = new Map(before.map(({ account, amount }) => [account, amount]));
  for (const { from, to, amount } of payments) {
    left.set(from, left.get(from)! + amount);
    left.set(to, left.get(to)! - amount);
  }
  return [...left.values()];
}

/** The fewest payments, by trying all: whoever is first squares with each of the others in turn. */
function fewest(amounts: readonly number[]): number {
  const [first, ...others] = amounts.filter((amount) => amount !== 0);
  if (first === undefined) return 0;
  return 1 + Math.min(...others.map((other, at) => fewest(others.with(at, other + first))));
}

describe('the payments of a settlement', () => {
  test('bring everybody to zero, each from who is down to who is up, at most one less than there are', () => {
    fc.assert(
      fc.property(standings(1, 40), (before) => {
        const payments = paymentsFor(before);
        expect(after(before, payments).every((amount) => amount === 0)).toBe(true);
        const open = before.filter(({ amount }) => amount !== 0);
        expect(payments.length).toBeLessThanOrEqual(Math.max(0, open.length - 1));
        const stands = new Map(before.map(({ account, amount }) => [account, amount]));
        for (const { from, to, amount } of payments) {
          expect(Number.isSafeInteger(amount) && amount > 0).toBe(true);
          expect(stands.get(from)).toBeLessThan(0);
          expect(stands.get(to)).toBeGreaterThan(0);
        }
      }),
    );
  });

  test('are the fewest there can be, of up to eight accounts by trying all', () => {
    fc.assert(
      fc.property(standings(2, 8), (before) => {
        expect(paymentsFor(before)).toHaveLength(fewest(before.map(({ amount }) => amount)));
      }),
      { numRuns: 150 },
    );
  });

  test('are the fewest where the largest debt to the largest credit is not', () => {
    // 10 is 6 and 4, 9 is 7 and 2. The 7 paid to the 10 leaves nothing that squares: five payments.
    const before = balances(10, 9, -7, -2, -6, -4);
    expect(paymentsFor(before)).toHaveLength(4);
    // Three groups, no two of a size.
    expect(paymentsFor(balances(11, -5, -6, 9, -2, -7, 8, -4, -3, -1))).toHaveLength(7);
  });

  test('are the fewest of as many as are looked through, in good time', () => {
    // Groups of four, none of which falls into two.
    const before = Array.from({ length: MAX_EXACT_ACCOUNTS / 4 }, (_, at) => 4 ** (at + 2)).flatMap(
      (size) => [3 * size, -size, -size + 1, -size - 1],
    );
    const shuffled = balances(...before.toSorted((a, b) => (a % 7) - (b % 7) || a - b));
    const began = performance.now();
    expect(paymentsFor(shuffled)).toHaveLength((3 * MAX_EXACT_ACCOUNTS) / 4);
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  test('of many accounts square those of a size with each other, and are found in good time', () => {
    const amounts = Array.from({ length: 5_000 }, (_, at) => (at % 2 ? -1 : 1) * (1 + Math.floor(at / 2)));
    const began = performance.now();
    expect(paymentsFor(balances(...amounts))).toHaveLength(2_500);
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  test('are the same for the same standings, and none for none', () => {
    const before = balances(5, -2, 3, -6);
    expect(paymentsFor(before)).toEqual(paymentsFor(before));
    expect(paymentsFor([])).toEqual([]);
    expect(paymentsFor(balances(0, 0))).toEqual([]);
    expect(paymentsFor(balances(7, -7))).toEqual([{ from: 'b', to: 'a', amount: 7 }]);
  });

  test('there are none where the standings do not add up to zero', () => {
    expect(() => paymentsFor(balances(3, -2))).toThrow(
      new RangeError('the balances add up to 1, not to zero'),
    );
    expect(() => paymentsFor(balances(Number.NaN, 0))).toThrow(RangeError);
  });
});
