/** The table service over a real store, on a manual clock. */
import { type Logger, pino } from 'pino';
import { manualClock } from 'stand-in-discord/testing';
import { onTestFinished } from 'vitest';
import type { AnyGame } from '../../src/game/game.ts';
import { DEFAULT_LIMITS } from '../../src/tables/limits.ts';
import { start } from '../../src/tables/lobby.ts';
import { choose } from '../../src/tables/play.ts';
import { isRefused } from '../../src/tables/refusals.ts';
import { createTableService } from '../../src/tables/service.ts';
import { promptOf, type Table } from '../../src/tables/table.ts';
import type { Thinker } from '../../src/tables/thinker.ts';
import { newStore, raw } from '../store/files.ts';
import { ann, NOON, opening } from './fixtures.ts';
import { toy } from './toy-game.ts';

export const PACE_MS = 1_000;
export const TURN_MS = 180_000;

function recordingLog(): { log: Logger; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  return { lines, log: pino({ level: 'info' }, { write: (line) => lines.push(JSON.parse(line)) }) };
}

export async function setupTables({
  games = [toy],
  thinker,
}: {
  games?: readonly AnyGame[];
  thinker?: Thinker;
} = {}) {
  const { store, file } = await newStore();
  const clock = manualClock(NOON);
  const machine = clock.machine();
  const { log, lines } = recordingLog();
  const newService = () =>
    createTableService({ store: store.tables, games, clock: machine, log, thinker, pace: () => PACE_MS });
  const tables = newService();
  clock.settleWith(() => tables.idle());
  onTestFinished(() => tables.close());
  const openTable = async (fields: Parameters<typeof opening>[0] = {}) => {
    const table = await tables.open(toy, opening(fields), DEFAULT_LIMITS);
    if (isRefused(table)) throw new Error(`refused: ${JSON.stringify(table)}`);
    return table;
  };
  const findTable = async (id = opening().id): Promise<Table> => (await tables.find(id))!;
  return {
    tables,
    store: store.tables,
    ledger: store.ledger,
    hands: store.hands,
    file,
    clock,
    machine,
    lines,
    newService,
    openTable,
    findTable,
  };
}

/** A table of Ann's with computers, in its first hand. */
export async function setupPlaying(
  computers = 1,
  fields: Parameters<typeof opening>[0] = {},
  games: readonly AnyGame[] = [toy],
) {
  const setup = await setupTables({ games });
  const { id } = await setup.openTable({ computers, ...fields });
  await setup.tables.apply(id, start(toy, ann.id));
  return { ...setup, id };
}

export const press = (table: Table, choice = 'take') => choose(toy, ann.id, promptOf(table, 0), choice);

/** From now on inserts into a table of the database fail. */
export const failInserts = (file: string, table: string) =>
  raw(file, (db) =>
    db.exec(`CREATE TRIGGER refused BEFORE INSERT ON "${table}" BEGIN SELECT RAISE(ABORT, 'full'); END`),
  );
export const allowInserts = (file: string) => raw(file, (db) => db.exec('DROP TRIGGER refused'));
