/** The pace at which steps of reviews are shared. */
import { pino } from 'pino';
import { manualClock } from 'stand-in-discord/testing';
import { expect, it } from 'vitest';
import { createReviewDesk } from '../../src/discord/review-desk.ts';
import type { HandStore } from '../../src/store/hands.ts';
import { NOON } from '../tables/fixtures.ts';
import { toy } from '../tables/toy-game.ts';

it('a member shares once in 15 seconds, and a channel is shared in once in 5', async () => {
  const clock = manualClock(NOON);
  const { share } = createReviewDesk({
    hands: {} as HandStore,
    tables: { gameOf: () => toy },
    thinker: undefined,
    clock: clock.machine(),
    log: pino({ level: 'silent' }),
  });
  expect(share('ann', 'c1')).toBe(0);
  expect(share('ann', 'c2')).toBe(15);
  expect(share('ben', 'c1')).toBe(5);
  expect(share('ben', 'c2')).toBe(0);
  await clock.advance(5_000);
  expect(share('cho', 'c1')).toBe(0);
  expect(share('ann', 'c1')).toBe(10);
  await clock.advance(10_000);
  expect(share('ann', 'c1')).toBe(0);
});
