/** Several processes share the servers: one is added, one is stopped, one is killed, one hangs. */
import { expect, test } from 'vitest';
import { playEverywhere, servedBy, startCluster, stored } from './cluster-setup.ts';

test('two processes share four shards; a third one gets its part, and one that stops leaves its own to the others: no press is lost', async () => {
  const { discord, url, add } = await startCluster(4, 4);
  const first = await add();
  const second = await add();
  await expect
    .poll(() => [servedBy(first).length, servedBy(second).length], { timeout: 20_000 })
    .toEqual([2, 2]);
  expect([...servedBy(first), ...servedBy(second)].toSorted()).toEqual([0, 1, 2, 3]);
  const game = playEverywhere(discord);
  await expect.poll(() => game.tally.sent, { timeout: 30_000 }).toBeGreaterThan(60);
  first.child.kill('SIGTERM');
  expect(await first.exited).toEqual([0, null]);
  await expect.poll(() => servedBy(second), { timeout: 20_000 }).toEqual([0, 1, 2, 3]);
  const before = game.tally.sent;
  await expect.poll(() => game.tally.sent, { timeout: 30_000 }).toBeGreaterThan(before + 60);
  const tally = await game.stop();
  console.log(tally, await stored(url));
  console.log(first.log());
  console.log(second.log());
  expect(tally.unanswered).toBe(0);
  expect(tally.troubles).toEqual([]);
  expect(discord.violations).toEqual([]);
}, 240_000);
