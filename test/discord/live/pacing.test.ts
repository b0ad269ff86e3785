/** The pacing of edits on a manual clock: coalescing, grace, pace and retries. */
import { type ManualClock, manualClock } from 'stand-in-discord/testing';
import { describe, expect, it } from 'vitest';
import { createPacing, growingPause, type PacingOptions } from '../../../src/discord/live/pacing.ts';
import { pendingWork } from '../../../src/pending-work.ts';
import { NOON } from '../../tables/fixtures.ts';

const GRACE = 100;
const PACE = 1_000;
const RETRY = 5_000;
const DAY = 86_400_000;

type Outcome = 'success' | 'failure' | 'permanent failure';

interface Run {
  readonly key: string;
  /** Milliseconds since the start of the test. */
  readonly startedAt: number;
}

function setup(overrides: Partial<PacingOptions> = {}) {
  const clock = manualClock(NOON);
  const machine = clock.machine();
  const runs: Run[] = [];
  const failures: string[] = [];
  const settled: string[] = [];
  /** How the next runs end, and after how long; by default they succeed at once. */
  const outcomes: { readonly outcome: Outcome; readonly takesMs: number }[] = [];
  const pacing = createPacing({
    clock: machine,
    work: pendingWork(),
    graceMs: GRACE,
    paceMs: PACE,
    async run(key) {
      runs.push({ key, startedAt: clock.now() - NOON });
      const { outcome, takesMs } = outcomes.shift() ?? { outcome: 'success', takesMs: 0 };
      if (takesMs > 0) await new Promise<void>((resolve) => clock.after(takesMs, resolve));
      if (outcome !== 'success') throw new Error(outcome);
    },
    onFailure(key, error, count) {
      failures.push(key);
      return (error as Error).message === 'permanent failure' ? null : growingPause(RETRY, 3)(count);
    },
    onSettled: (key) => settled.push(key),
    ...overrides,
  });
  const startsOf = (key: string): number[] =>
    runs.filter((run) => run.key === key).map(({ startedAt }) => startedAt);
  return { clock, machine, pacing, runs, failures, settled, outcomes, startsOf };
}

const expectNothingLeft = (clock: ManualClock, pacing: { readonly size: number }): void => {
  expect(pacing.size).toBe(0);
  expect(clock.pendingTimers).toBe(0);
};

describe('a request', () => {
  it('is run at its pace when the wall clock is set back by days', async () => {
    const { clock, machine, pacing, startsOf } = setup();
    pacing.request('a');
    await clock.advance(GRACE);
    machine.jump(-3 * DAY);
    pacing.request('a');
    await clock.advance(PACE);
    expect(startsOf('a')).toEqual([GRACE, GRACE + PACE]);
  });

  it('is run once the grace is over', async () => {
    const { clock, pacing, startsOf } = setup();
    pacing.request('a');
    await clock.advance(GRACE - 1);
    expect(startsOf('a')).toEqual([]);
    await clock.advance(1);
    expect(startsOf('a')).toEqual([GRACE]);
  });

  it('needs no run of its own while one is waiting', async () => {
    const { clock, pacing, startsOf } = setup();
    for (let request = 0; request < 5; request++) {
      pacing.request('a');
      await clock.advance(GRACE / 10);
    }
    await clock.advance(DAY);
    expect(startsOf('a')).toEqual([GRACE]);
  });

  it('during a run is followed by exactly one more', async () => {
    const { clock, pacing, outcomes, startsOf } = setup();
    outcomes.push({ outcome: 'success', takesMs: 3 * PACE });
    pacing.request('a');
    await clock.advance(GRACE);
    pacing.request('a');
    pacing.request('a');
    await clock.advance(DAY);
    expect(startsOf('a')).toEqual([GRACE, GRACE + 3 * PACE + GRACE]);
  });

  it('after a run waits for the pace', async () => {
    const { clock, pacing, startsOf } = setup();
    pacing.request('a');
    await clock.advance(GRACE);
    pacing.request('a');
    await clock.advance(DAY);
    pacing.request('a');
    await clock.advance(DAY);
    expect(startsOf('a')).toEqual([GRACE, GRACE + PACE, DAY + GRACE + GRACE]);
  });

  it('of one key does not wait for another key', async () => {
    const { clock, pacing, startsOf } = setup();
    pacing.request('a');
    pacing.request('b');
    await clock.advance(GRACE);
    expect(startsOf('a')).toEqual([GRACE]);
    expect(startsOf('b')).toEqual([GRACE]);
  });
});

