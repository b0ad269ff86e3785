import { describe, expect, it } from 'vitest';
import { expectationRange } from '../../src/game/numbers.ts';

describe('what could be expected, at the least and at the most', () => {
  it('is rounded alike, the least first', () => {
    expect(expectationRange(430, -56)).toEqual(['−60', '+430']);
    expect(expectationRange(-1.23, 0.26)).toEqual(['−1.2', '+0.3']);
    expect(expectationRange(14.6, 14.9)).toEqual(['+15', '+15']);
    // Where points are paid in tens, tenths mean nothing.
    expect(expectationRange(-2.8, 0, true)).toEqual(['−3', '0']);
    // Less lies between them than a point, or than ten.
    expect(expectationRange(-0.6, 0.2, true)).toEqual(['0', '0']);
    expect(expectationRange(434, 436, true)).toEqual(['+440', '+440']);
  });

  it('has no sign where it rounds to nothing', () => {
    expect(expectationRange(0.04, -0.04)).toEqual(['0', '0']);
    expect(expectationRange(0.4, 120)).toEqual(['0', '+120']);
  });
});
