/** Many open tables, over all servers, that several processes recover when they start at once. */
import type { StandIn } from 'stand-in-discord/testing';
import { z } from 'zod';
import { systemClock } from '../../src/clock.ts';
import { servedBy } from '../postgresql/served-by.ts';
import type { LoadDatabase } from './database.ts';
import { fillPostgresql } from './fill-postgresql.ts';
import type { LoadOptions } from './options.ts';
import { openTables } from './people.ts';
import { type MeasuredProcess, whenShared } from './processes.ts';

export interface RecoveryParts {
  readonly discord: StandIn;
  readonly database: LoadDatabase;
  readonly options: LoadOptions;
  readonly start: () => MeasuredProcess;
}

/** A table of which all others are copies, and then these; the cards' emojis are uploaded meanwhile. */
async function fill({ discord, database, options, start }: RecoveryParts): Promise<void> {
  const bot = start();
  await bot.logs('"msg":"ready"');
  await openTables({ discord, database, servers: options.servers }, 1);
  await bot.logs('card emojis are up to date');
  // What it serves is not handed over: all sessions have to be started.
  await bot.kill();
  const places = [...discord.world.guilds.values()].map(({ name, id }) => ({
    guildId: id,
    channelId: discord.server(name).channelId('channel-0'),
  }));
  await fillPostgresql(database.url, { count: options.open, places, now: systemClock.now() });
}

const recoveredLine = z.object({ shard: z.string(), tables: z.int(), ms: z.number() });

/** What a process has recovered of each of its shards, by its log. */
const recoveredBy = ({ log }: MeasuredProcess) =>
  log()
    .split('\n')
    .filter((line) => line.includes('"tables are recovered"'))
    .map((line) => recoveredLine.parse(JSON.parse(line)));

export async function measureRecovery(parts: RecoveryParts) {
  const { options, start } = parts;
  await fill(parts);
  const startedAt = performance.now();
  const processes = Array.from({ length: options.processes }, start);
  await whenShared(processes, options.shards);
  const seconds = (performance.now() - startedAt) / 1_000;
  const byProcess = await Promise.all(
    processes.map(async (process) => {
      const recovered = recoveredBy(process);
      const times = recovered.map(({ ms }) => ms);
      return {
        shards: servedBy(process).length,
        tables: await process.tables(),
        /** Of each shard, from its session's start until all of its tables are recovered. */
        recoveryMs: { sum: Math.round(times.reduce((sum, ms) => sum + ms, 0)), max: Math.max(...times) },
        cpuMs: Math.round(await process.cpuMs()),
        peakMegabytes: await process.peakMegabytes(),
      };
    }),
  );
  const recovered = byProcess.reduce((sum, { tables }) => sum + tables, 0);
  if (recovered !== options.open + 1)
    throw new Error(`${recovered} tables are recovered of ${options.open + 1}`);
  return { seconds: Number(seconds.toFixed(1)), byProcess };
}