describe('a pace shared by several keys', () => {
  it('is kept in the order of their requests', async () => {
    const { clock, pacing, runs } = setup({ paceKeyOf: () => 'channel' });
    for (const key of ['a', 'b', 'c', 'a']) pacing.request(key);
    await clock.advance(DAY);
    expect(runs).toEqual(['a', 'b', 'c'].map((key, index) => ({ key, startedAt: GRACE + index * PACE })));
  });

  it('does not hold back other channels', async () => {
    const { clock, pacing, startsOf } = setup({ paceKeyOf: (key) => key[0]! });
    for (const key of ['a1', 'a2', 'b1']) pacing.request(key);
    await clock.advance(DAY);
    expect(startsOf('a2')).toEqual([GRACE + PACE]);
    expect(startsOf('b1')).toEqual([GRACE]);
  });
});

describe('a failed run', () => {
  it('is repeated less and less often, up to the longest delay', async () => {
    const { clock, pacing, outcomes, startsOf, failures } = setup();
    outcomes.push(...Array.from({ length: 6 }, () => ({ outcome: 'failure' as const, takesMs: 0 })));
    pacing.request('a');
    await clock.advance(DAY);
    const starts = startsOf('a');
    const delays = starts.slice(1).map((start, index) => start - starts[index]! - GRACE);
    expect(delays).toEqual([1, 2, 4, 8, 8, 8].map((factor) => factor * RETRY));
    expect(failures).toHaveLength(6);
    expectNothingLeft(clock, pacing);
  });

  it('begins with the shortest delay again after a success', async () => {
    const { clock, pacing, outcomes, startsOf } = setup();
    for (const outcome of ['failure', 'failure', 'success', 'failure'] as const)
      outcomes.push({ outcome, takesMs: PACE });
    pacing.request('a');
    while (startsOf('a').length < 3) await clock.advance(GRACE);
    pacing.request('a');
    await clock.advance(DAY);
    const [fourth, fifth] = startsOf('a').slice(3);
    expect(fifth! - fourth!).toBe(PACE + RETRY + GRACE);
  });

  it('does not keep a new request waiting, which counts as its repetition', async () => {
    const { clock, pacing, outcomes, startsOf } = setup();
    outcomes.push({ outcome: 'failure', takesMs: 0 });
    pacing.request('a');
    await clock.advance(PACE + GRACE);
    pacing.request('a');
    await clock.advance(DAY);
    expect(startsOf('a')).toEqual([GRACE, PACE + GRACE + GRACE]);
  });

  it('does not delay a request that was made during it', async () => {
    const { clock, pacing, outcomes, startsOf } = setup();
    outcomes.push({ outcome: 'permanent failure', takesMs: 50 });
    pacing.request('a');
    await clock.advance(GRACE);
    pacing.request('a');
    await clock.advance(DAY);
    expect(startsOf('a')).toEqual([GRACE, GRACE + PACE]);
  });

  it('is not repeated where the failure is permanent, until the next request', async () => {
    const { clock, pacing, outcomes, startsOf } = setup();
    outcomes.push({ outcome: 'permanent failure', takesMs: 0 });
    pacing.request('a');
    await clock.advance(DAY);
    expect(startsOf('a')).toEqual([GRACE]);
    expectNothingLeft(clock, pacing);
    pacing.request('a');
    await clock.advance(GRACE);
    expect(startsOf('a')).toHaveLength(2);
  });

  it('keeps its distance from other runs of its pace when it is repeated', async () => {
    const { clock, pacing, outcomes, startsOf } = setup({ paceKeyOf: () => 'channel' });
    outcomes.push({ outcome: 'failure', takesMs: 0 });
    pacing.request('a');
    await clock.advance(RETRY);
    pacing.request('b');
    await clock.advance(DAY);
    expect(startsOf('b')).toEqual([RETRY + GRACE]);
    expect(startsOf('a')).toEqual([GRACE, RETRY + GRACE + PACE]);
  });
});

