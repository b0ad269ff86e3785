/** Servers with people who play 闘地主: they open tables, and press what their panels offer. */
import { type Member, NotSentError, type Outcome, type StandIn } from 'stand-in-discord/testing';
import { doudizhu } from '../../src/games/doudizhu/index.ts';
import type { LoadDatabase, StoredTable } from './database.ts';

const SEATS = [0, 1, 2, 3] as const;
/** The most that a server allows by itself. */
const TABLES_PER_CHANNEL = 10;
const TABLES_PER_SERVER = 100;
/** Tables that are opened at a time. */
const OPENING = 6;

interface Seat {
  readonly member: Member;
  panelId: string;
}

export interface OpenTable {
  readonly id: string;
  readonly guildId: string;
  readonly channel: string;
  readonly messageId: string;
  readonly seats: readonly Seat[];
}

/** What the seat to act may do. */
export interface Move {
  readonly seat: number;
  readonly customId: string;
}

const nameOf = (table: number, seat: number): string => `p${table}x${seat}`;
const serverName = (server: number): string => `server-${server}`;

/** Tables are dealt out to the servers in turn. */
const placeOf = (table: number, servers: number) => ({
  server: table % servers,
  channel: `channel-${Math.floor(table / servers / TABLES_PER_CHANNEL)}`,
});

/** The servers, with their channels and the players of each table. @throws where they do not allow so many tables */
export function serverSeeds(servers: number, tables: number) {
  if (tables > servers * TABLES_PER_SERVER)
    throw new Error(`a server has at most ${TABLES_PER_SERVER} tables: more servers, or fewer tables`);
  return Array.from({ length: servers }, (_, server) => {
    const own = Array.from({ length: tables }, (_, table) => table).filter(
      (table) => placeOf(table, servers).server === server,
    );
    const people = own.flatMap((table) => SEATS.map((seat) => ({ name: nameOf(table, seat) })));
    const channels = new Set(own.map((table) => placeOf(table, servers).channel));
    return { name: serverName(server), people, channels: [...channels] };
  });
}

interface Opening {
  readonly discord: StandIn;
  readonly database: LoadDatabase;
  readonly servers: number;
}

/** Opens a table, seats its players and starts it; each opens their hand. */
async function openTable({ discord, database, servers }: Opening, table: number): Promise<OpenTable> {
  const place = placeOf(table, servers);
  const server = discord.server(serverName(place.server));
  const members = SEATS.map((seat) => server.member(nameOf(table, seat)));
  const [host, ...others] = members as [Member, ...Member[]];
  const options = { time: 'off', deals: 20 };
  const { message } = await host.runCommand('/play doudizhu', options, { channel: place.channel });
  for (const other of others) await other.press(message!, 'Join');
  const seats: Seat[] = [];
  const started = await host.press(message!, 'Start');
  seats.push({ member: host, panelId: started.ephemeral!.id });
  await host.waitUntil(() => JSON.stringify(host.view(message!)).includes('My hand'), { timeoutMs: 30_000 });
  for (const member of others) {
    const { ephemeral } = await member.press(message!, 'My hand');
    seats.push({ member, panelId: ephemeral!.id });
  }
  const id = await database.idOfHost(host.id);
  return { id, guildId: server.guildId, channel: place.channel, messageId: message!.id, seats };
}

export async function openTables(opening: Opening, tables: number): Promise<OpenTable[]> {
  const opened: OpenTable[] = [];
  let next = 0;
  const slot = async (): Promise<void> => {
    while (next < tables) {
      const table = next++;
      opened[table] = await openTable(opening, table);
    }
  };
  await Promise.all(Array.from({ length: OPENING }, slot));
  return opened;
}

/** A choice of the seat to act at random; null where no hand is in play. */
export function moveAt({ id }: OpenTable, { state, prompts, phase }: StoredTable): Move | null {
  if (phase !== 'playing') return null;
  const current = doudizhu.schema.state.parse(JSON.parse(state));
  const [seat] = doudizhu.toAct(current);
  if (seat === undefined) return null;
  const choices = doudizhu.choices(current, seat);
  const name = doudizhu.nameOf(choices[Math.floor(Math.random() * choices.length)]!);
  return { seat, customId: `m:${id}:${JSON.parse(prompts)[seat]}:a.${name}` };
}

const notePanel = (seat: Seat, outcome: Outcome): Outcome => {
  if (outcome.ephemeral) seat.panelId = outcome.ephemeral.id;
  return outcome;
};

export async function makeMove({ seats, channel }: OpenTable, move: Move): Promise<Outcome> {
  const seat = seats[move.seat]!;
  const pressOn = (panelId: string) => seat.member.press(panelId, move.customId, { forge: true });
  const outcome = await pressOn(seat.panelId).catch((error) => {
    // The panel has come down below what stood under it.
    if (!(error instanceof NotSentError && error.isGone)) throw error;
    return pressOn(seat.member.visibleEphemerals(channel).at(-1)!.id);
  });
  return notePanel(seat, outcome);
}

/** Somebody opens their hand from the public message. */
export async function openHand({ id, messageId, seats }: OpenTable): Promise<Outcome> {
  const seat = seats[Math.floor(Math.random() * seats.length)]!;
  return notePanel(seat, await seat.member.press(messageId, `m:${id}:0:v.hand`, { forge: true }));
}
