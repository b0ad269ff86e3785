/** The pacing of edits, for random histories of requests. */
import fc from 'fast-check';
import { manualClock } from 'stand-in-discord/testing';
import { expect, it } from 'vitest';
import { createPacing, growingPause } from '../../../src/discord/live/pacing.ts';
import { pendingWork } from '../../../src/pending-work.ts';
import { NOON } from '../../tables/fixtures.ts';

const PACE = 1_000;
const RETRY = 5_000;
const DAY = 86_400_000;

interface Ending {
  readonly outcome: 'success' | 'failure' | 'permanent failure';
  readonly takesMs: number;
}

const key = fc.constantFrom('a1', 'a2', 'a3', 'b1', 'b2');
const event = fc.oneof(
  { weight: 5, arbitrary: fc.record({ request: key }) },
  { weight: 1, arbitrary: fc.record({ forget: key }) },
  { weight: 4, arbitrary: fc.record({ advanceMs: fc.nat({ max: 3 * PACE }) }) },
  { weight: 1, arbitrary: fc.record({ advanceMs: fc.nat({ max: 4 * RETRY }) }) },
);
const ending: fc.Arbitrary<Ending> = fc.record({
  outcome: fc.constantFrom('success', 'success', 'failure', 'permanent failure'),
  takesMs: fc.nat({ max: 2 * PACE }),
});

const channelOf = (id: string): string => id[0]!;

/** Messages whose states are numbered: each request is for a newer one. The runs end as given, later ones succeed. */
function setupMessages(endings: readonly Ending[]) {
  const clock = manualClock(NOON);
  const remaining = [...endings];
  const latest = new Map<string, number>();
  const displayed = new Map<string, number>();
  /** Messages that need not show their latest state: forgotten, or refused for good. */
  const abandoned = new Set<string>();
  const running = new Set<string>();
  const starts = new Map<string, number[]>();
  let overlaps = 0;

  const pacing = createPacing({
    clock,
    work: pendingWork(),
    graceMs: 100,
    paceMs: PACE,
    paceKeyOf: channelOf,
    async run(id) {
      if (running.has(id)) overlaps += 1;
      running.add(id);
      starts.set(channelOf(id), [...(starts.get(channelOf(id)) ?? []), clock.now()]);
      const state = latest.get(id)!;
      const { outcome, takesMs } = remaining.shift() ?? { outcome: 'success', takesMs: 1 };
      await new Promise<void>((resolve) => clock.after(takesMs, resolve));
      running.delete(id);
      if (outcome === 'success') displayed.set(id, state);
      if (outcome === 'permanent failure' && state === latest.get(id)) abandoned.add(id);
      if (outcome !== 'success') throw new Error(outcome);
    },
    onFailure: (_, error, count) =>
      error instanceof Error && error.message === 'failure' ? growingPause(RETRY, 2)(count) : null,
  });

  return {
    clock,
    pacing,
    request(id: string): void {
      latest.set(id, (latest.get(id) ?? 0) + 1);
      abandoned.delete(id);
      pacing.request(id);
    },
    forget(id: string): void {
      abandoned.add(id);
      pacing.forget(id);
    },
    outdated: () => [...latest].filter(([id, state]) => !abandoned.has(id) && displayed.get(id) !== state),
    overlaps: () => overlaps,
    /** Milliseconds between the starts of one channel. */
    distances: () =>
      [...starts.values()].flatMap((times) => times.slice(1).map((time, index) => time - times[index]!)),
  };
}

it('loses no last state, never runs a key twice at once, keeps the pace, and leaves nothing behind', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 60 }), fc.array(ending), async (events, endings) => {
      const { clock, pacing, request, forget, outdated, overlaps, distances } = setupMessages(endings);
      for (const step of events) {
        if ('request' in step) request(step.request);
        else if ('forget' in step) forget(step.forget);
        else await clock.advance(step.advanceMs);
      }
      await clock.advance(DAY);
      expect(outdated()).toEqual([]);
      expect(overlaps()).toBe(0);
      expect(Math.min(PACE, ...distances())).toBe(PACE);
      expect(pacing.size).toBe(0);
      expect(clock.pendingTimers).toBe(0);
    }),
    { numRuns: 150 },
  );
}, 60_000);
