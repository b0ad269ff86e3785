/**
 * `npm run -s load -- --servers 8 --tables 300 --presses 45 --processes 2 --minutes 3 --limits`: people play at so many tables,
 * spread over so many servers, with so many presses a second in all, and so many bot processes on a PostgreSQL server that is
 * started for it; with `--sqlite`, on one process with its own file. `--limits`: Discord's rate limits are on. Prints one JSON line:
 * how long answers take, and how long until the next player's panel and the table's public message show a press; presses that were
 * not sent, not answered, or made twice; requests a press by the bot's token, which count in Discord's limit of 50 a second for the
 * whole bot, and by tokens of interactions, which do not; responses with status 429; and what each process needs.
 * `--looks 0.02`: the share of presses that open a hand from the public message; all others are moves in panels.
 *
 * `--open 20000 --processes 4`: instead, so many tables are open when the processes start, all at once. Prints how long each takes to
 * recover its tables.
 */
import { loadavg } from 'node:os';
import { type StandIn, startDiscord } from 'stand-in-discord/testing';
import { serves } from '../../src/shard.ts';
import { servedBy } from '../postgresql/served-by.ts';
import { type AtEnd, measure } from './at-end.ts';
import { postgresqlDatabase, sqliteDatabase } from './database.ts';
import { type LoadOptions, readOptions } from './options.ts';
import { serverSeeds } from './people.ts';
import { measurePlay } from './play.ts';
import { buildProcesses, type MeasuredProcess, whenShared } from './processes.ts';
import { measureRecovery, type RecoveryParts } from './recovery.ts';

/** A bot that is in so many servers as to need several processes may start as many shards at once. */
const CONCURRENCY = 16;

async function startServers(options: LoadOptions, atEnd: AtEnd): Promise<StandIn> {
  const { servers, tables, open, shards, limits } = options;
  const [home, ...others] = serverSeeds(servers, open > 0 ? servers : tables);
  const discord = await startDiscord({
    ...home!,
    guild: home!.name,
    servers: others,
    gateway: { shards, maxConcurrency: CONCURRENCY },
    rateLimits: limits ? 'on' : 'off',
  });
  atEnd(discord.close);
  return discord;
}

async function start({ sqlite, processes, shards }: LoadOptions, startOne: () => MeasuredProcess) {
  const started = Array.from({ length: processes }, startOne);
  await Promise.all(started.map((each) => each.logs('"msg":"ready"')));
  if (!sqlite) await whenShared(started, shards);
  return started;
}

/** What each process has needed for the presses in its servers. */
const byProcess = (
  processes: readonly MeasuredProcess[],
  cpuMs: readonly number[],
  pressesByServer: ReadonlyMap<string, number>,
  { sqlite }: LoadOptions,
) =>
  Promise.all(
    processes.map(async (process, index) => {
      const shards = servedBy(process).map((name) => {
        const [id, count] = name.split('/').map(Number) as [number, number];
        return { id, count };
      });
      const presses = [...pressesByServer]
        .filter(([guildId]) => sqlite || shards.some((shard) => serves(shard, guildId)))
        .reduce((sum, [, count]) => sum + count, 0);
      return {
        ...(!sqlite && { shards: shards.length }),
        tables: await process.tables(),
        presses,
        cpuMsPerPress: Number((cpuMs[index]! / presses).toFixed(2)),
        peakMegabytes: await process.peakMegabytes(),
      };
    }),
  );

async function load(parts: RecoveryParts) {
  const { options } = parts;
  const processes = await start(options, parts.start);
  const cpuMs = () => Promise.all(processes.map((each) => each.cpuMs()));
  let used: number[] = [];
  const onBegin = async () => void (await cpuMs());
  const onEnd = async () => {
    used = await cpuMs();
  };
  const { figures, pressesByServer } = await measurePlay(parts, onBegin, onEnd);
  return { ...figures, byProcess: await byProcess(processes, used, pressesByServer, options) };
}

const options = readOptions(process.argv.slice(2));
await measure(async (atEnd) => {
  const { sqlite, servers, tables, open, shards, limits } = options;
  const discord = await startServers(options, atEnd);
  const database = sqlite ? sqliteDatabase(atEnd) : await postgresqlDatabase(atEnd);
  const start = await buildProcesses(discord, database.url, atEnd);
  const figures = await (open > 0 ? measureRecovery : load)({ discord, database, options, start });
  console.log(
    JSON.stringify({
      database: database.kind,
      servers,
      tables: open || tables,
      shards,
      limits,
      ...figures,
      violations: discord.violations.length,
      /** Of the last minute: what else the machine had to do. */
      loadAverage: Number(loadavg()[0]!.toFixed(1)),
    }),
  );
});
