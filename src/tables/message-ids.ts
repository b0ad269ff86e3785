/** Which Discord messages belong to a table: stored beside its versions, because they change nothing about the game. */
import type { TableStore } from '../store/tables.ts';
import type { TableCache } from './cache.ts';
import type { TableQueues } from './queues.ts';

interface MessageIdParts {
  readonly store: Pick<TableStore, 'setPublicMessage' | 'setPingMessage'>;
  readonly queues: TableQueues;
  readonly cache: TableCache;
}

export interface MessageIds {
  /** Stores which message shows the table, without a new version of it. */
  setPublicMessage(id: string, messageId: string): Promise<void>;
  setPingMessage(id: string, pingId: string | null): Promise<void>;
}

export const createMessageIds = ({ store, queues, cache }: MessageIdParts): MessageIds => ({
  setPublicMessage: (id, messageId) =>
    queues.enqueue(id, async () => {
      const table = await cache.load(id);
      if (!table) return;
      cache.put({ ...table, messageId });
      await store.setPublicMessage(id, table.messageId, messageId);
    }),

  async setPingMessage(id, pingId) {
    const table = cache.get(id);
    if (table) cache.put({ ...table, pingId });
    await store.setPingMessage(id, pingId);
  },
});
