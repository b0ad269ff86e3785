/** Locks of processes that share a database. */
import { expect, it, onTestFinished } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { classesOf } from '../../src/shard.ts';
import type { Locks } from '../../src/store/locks.ts';
import { openLocks } from '../../src/store/postgresql/locks.ts';
import { ownServer, query } from './databases.ts';

const SHARD = { id: 1, count: 4 };
const CLASSES = classesOf(SHARD);

async function open(url: string, clock = systemClock) {
  const locks = await openLocks(url, clock, async () => {});
  onTestFinished(() => locks.close());
  return locks;
}

const backendOf = ({ process }: Locks): string =>
  `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '${process}'`;

it('one process has a class; all see who has what, and who is a member', async () => {
  const { url } = await ownServer();
  const [first, second] = [await open(url), await open(url)];
  await first.setMember(true);
  expect(await first.take(CLASSES)).toBe(true);
  expect(await second.take(CLASSES)).toBe(false);
  expect(await second.take([0, 1])).toBe(false);
  await second.setMember(true);
  const holders = await second.holders();
  expect(holders.map(({ process, isMember, classes }) => [process, isMember, classes.length])).toEqual(
    [
      [first.process, true, 256],
      [second.process, true, 0],
    ].toSorted(),
  );
  await first.setMember(false);
  await first.give(CLASSES);
  expect(await second.take(CLASSES)).toBe(true);
  expect((await second.holders()).map(({ process }) => process)).toEqual([second.process]);
});

it('of two that take classes at the same time, one gets all of them', async () => {
  const { url } = await ownServer();
  const [first, second] = [await open(url), await open(url)];
  for (let round = 0; round < 20; round++) {
    const taken = await Promise.all([first.take(CLASSES), second.take(CLASSES)]);
    expect(taken.toSorted()).toEqual([false, true]);
    await (taken[0] ? first : second).give(CLASSES);
  }
});

it('a connection that is lost is made anew with all that it had; news arrive again', async () => {
  const { url } = await ownServer();
  const [first, second] = [await open(url), await open(url)];
  await first.setMember(true);
  await first.take(CLASSES);
  const backends = () =>
    query<{ pid: number }>(
      url,
      `SELECT pid FROM pg_stat_activity WHERE application_name = '${first.process}'`,
    );
  const before = await backends();
  await query(url.replace(/[^/]+$/, 'postgres'), backendOf(first));
  await expect.poll(backends, { timeout: 5_000 }).not.toEqual(before);
  const ofFirst = async () => (await second.holders()).find(({ process }) => process === first.process);
  await expect
    .poll(ofFirst, { timeout: 5_000 })
    .toMatchObject({ isMember: true, classes: expect.objectContaining({ length: CLASSES.length }) });
  expect(await second.take(CLASSES)).toBe(false);
  const news = new Promise<string>((resolve) => first.onNews(resolve));
  await second.tell('shards');
  expect(await news).toBe('shards');
});

it('a process learns that another one has taken what it had while it was cut off', async () => {
  const { url } = await ownServer();
  const [first, second] = [await open(url), await open(url)];
  await first.take(CLASSES);
  const taken = new Promise<void>((resolve) => first.onTaken(resolve));
  await query(url.replace(/[^/]+$/, 'postgres'), backendOf(first));
  while (!(await second.take(CLASSES)));
  await taken;
  expect(first.isHeld()).toBe(false);
});

it('a process that has not heard of the server for seven seconds is not sure of its locks', async () => {
  const { url } = await ownServer();
  let isStopped = false;
  const stopped = 60_000;
  const first = await open(url, {
    ...systemClock,
    monotonic: () => systemClock.monotonic() + (isStopped ? stopped : 0),
  });
  expect(first.isHeld()).toBe(true);
  isStopped = true;
  expect(first.isHeld()).toBe(false);
});
