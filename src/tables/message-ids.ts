/** Which Discord messages belong to a table: stored beside its versions, because they change nothing about the game. */
import type { TableStore } from '../store/tables.ts';
import type { TableCache } from './cache.ts';
import type { TableQueues } from './queues.ts';
import { handsBegun } from './table.ts';

interface MessageIdParts {
  readonly store: Pick<TableStore, 'setPublicMessage' | 'setPingMessage'>;
  readonly queues: TableQueues;
  readonly cache: TableCache;
}

export interface MessageIds {
  /**
   * Stores which message shows a hand, without a new version of the table. Ignored once a later hand has begun. The
   * lobby shares the first hand's message: a press may start the hand before Discord tells the message's id.
   */
  setPublicMessage(id: string, hand: number, messageId: string): Promise<void>;
  setPingMessage(id: string, pingId: string | null): Promise<void>;
}

export const createMessageIds = ({ store, queues, cache }: MessageIdParts): MessageIds => ({
  setPublicMessage: (id, hand, messageId) =>
    queues.enqueue(id, async () => {
      const table = await cache.load(id);
      if (!table || Math.max(handsBegun(table), 1) !== Math.max(hand, 1)) return;
      cache.put({ ...table, messageId });
      await store.setPublicMessage(id, handsBegun(table), messageId);
    }),

  async setPingMessage(id, pingId) {
    const table = cache.get(id);
    if (table) cache.put({ ...table, pingId });
    await store.setPingMessage(id, pingId);
  },
});
