import { describe, expect, it } from 'vitest';
import { strength, wilson } from '../../src/game/strength.ts';
import { babasuki } from '../../src/games/babasuki/index.ts';
import { doudizhu } from '../../src/games/doudizhu/index.ts';
import { gameById } from '../../src/games/index.ts';

/** Only a few hands; `npm run strength` measures thousands. */
const HANDS = 10;

describe('Wilson’s interval', () => {
  it('equals the published values', () => {
    const { value, low, high } = wilson(9, 10);
    expect(value).toBe(0.9);
    expect(low).toBeCloseTo(0.596, 3);
    expect(high).toBeCloseTo(0.982, 3);
  });

  it('stays within 0 and 1, and is not empty at either end', () => {
    expect(wilson(10, 10)).toMatchObject({ value: 1, high: 1 });
    expect(wilson(10, 10).low).toBeCloseTo(0.722, 3);
    expect(wilson(0, 10)).toMatchObject({ value: 0, low: 0 });
  });

  it('is everything from 0 to 1 without any hands', () => {
    expect(wilson(0, 0)).toMatchObject({ low: 0, high: 1 });
  });
});

describe('the strength of a computer', () => {
  const game = gameById(doudizhu.id)!;
  const sides = [...strength(game, { seats: 4, hands: HANDS, seed: 'test' })];

  it('is measured for every side in the given number of hands', () => {
    expect(sides.map(({ side, hands }) => ({ side, hands }))).toEqual([
      { side: 0, hands: HANDS },
      { side: 1, hands: HANDS },
    ]);
  });

  it('far exceeds random play in 闘地主, as landlord and as farmers', () => {
    for (const { wins, score } of sides) {
      expect(wins).toBeGreaterThanOrEqual(0.8 * HANDS);
      expect(score.low).toBeGreaterThan(0);
    }
  });
});

describe('the strength in a game with a scoreboard', () => {
  const [side] = [...strength(gameById(babasuki.id)!, { seats: 2, hands: HANDS, seed: 'test' })];

  it('counts whole tables by their final scores', () => {
    // A table takes several rounds to 100 points; an unfinished table does not count.
    expect(side!.hands).toBeGreaterThan(0);
    expect(side!.hands).toBeLessThan(HANDS / 2);
    expect(side!.score.value).toBeGreaterThan(50);
    expect(side!.wins).toBeLessThanOrEqual(side!.hands);
  });
});
