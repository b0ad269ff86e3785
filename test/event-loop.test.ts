/** The event loop is observed from one question to the next. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { watchSaturation } from '../src/event-loop.ts';

const OBSERVED_MS = 300;

function compute(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

it('is saturated while there is always something to compute, and no more once it has rested', async () => {
  const isSaturated = watchSaturation();
  expect(isSaturated()).toBe(false);
  for (let part = 0; part < 10; part++) {
    compute(OBSERVED_MS / 5);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(isSaturated()).toBe(true);
  await pause(OBSERVED_MS);
  expect(isSaturated()).toBe(false);
});

it('is not judged by a moment', async () => {
  const isSaturated = watchSaturation();
  await pause(OBSERVED_MS);
  expect(isSaturated()).toBe(false);
  compute(OBSERVED_MS / 6);
  expect(isSaturated()).toBe(false);
});
