/** Timers in a queue come in the order of their times, whatever is added and removed. */
import fc from 'fast-check';
import { manualClock } from 'stand-in-discord/testing';
import { expect, it } from 'vitest';
import { createTimerQueue } from '../../src/tables/timer-queue.ts';

it('runs each timer at its time and in order, but for those that were removed, with one timer of the clock', async () => {
  const timer = fc.record({ ms: fc.nat(50), isRemoved: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(timer, { maxLength: 200 }), async (timers) => {
      const clock = manualClock(0);
      const ran: { number: number; at: number }[] = [];
      const queue = createTimerQueue<number>(clock, () => {
        for (let number = queue.takeDue(); number !== undefined; number = queue.takeDue())
          ran.push({ number, at: clock.now() });
      });
      const queued = timers.map(({ ms }, number) => queue.add(number, ms));
      expect(clock.pendingTimers).toBe(Math.min(1, timers.length));
      for (const [number, { isRemoved }] of timers.entries()) if (isRemoved) queue.remove(queued[number]!);
      await clock.advance(50);
      const expected = timers
        .map(({ ms, isRemoved }, number) => ({ number, at: ms, isRemoved }))
        .filter(({ isRemoved }) => !isRemoved)
        .toSorted((a, b) => a.at - b.at || a.number - b.number)
        .map(({ number, at }) => ({ number, at }));
      expect(ran).toEqual(expected);
      expect(clock.pendingTimers).toBe(0);
    }),
    { numRuns: 50 },
  );
});
