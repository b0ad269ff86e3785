import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Balance, MAX_EXACT_ACCOUNTS, paymentsFor } from '../../src/ledger/settlement.ts';
import { runs } from '../runs.ts';

const balances = (...amounts: number[]): Balance[] =>
  amounts.map((amount, index) => ({ account: String.fromCharCode(97 + index), amount }));

/** Balances that sum to zero; small amounts make it likely that a subset does too. */
const randomBalances = (min: number, max: number, small = 6): fc.Arbitrary<Balance[]> =>
  fc
    .array(fc.oneof(fc.integer({ min: -small, max: small }), fc.integer({ min: -1e9, max: 1e9 })), {
      minLength: min - 1,
      maxLength: max - 1,
    })
    .map((amounts) => balances(...amounts, -amounts.reduce((sum, amount) => sum + amount, 0)));

/** The balances after the payments. */
function balancesAfter(before: readonly Balance[], payments: ReturnType<typeof paymentsFor>): number[] {
  const amounts = new Map(before.map(({ account, amount }) => [account, amount]));
  for (const { from, to, amount } of payments) {
    amounts.set(from, amounts.get(from)! + amount);
    amounts.set(to, amounts.get(to)! - amount);
  }
  return [...amounts.values()];
}

/** The fewest payments by exhaustive search: the first account settles with each of the others in turn. */
function fewestPayments(amounts: readonly number[]): number {
  const [first, ...others] = amounts.filter((amount) => amount !== 0);
  if (first === undefined) return 0;
  return 1 + Math.min(...others.map((other, index) => fewestPayments(others.with(index, other + first))));
}

describe('paymentsFor', () => {
  test('brings every account to zero by payments from debtors to creditors, at most one less than accounts', () => {
    fc.assert(
      fc.property(randomBalances(1, 40), (before) => {
        const payments = paymentsFor(before);
        expect(balancesAfter(before, payments).every((amount) => amount === 0)).toBe(true);
        const open = before.filter(({ amount }) => amount !== 0);
        expect(payments.length).toBeLessThanOrEqual(Math.max(0, open.length - 1));
        const initial = new Map(before.map(({ account, amount }) => [account, amount]));
        for (const { from, to, amount } of payments) {
          expect(Number.isSafeInteger(amount) && amount > 0).toBe(true);
          expect(initial.get(from)).toBeLessThan(0);
          expect(initial.get(to)).toBeGreaterThan(0);
        }
      }),
    );
  });

  test('gives the fewest payments, proved by exhaustive search for up to eight accounts', () => {
    fc.assert(
      fc.property(randomBalances(2, 8), (before) => {
        expect(paymentsFor(before)).toHaveLength(fewestPayments(before.map(({ amount }) => amount)));
      }),
      { numRuns: runs(150) },
    );
  });

  test('gives the fewest payments where paying the largest debt to the largest credit does not', () => {
    // 10 is 6 and 4, 9 is 7 and 2. If the 7 is paid to the 10, no subset is left that sums to zero: five payments.
    const before = balances(10, 9, -7, -2, -6, -4);
    expect(paymentsFor(before)).toHaveLength(4);
    // Three groups of different sizes.
    expect(paymentsFor(balances(11, -5, -6, 9, -2, -7, 8, -4, -3, -1))).toHaveLength(7);
  });

  test('gives the fewest payments of the largest exact size within a second', () => {
    // Groups of four that cannot be split.
    const before = Array.from({ length: MAX_EXACT_ACCOUNTS / 4 }, (_, index) => 4 ** (index + 2)).flatMap(
      (size) => [3 * size, -size, -size + 1, -size - 1],
    );
    const shuffled = balances(...before.toSorted((a, b) => (a % 7) - (b % 7) || a - b));
    const startedAt = performance.now();
    expect(paymentsFor(shuffled)).toHaveLength((3 * MAX_EXACT_ACCOUNTS) / 4);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });

  test('pairs opposite balances of many accounts within a second', () => {
    const amounts = Array.from(
      { length: 5_000 },
      (_, index) => (index % 2 ? -1 : 1) * (1 + Math.floor(index / 2)),
    );
    const startedAt = performance.now();
    expect(paymentsFor(balances(...amounts))).toHaveLength(2_500);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });

  test('is deterministic, and gives no payments for balances of zero', () => {
    const before = balances(5, -2, 3, -6);
    expect(paymentsFor(before)).toEqual(paymentsFor(before));
    expect(paymentsFor([])).toEqual([]);
    expect(paymentsFor(balances(0, 0))).toEqual([]);
    expect(paymentsFor(balances(7, -7))).toEqual([{ from: 'b', to: 'a', amount: 7 }]);
  });

  test('rejects balances that do not sum to zero', () => {
    expect(() => paymentsFor(balances(3, -2))).toThrow(new RangeError('the balances sum to 1, not to zero'));
    expect(() => paymentsFor(balances(Number.NaN, 0))).toThrow(RangeError);
  });
});
