import { manualClock } from 'stand-in-discord/testing';
import { expect, test } from 'vitest';
import { createInvitations } from '../../src/discord/invitations.ts';

test('a table invites five people within a minute at most, whoever invites them', async () => {
  const clock = manualClock(0);
  const { claim } = createInvitations(clock);
  expect(claim('a', 3)).toBe(true);
  await clock.advance(30_000);
  expect(claim('a', 3)).toBe(false);
  expect(claim('a', 2)).toBe(true);
  expect(claim('b', 5)).toBe(true);
  await clock.advance(30_001);
  expect(claim('a', 4)).toBe(false);
  expect(claim('a', 3)).toBe(true);
});
