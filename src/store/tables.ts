/** The store of tables. Each update is one transaction: all of it is written, or nothing. */
import {
  type BegunTable,
  type CancelledTable,
  isBegun,
  isOpen,
  OPEN_PHASES,
  type OpenTable,
  type OverTable,
  type ReadableTable,
  type Table,
} from '../tables/table.ts';
import { Prisma, type PrismaClient } from './client/client.ts';
import { writeHandEntry } from './ledger/posting.ts';
import type { LoggedMove, MoveRecord, PanelRecord, TableUpdate } from './records.ts';
import {
  changedColumns,
  columnsOf,
  jsonOrNull,
  moveRow,
  readTable,
  safeReadTable,
  seatRows,
} from './table-rows.ts';
import type { Write } from './writes.ts';

/** Another writer changed the table first: nothing was written. */
export class Conflict extends Error {}

/** A table whose row cannot be read. */
export interface UnreadableTable {
  readonly id: string;
  readonly error: Error;
}

const withSeats = { seats: { orderBy: { index: 'asc' } } } as const;

export type TableStore = ReturnType<typeof tableStore>;

export function tableStore(prisma: PrismaClient, write: Write) {
  return {
    async create(table: ReadableTable): Promise<void> {
      await write(() =>
        prisma.table.create({
          data: { ...columnsOf(table), seats: { create: seatRows(table) } },
          select: { id: true },
        }),
      );
    },

    /** @returns null where there is no such table @throws {z.ZodError} where its row cannot be read */
    async find(id: string): Promise<Table | null> {
      const row = await prisma.table.findUnique({ where: { id }, include: withSeats });
      return row && readTable(row);
    },

    /** Every open table; rows that cannot be read are listed apart, so that none stops the others. */
    async open(): Promise<{ tables: OpenTable[]; unreadable: UnreadableTable[] }> {
      const rows = await prisma.table.findMany({
        where: { phase: { in: [...OPEN_PHASES] } },
        include: withSeats,
        orderBy: { createdAt: 'asc' },
      });
      const tables: OpenTable[] = [];
      const unreadable: UnreadableTable[] = [];
      for (const row of rows) {
        const { data: table, error } = safeReadTable(row);
        if (error) unreadable.push({ id: row.id, error });
        else if (isOpen(table)) tables.push(table);
      }
      return { tables, unreadable };
    },

    /** Tables that have ended since a time; those that cannot be read are left out. */
    async endedSince(time: number): Promise<(OverTable | CancelledTable)[]> {
      const rows = await prisma.table.findMany({
        where: { phase: { in: ['over', 'cancelled'] }, touchedAt: { gte: new Date(time) } },
        include: withSeats,
      });
      const tables = rows.flatMap((row) => safeReadTable(row).data ?? []);
      return tables.filter((table) => table.phase === 'over' || table.phase === 'cancelled');
    },

    /**
     * Writes an update of the table `before`.
     * @throws {Conflict} where the stored table is not at that version any more
     */
    async commit(before: ReadableTable, update: TableUpdate): Promise<void> {
      const { table, move, entry } = update;
      const isMoveOnly = !update.begun && !update.ended && table.seats === before.seats;
      if (isMoveOnly && move && isBegun(table)) return write(() => commitMove(prisma, before, table, move));
      const updateTable = () =>
        prisma.table.update({
          where: { id: before.id, version: before.version },
          data: updateData(before, update),
          select: { id: true },
        });
      try {
        // Where the update finds no such version it throws, and nothing is posted either.
        await write<unknown>(() =>
          entry && isBegun(table)
            ? prisma.$transaction([updateTable(), ...writeHandEntry(prisma, table, entry)])
            : updateTable(),
        );
      } catch (error) {
        if (isCode(error, 'P2025') || isTaken(error)) throw conflict(before, error);
        throw error;
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

    async setDeadline(id: string, deadline: number): Promise<void> {
      await write(() =>
        prisma.table.update({
          where: { id },
          data: { deadline: new Date(deadline) },
          select: { id: true },
        }),
      );
    },

    /** Records the message that shows the table and its hand; the table's version stays. */
    async setPublicMessage(id: string, hand: number, messageId: string): Promise<void> {
      await write(() =>
        prisma.table.update({
          where: { id },
          data: { messageId, hands: { updateMany: { where: { number: hand }, data: { messageId } } } },
          select: { id: true },
        }),
      );
    },

    async setPingMessage(id: string, pingId: string | null): Promise<void> {
      await write(() => prisma.table.update({ where: { id }, data: { pingId }, select: { id: true } }));
    },

    async moves(id: string): Promise<LoggedMove[]> {
      const rows = await prisma.move.findMany({ where: { tableId: id }, orderBy: { seq: 'asc' } });
      return rows.map(({ seq, hand, seat, action, by }) => ({
        seq,
        hand,
        seat,
        by,
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

    /** Ids of a server's open tables; with a user, of those where the user sits. */
    async openTableIds(guildId: string, userId?: string): Promise<string[]> {
      const rows = await prisma.table.findMany({
        where: { guildId, phase: { in: [...OPEN_PHASES] }, ...(userId && { seats: { some: { userId } } }) },
        select: { id: true },
        orderBy: { createdAt: 'asc' },
      });
      return rows.map(({ id }) => id);
    },

    async panels(now: number): Promise<PanelRecord[]> {
      await write(() => prisma.panel.deleteMany({ where: { expiresAt: { lt: new Date(now) } } }));
      const rows = await prisma.panel.findMany();
      return rows.map((row) => ({ ...row, expiresAt: row.expiresAt.getTime() }));
    },

    /** A panel is not saved where its user has no seat any more: their name may have been erased meanwhile. */
    async savePanels(records: readonly PanelRecord[]): Promise<void> {
      await write(async () => {
        const seats = await prisma.seat.findMany({
          where: { tableId: { in: records.map(({ tableId }) => tableId) }, userId: { not: null } },
          select: { tableId: true, userId: true },
        });
        const seated = new Set(seats.map(({ tableId, userId }) => `${tableId}/${userId}`));
        const kept = records.filter(({ tableId, userId }) => seated.has(`${tableId}/${userId}`));
        await prisma.$transaction(
          kept.map(({ tableId, userId, ...panel }) => {
            const data = { ...panel, expiresAt: new Date(panel.expiresAt) };
            return prisma.panel.upsert({
              where: { tableId_userId: { tableId, userId } },
              create: { tableId, userId, ...data },
              update: data,
            });
          }),
        );
      });
    },
  };
}

/** What an update writes except its entry in the ledger, as one nested write. */
function updateData(before: ReadableTable, { table, move, begun, ended }: TableUpdate) {
  return {
    ...changedColumns(before, table),
    ...(table.seats !== before.seats && { seats: { deleteMany: {}, create: seatRows(table) } }),
    ...(isBegun(table) && move && { moves: { create: moveRow(table, move) } }),
    ...(isBegun(table) && (begun || ended) && { hands: handData(table, begun, ended) }),
  };
}

function handData(table: BegunTable, begun: TableUpdate['begun'], ended: TableUpdate['ended']) {
  const { id, hand: number, messageId } = table;
  const time = new Date(table.touchedAt);
  return {
    ...(begun && { create: { number, carry: jsonOrNull(begun.carry), messageId, startedAt: time } }),
    ...(ended && {
      update: {
        where: { tableId_number: { tableId: id, number } },
        data: { scores: JSON.stringify(ended.scores), endedAt: time },
      },
    }),
  };
}

/**
 * Writes a move and nothing else, as nearly every update does: two statements in one transaction, the second only where
 * the first found the version. Prisma's nested write makes six of it, at twice the cost (`npm run bench`).
 */
async function commitMove(prisma: PrismaClient, before: ReadableTable, table: BegunTable, move: MoveRecord) {
  const columns = Object.entries(changedColumns(before, table)).map(
    ([name, value]) => Prisma.sql`${Prisma.raw(`"${name}"`)} = ${value}`,
  );
  const row = { tableId: table.id, ...moveRow(table, move) };
  const names = Prisma.raw(
    Object.keys(row)
      .map((name) => `"${name}"`)
      .join(),
  );
  const [updated] = await prisma.$transaction([
    prisma.$executeRaw`UPDATE "Table" SET ${Prisma.join(columns)} WHERE "id" = ${before.id} AND "version" = ${before.version}`,
    prisma.$executeRaw`INSERT INTO "Move" (${names}) SELECT ${Prisma.join(Object.values(row))} WHERE changes() = 1`,
  ]);
  if (updated !== 1) throw conflict(before);
}

const conflict = ({ id, version }: Table, cause?: unknown): Conflict =>
  new Conflict(`table '${id}' is not at version ${version} any more`, { cause });

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** A unique key is there already: by Prisma's own code, or by SQLite's message for a raw statement. */
const isTaken = (error: unknown): boolean =>
  isCode(error, 'P2002') || (isCode(error, 'P2010') && /UNIQUE constraint/.test(String(error)));
