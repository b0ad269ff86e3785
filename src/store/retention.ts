/**
 * How long plays are kept. A table that ended long ago is cleared: its moves, state, carries, seed and salts are deleted.
 * Who sat there, the results of its hands and the ledger stay, and its old messages still get an answer.
 */
import { z } from 'zod';
import { batchSize } from './batches.ts';
import { Prisma, type PrismaClient } from './client/client.ts';
import { databaseTime } from './database-time.ts';
import type { Db } from './db.ts';
import { integer, timestamp } from './ledger/rows.ts';

export const DEFAULT_KEEP_DAYS = 400;
/** Stored in place of a number of days. */
export const FOR_EVER = 0;
export const DAY_MS = 86_400_000;
export const MONTH_MS = 30 * DAY_MS;

/** The rows that one batch has deleted. */
interface Cleared {
  readonly tables: number;
  readonly moves: number;
}

export interface RetentionStore {
  /**
   * Clears the tables whose time is over, and yields after each batch. Stopped between two, it leaves nothing half done
   * that the next time does not complete.
   */
  clearPlays(now: number): AsyncGenerator<Cleared>;
}

/** The number of tables that are read at once. */
const PAGE_SIZE = 100;
/** Sorts before every time, and is one. */
const BEFORE_ALL = '0001-01-01';
/** A quarantined table counts as ended, and is kept for as long, so that somebody can look into it. */
const ENDED_PHASES = ['over', 'cancelled', 'quarantined'];

const endedTable = z.object({
  id: z.string(),
  row: integer,
  touched: z.string(),
  touchedAt: timestamp,
  keepDays: integer,
});
const shortest = z.tuple([z.object({ days: integer.nullable() })]);

export const createRetentionStore = ({ prisma, dialect, write }: Db): RetentionStore => {
  /** The latest end of a table that may be due in any server. */
  const latestEnd = async (now: number): Promise<string> => {
    const rows =
      await prisma.$queryRaw`SELECT min("keepDays") AS "days" FROM "Guild" WHERE "keepDays" > ${FOR_EVER}`;
    const [{ days }] = shortest.parse(rows);
    return databaseTime(now - Math.min(days ?? DEFAULT_KEEP_DAYS, DEFAULT_KEEP_DAYS) * DAY_MS);
  };

  /** Pages of the ids of tables whose time is over; servers may keep them for longer than others. */
  async function* dueTables(phase: string, now: number): AsyncGenerator<string[]> {
    const end = await latestEnd(now);
    for (let [touched, row] = [BEFORE_ALL, 0]; ; ) {
      const rows = await prisma.$queryRaw`
        SELECT t."id", t.rowid AS "row", t."touchedAt" || '' AS "touched", t."touchedAt",
          coalesce(g."keepDays", ${DEFAULT_KEEP_DAYS}) AS "keepDays"
        FROM "Table" t LEFT JOIN "Guild" g ON g."id" = t."guildId"
        WHERE t."phase" = ${phase} AND (t."touchedAt", t.rowid) > (${touched}, ${row}) AND t."touchedAt" < ${end}
        ORDER BY t."touchedAt", t.rowid LIMIT ${PAGE_SIZE}`;
      const tables = z.array(endedTable).parse(rows);
      const due = tables.filter(
        ({ keepDays, touchedAt }) => keepDays !== FOR_EVER && touchedAt < now - keepDays * DAY_MS,
      );
      yield due.map(({ id }) => id);
      const last = tables.at(-1);
      if (tables.length < PAGE_SIZE || !last) return;
      [touched, row] = [last.touched, last.row];
    }
  }

  const moveBatch = batchSize({ first: 100, max: 1_000 });
  const tableBatch = batchSize({ first: 5, max: 50 });

  /** Deletes moves of these tables. @returns how many; fewer than the batch has where none is left */
  async function* deleteMoves(ids: readonly string[]): AsyncGenerator<Cleared> {
    for (;;) {
      const size = moveBatch.size;
      const moves = await write(() =>
        moveBatch.timed(
          () => prisma.$executeRaw`
            DELETE FROM "Move" WHERE ("tableId", "seq") IN (
              SELECT "tableId", "seq" FROM "Move" WHERE "tableId" IN ${dialect.texts(ids)} LIMIT ${size}
            )`,
        ),
      );
      yield { tables: 0, moves };
      if (moves < size) return;
    }
  }

  const clear = (ids: readonly string[]): Promise<number> =>
    write(() =>
      tableBatch.timed(async () => (await prisma.$transaction(clearing(prisma, dialect.texts(ids)))).at(-1)!),
    );

  return {
    async *clearPlays(now) {
      for (const phase of ENDED_PHASES) {
        for await (const due of dueTables(phase, now)) {
          yield { tables: 0, moves: 0 };
          if (due.length > 0) yield* deleteMoves(due);
          for (let first = 0; first < due.length; ) {
            const ids = due.slice(first, first + tableBatch.size);
            first += ids.length;
            yield { tables: await clear(ids), moves: 0 };
          }
        }
      }
    },
  };
};

/** Rows of a table that nobody asks for once it is cleared; most of them are deleted sooner. */
const USELESS_LATER = ['Panel', 'PastHolder', 'Invited', 'Waiting', 'LobbyNotice'];

/** Statements of one transaction; the last one changes a row for each table that had not been cleared. */
function clearing(prisma: PrismaClient, tables: Prisma.Sql) {
  return [
    // Nobody counts the last hand of a quarantined table as unfinished.
    prisma.$executeRaw`
      DELETE FROM "Hand" WHERE "scores" IS NULL AND "tableId" IN (
        SELECT "id" FROM "Table" WHERE "phase" = 'quarantined' AND "id" IN ${tables}
      )`,
    prisma.$executeRaw`
      UPDATE "Hand" SET "carry" = NULL, "turningPoints" = NULL, "moves" = NULL
      WHERE ("carry" IS NOT NULL OR "turningPoints" IS NOT NULL OR "moves" IS NOT NULL) AND "tableId" IN ${tables}`,
    prisma.$executeRaw`UPDATE "Seat" SET "salt" = '' WHERE "tableId" IN ${tables}`,
    ...USELESS_LATER.map(
      (rows) => prisma.$executeRaw`DELETE FROM ${Prisma.raw(`"${rows}"`)} WHERE "tableId" IN ${tables}`,
    ),
    prisma.$executeRaw`
      UPDATE "Table" SET "phase" = 'cleared', "version" = "version" + 1, "state" = NULL, "prompts" = '[]',
        "carry" = NULL, "seed" = '', "deadline" = NULL, "closesAt" = NULL, "ending" = NULL, "vote" = NULL, "shown" = NULL
      WHERE "id" IN ${tables} AND "phase" IN (${Prisma.join(ENDED_PHASES)})`,
  ];
}
