/** Tables whose public message is not updated for now, and why. Their players read it in their panels. */
import type { Clock } from '../../clock.ts';
import type { PermissionName } from '../permissions.ts';

/** Its message was deleted again and again, or the bot may not show it in its channel any more. */
export type Hold =
  | { readonly reason: 'deleted' }
  | { readonly reason: 'forbidden'; readonly missing: readonly PermissionName[] };

/** A table's message stays away after this number of deletions within this time, as by a bot that deletes all posts. */
const MAX_DELETIONS = 3;
const DELETIONS_WITHIN_MS = 5 * 60_000;

const DELETED: Hold = { reason: 'deleted' };

export type Holds = ReturnType<typeof createHolds>;

/** @param onChange called where a table is put on hold or released */
export function createHolds(clock: Clock, onChange: (tableId: string) => void) {
  const holds = new Map<string, Hold>();
  /** By table, then by message: when it was deleted. */
  const deletions = new Map<string, Map<string, number>>();
  /** By table: the message that was deleted last. */
  const deletedIds = new Map<string, string>();

  const set = (tableId: string, hold: Hold): void => {
    const previous = holds.get(tableId);
    if (JSON.stringify(previous) === JSON.stringify(hold)) return;
    holds.set(tableId, hold);
    onChange(tableId);
  };

  return {
    get: (tableId: string): Hold | null => holds.get(tableId) ?? null,

    /** @returns the tables that wait for a permission */
    forbidden: (): string[] => [...holds].flatMap(([id, { reason }]) => (reason === 'forbidden' ? [id] : [])),

    forbid: (tableId: string, missing: readonly PermissionName[]): void =>
      set(tableId, { reason: 'forbidden', missing }),

    /** Notes that a table's message was deleted; with too many of them the table is put on hold. */
    noteDeletion(tableId: string, messageId: string): void {
      deletedIds.set(tableId, messageId);
      const since = clock.monotonic() - DELETIONS_WITHIN_MS;
      const recent = [...(deletions.get(tableId) ?? [])].filter(([, at]) => at > since);
      const counted = new Map([...recent, [messageId, clock.monotonic()] as const]);
      deletions.set(tableId, counted);
      if (counted.size >= MAX_DELETIONS) set(tableId, DELETED);
    },

    /** Whether the message was deleted, and Discord need not be asked. */
    isDeleted: (tableId: string, messageId: string): boolean => deletedIds.get(tableId) === messageId,

    /** Deletions are counted anew. */
    release(tableId: string): void {
      deletions.delete(tableId);
      if (holds.delete(tableId)) onChange(tableId);
    },

    /** Forgets a table that is no longer shown. */
    forget(tableId: string): void {
      holds.delete(tableId);
      deletions.delete(tableId);
      deletedIds.delete(tableId);
    },
  };
}
