/** How numbers are written for players. */
import { describe, expect, it } from 'vitest';
import { expectation } from '../../src/game/numbers.ts';

describe('what could be expected', () => {
  it('is rounded by its size, and points to whole ones', () => {
    expect(expectation(430)).toBe('+430');
    expect(expectation(434, true)).toBe('+430');
    expect(expectation(436, true)).toBe('+440');
    expect(expectation(-1.23)).toBe('−1.2');
    expect(expectation(14.6)).toBe('+15');
    expect(expectation(-2.8, true)).toBe('−3');
  });

  it('is 0 without a sign where it is next to nothing', () => {
    expect(expectation(0.04)).toBe('0');
    expect(expectation(-0.04)).toBe('0');
    expect(expectation(-0.4, true)).toBe('0');
  });
});
