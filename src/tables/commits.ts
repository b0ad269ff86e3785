/** Commits table updates. A committed table is kept in memory, its timers are set, and subscribers are notified. */
import type { TableUpdate } from '../store/records.ts';
import type { TableStore } from '../store/tables.ts';
import type { Automation } from './automation.ts';
import type { TableCache } from './cache.ts';
import type { TableChange, TableChanges } from './changes.ts';
import type { ReadableTable, Table } from './table.ts';

interface CommitParts {
  readonly store: Pick<TableStore, 'commit' | 'find'>;
  readonly cache: TableCache;
  readonly timers: Pick<Automation, 'schedule'>;
  readonly changes: Pick<TableChanges, 'notify'>;
  /** Whether this process serves a server. Default: it serves all. */
  readonly serves?: ((guildId: string) => boolean) | undefined;
  /** Called when a table of another process has been changed here. */
  readonly onChangedElsewhere?: ((table: Table) => void) | undefined;
}

export interface Commits {
  /** Commits an update, and follows the change. For the table's queue only. @throws what the store throws */
  commit(before: ReadableTable, update: TableUpdate): Promise<void>;
  /** Keeps a changed table in memory, sets its timers and notifies subscribers. */
  follow(change: TableChange): void;
}

export function createCommits(parts: CommitParts): Commits {
  const { store, cache, timers, changes, serves = () => true, onChangedElsewhere = () => {} } = parts;

  const follow = (change: TableChange): void => {
    if (!serves(change.table.guildId)) {
      cache.drop(change.table.id);
      onChangedElsewhere(change.table);
      return;
    }
    cache.put(change.table);
    timers.schedule(change.table);
    changes.notify(change);
  };

  /** A commit that failed may be on disk all the same: no timer of the table before it would run any more. */
  const followStored = async ({ id, version }: ReadableTable): Promise<void> => {
    const table = await store.find(id).catch(() => null);
    if (!table || table.version === version || !serves(table.guildId)) return;
    timers.schedule(table);
    changes.notify({ before: null, table });
  };

  return {
    follow,

    async commit(before, update) {
      try {
        await store.commit(before, update);
      } catch (error) {
        cache.drop(before.id);
        await followStored(before);
        throw error;
      }
      // The ping message may have changed while the commit was in flight.
      const { pingId } = cache.get(before.id) ?? before;
      follow({ before, table: { ...update.table, pingId } });
    },
  };
}
