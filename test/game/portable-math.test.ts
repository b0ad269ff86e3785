/** The functions with which computers weigh their choices: they are as exact as those of the engine. */
import { expect, test } from 'vitest';
import { exp, log, power, wholePower } from '../../src/game/portable-math.ts';

const numbers = Array.from({ length: 2_000 }, (_, index) => (index - 1_000) / 37);
const isClose = (found: number, expected: number): boolean =>
  Math.abs(found - expected) <= 4 * Number.EPSILON * Math.max(Math.abs(expected), Number.MIN_VALUE);

test('exp', () => {
  expect(numbers.filter((x) => !isClose(exp(x), Math.exp(x)))).toEqual([]);
  expect([exp(0), exp(1_000), exp(-1_000), exp(Number.NEGATIVE_INFINITY)]).toEqual([
    1,
    Number.POSITIVE_INFINITY,
    0,
    0,
  ]);
});

test('log', () => {
  const positive = numbers.filter((x) => x > 0 && Math.abs(x - 1) > 0.05);
  expect(positive.filter((x) => !isClose(log(x), Math.log(x)))).toEqual([]);
  expect([log(1), log(0)]).toEqual([0, Number.NEGATIVE_INFINITY]);
});

test('powers', () => {
  const shares = Array.from({ length: 101 }, (_, index) => index / 100);
  expect(shares.filter((x) => Math.abs(power(x, 0.6) - x ** 0.6) > 1e-15)).toEqual([]);
  expect([power(0, 0.6), power(0, 0), power(1, 0.6), wholePower(4, 3), wholePower(0.5, 0)]).toEqual([
    0, 1, 1, 64, 1,
  ]);
});
