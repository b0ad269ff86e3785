/**
 * The tables' keeper: one writer a table. Every step waits its turn in the table's queue, is committed, and only then
 * told to those who listen. What happens by itself (computers, clocks, the next hand) goes the same way.
 */
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { type AnyGame, findGame } from '../game/game.ts';
import type { TableUpdate } from '../store/records.ts';
import type { TableStore } from '../store/tables.ts';
import { TransitionError, tableAutomation } from './automation.ts';
import { beginIfFull, type Opening, openLobby } from './lobby.ts';
import { isRefused, refused, type TableRefusal, type Transition } from './refusals.ts';
import { readStored, whyUnreadable } from './stored.ts';
import { handsBegun, isOpen, type OpenTable, type ReadableTable, type Table } from './table.ts';

export interface TableChange {
  /** Null: the table has just been opened, or read again after a restart. */
  readonly before: Table | null;
  readonly table: Table;
}

export interface TableServiceOptions {
  readonly store: TableStore;
  readonly games: readonly AnyGame[];
  readonly clock: Clock;
  readonly log: Logger;
  /** How long a computer takes over a move, in milliseconds; not a function of what it holds. */
  readonly pace: () => number;
}

/** A shorter time without Discord is no loss to anybody. */
const BLIP_MS = 2_000;
/** A table that ended so shortly before the process did may not have been shown so. */
const UNSHOWN_MS = 10 * 60_000;

export type TableService = ReturnType<typeof createTableService>;

