/** A process that has stood still is not sure that it serves its servers. */
import { manualClock } from 'stand-in-discord/testing';
import { expect, test } from 'vitest';
import { watchStalls } from '../../src/cluster/stalls.ts';

test('after seven seconds without a turn of the event loop, until the database says that the locks are held', async () => {
  const clock = manualClock();
  const machine = { ...clock, offset: 0, monotonic: () => clock.monotonic() + machine.offset };
  let isHeld = true;
  const stalls = watchStalls({ isHeld: () => isHeld }, machine);
  await clock.advance(60_000);
  expect(stalls.isUnsure()).toBe(false);
  // Stopped, and woken: no timer has run since.
  machine.offset = 20_000;
  isHeld = false;
  expect(stalls.isUnsure()).toBe(true);
  await clock.advance(1_000);
  expect(stalls.isUnsure()).toBe(true);
  isHeld = true;
  expect(stalls.isUnsure()).toBe(false);
  stalls.stop();
});

test('a database that does not answer makes no process unsure that has not stood still', async () => {
  const clock = manualClock();
  const stalls = watchStalls({ isHeld: () => false }, clock);
  await clock.advance(60_000);
  expect(stalls.isUnsure()).toBe(false);
  stalls.stop();
});
