/** Open tables after a restart, and while Discord cannot be reached: players get back the time that they could not use. */
import type { Logger } from 'pino';
import { breathe } from '../breath.ts';
import type { Clock } from '../clock.ts';
import type { AnyGame } from '../game/game.ts';
import type { TableStore } from '../store/tables.ts';
import type { Automation } from './automation.ts';
import type { TableCache } from './cache.ts';
import type { TableChanges } from './changes.ts';
import type { TableQueues } from './queues.ts';
import { whyUnreadable } from './readable.ts';
import { isOpen, type OpenTable } from './table.ts';
import type { Outage } from './timers.ts';

/** A shorter pause costs no player a turn. */
const MIN_PAUSE_MS = 2_000;
/** The outage that never ends. */
const STOPPED = -1;
/** A table that ended so shortly before the process stopped may not have been shown so. */
const RECENTLY_ENDED_MS = 10 * 60_000;

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

  const recoverTable = async (stored: OpenTable, downMs: number): Promise<void> => {
    const error = whyUnreadable(stored, games);
    if (error) return cache.quarantine(stored.id, error);
    const table = withLaterDeadline(stored, downMs);
    if (table.deadline !== null && downMs > 0) await store.setDeadline(table.id, table.deadline);
    cache.put(table);
    timers.schedule(table);
    changes.notify({ before: null, table });
  };

  const resumeTable = (id: string, pausedMs: number): Promise<void> =>
    queues.enqueue(id, async () => {
      await breathe();
      const table = await cache.load(id);
      if (!table || !isOpen(table)) return;
      if (table.deadline === null || Math.abs(pausedMs) < MIN_PAUSE_MS) return timers.schedule(table);
      const resumed = withLaterDeadline(table, pausedMs);
      cache.put(resumed);
      timers.schedule(resumed);
      changes.notify({ before: null, table: resumed });
      await store.setDeadline(id, table.deadline + pausedMs);
    });

  return {
    async recover(downMs) {
      const { tables, unreadable } = await store.open();
      for (const { id, error } of unreadable) await cache.quarantine(id, error);
      for (const table of tables) await recoverTable(table, downMs);
      for (const table of await store.endedSince(clock.now() - downMs - RECENTLY_ENDED_MS))
        changes.notify({ before: null, table });
    },

    pause(outage, agoMs = 0) {
      if (!pausedAt.has(outage.id)) pausedAt.set(outage.id, clock.now() - agoMs);
      timers.pause(outage);
    },

    async resume(outageId) {
      const since = pausedAt.get(outageId);
      if (since === undefined) return;
      const pausedMs = clock.now() - since;
      pausedAt.delete(outageId);
      const results = await Promise.allSettled(
        timers.resume(outageId).map((id) => resumeTable(id, pausedMs)),
      );
      log.info({ outage: outageId, lost: pausedMs, tables: results.length }, 'tables resumed');
      for (const result of results)
        if (result.status === 'rejected')
          log.warn({ err: result.reason }, 'later deadline could not be stored');
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
