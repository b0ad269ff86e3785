/** Tables as they are stored. */
import { z } from 'zod';
import type { Shard } from '../shard.ts';
import {
  OPEN_PHASES,
  type OpenTable,
  type ReadableTable,
  SLOW_TURN_SECONDS,
  type Table,
} from '../tables/table.ts';
import { Prisma, type PrismaClient } from './client/client.ts';
import { UnexpectedRowCount } from './commit.ts';
import type { Db } from './db.ts';
import { integer } from './ledger/rows.ts';
import { storedMoves } from './moves.ts';
import { andOnShard } from './on-shard.ts';
import { type OpenSummary, openSummaries, WRITTEN_PHASES } from './open-summaries.ts';
import {
  type LimitScope,
  type LoggedMove,
  storedLevel,
  type TableLimits,
  type TableUpdate,
} from './records.ts';
import { asConflict, creation, type PreviousTable, transition } from './table-commit.ts';
import { tableIds, tableLists } from './table-lists.ts';
import { readTable } from './table-reading.ts';
import { type TimeChange, timeStatements } from './table-times.ts';

const withPeople = {
  seats: { orderBy: { index: 'asc' } },
  invited: { select: { userId: true } },
  waiting: { orderBy: { place: 'asc' } },
} as const;

const phaseCounts = z.array(z.object({ phase: z.string(), tables: integer }));

/** Ids of so many tables are listed at once. */
const PAGE_SIZE = 500;

export interface TableStore extends TableReads, TableLists, TableWrites {}

/** @param shard whose open and ended tables are found and counted; null: those of all servers */
export const createTableStore = (db: Db, shard: Shard | null = null): TableStore => ({
  ...tableReads(db, shard),
  ...tableLists(db),
  ...tableWrites(db),
});

type TableLists = ReturnType<typeof tableLists>;
type TableReads = ReturnType<typeof tableReads>;

function tableReads({ prisma, read }: Db, shard: Shard | null) {
  return {
    /** @returns null where there is no such table @throws {z.ZodError} where its row cannot be read */
    async find(id: string): Promise<Table | null> {
      const row = await prisma.table.findUnique({ where: { id }, include: withPeople });
      return row && readTable(row);
    },

    /** How many tables are in each phase of open tables. */
    async countByPhase(): Promise<Record<OpenTable['phase'], number>> {
      const found = await read(Prisma.sql`
        SELECT "phase", count(*) AS "tables" FROM "Table"
        WHERE "phase" IN (${Prisma.join(WRITTEN_PHASES)}) ${andOnShard(shard)} GROUP BY "phase"`);
      const rows = phaseCounts.parse(found);
      const countOf = (phase: string) => rows.find((row) => row.phase === phase)?.tables ?? 0;
      return { lobby: countOf('lobby'), playing: countOf('playing'), between: countOf('between') };
    },

    /** All open tables, page by page, in the order of their ids. */
    open: (): AsyncGenerator<readonly OpenSummary[]> => openSummaries(read, shard),

    /** The ids of the tables that were last touched at this time or later and have ended, page by page. */
    endedSince: (time: number): AsyncGenerator<readonly string[]> => endedTableIds(prisma, shard, time),

    async moves(id: string): Promise<LoggedMove[]> {
      const moves = await storedMoves(prisma, id);
      return moves.map(({ seq, hand, seat, action, by, computerVersion, level }) => ({
        seq,
        hand,
        seat,
        by,
        computerVersion,
        ...storedLevel(level),
        action: JSON.parse(action) as unknown,
      }));
    },

    /** The id of the open table that is a rematch of another; null: there is none. */
    async rematchOf(id: string): Promise<string | null> {
      const row = await prisma.table.findFirst({
        where: { rematchOf: id, phase: { in: [...OPEN_PHASES] } },
        select: { id: true },
      });
      return row?.id ?? null;
    },

    /**
     * A server's open tables by what limits them.
     * @param except ids of tables that are not counted
     * @param alsoHosted ids of tables that are counted for the member, whoever hosts them
     */
    async openCounts(
      { guildId, channelId, hostId, isSlow }: LimitScope,
      except: readonly string[],
      alsoHosted: readonly string[],
    ): Promise<TableLimits> {
      const turnSeconds = isSlow ? { gte: SLOW_TURN_SECONDS } : { lt: SLOW_TURN_SECONDS };
      const open = { guildId, phase: { in: [...OPEN_PHASES] }, turnSeconds, id: { notIn: [...except] } };
      const count = (where: object): Promise<number> => prisma.table.count({ where: { ...open, ...where } });
      return {
        member: await count({ OR: [{ hostId }, { id: { in: [...alsoHosted] } }] }),
        channel: channelId === null ? 0 : await count({ channelId }),
        server: await count({}),
      };
    },

    /** Ids of the open tables that a user hosts in a server, the oldest first. */
    async hostedTableIds(guildId: string, hostId: string, take: number): Promise<string[]> {
      const rows = await prisma.table.findMany({
        where: { guildId, hostId, phase: { in: [...OPEN_PHASES] } },
        select: { id: true },
        orderBy: { createdAt: 'asc' },
        take,
      });
      return rows.map(({ id }) => id);
    },
  };
}

