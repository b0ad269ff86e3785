/**
 * A database that an earlier version wrote opens, and its tables go on.
 *
 * `earlier-database.sql` is what the code of commit 0fc68bc wrote: tables of every game in the middle of a hand and in
 * every phase, a quarantined one (then called aside), a ping, a panel, and a ledger with hands and adjustments.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { pino } from 'pino';
import { manualClock } from 'stand-in-discord/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type AnyGame, isRefusal } from '../../src/game/game.ts';
import { games } from '../../src/games/index.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import { handChance } from '../../src/tables/chances.ts';
import { start } from '../../src/tables/lobby.ts';
import { actByComputer, nextHand, seatsToAct } from '../../src/tables/play.ts';
import { isRefused, type Transition } from '../../src/tables/refusals.ts';
import { createTableService, type TableService } from '../../src/tables/service.ts';
import { isBegun, isOpen, type OpenTable, type ReadableTable, type Table } from '../../src/tables/table.ts';
import { allOf, newFile, raw, rowsOf, urlOf } from './files.ts';

const DUMP = readFileSync(new URL('earlier-database.sql', import.meta.url), 'utf8');
/** The migrations that are newer than the dump. */
const LATER_MIGRATIONS = readdirSync(new URL('../../prisma/migrations/', import.meta.url))
  .filter((name) => /^\d/.test(name) && name > '20261121181855_ended_by')
  .toSorted();
const GUILD = '900000000000000001';

const PHASES = {
  doudizhu11: 'playing',
  doudizhu22: 'playing',
  bluff11111: 'playing',
  bluff22222: 'over',
  daifugo111: 'playing',
  daifugo222: 'playing',
  babasuki11: 'playing',
  babasuki22: 'playing',
  bukubuku11: 'playing',
  bukubuku22: 'playing',
  lobby00000: 'lobby',
  cancelled0: 'cancelled',
  cancelled1: 'cancelled',
  expired000: 'cancelled',
  over000000: 'over',
  pinged0000: 'playing',
  away000000: 'playing',
  between000: 'between',
  aside00000: 'quarantined',
};

/** The earlier database, opened by today's code. */
async function openEarlier() {
  const file = newFile();
  raw(file, (db) => db.exec(DUMP));
  const [heartbeat] = rowsOf<{ at: string }>(file, 'SELECT at FROM Heartbeat');
  const clock = manualClock(new Date(heartbeat!.at).getTime());
  const store = await openStore(urlOf(file), clock);
  const log = pino({ level: 'silent' });
  const tables = createTableService({ store: store.tables, games, clock, log, pace: () => 1_000 });
  clock.settleWith(() => tables.idle());
  onTestFinished(async () => {
    await tables.close();
    await store.close();
  });
  return { file, store, tables, clock };
}

const gameOf = (table: Table): AnyGame => games.find(({ id }) => id === table.game)!;

async function step(tables: TableService, id: string, transition: Transition): Promise<ReadableTable> {
  const update = await tables.apply(id, transition);
  if (isRefused(update)) throw new Error(`${id}: ${JSON.stringify(update)}`);
  return update.table;
}

/** Plays a table to its end: every seat makes the safe choice, as if its time had run out. */
async function playOn(tables: TableService, table: OpenTable): Promise<ReadableTable> {
  const game = gameOf(table);
  let current: ReadableTable = table;
  while (isOpen(current)) {
    const [seat] = seatsToAct(game, current);
    const transition: Transition =
      current.phase === 'lobby'
        ? start(game, current.hostId)
        : seat === undefined
          ? nextHand(game)
          : actByComputer(game, seat, 'clock');
    current = await step(tables, table.id, transition);
  }
  return current;
}

/** The state that the logged moves of a table's latest hand lead to, from its seed. */
async function replayed(file: string, store: Store, table: ReadableTable, number: number): Promise<unknown> {
  const [hand] = rowsOf<{ carry: string | null }>(
    file,
    `SELECT carry FROM Hand WHERE tableId = '${table.id}' AND number = ${number}`,
  );
  const game = gameOf(table);
  const chance = handChance(table, number);
  const carry: unknown = hand!.carry === null ? null : JSON.parse(hand!.carry);
  let state = game.start({ options: table.options, seats: table.seats.length, carry }, chance);
  for (const { hand: played, seat, action } of await store.tables.moves(table.id)) {
    if (played !== number) continue;
    const next = game.apply(state, seat, action, chance);
    if (isRefusal(next)) expect.fail(`${table.id}: ${next.refused}`);
    state = next;
  }
  return state;
}

/** What the postings of each book sum to, and its accounts. */
const sums = (file: string) =>
  rowsOf<{ book: string; postings: number; accounts: number }>(
    file,
    `SELECT a.book, sum(p.amount) AS postings, (SELECT sum(total) FROM Account b WHERE b.book = a.book) AS accounts
     FROM Posting p JOIN Account a ON a.id = p.accountId GROUP BY a.book`,
  );

