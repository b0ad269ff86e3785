/** Who watches a table: as many as may have panels that follow it. */
import type { Clock } from '../../clock.ts';
import type { PanelStore } from '../../store/panels.ts';
import { type Panel, panelKey } from './open-panels.ts';
import type { PanelTokens } from './panel-tokens.ts';

/**
 * Watchers of one table at once. They share drawings, so each costs an edit for a change, at most one a second, in a limit of
 * their own token's.
 */
export const MAX_WATCHERS = 20;
/** An admitted watcher's panel is open by then, or has failed. */
const OPENING_MS = 15_000;

interface WatcherParts {
  readonly clock: Pick<Clock, 'after'>;
  readonly store: Pick<PanelStore, 'remove'>;
  readonly tokens: Pick<PanelTokens, 'drop'>;
  readonly panels: ReadonlyMap<string, Panel>;
  readonly keysOf: (tableId: string) => readonly string[];
  readonly forget: (key: string) => void;
  /** Edits of panels that are under way. */
  readonly edits: ReadonlyMap<string, Promise<unknown>>;
}

/** What is done about watchers, beside showing them the table. */
export interface Watchers {
  /** Makes room for the panel of a user who is about to watch. @returns false where too many watch already */
  admitWatcher(tableId: string, userId: string): boolean;
  /** A user watches a table no more: their panel is not updated. */
  stopWatching(tableId: string, userId: string): Promise<void>;
  /** Nobody whose name has been erased watches a table: what they see there is stored no more. */
  forgetUser(userId: string): void;
}

/** @returns also how to say that the panel of an admitted watcher is open */
export function createWatchers({
  clock,
  store,
  tokens,
  panels,
  keysOf,
  forget,
  edits,
}: WatcherParts): Watchers & { readonly settle: (tableId: string, key: string) => void } {
  /** By table, those whose panels are about to be sent. */
  const admitted = new Map<string, Set<string>>();

  const settle = (tableId: string, key: string): void => {
    const keys = admitted.get(tableId);
    if (keys?.delete(key) && keys.size === 0) admitted.delete(tableId);
  };

  const drop = (key: string): void => {
    forget(key);
    tokens.drop(key);
  };

  return {
    settle,

    admitWatcher(tableId, userId) {
      const key = panelKey({ tableId, userId });
      const open = keysOf(tableId).filter((each) => panels.get(each)?.record.isWatching);
      const watchers = new Set([...open, ...(admitted.get(tableId) ?? [])]);
      if (!watchers.has(key) && watchers.size >= MAX_WATCHERS) return false;
      admitted.set(tableId, (admitted.get(tableId) ?? new Set()).add(key));
      clock.after(OPENING_MS, () => settle(tableId, key));
      return true;
    },

    async stopWatching(tableId, userId) {
      const key = panelKey({ tableId, userId });
      if (!panels.get(key)?.record.isWatching) return;
      drop(key);
      await store.remove({ tableId, userId });
      // An edit that arrives later would hide the answer that says so.
      await edits.get(key)?.catch(() => {});
    },

    forgetUser(userId) {
      for (const [key, { record }] of [...panels])
        if (record.userId === userId && record.isWatching) drop(key);
    },
  };
}