async function* endedTableIds(
  prisma: PrismaClient,
  shard: Shard | null,
  time: number,
): AsyncGenerator<readonly string[]> {
  for (let after = ''; ; ) {
    const rows = await prisma.$queryRaw`
      SELECT "id" FROM "Table"
      WHERE "phase" IN ('over', 'cancelled') AND "touchedAt" >= ${new Date(time)} AND "id" > ${after}
        ${andOnShard(shard)}
      ORDER BY "id" LIMIT ${PAGE_SIZE}`;
    const page = tableIds.parse(rows);
    if (page.length > 0) yield page;
    if (page.length < PAGE_SIZE) return;
    after = page.at(-1)!;
  }
}

type TableWrites = ReturnType<typeof tableWrites>;

function tableWrites({ prisma, dialect, write, commit }: Db) {
  /** @throws where there is no such table */
  const updateOne = async (id: string, statement: Prisma.Sql, ...also: readonly Prisma.Sql[]) => {
    try {
      await commit({ changes: [{ sql: statement, rows: 1 }, ...also.map((sql) => ({ sql }))] });
    } catch (error) {
      throw error instanceof UnexpectedRowCount ? new Error(`there is no table '${id}'`) : error;
    }
  };

  return {
    /** @param previous the table that it follows, and what changes there in the same database transaction */
    async create(table: ReadableTable, previous: PreviousTable | null = null): Promise<void> {
      try {
        await commit(creation(dialect, table, previous));
      } catch (error) {
        throw previous ? asConflict(previous.before, error) : error;
      }
    },

    /**
     * Writes an update of the table `before`.
     * @throws {Conflict} where the stored table is not at that version any more
     */
    async commit(before: ReadableTable, update: TableUpdate): Promise<void> {
      try {
        await commit(transition(dialect, before, update));
      } catch (error) {
        throw asConflict(before, error);
      }
    },

    /** Keeps a table that cannot be played on out of the way of all others. @returns whether it was open */
    async quarantine(id: string): Promise<boolean> {
      const { count } = await write(() =>
        prisma.table.updateMany({
          where: { id, phase: { in: [...OPEN_PHASES] } },
          data: { phase: 'quarantined', deadline: null, version: { increment: 1 } },
        }),
      );
      return count > 0;
    },

    /** Writes times that move, in one statement for each kind of them; one that has changed since stays as it is. */
    async setTimes(changes: readonly TimeChange[]): Promise<void> {
      const statements = timeStatements(dialect, changes);
      if (statements.length > 0)
        await write(() => prisma.$transaction(statements.map((statement) => prisma.$executeRaw(statement))));
    },

    /**
     * Records the message that shows the table, and the hands that the message before it showed; the table's version
     * stays.
     */
    async setPublicMessage(id: string, previous: string | null, messageId: string): Promise<void> {
      await updateOne(
        id,
        Prisma.sql`UPDATE "Table" SET "messageId" = ${messageId} WHERE "id" = ${id}`,
        Prisma.sql`
          UPDATE "Hand" SET "messageId" = ${messageId}
          WHERE "tableId" = ${id} AND ("messageId" IS NULL OR "messageId" = ${previous})`,
      );
    },

    async setPingMessage(id: string, pingId: string | null): Promise<void> {
      await updateOne(id, Prisma.sql`UPDATE "Table" SET "pingId" = ${pingId} WHERE "id" = ${id}`);
    },
  };
}
