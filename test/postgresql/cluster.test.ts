/** Several processes share the servers: one is added, one is stopped, one is killed, one hangs; the database restarts, is slow or full. */
import { expect, test } from 'vitest';
import type { BotProcess } from '../e2e/bot-process.ts';
import { type Cluster, divide, morePresses, playEverywhere, startCluster, stored } from './cluster-setup.ts';
import { fillDisk, query } from './databases.ts';
import { servedBy } from './served-by.ts';

/** The locks of a process that hangs are given away after eight seconds; the time for new sessions comes on top. */
const MAX_HANG_MS = 10_000;
const MAX_KILLED_MS = 5_000;
/** For sessions that begin, on a machine that has other things to do. */
const SESSIONS_MS = 5_000;

const ALL = ['0/4', '1/4', '2/4', '3/4'];

const shardsOf = (...processes: BotProcess[]): string[] => processes.flatMap(servedBy).toSorted();

/** Two processes that share four shards, with somebody who plays in a server of each. */
async function twoInPlay() {
  const cluster = await startCluster(4, 4);
  const [first, second] = [await cluster.add(), await cluster.add()];
  await expect
    .poll(() => [servedBy(first).length, servedBy(second).length], { timeout: 20_000 })
    .toEqual([2, 2]);
  expect(shardsOf(first, second)).toEqual(ALL);
  const game = playEverywhere(cluster);
  await morePresses(game, 60);
  return { ...cluster, first, second, game };
}

/** Everybody stops: nothing has been stored twice, and Discord has refused nothing. */
async function expectSound({ discord, url }: Pick<Cluster, 'discord' | 'url'>): Promise<void> {
  const { hands, entries } = await stored(url);
  expect(entries).toBe(hands);
  expect(discord.violations).toEqual([]);
}

test('one that stops leaves its shards to the others, and one that is added gets its part: no press is lost', async () => {
  const { discord, url, add, first, second, game } = await twoInPlay();
  first.child.kill('SIGTERM');
  expect(await first.exited).toEqual([0, null]);
  await expect.poll(() => shardsOf(second), { timeout: 20_000 }).toEqual(ALL);
  await morePresses(game, 60);
  const third = await add();
  await expect.poll(() => servedBy(third).length, { timeout: 20_000 }).toBe(2);
  await morePresses(game, 60);
  const { failed, troubles, opened } = await game.stop();
  expect([failed, troubles]).toEqual([[], []]);
  expect(Number((await stored(url)).tables)).toBe(opened);
  await expectSound({ discord, url });
}, 240_000);

test('one that is killed fails its own presses alone, until the others serve its shards', async () => {
  const { discord, url, first, second, game } = await twoInPlay();
  const lost = servedBy(second).map((name) => Number(name.split('/')[0]));
  second.child.kill('SIGKILL');
  const timeout = MAX_KILLED_MS + SESSIONS_MS;
  await expect.poll(() => shardsOf(first), { timeout }).toEqual(ALL);
  await morePresses(game, 60);
  const { failed, troubles } = await game.stop();
  expect(failed.filter(({ shard }) => !lost.includes(shard))).toEqual([]);
  expect(troubles).toEqual([]);
  await expectSound({ discord, url });
}, 240_000);

test('one that hangs loses its shards, and writes nothing more when it goes on', async () => {
  const { discord, url, first, second, game } = await twoInPlay();
  const lost = servedBy(second).map((name) => Number(name.split('/')[0]));
  second.child.kill('SIGSTOP');
  await expect.poll(() => shardsOf(first), { timeout: MAX_HANG_MS + SESSIONS_MS }).toEqual(ALL);
  await morePresses(game, 30);
  second.child.kill('SIGCONT');
  expect(await second.exited).toEqual([1, null]);
  expect(second.log()).toContain('another process serves the servers of this one');
  await morePresses(game, 60);
  const { failed, troubles } = await game.stop();
  expect(failed.filter(({ shard }) => !lost.includes(shard))).toEqual([]);
  expect(troubles).toEqual([]);
  await expectSound({ discord, url });
}, 240_000);

