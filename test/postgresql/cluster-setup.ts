/** Processes that share shards and a database, and people who play in every server all the while. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Member, type Outcome, type StandIn, startDiscord, textOf } from 'stand-in-discord/testing';
import { expect, onTestFinished } from 'vitest';
import { type BotProcess, READY, startBotProcess } from '../e2e/bot-process.ts';
import { buttons, canAct, playFirstMove } from '../e2e/test-bot.ts';
import { run } from '../programs/run.ts';
import { ownServer, query } from './databases.ts';

export interface Cluster {
  readonly discord: StandIn;
  readonly shards: number;
  readonly url: string;
  readonly server: Awaited<ReturnType<typeof ownServer>>['server'];
  /** Starts one more process, and waits until it takes part. */
  add(env?: Readonly<Record<string, string>>): Promise<BotProcess>;
}

/** @param servers how many; each is on the next shard */
export async function startCluster(shards: number, servers: number): Promise<Cluster> {
  const { server, url } = await ownServer();
  const others = Array.from({ length: servers - 1 }, (_, index) => ({
    name: `server-${index + 2}`,
    people: [{ name: `Player-${index + 2}` }],
  }));
  const discord = await startDiscord({
    people: [{ name: 'Player-1' }],
    servers: others,
    gateway: { shards, maxConcurrency: 16 },
    rateLimits: 'off',
  });
  const started: BotProcess[] = [];
  onTestFinished(async () => {
    for (const { child } of started) child.kill('SIGKILL');
    await discord.close();
  });
  return {
    discord,
    shards,
    url,
    server,
    async add(env = {}) {
      const process = await startBotProcess(discord, {
        databaseUrl: url,
        env: { COMPUTER_PACE_MS: '5', COMPUTER_THREADS: '0', ...env },
      });
      started.push(process);
      await process.logs(READY);
      return process;
    },
  };
}

export interface Tally {
  /** Presses and commands that were sent. */
  sent: number;
  /** Those that Discord has shown as failed: the shard, and when it was sent and shown, for who reads the processes' logs. */
  readonly failed: { readonly shard: number; readonly sentAt: string; readonly shownAt: string }[];
  /** Commands that have opened a table, by their answers. */
  opened: number;
  /** Answers that told of trouble. */
  readonly troubles: string[];
}

/** People pause. Without it they would take all that the machine has, of which processes that start need a part. */
const PAUSE_MS = 150;

/** Somebody in each server plays with computers, and opens a table when there is none. */
export function playEverywhere({ discord, shards }: Pick<Cluster, 'discord' | 'shards'>): {
  tally: Tally;
  stop(): Promise<Tally>;
} {
  const tally: Tally = { sent: 0, failed: [], opened: 0, troubles: [] };
  let isStopped = false;
  const play = async (member: Member, shard: number): Promise<void> => {
    while (!isStopped) {
      await act(member, shard, tally);
      await pause(PAUSE_MS);
    }
  };
  const guilds = [...discord.world.guilds.values()];
  const playing = guilds.map((guild, index) => {
    const member =
      index === 0 ? discord.member('Player-1') : discord.server(guild.name).member(`Player-${index + 1}`);
    return play(member, Number((BigInt(guild.id) >> 22n) % BigInt(shards)));
  });
  return {
    tally,
    async stop() {
      isStopped = true;
      await Promise.all(playing);
      return tally;
    },
  };
}

const TROUBLE = /Something went wrong|nothing was changed|did not work/;

async function act(member: Member, shard: number, tally: Tally): Promise<void> {
  const noted = async (acting: Promise<Outcome>): Promise<Outcome> => {
    const sentAt = new Date().toISOString();
    const outcome = await acting;
    tally.sent += 1;
    if (outcome.answer === undefined) tally.failed.push({ shard, sentAt, shownAt: new Date().toISOString() });
    const text = outcome.message ? textOf(outcome.message) : '';
    if (TROUBLE.test(text)) tally.troubles.push(text);
    return outcome;
  };
  const { ephemeral: panel, message } = await noted(member.runCommand('/table show'));
  const lobby = member.visibleMessages().findLast((shown) => buttons(shown).includes('Start'));
  if (panel && buttons(panel).includes('Next')) await noted(member.press(panel, 'Next'));
  else if (panel && canAct(panel)) await noted(playFirstMove(member, panel));
  else if (lobby && member.view(lobby)) await noted(member.press(lobby, 'Start'));
  else if (message && textOf(message).includes('No table is open')) {
    const options = { computers: 1, games: 20, time: 'off', 'computer-level': 'friendly' };
    const { answer } = await noted(member.runCommand('/play daifugo', options));
    if (answer) tally.opened += 1;
  }
}

export async function morePresses(
  { tally }: ReturnType<typeof playEverywhere>,
  count: number,
): Promise<void> {
  const before = tally.sent;
  await expect.poll(() => tally.sent, { timeout: 60_000 }).toBeGreaterThan(before + count);
}

/** Moves, hands and payments that are stored. */
export const stored = async (url: string) =>
  (
    await query<{ tables: string; open: string; moves: string; hands: string; entries: string }>(
      url,
      `SELECT (SELECT count(*) FROM "Table") AS tables,
        (SELECT count(*) FROM "Table" WHERE phase IN ('lobby', 'playing', 'between')) AS open,
        (SELECT coalesce(sum(seq), 0) FROM "Table") AS moves,
        (SELECT count(*) FROM "Hand" WHERE scores IS NOT NULL) AS hands,
        (SELECT count(*) FROM "Entry" WHERE kind = 'hand') AS entries`,
    )
  )[0]!;

/** Has the processes divide the servers among so many shards, as an operator does. */
export async function divide(databaseUrl: string, count: number): Promise<void> {
  const { stdout } = await run('src/cluster/cli/shards.ts', {
    args: [`${count}`],
    env: { DATABASE_URL: databaseUrl },
  });
  expect(JSON.parse(stdout)).toEqual({ shards: count });
}
