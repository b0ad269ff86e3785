/** Waiting lists of tables, as far as they are read or deleted beside their tables. */
import { OPEN_PHASES } from '../tables/table.ts';
import { Prisma } from './client/client.ts';
import { databaseTime } from './database-time.ts';
import type { Db } from './db.ts';
import { DAY_MS } from './retention.ts';

/** Who waited at a table that is over is offered a seat at its rematch for so long. */
const KEPT_MS = DAY_MS;

const OPEN = Prisma.join([...OPEN_PHASES]);

export type WaitingStore = ReturnType<typeof createWaitingStore>;

export const createWaitingStore = ({ prisma, write }: Db) => ({
  /** The open tables where a member waits. @param guildId null: of all servers */
  async tableIds(userId: string, guildId: string | null): Promise<string[]> {
    const rows = await prisma.waiting.findMany({
      where: { userId, table: { phase: { in: [...OPEN_PHASES] }, ...(guildId !== null && { guildId }) } },
      select: { tableId: true },
    });
    return rows.map(({ tableId }) => tableId);
  },

  /** Deletes lists of tables that ended a day ago. @returns how many members were on them */
  async deleteOfEndedTables(now: number): Promise<number> {
    const ended = Prisma.sql`"tableId" IN (
      SELECT "id" FROM "Table" WHERE "phase" NOT IN (${OPEN}) AND "touchedAt" <= ${databaseTime(now - KEPT_MS)}
        AND "id" IN (SELECT "tableId" FROM "Waiting")
    )`;
    const found = await prisma.$queryRaw<unknown[]>`SELECT 1 FROM "Waiting" WHERE ${ended} LIMIT 1`;
    return found.length === 0 ? 0 : write(() => prisma.$executeRaw`DELETE FROM "Waiting" WHERE ${ended}`);
  },
});
