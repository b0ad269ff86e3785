/** Remembers what each table's message shows, for a restart. */
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { PendingWork } from '../../pending-work.ts';
import type { MessageHash, MessageHashStore } from '../../store/message-hashes.ts';
import type { Table } from '../../tables/table.ts';

/** Hashes are stored in batches: one that is lost costs an edit that changes nothing. */
const SAVE_DELAY_MS = 5_000;

export interface MessageHashParts {
  readonly store: MessageHashStore;
  readonly clock: Clock;
  readonly log: Logger;
  readonly work: PendingWork;
}

export type MessageHashes = ReturnType<typeof createMessageHashes>;

export function createMessageHashes({ store, clock, log, work }: MessageHashParts) {
  const unsaved = new Map<string, MessageHash>();
  let isClosed = false;
  let cancelSave = (): void => {};

  const saveAll = (): void => {
    const records = [...unsaved.values()];
    unsaved.clear();
    if (records.length === 0) return;
    work
      .track(store.save(records))
      .catch((error) => log.warn({ err: error }, 'hashes of table messages could not be stored'));
  };

  return {
    /** @param json the components that the table's message shows now */
    record(table: Table, messageId: string, json: string): void {
      if (unsaved.size === 0 && !isClosed) cancelSave = clock.after(SAVE_DELAY_MS, saveAll);
      unsaved.set(table.id, { tableId: table.id, messageId, hash: hashOf(table, json) });
      if (isClosed) saveAll();
    },

    /** Whether the table's message showed this when it was last recorded. */
    matches: async (table: Table, messageId: string, json: string): Promise<boolean> =>
      (await store.find(table.id, messageId)) === hashOf(table, json),

    /** Stores what is left; from now on everything is stored at once. */
    close(): void {
      isClosed = true;
      cancelSave();
      saveAll();
    },
  };
}

/** The version is hashed too: after a change that was not recorded, a table is shown again even if it looks the same. */
const hashOf = ({ version }: Table, json: string): string =>
  createHash('sha256').update(`${version}:${json}`).digest('base64url').slice(0, 22);
