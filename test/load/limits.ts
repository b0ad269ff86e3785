/**
 * `npm run -s load:limits -- --tables 300 --rate 45 --minutes 3 [--looks 0.02]`: people play at many tables in several servers
 * while Discord's rate limits are on. Prints one JSON line: how many requests a press takes by the bot's token, which count in
 * Discord's limit of 50 a second for the whole bot, and by tokens of interactions, which do not; how long answers take, and how
 * long until the next player's panel and the table's public message show a press; and the responses with status 429.
 * `--looks`: the share of presses that open a hand from the public message; all others are moves in panels.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import Sqlite from 'better-sqlite3';
import { type Member, NotSentError, type StandIn, startDiscord } from 'stand-in-discord/testing';
import { doudizhu } from '../../src/games/doudizhu/index.ts';
import { startBotProcess } from '../bench/bot-process.ts';
import { countRequests, percentiles, whenQuiet, whenShown } from './limits-meter.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '300' },
    rate: { type: 'string', default: '45' },
    minutes: { type: 'string', default: '3' },
    looks: { type: 'string', default: '0.02' },
  },
});
const [tables, rate, minutes, looks] = [values.tables, values.rate, values.minutes, values.looks].map(
  Number,
) as [number, number, number, number];

const SEATS = [0, 1, 2, 3] as const;
const TABLES_PER_CHANNEL = 10;
const TABLES_PER_SERVER = 50;
/** Tables that are opened at a time. */
const OPENING = 6;

interface Seat {
  readonly member: Member;
  panelId: string;
}

interface OpenTable {
  readonly id: string;
  readonly messageId: string;
  readonly seats: readonly Seat[];
}

const nameOf = (table: number, seat: number): string => `p${table}x${seat}`;
const channelOf = (table: number): string => `channel-${Math.floor(table / TABLES_PER_CHANNEL)}`;
const serverOf = (table: number): number => Math.floor(table / TABLES_PER_SERVER);

const serverSeed = (server: number) => {
  const own = Array.from({ length: tables }, (_, table) => table).filter((t) => serverOf(t) === server);
  const people = own.flatMap((table) => SEATS.map((seat) => ({ name: nameOf(table, seat) })));
  return { name: `server-${server}`, people, channels: [...new Set(own.map(channelOf))] };
};

async function startServers(): Promise<StandIn> {
  const [home, ...servers] = Array.from({ length: serverOf(tables - 1) + 1 }, (_, n) => serverSeed(n));
  return startDiscord({ ...home!, guild: home!.name, servers, rateLimits: 'on' });
}

/** Opens a table, seats its players and starts it; each opens their hand. */
async function openTable(discord: StandIn, table: number, tableIdOf: (hostId: string) => string) {
  const server = discord.server(`server-${serverOf(table)}`);
  const members = SEATS.map((seat) => server.member(nameOf(table, seat)));
  const [host, ...others] = members as [Member, ...Member[]];
  const options = { time: 'off', deals: 20 };
  const { message } = await host.runCommand('/play doudizhu', options, { channel: channelOf(table) });
  for (const other of others) await other.press(message!, 'Join');
  const seats: Seat[] = [];
  const started = await host.press(message!, 'Start');
  seats.push({ member: host, panelId: started.ephemeral!.id });
  await host.waitUntil(() => JSON.stringify(host.view(message!)).includes('My hand'), { timeoutMs: 30_000 });
  for (const member of others) {
    const { ephemeral } = await member.press(message!, 'My hand');
    seats.push({ member, panelId: ephemeral!.id });
  }
  return { id: tableIdOf(host.id), messageId: message!.id, seats };
}

async function openAll(discord: StandIn, tableIdOf: (hostId: string) => string): Promise<OpenTable[]> {
  const opened: OpenTable[] = [];
  let next = 0;
  const slot = async (): Promise<void> => {
    while (next < tables) {
      const table = next++;
      opened[table] = await openTable(discord, table, tableIdOf);
    }
  };
  await Promise.all(Array.from({ length: OPENING }, slot));
  return opened;
}

const folder = mkdtempSync(join(tmpdir(), 'madoi-limits-'));
const discord = await startServers();
const bot = await startBotProcess('madoi', discord, folder);
const db = new Sqlite(join(folder, 'madoi.db'), { readonly: true });
const idByHost = db.prepare<[string], { id: string }>('SELECT "id" FROM "Table" WHERE "hostId" = ?');
const stored = db.prepare<[string], { state: string; prompts: string; phase: string }>(
  'SELECT "state", "prompts", "phase" FROM "Table" WHERE "id" = ?',
);
const opened = await openAll(discord, (hostId) => idByHost.get(hostId)!.id);

