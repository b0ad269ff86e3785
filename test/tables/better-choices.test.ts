/** What would have been better, as a turning point that was a loss tells. */
import { describe, expect, it } from 'vitest';
import { seededChance, seedFromText } from '../../src/game/chance.ts';
import { findGame } from '../../src/game/game.ts';
import { answerSteps } from '../../src/game/step-values.ts';
import type { TurningPoint } from '../../src/game/turning-points.ts';
import { games } from '../../src/games/index.ts';
import { type Advice, withBetterChoices } from '../../src/tables/better-choices.ts';
import { playState } from '../games/doudizhu/setup.ts';

const doudizhu = findGame(games, 'doudizhu')!;
const chance = seededChance(seedFromText('better'));

/** The landlord, who must not lead a single past a farmer with one card (doudizhu 21). */
const state = playState({ hands: ['KK3', '5', '9TJ', '67Q'] });

const actionOf = (name: string, at: unknown = state): unknown => {
  const choice = doudizhu.choices(at, 0).find((each) => doudizhu.nameOf(each) === name);
  return doudizhu.actionFor(at, 0, choice);
};

/** A point at the landlord's first play. */
const pointAt = (name: string, change: Partial<TurningPoint> = {}): TurningPoint => ({
  step: 0,
  seat: 0,
  action: actionOf(name),
  before: 2.9,
  after: -3,
  ...change,
});

/** What is told of a point that the computer advises of like this. */
async function toldOf(point: TurningPoint, advice: Advice, at: unknown = state) {
  const { seat, action } = point;
  const record = { setup: null as never, moves: [{ seat, action }] };
  const states = [at, doudizhu.apply(at, seat, action, chance)];
  let asked = 0;
  const [told] = await withBetterChoices([point], {
    adviseAt: async () => advice,
    ask: async (question) => {
      asked += 1;
      return answerSteps(doudizhu, states, record, question, chance);
    },
  });
  return { better: told!.better, asked };
}

describe('of a loss', () => {
  it('the computer’s choice is told where trial games bear it out', async () => {
    const { better } = await toldOf(pointAt('single.3'), { action: actionOf('pair.K') });
    expect(better).toEqual(actionOf('pair.K'));
  });

  it('one that loses as much is not', async () => {
    const withTwoLow = playState({ hands: ['KK34', '5', '9TJ', '67Q'] });
    const advice = { action: actionOf('single.4', withTwoLow) };
    const { better, asked } = await toldOf(pointAt('single.3'), advice, withTwoLow);
    expect([better, asked]).toEqual([undefined, 1]);
  });

  it.each<Advice>(['same', 'unknown'])(
    'nothing is told, or evaluated, where the advice is %s',
    async (advice) => {
      expect(await toldOf(pointAt('single.3'), advice)).toEqual({ better: undefined, asked: 0 });
    },
  );
});

it.each<[string, Partial<TurningPoint>]>([
  ['a gain', { before: -3, after: 3 }],
  ['luck', { isLuck: true }],
])('of %s nothing better is told', async (_, change) => {
  const advice = { action: actionOf('pair.K') };
  expect(await toldOf(pointAt('single.3', change), advice)).toEqual({ better: undefined, asked: 0 });
});