describe('a key is settled', () => {
  it('after a success, once nothing else is due', async () => {
    const { clock, pacing, outcomes, settled } = setup();
    outcomes.push({ outcome: 'success', takesMs: 10 });
    pacing.request('a');
    await clock.advance(GRACE);
    pacing.request('a');
    await clock.advance(10);
    expect(settled).toEqual([]);
    await clock.advance(DAY);
    expect(settled).toEqual(['a']);
  });

  it('after a permanent failure, but not while a repetition is due', async () => {
    const { clock, pacing, outcomes, settled } = setup();
    outcomes.push({ outcome: 'failure', takesMs: 0 }, { outcome: 'permanent failure', takesMs: 0 });
    pacing.request('a');
    await clock.advance(RETRY);
    expect(settled).toEqual([]);
    await clock.advance(DAY);
    expect(settled).toEqual(['a']);
  });
});

describe('a key that is forgotten', () => {
  it('is not run', async () => {
    const { clock, pacing, runs, settled } = setup();
    pacing.request('a');
    pacing.forget('a');
    pacing.forget('unknown');
    await clock.advance(DAY);
    expect(runs).toEqual([]);
    expect(settled).toEqual([]);
    expectNothingLeft(clock, pacing);
  });

  it.each(['success', 'failure'] as const)('is not followed up when its run ends in %s', async (outcome) => {
    const { clock, pacing, outcomes, runs, settled } = setup();
    outcomes.push({ outcome, takesMs: 50 });
    pacing.request('a');
    await clock.advance(GRACE);
    pacing.request('a');
    pacing.forget('a');
    await clock.advance(DAY);
    expect(runs).toHaveLength(1);
    expect(settled).toEqual([]);
    expectNothingLeft(clock, pacing);
  });

  it('is not repeated after a failure', async () => {
    const { clock, pacing, outcomes, runs } = setup();
    outcomes.push({ outcome: 'failure', takesMs: 0 });
    pacing.request('a');
    await clock.advance(GRACE + PACE);
    pacing.forget('a');
    await clock.advance(DAY);
    expect(runs).toHaveLength(1);
    expectNothingLeft(clock, pacing);
  });

  it('may be requested again, after the run that is still under way', async () => {
    const { clock, pacing, outcomes, startsOf } = setup();
    outcomes.push({ outcome: 'success', takesMs: 3 * PACE });
    pacing.request('a');
    await clock.advance(GRACE);
    pacing.forget('a');
    pacing.request('a');
    await clock.advance(DAY);
    expect(startsOf('a')).toEqual([GRACE, GRACE + 3 * PACE + GRACE]);
  });
});

describe('once closed', () => {
  it('nothing starts any more, whether waiting, being repeated, under way or new', async () => {
    const { clock, pacing, outcomes, runs, settled } = setup();
    outcomes.push({ outcome: 'failure', takesMs: 0 }, { outcome: 'failure', takesMs: PACE });
    pacing.request('repeated');
    await clock.advance(GRACE);
    pacing.request('under way');
    await clock.advance(GRACE);
    pacing.request('under way');
    pacing.request('waiting');
    pacing.close();
    pacing.request('new');
    await clock.advance(DAY);
    expect(runs.map(({ key }) => key)).toEqual(['repeated', 'under way']);
    expect(settled).toEqual([]);
    expectNothingLeft(clock, pacing);
  });
});
