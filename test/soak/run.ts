/** One run: a stand-in Discord, the bot in its process, people at tables, faults and kills; then the checks. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Member, startDiscord } from 'stand-in-discord/testing';
import { MAX_LIMITS } from '../../src/tables/limits.ts';
import { controlId } from '../e2e/settings-panel.ts';
import { type Adjustments, adjustBooks } from './adjustments.ts';
import { type SoakedBot, soakedBot } from './bot.ts';
import { checkAdjustments, checkBooks, type PlayTotals, settlePlays } from './checks.ts';
import { type Soak, wait } from './context.ts';
import { openDatabase } from './database.ts';
import { injectFaults } from './faults.ts';
import { type HostileCounts, playHostile } from './hostile.ts';
import { clean } from './janitor.ts';
import { memorySummary, sampleMemory } from './memory.ts';
import { soakMeter } from './meter.ts';
import type { SoakOptions } from './options.ts';
import { playTables } from './players.ts';
import { seededRandom } from './random.ts';
import { requestCounter } from './requests.ts';

export type SoakResult = Awaited<ReturnType<typeof soakOnce>>;

const TABLES_PER_CHANNEL = 4;
/** The part of the run in which the bot is killed; its last life is long enough to watch its memory. */
const KILLED_PART = 0.4;
/** The pause at the end for the last answers and edits. */
const QUIET_MS = 3_000;
const MAX_VIOLATIONS_SHOWN = 5;

const memberName = (number: number): string => `Player ${number}`;

export async function soakOnce(options: SoakOptions, program: string, isHostile: boolean) {
  const folder = options.keep
    ? join(options.keep, isHostile ? 'hostile' : 'plain')
    : mkdtempSync(join(tmpdir(), 'madoi-soak-'));
  mkdirSync(folder, { recursive: true });
  let startedAt = (): number => 0;
  const requests = requestCounter(() => startedAt());
  const channels = Array.from(
    { length: Math.ceil(options.tables / TABLES_PER_CHANNEL) },
    (_, index) => `table-${index + 1}`,
  );
  const discord = await startDiscord({
    people: [
      { name: 'Manager', manager: true },
      { name: 'Hostile' },
      ...Array.from({ length: options.members }, (_, index) => ({ name: memberName(index + 1) })),
    ],
    channels,
    rateLimits: 'on',
    onRequest: requests.count,
  });
  const meter = soakMeter();
  const bot = soakedBot({ discord, program, folder, onState: (isReady) => meter.setDown('start', !isReady) });
  startedAt = () => bot.startedAt;
  const database = openDatabase(bot.databaseFile);
  const end = performance.now() + options.minutes * 60_000;
  const soak: Soak = {
    options,
    discord,
    random: seededRandom(options.seed),
    meter,
    database,
    isOn: () => performance.now() < end,
  };
  const plays: PlayTotals = { sent: 0, acknowledged: 0, stored: 0, lost: 0, doubled: 0 };
  const adjustments: Adjustments = { sent: 0, acknowledged: [] };
  const hostile: HostileCounts = { presses: 0, answered: 0, opened: 0 };
  const loop = monitorEventLoopDelay({ resolution: 10 });
  loop.enable();
  try {
    bot.start();
    await bot.whenReady();
    await raiseLimit(soak, channels[0]!);
    const invalidRequests = watchInvalidRequests(soak);
    const [memory] = await Promise.all([
      killAndWatch(soak, bot),
      ...seatMembers(soak, channels),
      adjustBooks(soak, discord.member('Manager'), channels[0]!, adjustments),
      injectFaults(soak),
      clean(soak, (table) => settlePlays(plays, meter, database, table)),
      ...(isHostile ? [playHostile(soak, discord.member('Hostile'), hostile)] : []),
    ]);
    await wait({ isOn: () => true }, QUIET_MS);
    const stop = await bot.stop();
    for (const table of new Set([...meter.plays.keys()].map((key) => key.split('/')[0]!)))
      settlePlays(plays, meter, database, table);
    return {
      answersMs: meter.summary(),
      plays,
      books: checkBooks(database),
      adjustments: checkAdjustments(database, adjustments),
      requests: { ...requests.summary(), mostInvalidInTenMinutes: await invalidRequests },
      memory: memorySummary(memory),
      stop,
      unexpectedExits: bot.unexpectedExits,
      violations: {
        count: discord.violations.length,
        first: discord.violations.slice(0, MAX_VIOLATIONS_SHOWN),
      },
      ...(isHostile ? { hostile } : {}),
      /** Where the machine is busy with other things, or the measuring process is, answers take longer than the bot does. */
      machine: {
        cores: cpus().length,
        load: loadavg().map((load) => Number(load.toFixed(1))),
        ownLoopP99Ms: Math.round(loop.percentile(99) / 1e6),
      },
      warnings: Object.fromEntries([...bot.warnings].toSorted(([, a], [, b]) => b - a).slice(0, 12)),
    };
  } finally {
    await bot.kill();
    loop.disable();
    database.close();
    await discord.close();
    if (options.keep === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

/** Raises the limit of tables in the server to the number of this run; the other limits stay at their defaults. */
async function raiseLimit({ discord, options }: Soak, channel: string): Promise<void> {
  const server = Math.min(MAX_LIMITS.server, Math.ceil(options.tables * 1.2) + 1);
  const manager = discord.member('Manager');
  const { ephemeral: panel } = await manager.runCommand('/settings', {}, { channel });
  await manager.select(panel!, controlId(panel!, 'c:page:'), 'amounts');
  const { modal } = await manager.press(panel!, 'c:ask:limits');
  const { answer } = await manager.submitModal(modal!, { server: String(server) });
  if (answer === undefined) throw new Error('The limit of open tables could not be raised');
}

/** Deals the members out to the tables; those left over only watch. */
function seatMembers(soak: Soak, channels: readonly string[]): Promise<void>[] {
  const { tables, members } = soak.options;
  const people = Array.from({ length: members }, (_, index) => soak.discord.member(memberName(index + 1)));
  return Array.from({ length: Math.min(tables, members) }, (_, table) => {
    const seated: Member[] = people.filter((_, index) => index % tables === table).slice(0, 4);
    return playTables(soak, seated, channels[Math.floor(table / TABLES_PER_CHANNEL)]!);
  });
}

/** Kills the bot at random moments, some of them while it starts; then samples its memory until the end. */
async function killAndWatch(soak: Soak, bot: SoakedBot): Promise<number[]> {
  const { kills, minutes } = soak.options;
  const meanMs = (minutes * 60_000 * KILLED_PART) / Math.max(1, kills);
  for (let killed = 0; killed < kills && soak.isOn(); killed++) {
    await wait(soak, meanMs * soak.random.between(0.3, 1.7));
    await bot.kill();
    bot.start();
    if (killed % 4 !== 3) await bot.whenReady();
  }
  await bot.whenReady();
  return sampleMemory(soak, bot.residentMegabytes, minutes * 60_000 * (1 - KILLED_PART));
}

async function watchInvalidRequests(soak: Soak): Promise<number> {
  let most = 0;
  while (soak.isOn()) {
    await wait(soak, 1_000);
    most = Math.max(most, soak.discord.invalidRequests);
  }
  return most;
}
