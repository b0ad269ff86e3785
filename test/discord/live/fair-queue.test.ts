/** The queue for runs of many servers, on a manual clock: whose turn it is, and how fast runs start. */
import { manualClock } from 'stand-in-discord/testing';
import { describe, expect, it } from 'vitest';
import {
  createFairQueue,
  type FairQueueOptions,
  type QueueStats,
} from '../../../src/discord/live/fair-queue.ts';
import { NOON } from '../../tables/fixtures.ts';

const MAX_WAIT = 10_000;

function setup(overrides: Partial<FairQueueOptions> = {}) {
  const clock = manualClock(NOON);
  const started: { readonly name: string; readonly at: number }[] = [];
  const late: QueueStats[] = [];
  const queue = createFairQueue({
    clock,
    total: { perSecond: 10, burst: 1 },
    perShare: { perSecond: 10, burst: 10 },
    maxWaitMs: MAX_WAIT,
    onLate: (stats) => late.push(stats),
    ...overrides,
  });
  /** Enters by the name of a server and anything else. */
  const enter = (name: string, isUrgent = false) =>
    queue.enter({
      share: name[0]!,
      isUrgent,
      start: () => void started.push({ name, at: clock.now() - NOON }),
    });
  return { clock, queue, enter, started, late, names: () => started.map(({ name }) => name).join(' ') };
}

describe('whose turn it is', () => {
  it('changes from server to server, and within a server goes by the time of waiting', async () => {
    const { clock, enter, names } = setup();
    for (const name of ['a0', 'a1', 'a2', 'a3', 'b1', 'b2', 'c1']) enter(name);
    await clock.advance(1_000);
    expect(names()).toBe('a0 b1 c1 a1 b2 a2 a3');
  });

  it('goes to an urgent entry first, whatever its server', async () => {
    const { clock, enter, names } = setup();
    enter('a0');
    for (const name of ['a1', 'b1']) enter(name);
    for (const name of ['a2', 'b2']) enter(name, true);
    await clock.advance(1_000);
    expect(names()).toBe('a0 b2 a2 b1 a1');
  });

  it('comes sooner for an entry that becomes urgent', async () => {
    const { clock, enter, names } = setup();
    enter('a0');
    enter('a1');
    const ticket = enter('a2');
    ticket.promote();
    ticket.promote();
    await clock.advance(1_000);
    expect(names()).toBe('a0 a2 a1');
  });

  it('comes for an ordinary entry once it has waited long enough', async () => {
    const { clock, enter, started } = setup();
    for (let count = 0; count < 300; count++) enter('a', true);
    enter('b');
    await clock.advance(60_000);
    const at = started.find(({ name }) => name === 'b')!.at;
    expect(at).toBeGreaterThanOrEqual(MAX_WAIT);
    expect(at).toBeLessThanOrEqual(MAX_WAIT + 200);
  });

  it('never comes for a cancelled entry', async () => {
    const { clock, queue, enter, names } = setup();
    enter('a0');
    enter('a1').cancel();
    expect(queue.length).toBe(0);
    await clock.advance(1_000);
    expect(names()).toBe('a0');
    expect(clock.pendingTimers).toBe(0);
  });
});

describe('how fast it goes', () => {
  it('is bounded for all servers together', async () => {
    const { clock, enter, started } = setup({ total: { perSecond: 40, burst: 10 } });
    for (let count = 0; count < 2_000; count++) enter(String.fromCharCode(97 + (count % 26)) + count);
    await clock.advance(10_000);
    expect(started.length).toBeGreaterThanOrEqual(405);
    expect(started.length).toBeLessThanOrEqual(411);
  });

  it('is bounded for one server, and others do not wait for it', async () => {
    const { clock, enter, started } = setup({
      total: { perSecond: 40, burst: 10 },
      perShare: { perSecond: 5, burst: 5 },
    });
    for (let count = 0; count < 200; count++) enter(`a${count}`);
    await clock.advance(1_000);
    enter('b');
    await clock.advance(0);
    expect(started.at(-1)!.name).toBe('b');
    expect(started.filter(({ name }) => name.startsWith('a')).length).toBeLessThanOrEqual(11);
  });

  it('counts what a start needs more or less than one request', async () => {
    const { clock, queue, enter, names } = setup();
    enter('a0');
    queue.charge('a', 9);
    enter('a1');
    await clock.advance(900);
    expect(names()).toBe('a0');
    await clock.advance(200);
    expect(names()).toBe('a0 a1');
    queue.charge('a', -1);
    enter('a2');
    expect(names()).toBe('a0 a1 a2');
  });

  it('is reported where starts come late, and not again and again', async () => {
    const { clock, enter, late } = setup();
    for (let count = 0; count < 100; count++) enter('a');
    await clock.advance(60_000);
    expect(late).toHaveLength(1);
    expect(late[0]!.waiting).toBeGreaterThan(50);
  });
});
