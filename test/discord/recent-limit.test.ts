import { manualClock } from 'stand-in-discord/testing';
import { expect, test } from 'vitest';
import { createRecentLimit } from '../../src/discord/recent-limit.ts';

test('as much is done within a minute as the limit allows, by each key', async () => {
  const clock = manualClock(0);
  const { claim } = createRecentLimit(clock, 5);
  expect(claim('a', 3)).toBe(true);
  await clock.advance(30_000);
  expect(claim('a', 3)).toBe(false);
  expect(claim('a', 2)).toBe(true);
  expect(claim('b', 5)).toBe(true);
  await clock.advance(30_001);
  expect(claim('a', 4)).toBe(false);
  expect(claim('a', 3)).toBe(true);
});
