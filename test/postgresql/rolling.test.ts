/** A new version is rolled out over four processes, and the servers are divided anew, while people play in all of them. */
import { expect, test } from 'vitest';
import type { BotProcess } from '../e2e/bot-process.ts';
import { divide, morePresses, playEverywhere, startCluster, stored } from './cluster-setup.ts';
import { areShared } from './served-by.ts';

/** `CLUSTER_PRESSES=2000` for as many as a release has to stand. */
const PRESSES = Number(process.env.CLUSTER_PRESSES ?? 400);
const SHARDS = 16;

test('no press is lost or done twice, and no table ends', async () => {
  const cluster = await startCluster(SHARDS, 8);
  const { discord, url, add } = cluster;
  let running: BotProcess[] = [];
  for (let count = 0; count < 4; count++) running.push(await add());
  const shared = (count: number) =>
    expect.poll(() => areShared(running, count), { timeout: 120_000 }).toBe(true);
  await shared(SHARDS);
  const game = playEverywhere(cluster);
  const part = Math.ceil(PRESSES / 8);
  await morePresses(game, part);
  for (const leaving of [...running]) {
    leaving.child.kill('SIGTERM');
    expect(await leaving.exited).toEqual([0, null]);
    running = [...running.filter((each) => each !== leaving), await add()];
    await shared(SHARDS);
    await morePresses(game, part);
  }
  for (const count of [2 * SHARDS, SHARDS]) {
    await divide(url, count);
    await shared(count);
    await morePresses(game, part);
  }
  const { sent, failed, troubles, opened } = await game.stop();
  const { tables, hands, entries } = await stored(url);
  console.log(JSON.stringify({ sent, unanswered: failed.length, tables, hands }));
  expect(sent).toBeGreaterThan(PRESSES * 0.8);
  expect([failed, troubles]).toEqual([[], []]);
  expect([Number(tables), entries]).toEqual([opened, hands]);
  expect(discord.violations).toEqual([]);
}, 900_000);