export function createTableService({ store, games, clock, log, pace }: TableServiceOptions) {
  const known = new Map<string, OpenTable>();
  const queues = new Map<string, Promise<unknown>>();
  const subscribers: ((told: TableChange) => void)[] = [];
  /** Since when nobody can be reached; null: they can. */
  let heldSince: number | null = null;

  const gameOf = (table: Table): AnyGame => {
    const game = findGame(games, table.game);
    if (!game) throw new Error(`no game '${table.game}'`);
    return game;
  };

  const notify = (told: TableChange): void => {
    for (const listener of subscribers) {
      try {
        listener(told);
      } catch (error) {
        log.error({ table: told.table.id, err: error }, 'a listener failed');
      }
    }
  };

  /** Runs `job` when the table's earlier jobs are done. */
  const enqueue = <T>(id: string, job: () => Promise<T>): Promise<T> => {
    const run = (queues.get(id) ?? Promise.resolve()).then(job);
    const settled = run.catch(() => {});
    queues.set(id, settled);
    void settled.then(() => {
      if (queues.get(id) === settled) queues.delete(id);
    });
    return run;
  };

  /** Resolves when every step that was begun is done. */
  const idle = async (): Promise<void> => {
    while (queues.size > 0) await Promise.all(queues.values());
  };

  /** Puts a table that cannot go on out of the way of all others, and says so; one that has ended stays as it is. */
  const quarantine = async (id: string, error: Error): Promise<void> => {
    if (!(await store.quarantine(id))) return;
    log.error({ table: id, err: error }, 'a table cannot go on and is set aside');
    known.delete(id);
    timers.disarm(id);
    const table = await store.find(id);
    if (table) notify({ before: null, table });
  };

  /** The table as it is, finished or not; null: there is none. One that is open and cannot be read is set aside now. */
  const find = async (id: string): Promise<Table | null> => {
    const table = known.get(id);
    if (table) return table;
    const { read, error } = await readStored(store.find(id), games);
    if (!error) return read;
    await quarantine(id, error);
    return store.find(id);
  };

  /** In the table's turn only: what was read must still be so when it is kept. */
  const load = async (id: string): Promise<Table | null> => {
    const table = await find(id);
    if (table && isOpen(table)) known.set(id, table);
    return table;
  };

  const taken = (take: Transition, table: ReadableTable): TableUpdate | TableRefusal => {
    try {
      return take(table, clock.now());
    } catch (error) {
      throw new TransitionError('a step threw', { cause: error });
    }
  };

  /** A write that failed may be on disk all the same: no clock of the table before would move it any more. */
  const goOnFrom = async ({ id, version }: ReadableTable): Promise<void> => {
    const table = await store.find(id).catch(() => null);
    if (!table || table.version === version) return;
    timers.schedule(table);
    notify({ before: null, table });
  };

  /**
   * Takes a step of the table's life, in its turn, on disk when this resolves.
   * @throws {TransitionError} where the step does, and what the store throws; the table is then as it was
   */
  const apply = (id: string, take: Transition): Promise<TableUpdate | TableRefusal> =>
    enqueue(id, async () => {
      const before = await load(id);
      if (!before) return refused('no-table');
      if (before.phase === 'quarantined') return refused('quarantined');
      const change = taken(take, before);
      if (isRefused(change)) return change;
      try {
        await store.commit(before, change);
      } catch (error) {
        // Whatever is on disk is the truth; the next step reads it.
        known.delete(id);
        await goOnFrom(before);
        throw error;
      }
      // A ping may have come or gone while this was written.
      const table: ReadableTable = { ...change.table, pingId: (known.get(id) ?? before).pingId };
      if (isOpen(table)) known.set(id, table);
      else known.delete(id);
      timers.schedule(table);
      notify({ before, table });
      return change;
    });

  const timers = tableAutomation({
    clock,
    log,
    pace,
    gameOf,
    apply: apply,
    quarantine: ({ id, version }, error) =>
      enqueue(id, async () => {
        if ((await load(id))?.version === version) await quarantine(id, error);
      }),
  });

  /** Time that players could not use is theirs again. */
  const giveBack = (id: string, ms: number): Promise<void> =>
    enqueue(id, async () => {
      const table = await load(id);
      if (!table || !isOpen(table)) return;
      if (table.deadline === null || ms < BLIP_MS) return timers.schedule(table);
      const later = { ...table, deadline: table.deadline + ms };
      known.set(id, later);
      timers.schedule(later);
      notify({ before: null, table: later });
      await store.setDeadline(id, later.deadline);
    });

  /** Opens a table's lobby; one that is full already, and starts by itself, begins. */
  const open = async (game: AnyGame, opening: Opening): Promise<Table> => {
    const lobby = openLobby(game, opening, clock.now());
    await store.create(lobby);
    const begun = beginIfFull(game, lobby, clock.now());
    if (begun) await store.commit(lobby, begun);
    const table = begun?.table ?? lobby;
    known.set(table.id, table);
    timers.schedule(table);
    return table;
  };

  return {
    gameOf,
    apply,

    subscribe(listener: (told: TableChange) => void): void {
      subscribers.push(listener);
    },

    open,

    /** The rematch of a table: whoever asks first opens it, the others find it. */
    rematch: (of: string, game: AnyGame, opening: Opening): Promise<{ table: Table; opened: boolean }> =>
      enqueue(of, async () => {
        const id = await store.rematchOf(of);
        const found = id === null ? null : await find(id);
        if (found) return { table: found, opened: false };
        return { table: await open(game, { ...opening, rematchOf: of }), opened: true };
      }),

    find,

    /**
     * Where a hand's public message is: no change of the table, only noted. The lobby's is the first hand's too, and
     * the first press may come before Discord has said which message it made.
     */
    setPublicMessage: (id: string, hand: number, messageId: string): Promise<void> =>
      enqueue(id, async () => {
        const table = await load(id);
        if (!table || Math.max(handsBegun(table), 1) !== Math.max(hand, 1)) return;
        if (isOpen(table)) known.set(id, { ...table, messageId });
        await store.setPublicMessage(id, handsBegun(table), messageId);
      }),

    async setPingMessage(id: string, pingId: string | null): Promise<void> {
      const table = known.get(id);
      if (table) known.set(id, { ...table, pingId });
      await store.setPingMessage(id, pingId);
    },

    openTableIds: store.openTableIds,

    /**
     * Brings every open table back, and tells once more of those that have just ended. Tables whose rows or states
     * cannot be read are set aside.
     * @param downMs how long nobody could play: given back to every clock
     */
    async recover(downMs: number): Promise<void> {
      const { tables, unreadable } = await store.open();
      for (const { id, error } of unreadable) await quarantine(id, error);
      for (const stored of tables) {
        const error = whyUnreadable(stored, games);
        if (error) {
          await quarantine(stored.id, error);
          continue;
        }
        const table = stored.deadline === null ? stored : { ...stored, deadline: stored.deadline + downMs };
        if (table.deadline !== null && downMs > 0) await store.setDeadline(table.id, table.deadline);
        known.set(table.id, table);
        timers.schedule(table);
        notify({ before: null, table });
      }
      for (const table of await store.endedSince(clock.now() - downMs - UNSHOWN_MS))
        notify({ before: null, table });
    },

    /**
     * Nobody can be reached: until `release` nothing happens by itself.
     * @param agoMs how long ago that began
     */
    pauseAll(agoMs = 0): void {
      heldSince ??= clock.now() - agoMs;
      timers.pause();
    },

    /** Everybody can be reached again: the time they lost is given back to every clock. */
    async resumeAll(): Promise<void> {
      if (heldSince === null) return;
      const lost = clock.now() - heldSince;
      heldSince = null;
      const back = await Promise.allSettled(timers.resume().map((id) => giveBack(id, lost)));
      log.info({ lost, tables: back.length }, 'the tables go on');
      for (const { reason } of back.filter((one) => one.status === 'rejected'))
        log.warn({ err: reason }, 'time that was given back could not be noted');
    },

    idle,

    /** Nothing happens by itself any more; what was begun is finished. */
    async close(): Promise<void> {
      heldSince = null;
      timers.pause();
      await idle();
    },
  };
}
