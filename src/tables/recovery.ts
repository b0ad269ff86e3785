/** Open tables after a restart: players get back the time that they could not use. */

import type { Clock } from '../clock.ts';
import { yieldToEventLoop } from '../event-loop.ts';
import type { AnyGame } from '../game/game.ts';
import type { TablePage } from '../store/table-pages.ts';
import type { TableStore, TimeChange } from '../store/tables.ts';
import type { TableCache } from './cache.ts';
import type { TableChanges } from './changes.ts';
import type { Commits } from './commits.ts';
import { timeChanges, withLaterTimes } from './deadlines.ts';
import { whyUnreadable } from './readable.ts';
import type { OpenTable } from './table.ts';

/** A table that ended so shortly before the process stopped may not have been shown so. */
const RECENTLY_ENDED_MS = 10 * 60_000;

interface RecoveryParts {
  readonly store: Pick<TableStore, 'open' | 'endedSince' | 'setTimes'>;
  readonly games: readonly AnyGame[];
  readonly clock: Clock;
  readonly cache: Pick<TableCache, 'quarantine'>;
  readonly changes: Pick<TableChanges, 'notify'>;
  readonly follow: Commits['follow'];
}

export interface Recovery {
  /**
   * Brings every open table back after a restart, and notifies of it and of those that have just ended. Tables whose
   * rows or states cannot be read are quarantined.
   * @param downMs how long nobody could play; every time limit of players is later by that
   */
  recover(downMs: number): Promise<void>;
}

export function createRecovery({ store, games, clock, cache, changes, follow }: RecoveryParts): Recovery {
  /** Quarantines the tables of a page that cannot be played on. @returns the others, with later times */
  const recoverPage = async (page: TablePage<OpenTable>, downMs: number): Promise<OpenTable[]> => {
    const recovered: OpenTable[] = [];
    const changes: TimeChange[] = [];
    for (const { id, error } of page.unreadable) await cache.quarantine(id, error);
    for (const stored of page.tables) {
      await yieldToEventLoop();
      const error = whyUnreadable(stored, games);
      if (error) {
        await cache.quarantine(stored.id, error);
        continue;
      }
      const table = withLaterTimes(stored, downMs, clock.now());
      changes.push(...timeChanges(stored, table));
      recovered.push(table);
    }
    await store.setTimes(changes);
    return recovered;
  };

  return {
    async recover(downMs) {
      for await (const page of store.open()) {
        for (const table of await recoverPage(page, downMs)) {
          await yieldToEventLoop();
          follow({ before: null, table });
        }
      }
      for await (const ended of store.endedSince(clock.now() - downMs - RECENTLY_ENDED_MS)) {
        for (const table of ended) changes.notify({ before: null, table });
        await yieldToEventLoop();
      }
    },
  };
}
