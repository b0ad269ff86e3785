/** Sessions begin one in five seconds, in all processes together. */
import { manualClock } from 'stand-in-discord/testing';
import { expect, test } from 'vitest';
import { createTurns } from '../../src/cluster/turns.ts';

/** Locks as two processes see them, which give a lock again to whoever has it. */
function newLocks() {
  const owners = new Map<number, string>();
  const of = (process: string) => ({
    async takeTurn(turn: number): Promise<boolean> {
      const owner = owners.get(turn) ?? process;
      owners.set(turn, owner);
      return owner === process;
    },
    giveTurn: async (turn: number): Promise<void> => void owners.delete(turn),
  });
  return of;
}

test('one shard after another gets a turn, whichever process it is in', async () => {
  const clock = manualClock();
  const locks = newLocks();
  const [here, there] = [locks('a'), locks('b')].map((each) => createTurns(each, 1, clock));
  const begun: string[] = [];
  const { signal } = new AbortController();
  const waiting = [
    here!.waitFor(0, signal).then(() => begun.push('0 here')),
    here!.waitFor(1, signal).then(() => begun.push('1 here')),
    there!.waitFor(2, signal).then(() => begun.push('2 there')),
  ];
  await clock.advance(0);
  expect(begun).toEqual(['0 here']);
  await clock.advance(5_000);
  expect(begun).toHaveLength(1);
  await clock.advance(1_000);
  expect(begun).toHaveLength(2);
  await clock.advance(6_000);
  await Promise.all(waiting);
  expect(begun).toHaveLength(3);
});

test('shards of other buckets do not wait, and one that gives up waits no more', async () => {
  const clock = manualClock();
  const turns = createTurns(newLocks()('a'), 2, clock);
  const aborting = new AbortController();
  const { signal } = new AbortController();
  await Promise.all([turns.waitFor(0, signal), turns.waitFor(1, signal)]);
  const given = turns.waitFor(2, aborting.signal).catch((error: Error) => error.name);
  aborting.abort();
  await clock.advance(250);
  expect(await given).toBe('AbortError');
});

test('what is done for the application is done by one process after another, even after a failure', async () => {
  const clock = manualClock();
  const locks = newLocks();
  const [here, there] = [locks('a'), locks('b')].map((each) => createTurns(each, 1, clock));
  const told: string[] = [];
  let fail = (_: Error): void => {};
  const uploading = new Promise<void>((_, reject) => {
    fail = reject;
  });
  const first = here!.alone(() => uploading).catch((error: Error) => told.push(error.message));
  const second = there!.alone(async () => void told.push('second'));
  await clock.advance(1_000);
  expect(told).toEqual([]);
  fail(new Error('first failed'));
  await first;
  await clock.advance(1_000);
  await second;
  expect(told).toEqual(['first failed', 'second']);
});

test('a process that stops ends first what it does for the application, and begins nothing more of it', async () => {
  const clock = manualClock();
  const locks = newLocks();
  const [here, there] = [locks('a'), locks('b')].map((each) => createTurns(each, 1, clock));
  const told: string[] = [];
  let answer = (): void => {};
  const request = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const uploading = here!.alone(async (signal) => {
    await request;
    told.push(signal.aborted ? 'ends early' : 'goes on');
  });
  await clock.advance(0);
  const waiting = here!.alone(async () => void told.push('begins'));
  const next = there!.alone(async () => void told.push('next process'));
  const stopped = here!.stop().then(() => told.push('stopped'));
  await clock.advance(1_000);
  expect(told).toEqual([]);
  answer();
  await stopped;
  expect(told).toEqual(['ends early', 'stopped']);
  await clock.advance(1_000);
  await Promise.all([uploading, waiting, next]);
  expect(told).toEqual(['ends early', 'stopped', 'next process']);
});
