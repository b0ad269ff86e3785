/** Tables as they are stored. */
import {
  OPEN_PHASES,
  type OpenTable,
  type ReadableTable,
  SLOW_TURN_SECONDS,
  type Table,
} from '../tables/table.ts';
import { Prisma, type PrismaClient } from './client/client.ts';
import { databaseTime } from './database-time.ts';
import { storedMoves } from './moves.ts';
import { type OpenSummary, openSummaries } from './open-summaries.ts';
import {
  type LimitScope,
  type LoggedMove,
  storedLevel,
  type TableLimits,
  type TableUpdate,
} from './records.ts';
import { commitUpdate, insertTable } from './table-commit.ts';
import { tableIds, tableLists } from './table-lists.ts';
import { readTable } from './table-reading.ts';
import type { HotPath, Write } from './writes.ts';

const withPeople = {
  seats: { orderBy: { index: 'asc' } },
  invited: { select: { userId: true } },
  waiting: { orderBy: { place: 'asc' } },
} as const;

/** Ids of so many tables are listed at once. */
const PAGE_SIZE = 500;

/** A time of a table that moves, in milliseconds since the epoch: a column's, or when the host's request or a vote expires. */
export interface TimeChange {
  readonly id: string;
  readonly field: 'deadline' | 'closesAt' | 'expires' | 'voteExpires';
  readonly from: number;
  readonly to: number;
}

export interface PreviousTable {
  readonly before: ReadableTable;
  readonly update: TableUpdate;
}

export interface TableStore extends TableReads, TableLists, TableWrites {}

export const createTableStore = (prisma: PrismaClient, write: Write, hotPath: HotPath): TableStore => ({
  ...tableReads(prisma),
  ...tableLists(prisma),
  ...tableWrites(prisma, write, hotPath),
});

type TableLists = ReturnType<typeof tableLists>;
type TableReads = ReturnType<typeof tableReads>;

function tableReads(prisma: PrismaClient) {
  return {
    /** @returns null where there is no such table @throws {z.ZodError} where its row cannot be read */
    async find(id: string): Promise<Table | null> {
      const row = await prisma.table.findUnique({ where: { id }, include: withPeople });
      return row && readTable(row);
    },

    /** How many tables are in each phase of open tables. */
    async countByPhase(): Promise<Record<OpenTable['phase'], number>> {
      const rows = await prisma.table.groupBy({
        by: 'phase',
        where: { phase: { in: [...OPEN_PHASES] } },
        _count: true,
      });
      const countOf = (phase: string) => rows.find((row) => row.phase === phase)?._count ?? 0;
      return { lobby: countOf('lobby'), playing: countOf('playing'), between: countOf('between') };
    },

    /** All open tables, page by page, in the order of their ids. */
    open: (): AsyncGenerator<readonly OpenSummary[]> => openSummaries(prisma),

    /** The ids of the tables that were last touched at this time or later and have ended, page by page. */
    endedSince: (time: number): AsyncGenerator<readonly string[]> => endedTableIds(prisma, time),

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

async function* endedTableIds(prisma: PrismaClient, time: number): AsyncGenerator<readonly string[]> {
  for (let after = ''; ; ) {
    const rows = await prisma.$queryRaw`
      SELECT "id" FROM "Table"
      WHERE "phase" IN ('over', 'cancelled') AND "touchedAt" >= ${new Date(time)} AND "id" > ${after}
      ORDER BY "id" LIMIT ${PAGE_SIZE}`;
    const page = tableIds.parse(rows);
    if (page.length > 0) yield page;
    if (page.length < PAGE_SIZE) return;
    after = page.at(-1)!;
  }
}

type TableWrites = ReturnType<typeof tableWrites>;

function tableWrites(prisma: PrismaClient, write: Write, { run, commit }: HotPath) {
  /** @throws where there is no such table */
  const updateOne = (id: string, statement: Prisma.Sql): void => {
    if (run(statement) !== 1) throw new Error(`there is no table '${id}'`);
  };

  return {
    /** @param previous the table that it follows, and what changes there in the same database transaction */
    async create(table: ReadableTable, previous: PreviousTable | null = null): Promise<void> {
      await commit(() => {
        insertTable(run, table);
        if (previous) commitUpdate(run, previous.before, previous.update);
      });
    },

    /**
     * Writes an update of the table `before`.
     * @throws {Conflict} where the stored table is not at that version any more
     */
    commit: (before: ReadableTable, update: TableUpdate): Promise<void> =>
      commit(() => commitUpdate(run, before, update)),

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

    /** Writes times that move, in one statement each; one that has changed since stays as it is. */
    async setTimes(changes: readonly TimeChange[]): Promise<void> {
      const rowsOf = (field: TimeChange['field']): string =>
        JSON.stringify(
          changes
            .filter((change) => change.field === field)
            .map(({ id, from, to }) =>
              field === 'expires' || field === 'voteExpires'
                ? { id, from, to }
                : { id, from: databaseTime(from), to: databaseTime(to) },
            ),
        );
      if (changes.length === 0) return;
      await write(() =>
        prisma.$transaction([
          prisma.$executeRaw`
            UPDATE "Table" SET "deadline" = v.value ->> 'to' FROM json_each(${rowsOf('deadline')}) v
            WHERE "Table"."id" = v.value ->> 'id' AND "Table"."deadline" = v.value ->> 'from'`,
          prisma.$executeRaw`
            UPDATE "Table" SET "closesAt" = v.value ->> 'to' FROM json_each(${rowsOf('closesAt')}) v
            WHERE "Table"."id" = v.value ->> 'id' AND "Table"."closesAt" = v.value ->> 'from'`,
          prisma.$executeRaw`
            UPDATE "Table" SET "ending" = json_set("ending", '$.expires', v.value ->> 'to')
            FROM json_each(${rowsOf('expires')}) v
            WHERE "Table"."id" = v.value ->> 'id' AND "Table"."ending" ->> 'expires' = v.value ->> 'from'`,
          prisma.$executeRaw`
            UPDATE "Table" SET "vote" = json_set("vote", '$.expires', v.value ->> 'to')
            FROM json_each(${rowsOf('voteExpires')}) v
            WHERE "Table"."id" = v.value ->> 'id' AND "Table"."vote" ->> 'expires' = v.value ->> 'from'`,
        ]),
      );
    },

    /**
     * Records the message that shows the table, and the hands that the message before it showed; the table's version
     * stays.
     */
    async setPublicMessage(id: string, previous: string | null, messageId: string): Promise<void> {
      await commit(() => {
        updateOne(id, Prisma.sql`UPDATE "Table" SET "messageId" = ${messageId} WHERE "id" = ${id}`);
        run(Prisma.sql`
          UPDATE "Hand" SET "messageId" = ${messageId}
          WHERE "tableId" = ${id} AND ("messageId" IS NULL OR "messageId" = ${previous})`);
      });
    },

    async setPingMessage(id: string, pingId: string | null): Promise<void> {
      await commit(() =>
        updateOne(id, Prisma.sql`UPDATE "Table" SET "pingId" = ${pingId} WHERE "id" = ${id}`),
      );
    },
  };
}
