/** How the computer of 闘地主 behaves at a table. `npm run -s habits` counts the same in as many deals as are asked for. */
import { describe, expect, it } from 'vitest';
import { LEVELS } from '../../../src/game/levels.ts';
import { runs } from '../../runs.ts';
import { countHabits, type Habit, levelOf } from './habits.ts';

/** By habit: the largest share of deals in which it may be seen. */
const BOUNDS: Readonly<Record<Habit, number>> = {
  'bombs a fellow': 0.04,
  'joker on a fellow': 0.1,
  'bombs early': 0,
  'leads a lone 2': 0.05,
  'leads a lone joker': 0.05,
  'answers a pair too high': 0.1,
  'breaks a bomb': 0.1,
};
const DEALS = { friendly: 40, house: runs(40), master: runs(6) };

describe.each(LEVELS)('a computer of the level %s, in some deals', (level) => {
  it('seldom or never has a habit that people would notice', { timeout: 120_000 }, () => {
    const { shares } = countHabits(DEALS[level], 'manners', levelOf(level));
    for (const [habit, bound] of Object.entries(BOUNDS))
      expect(shares[habit as Habit], habit).toBeLessThanOrEqual(bound);
  });
});
