/**
 * The open tables that were used last, in memory. All others are read from the store, and those that cannot be played on
 * are quarantined.
 */
import type { Logger } from 'pino';
import { ZodError } from 'zod';
import type { AnyGame } from '../game/game.ts';
import { recentlyUsed } from '../recently-used.ts';
import type { TableStore } from '../store/tables.ts';
import { whyUnreadable } from './readable.ts';
import { isOpen, type OpenTable, type Table } from './table.ts';

/** A table takes some ten kilobytes of memory, and a millisecond to be read again. */
const MAX_TABLES = 2_000;

export interface TableCacheOptions {
  readonly store: Pick<TableStore, 'find' | 'quarantine'>;
  readonly games: readonly AnyGame[];
  readonly log: Logger;
  readonly onQuarantined: (table: Table) => void;
}

export interface TableCache {
  get(id: string): OpenTable | undefined;
  /** Keeps an open table, in place of the one that was used least recently; a table that has ended is dropped. */
  put(table: Table): void;
  /** Drops a table, so that it is read from the store next time. */
  drop(id: string): void;
  /** @returns the table in any phase; null where there is none */
  find(id: string): Promise<Table | null>;
  /** Finds a table and keeps it. Only the table's queue may call this: elsewhere the table could be outdated by then. */
  load(id: string): Promise<Table | null>;
  /** Keeps an open table that cannot be played on out of the way of all others; one that has ended stays as it is. */
  quarantine(id: string, error: Error): Promise<void>;
}

export function createTableCache({ store, games, log, onQuarantined }: TableCacheOptions): TableCache {
  const tables = recentlyUsed<OpenTable>(MAX_TABLES);

  const put = (table: Table): void => {
    if (isOpen(table)) tables.set(table.id, table);
    else tables.delete(table.id);
  };

  const quarantine = async (id: string, error: Error): Promise<void> => {
    if (!(await store.quarantine(id))) return;
    log.error({ table: id, err: error }, 'table quarantined: it cannot be played on');
    tables.delete(id);
    const table = await store.find(id);
    if (table) onQuarantined(table);
  };

  const read = async (id: string): Promise<Table | null | Error> => {
    try {
      const table = await store.find(id);
      return (table && isOpen(table) && whyUnreadable(table, games)) || table;
    } catch (error) {
      if (error instanceof ZodError) return error;
      throw error;
    }
  };

  const find = async (id: string): Promise<Table | null> => {
    const kept = tables.get(id);
    if (kept) return kept;
    const table = await read(id);
    if (!(table instanceof Error)) return table;
    await quarantine(id, table);
    return store.find(id);
  };

  return {
    get: (id) => tables.get(id),
    put,
    drop: (id) => void tables.delete(id),
    find,
    quarantine,

    async load(id) {
      const table = await find(id);
      if (table) put(table);
      return table;
    },
  };
}
