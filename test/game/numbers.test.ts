import { describe, expect, it } from 'vitest';
import { expectation } from '../../src/game/numbers.ts';

describe('an expected amount', () => {
  it('has no sign where it rounds to nothing', () => {
    expect([0.04, -0.04, 0.26, -1.2, 14.6].map(expectation)).toEqual(['0', '0', '+0.3', '−1.2', '+15']);
  });
});
