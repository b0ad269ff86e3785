/** Tables whose players cannot be reached for a while: no timer runs meanwhile, and the players get the time back. */
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { yieldToEventLoop } from '../event-loop.ts';
import type { TimeChange } from '../store/table-times.ts';
import type { TableStore } from '../store/tables.ts';
import type { Automation } from './automation.ts';
import type { TableCache } from './cache.ts';
import type { Commits } from './commits.ts';
import { hasTimes, timeChanges, withLaterTimes } from './deadlines.ts';
import type { Outage } from './outages.ts';
import type { TableQueues } from './queues.ts';
import { isOpen } from './table.ts';

/** A shorter pause costs no player a turn. */
const MIN_PAUSE_MS = 2_000;
/** The id of the outage that begins when the bot stops, and never ends. */
const STOPPED = -1;

/** The number of tables whose later times are stored at once. */
const PAGE_SIZE = 25;

interface PauseParts {
  readonly store: Pick<TableStore, 'setTimes'>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly queues: TableQueues;
  readonly cache: TableCache;
  readonly timers: Pick<Automation, 'schedule' | 'pause' | 'resume'>;
  readonly follow: Commits['follow'];
}

export interface Pauses {
  /**
   * Players cannot be reached: no timer of their tables runs until `resume`.
   * @param agoMs how long ago that began
   */
  pause(outage: Outage, agoMs?: number): void;
  /** Players can be reached again: all that they have time for is later by the pause. */
  resume(outageId: number): Promise<void>;
  /** Stops all timers for good. */
  stop(): void;
}

export function createPauses({ store, clock, log, queues, cache, timers, follow }: PauseParts): Pauses {
  /** When each outage began, by the wall clock as deadlines are: where that jumps meanwhile, they move with it. */
  const pausedAt = new Map<number, number>();

  const resumeTable = (id: string, pausedMs: number): Promise<TimeChange[]> =>
    queues.enqueue(id, async () => {
      await yieldToEventLoop();
      const table = await cache.load(id);
      if (!table || !isOpen(table)) return [];
      if (!hasTimes(table) || Math.abs(pausedMs) < MIN_PAUSE_MS) {
        timers.schedule(table);
        return [];
      }
      const resumed = withLaterTimes(table, pausedMs, clock.now());
      follow({ before: null, table: resumed });
      return timeChanges(table, resumed);
    });

  /** Resumes tables. @param since when their pause began; it lasts until a table’s turn has come */
  const resumePage = async (ids: readonly string[], since: number): Promise<void> => {
    const changes: TimeChange[] = [];
    for (const id of ids) {
      const change = await resumeTable(id, clock.now() - since).catch((error) => {
        log.warn({ table: id, err: error }, 'table could not be resumed');
        return [];
      });
      changes.push(...change);
    }
    await store
      .setTimes(changes)
      .catch((error) => log.warn({ err: error }, 'later times could not be stored'));
  };

  return {
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
