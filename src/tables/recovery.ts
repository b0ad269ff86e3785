/** Open tables after a restart, and while Discord cannot be reached: players get back the time that they could not use. */
import type { Logger } from 'pino';
import { breathe } from '../breath.ts';
import type { Clock } from '../clock.ts';
import type { AnyGame } from '../game/game.ts';
import type { TablePage } from '../store/table-pages.ts';
import type { DeadlineChange, TableStore } from '../store/tables.ts';
import type { Automation } from './automation.ts';
import type { TableCache } from './cache.ts';
import type { TableChanges } from './changes.ts';
import type { Outage } from './outages.ts';
import type { TableQueues } from './queues.ts';
import { whyUnreadable } from './readable.ts';
import { isOpen, type OpenTable } from './table.ts';

/** A shorter pause costs no player a turn. */
const MIN_PAUSE_MS = 2_000;
/** The outage that never ends. */
const STOPPED = -1;
/** A table that ended so shortly before the process stopped may not have been shown so. */
const RECENTLY_ENDED_MS = 10 * 60_000;

/** The later deadlines of so many tables are stored at once. */
const PAGE_SIZE = 25;

export interface RecoveryOptions {
  readonly store: TableStore;
  readonly games: readonly AnyGame[];
  readonly clock: Clock;
  readonly log: Logger;
  readonly queues: TableQueues;
  readonly cache: TableCache;
  readonly changes: TableChanges;
  readonly timers: Automation;
}

export interface Recovery {
  /**
   * Brings every open table back after a restart, and notifies of it and of those that have just ended. Tables whose
   * rows or states cannot be read are quarantined.
   * @param downMs how long nobody could play; every deadline is so much later
   */
  recover(downMs: number): Promise<void>;
  /**
   * Players cannot be reached: no timer of their tables runs until `resume`.
   * @param agoMs how long ago that began
   */
  pause(outage: Outage, agoMs?: number): void;
  /** Players can be reached again: every deadline of their tables is later by the pause. */
  resume(outageId: number): Promise<void>;
  /** Stops all timers for good. */
  stop(): void;
}

export function createRecovery(options: RecoveryOptions): Recovery {
  const { store, games, clock, log, queues, cache, changes, timers } = options;
  /** When each outage began, by the wall clock as deadlines are: where that jumps meanwhile, they move with it. */
  const pausedAt = new Map<number, number>();

  /** Quarantines the tables of a page that cannot be played on. @returns the others, with later deadlines */
  const recoverPage = async (page: TablePage<OpenTable>, downMs: number): Promise<OpenTable[]> => {
    const recovered: OpenTable[] = [];
    const deadlines: DeadlineChange[] = [];
    for (const { id, error } of page.unreadable) await cache.quarantine(id, error);
    for (const stored of page.tables) {
      await breathe();
      const error = whyUnreadable(stored, games);
      if (error) {
        await cache.quarantine(stored.id, error);
        continue;
      }
      const table = withLaterDeadline(stored, downMs);
      deadlines.push(...deadlineChange(stored, table));
      recovered.push(table);
    }
    await store.setDeadlines(deadlines);
    return recovered;
  };

  const begin = (table: OpenTable): void => {
    cache.put(table);
    timers.schedule(table);
    changes.notify({ before: null, table });
  };

  const resumeTable = (id: string, pausedMs: number): Promise<DeadlineChange[]> =>
    queues.enqueue(id, async () => {
      await breathe();
      const table = await cache.load(id);
      if (!table || !isOpen(table)) return [];
      if (table.deadline === null || Math.abs(pausedMs) < MIN_PAUSE_MS) {
        timers.schedule(table);
        return [];
      }
      const resumed = withLaterDeadline(table, pausedMs);
      begin(resumed);
      return deadlineChange(table, resumed);
    });

  /** Resumes tables. @param since when their pause began; it lasts until a table’s turn has come */
  const resumePage = async (ids: readonly string[], since: number): Promise<void> => {
    const deadlines: DeadlineChange[] = [];
    for (const id of ids) {
      const change = await resumeTable(id, clock.now() - since).catch((error) => {
        log.warn({ table: id, err: error }, 'table could not be resumed');
        return [];
      });
      deadlines.push(...change);
    }
    await store
      .setDeadlines(deadlines)
      .catch((error) => log.warn({ err: error }, 'later deadlines could not be stored'));
  };

  return {
    async recover(downMs) {
      for await (const page of store.open()) {
        for (const table of await recoverPage(page, downMs)) {
          await breathe();
          begin(table);
        }
      }
      for await (const ended of store.endedSince(clock.now() - downMs - RECENTLY_ENDED_MS)) {
        for (const table of ended) changes.notify({ before: null, table });
        await breathe();
      }
    },

    pause(outage, agoMs = 0) {
      if (!pausedAt.has(outage.id)) pausedAt.set(outage.id, clock.now() - agoMs);
      timers.pause(outage);
    },

    async resume(outageId) {
      const since = pausedAt.get(outageId);
      if (since === undefined) return;
      pausedAt.delete(outageId);
      const ids = timers.resume(outageId);
      log.info({ outage: outageId, lost: clock.now() - since, tables: ids.length }, 'tables resume');
      for (let first = 0; first < ids.length; first += PAGE_SIZE)
        await resumePage(ids.slice(first, first + PAGE_SIZE), since);
    },

    stop() {
      pausedAt.clear();
      timers.pause({ id: STOPPED, covers: () => true });
    },
  };
}

function withLaterDeadline(table: OpenTable, ms: number): OpenTable {
  return table.deadline === null ? table : { ...table, deadline: table.deadline + ms };
}

/** How the deadline of a table is to be stored; none where there is no deadline, or the same. */
function deadlineChange(before: OpenTable, after: OpenTable): DeadlineChange[] {
  if (before.deadline === null || after.deadline === null || before.deadline === after.deadline) return [];
  return [{ id: before.id, from: before.deadline, to: after.deadline }];
}