function expectBalanced(file: string): void {
  for (const { book, postings, accounts } of sums(file)) {
    expect(accounts, book).toBe(postings);
    if (!book.startsWith('score-')) expect(postings, book).toBe(0);
  }
  const wrong = rowsOf(
    file,
    `SELECT a.id FROM Account a
     WHERE a.total <> (SELECT sum(p.amount) FROM Posting p WHERE p.accountId = a.id)`,
  );
  expect(wrong).toEqual([]);
  expect(raw(file, (db) => db.pragma('foreign_key_check'))).toEqual([]);
}

describe('a database of an earlier version', () => {
  it('is migrated, and every table is in its phase', async () => {
    const { store, tables } = await openEarlier();
    expect(store.migrated).toEqual(LATER_MIGRATIONS);
    await tables.recover(0);
    const found = await Promise.all(Object.keys(PHASES).map((id) => tables.find(id)));
    expect(Object.fromEntries(found.map((table) => [table!.id, table!.phase]))).toEqual(PHASES);
  });

  it('keeps the ping, the panel, how lobbies were closed, and which entries were announced', async () => {
    const { store, clock } = await openEarlier();
    expect(await store.tables.find('pinged0000')).toMatchObject({
      warned: true,
      messageId: '920000000000000001',
      pingId: '920000000000000002',
    });
    expect(await allOf(store.panels.open(clock.now()))).toMatchObject([
      [{ tableId: 'pinged0000', token: 'token' }],
    ]);
    expect(await store.tables.find('away000000')).toMatchObject({
      seats: [{ away: false }, { away: true }, {}, {}],
    });
    expect(await store.tables.find('cancelled0')).toMatchObject({
      endedBy: '700000000000000001',
      expiredAt: null,
    });
    expect(await store.tables.find('expired000')).toMatchObject({
      endedBy: null,
      expiredAt: expect.any(Number),
    });
    expect(await store.tables.find('cancelled1')).toMatchObject({ endedBy: '700000000000000001', hand: 1 });
    const unannounced = (await allOf(store.guilds.unannounced())).flat();
    expect(unannounced).toMatchObject([{ guildId: GUILD, channelId: '910000000000000009', book: 'chips' }]);
  });

  it('has the names of everybody who sat down or has an account, and of nobody else', async () => {
    const { file, store } = await openEarlier();
    const people = rowsOf<{ id: string }>(
      file,
      `SELECT "userId" AS id FROM Seat WHERE "userId" IS NOT NULL
       UNION SELECT holder FROM Account WHERE holder NOT IN ('computers', 'bank')`,
    ).map(({ id }) => id);
    const names = await store.members.names(GUILD, people);
    expect([...names.keys()].toSorted()).toEqual(people.toSorted());
    expect([...names.values()]).not.toContain('');
    expect(rowsOf(file, 'SELECT * FROM Member')).toHaveLength(people.length);
  });

  it('keeps all holders of seats of tables that have yet to begin, and of no other', async () => {
    const { file } = await openEarlier();
    const kept = rowsOf(file, 'SELECT "id" FROM "Table" WHERE "keepsHeldSeats"');
    expect(kept).toEqual([{ id: 'lobby00000' }]);
  });

  it('has log entries that name their kind', async () => {
    const { file } = await openEarlier();
    const states = rowsOf<{ state: string }>(file, 'SELECT state FROM "Table" WHERE state IS NOT NULL');
    const text = states.map(({ state }) => state).join('\n');
    const count = (json: string, key: string) => json.split(`"${key}":`).length - 1;
    expect(count(DUMP, 'did')).toBeGreaterThan(50);
    expect(count(text, 'did')).toBe(0);
    expect(count(text, 'kind')).toBe(count(DUMP, 'kind') + count(DUMP, 'did'));
  });

  it('has states to which its moves lead', async () => {
    const { file, store } = await openEarlier();
    for (const id of Object.keys(PHASES)) {
      const table = (await store.tables.find(id))!;
      // This version may note more in a state than the one that stored it, and nothing else.
      if (isBegun(table))
        expect(await replayed(file, store, table, table.hand), id).toMatchObject(Object(table.state));
    }
  });

  it.each(
    Object.entries(PHASES).flatMap(([id, phase]) =>
      phase === 'lobby' || phase === 'playing' || phase === 'between' ? [id] : [],
    ),
  )('has table %s played on to its end, and its ledger balances', { timeout: 120_000 }, async (id) => {
    const { file, store, tables } = await openEarlier();
    expectBalanced(file);
    await tables.recover(0);
    const before = (await tables.find(id))!;
    if (!isOpen(before)) expect.fail(`${id} is ${before.phase}`);
    const table = await playOn(tables, before);
    expect(table.phase).toBe('over');
    if (!isBegun(table)) expect.fail('the table has not begun');
    expect(await replayed(file, store, table, table.hand)).toEqual(table.state);
    const paid = rowsOf(file, `SELECT hand FROM Entry WHERE tableId = '${id}' ORDER BY hand`);
    expect(paid).toEqual(Array.from({ length: table.hand }, (_, index) => ({ hand: index + 1 })));
    expectBalanced(file);
  });
});
