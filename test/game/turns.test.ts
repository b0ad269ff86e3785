/** What the rules of games have in common. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ascending, bySeat } from '../../src/game/turns.ts';

test('numbers in ascending order, in a new list', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 30 }), (numbers) => {
      const given = Object.freeze([...numbers]);
      expect(ascending(given)).toEqual(numbers.toSorted((a, b) => a - b));
    }),
  );
});

test('something of each seat, in their order', () => {
  expect(bySeat(3, (seat) => 10 * seat)).toEqual([0, 10, 20]);
  expect(bySeat(0, () => 'none')).toEqual([]);
});
