/**
 * Open tables after a restart: players get back the time that they could not use, and each table's message is shown again.
 * No table is read before something happens to it, or its turn to be shown has come: there may be a hundred thousand.
 */
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { yieldToEventLoop } from '../event-loop.ts';
import type { OpenSummary } from '../store/open-summaries.ts';
import type { TableStore } from '../store/tables.ts';
import type { Automation } from './automation.ts';
import type { TableCache } from './cache.ts';
import type { TableChanges } from './changes.ts';
import type { Commits } from './commits.ts';
import { changedTimes, laterTimes } from './deadlines.ts';
import type { TableQueues } from './queues.ts';
import { isOpen } from './table.ts';

/** A table that ended so shortly before the process stopped may not have been shown so. */
const RECENTLY_ENDED_MS = 10 * 60_000;

interface RecoveryParts {
  readonly store: Pick<TableStore, 'open' | 'endedSince' | 'setTimes'>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly queues: TableQueues;
  readonly cache: Pick<TableCache, 'load'>;
  readonly timers: Pick<Automation, 'scheduleWake'>;
  readonly changes: Pick<TableChanges, 'subscribe' | 'notify'>;
  readonly follow: Commits['follow'];
}

export interface Recovery {
  /**
   * Recovers every open table after a restart: its time limits are later, and its timers run.
   * @param downMs how long nobody could play; every time limit of players is later by that
   * @param onFound called for each open table
   */
  recover(downMs: number, onFound?: (table: OpenSummary) => void): Promise<void>;
  /**
   * Notifies of the tables that have just ended, and of every recovered one to which nothing has happened since. Tables
   * whose rows or states cannot be read are quarantined. Ends where there is no room for more; may be called again then.
   */
  showRecovered(hasRoom?: () => boolean): Promise<void>;
  /** Shows no more of them. */
  stopShowing(): void;
  /** Notifies of a table as it is stored, and sets its timers. For the table's queue only. */
  show(id: string): Promise<void>;
}

export function createRecovery(parts: RecoveryParts): Recovery {
  const { store, clock, log, queues, cache, timers, changes, follow } = parts;
  /** Tables that have not been notified of yet: those that had just ended first. */
  const unseen = new Set<string>();
  changes.subscribe(({ table }) => unseen.delete(table.id));

  const recoverPage = async (page: readonly OpenSummary[], downMs: number): Promise<OpenSummary[]> => {
    const recovered = page.map((table) => laterTimes(table, downMs, clock.now()));
    await store.setTimes(page.flatMap((table, index) => changedTimes(table.id, table, recovered[index]!)));
    return recovered;
  };

  const show = async (id: string): Promise<void> => {
    const table = await cache.load(id);
    if (table && isOpen(table)) follow({ before: null, table });
    if (table?.phase === 'over' || table?.phase === 'cancelled') changes.notify({ before: null, table });
  };

  const showUnseen = (id: string): Promise<void> =>
    queues.enqueue(id, async () => {
      await yieldToEventLoop();
      if (unseen.delete(id)) await show(id);
    });

  return {
    async recover(downMs, onFound = () => {}) {
      for await (const ids of store.endedSince(clock.now() - downMs - RECENTLY_ENDED_MS))
        for (const id of ids) unseen.add(id);
      for await (const page of store.open()) {
        for (const table of await recoverPage(page, downMs)) {
          unseen.add(table.id);
          onFound(table);
          timers.scheduleWake(table);
        }
      }
    },

    async showRecovered(hasRoom = () => true) {
      for (const id of unseen) {
        if (!hasRoom()) return;
        await showUnseen(id).catch((error) =>
          log.warn({ table: id, err: error }, 'recovered table could not be shown'),
        );
      }
    },

    show,
    stopShowing: () => unseen.clear(),
  };
}