const answers: number[] = [];
const unsent = { count: 0 };
/** Tables at which no press is in flight, those that were pressed longest ago first. */
const free = [...opened];

/** The seat to act, and the custom id of a choice of it at random; null where no hand is in play. */
function moveAt({ id }: OpenTable): { readonly seat: number; readonly customId: string } | null {
  const { state, prompts, phase } = stored.get(id)!;
  if (phase !== 'playing') return null;
  const current = doudizhu.schema.state.parse(JSON.parse(state));
  const [seat] = doudizhu.toAct(current);
  if (seat === undefined) return null;
  const choices = doudizhu.choices(current, seat);
  const name = doudizhu.nameOf(choices[Math.floor(Math.random() * choices.length)]!);
  return { seat, customId: `m:${id}:${JSON.parse(prompts)[seat]}:a.${name}` };
}

async function makeMove(table: OpenTable, move: NonNullable<ReturnType<typeof moveAt>>): Promise<void> {
  const seat = table.seats[move.seat]!;
  const pressOn = (panelId: string) => seat.member.press(panelId, move.customId, { forge: true });
  const { ephemeral } = await pressOn(seat.panelId).catch((error) => {
    // The panel has come down below what stood under it.
    if (!(error instanceof NotSentError && error.isGone)) throw error;
    return pressOn(seat.member.visibleEphemerals(channelOf(opened.indexOf(table))).at(-1)!.id);
  });
  if (ephemeral) seat.panelId = ephemeral.id;
}

/** The first move at a table deletes the ping that it has begun: tables do not begin all at once. */
async function warmUp(): Promise<void> {
  for (const table of opened) {
    await makeMove(table, moveAt(table)!);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  await whenQuiet(discord);
}

async function pressAt(table: OpenTable): Promise<void> {
  const at = performance.now();
  if (Math.random() < looks) {
    const seat = table.seats[Math.floor(Math.random() * SEATS.length)]!;
    const { ephemeral } = await seat.member.press(table.messageId, `m:${table.id}:0:v.hand`, { forge: true });
    if (ephemeral) seat.panelId = ephemeral.id;
  } else {
    const move = moveAt(table);
    if (!move) return;
    await makeMove(table, move);
    const next = moveAt(table);
    const nextSeat = next && next.seat !== move.seat ? table.seats[next.seat]! : null;
    if (nextSeat) shown.expect({ at, messageId: table.messageId, member: nextSeat.member });
  }
  answers.push(performance.now() - at);
}

await warmUp();
const requests = countRequests(discord);
const shown = whenShown(discord);
await bot.cpuMs();
const begunAt = performance.now();
const total = Math.round(rate * minutes * 60);
const inFlight = new Set<Promise<void>>();
for (let index = 0; index < total; index++) {
  const waitMs = begunAt + (index * 1000) / rate - performance.now();
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
  const table = free.shift();
  if (!table) {
    unsent.count++;
    continue;
  }
  const pressing = pressAt(table)
    .catch((error) => {
      if (!(error instanceof NotSentError)) throw error;
      unsent.count++;
    })
    .finally(() => {
      free.push(table);
      inFlight.delete(pressing);
    });
  inFlight.add(pressing);
}
await Promise.all(inFlight);
const seconds = (performance.now() - begunAt) / 1000;
const cpuMs = await bot.cpuMs();
await shown.settled();
const counted = requests.read();
const perPress = (count: number): number => Number((count / answers.length).toFixed(3));
console.log(
  JSON.stringify({
    tables,
    servers: discord.world.guilds.size,
    looks,
    presses: answers.length,
    unsent: unsent.count,
    perSecond: Number((answers.length / seconds).toFixed(1)),
    botRequestsPerPress: perPress(counted.bot),
    tokenRequestsPerPress: perPress(counted.token),
    publicEditsPerPress: { bot: perPress(counted.botEdits), token: perPress(counted.publicTokenEdits) },
    callbacksPerPress: perPress(counted.callbacks),
    status429: counted.refused,
    answerMs: percentiles(answers),
    panelMs: percentiles(shown.panels),
    messageMs: percentiles(shown.messages),
    unseen: shown.unseen(),
    cpuMsPerPress: Number((cpuMs / answers.length).toFixed(2)),
    violations: discord.violations.length,
  }),
);
db.close();
await bot.stop();
await discord.close();
rmSync(folder, { recursive: true, force: true });
