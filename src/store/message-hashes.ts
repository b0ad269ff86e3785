/** Hashes of what public messages show, so that after a restart a message is edited only if something has changed. */
import { Prisma } from './client/client.ts';
import type { Db } from './db.ts';

export interface MessageHash {
  readonly tableId: string;
  readonly messageId: string;
  readonly hash: string;
}

export interface MessageHashStore {
  /** @returns the hash of what the table's message shows; null where it is unknown, or the message is another */
  find(tableId: string, messageId: string): Promise<string | null>;
  /**
   * Ignores those whose table has another message by now, and those whose table is being written: its message changes with
   * that, and has another hash. So a batch never waits for the move of one table while it locks the others.
   */
  save(records: readonly MessageHash[]): Promise<void>;
}

/** Statements of one transaction, so that a press does not wait long. */
const BATCH = 50;

export const createMessageHashStore = ({ prisma, dialect, commit }: Db): MessageHashStore => ({
  async find(tableId, messageId) {
    const row = await prisma.table.findFirst({ where: { id: tableId, messageId }, select: { shown: true } });
    return row?.shown ?? null;
  },

  async save(records) {
    for (let start = 0; start < records.length; start += BATCH) {
      const batch = records.slice(start, start + BATCH);
      await commit({
        changes: batch.map(({ tableId, messageId, hash }) => ({
          sql: Prisma.sql`
            UPDATE "Table" SET "shown" = ${hash} WHERE "id" = (
              SELECT "id" FROM "Table" WHERE "id" = ${tableId} AND "messageId" = ${messageId} ${dialect.unlocked}
            )`,
        })),
      });
    }
  },
});