test('while people play, the servers are divided among twice as many shards, and among half as many again: no press is lost', async () => {
  const { discord, url, first, second, game } = await twoInPlay();
  await divide(url, 8);
  const all = Array.from({ length: 8 }, (_, id) => `${id}/8`);
  await expect.poll(() => shardsOf(first, second), { timeout: 60_000 }).toEqual(all);
  await morePresses(game, 60);
  await divide(url, 4);
  await expect.poll(() => shardsOf(first, second), { timeout: 60_000 }).toEqual(ALL);
  await morePresses(game, 60);
  const { failed, troubles, opened } = await game.stop();
  expect([failed, troubles]).toEqual([[], []]);
  expect(Number((await stored(url)).tables)).toBe(opened);
  await expectSound({ discord, url });
}, 240_000);

test('no process ends when the database restarts, and all go on', async () => {
  const { discord, url, server, first, second, game } = await twoInPlay();
  // A lock that one process at a time has to upload them is lost with the connection.
  await first.logs('card emojis are up to date');
  await server.stop();
  await server.start();
  const answered = game.tally.sent - game.tally.failed.length;
  await expect
    .poll(() => game.tally.sent - game.tally.failed.length, { timeout: 60_000 })
    .toBeGreaterThan(answered + 100);
  await game.stop();
  expect([first.child.exitCode, second.child.exitCode]).toEqual([null, null]);
  expect(shardsOf(first, second)).toEqual(ALL);
  await expectSound({ discord, url });
}, 240_000);

/**
 * Every write of a table waits so long: a move while it keeps its table locked, what is noted of its messages before it does.
 * All tables are locked only while the triggers are made.
 */
const slowly = (seconds: number): string => `
  CREATE FUNCTION slowly() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(${seconds}); RETURN NEW; END $$;
  CREATE TRIGGER slow_move BEFORE UPDATE ON "Table" FOR EACH ROW
    WHEN (OLD."version" <> NEW."version") EXECUTE FUNCTION slowly();
  CREATE TRIGGER slow_note BEFORE UPDATE OF "shown", "messageId", "pingId" ON "Table"
    FOR EACH STATEMENT EXECUTE FUNCTION slowly()`;

test('while every move takes two seconds to be stored, presses are answered, and no shard moves', async () => {
  const { discord, url, first, second, game } = await twoInPlay();
  const before = await stored(url);
  await query(url, slowly(2));
  await morePresses(game, 20);
  expect(Number((await stored(url)).moves)).toBeGreaterThan(Number(before.moves));
  await query(url, 'DROP FUNCTION slowly() CASCADE');
  await morePresses(game, 60);
  const { failed, troubles } = await game.stop();
  expect([failed, troubles]).toEqual([[], []]);
  expect(shardsOf(first, second)).toEqual(ALL);
  await expectSound({ discord, url });
}, 240_000);

test('while its disk is full, presses are answered that nothing was changed; no process ends, and all go on', async () => {
  const { discord, url, first, second, game } = await twoInPlay();
  const makeRoom = await fillDisk(url, 'Table');
  const before = await stored(url);
  await expect.poll(() => game.tally.troubles.length, { timeout: 60_000 }).toBeGreaterThan(10);
  expect(await stored(url)).toEqual(before);
  await makeRoom();
  await morePresses(game, 60);
  const { failed } = await game.stop();
  expect(failed).toEqual([]);
  expect(Number((await stored(url)).moves)).toBeGreaterThan(Number(before.moves));
  expect([first.child.exitCode, second.child.exitCode]).toEqual([null, null]);
  expect(shardsOf(first, second)).toEqual(ALL);
  await expectSound({ discord, url });
}, 240_000);
