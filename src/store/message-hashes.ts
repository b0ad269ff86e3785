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

/** Rows of one statement, so that a press does not wait long. */
const BATCH = 50;
const COLUMNS = { tableId: 'text', messageId: 'text', hash: 'text' } as const;

export const createMessageHashStore = ({ prisma, dialect, commit }: Db): MessageHashStore => ({
  async find(tableId, messageId) {
    const row = await prisma.table.findFirst({ where: { id: tableId, messageId }, select: { shown: true } });
    return row?.shown ?? null;
  },

  async save(records) {
    for (let start = 0; start < records.length; start += BATCH) {
      const batch = dialect.rows('r', records.slice(start, start + BATCH), COLUMNS);
      const sql = Prisma.sql`
        UPDATE "Table" SET "shown" = v."hash" FROM (
          SELECT t."id", r."hash" FROM ${batch}
          JOIN "Table" t ON t."id" = r."tableId" AND t."messageId" = r."messageId" ${dialect.unlocked}
        ) v WHERE "Table"."id" = v."id"`;
      await commit({ changes: [{ sql }] });
    }
  },
});
