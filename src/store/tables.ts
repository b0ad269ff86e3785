/** The tables' repository. A change is one statement to Prisma, and one transaction: all of it, or nothing. */
import { Prisma, type PrismaClient } from './client/client.ts';
import { writeHandEntry } from './ledger/posting.ts';
import {
  type LoggedMove,
  type MoveRecord,
  OPEN_PHASES,
  type PanelRecord,
  quarantinedRecord,
  type Table,
  type TableUpdate,
  tableRecord,
} from './records.ts';
import type { Write } from './writes.ts';

/** Somebody else changed the table first: nothing was written. */
export class Conflict extends Error {}

/** A row that cannot be read. `id` is the table's. */
export interface Unreadable {
  readonly id: string;
  readonly error: Error;
}

/** What of a table set aside could not be read, is not. */
const unread = { options: '{}', state: null, carry: null, prompts: '[]', totals: '[]', seed: '0'.repeat(64) };

const withSeats = { seats: { orderBy: { index: 'asc' } } } as const;

export type TableStore = ReturnType<typeof tableStore>;

export function tableStore(prisma: PrismaClient, write: Write) {
  return {
    async create(table: Table): Promise<void> {
      await write(() =>
        prisma.table.create({
          data: { ...columns(table), seats: { create: seatRows(table) } },
          select: { id: true },
        }),
      );
    },

    /** Null: there is none. @throws {z.ZodError} where the row cannot be read */
    async find(id: string): Promise<Table | null> {
      const row = await prisma.table.findUnique({ where: { id }, include: withSeats });
      return (
        row &&
        (row.phase === 'quarantined'
          ? quarantinedRecord.parse({ ...row, ...unread })
          : tableRecord.parse(row))
      );
    },

    /** Every table that is not finished; rows that cannot be read apart, so that one does not stop the others. */
    async open(): Promise<{ tables: Table[]; unreadable: Unreadable[] }> {
      const rows = await prisma.table.findMany({
        where: { phase: { in: [...OPEN_PHASES] } },
        include: withSeats,
        orderBy: { createdAt: 'asc' },
      });
      const tables: Table[] = [];
      const unreadable: Unreadable[] = [];
      for (const row of rows) {
        const parsed = tableRecord.safeParse(row);
        if (parsed.success) tables.push(parsed.data);
        else unreadable.push({ id: row.id, error: parsed.error });
      }
      return { tables, unreadable };
    },

    /** Tables that were finished since then, as far as they can be read. */
    async endedSince(time: number): Promise<Table[]> {
      const rows = await prisma.table.findMany({
        where: { phase: { in: ['over', 'cancelled'] }, touchedAt: { gte: new Date(time) } },
        include: withSeats,
      });
      return rows.flatMap((row) => tableRecord.safeParse(row).data ?? []);
    },

    /**
     * Writes a change of the table as `before` was.
     * @throws {Conflict} where the stored table is not that version any more
     */
    async commit(before: Table, change: TableUpdate): Promise<void> {
      const bare = !change.begun && !change.ended && change.table.seats === before.seats;
      const { move, entry } = change;
      if (bare && move) return write(() => commitMove(prisma, before, change.table, move));
      const update = () =>
        prisma.table.update({
          where: { id: before.id, version: before.version },
          data: written(before, change),
          select: { id: true },
        });
      try {
        // Where the update finds no such version it throws, and nothing is posted either.
        await write<unknown>(() =>
          entry ? prisma.$transaction([update(), ...writeHandEntry(prisma, change.table, entry)]) : update(),
        );
      } catch (error) {
        if (isCode(error, 'P2025') || isTaken(error)) throw conflict(before, error);
        throw error;
      }
    },

    /** A table that cannot go on is out of the way of all others. @returns whether it was open */
    async quarantine(id: string): Promise<boolean> {
      const { count } = await write(() =>
        prisma.table.updateMany({
          where: { id, phase: { in: [...OPEN_PHASES] } },
          data: { phase: 'quarantined', deadline: null, version: { increment: 1 } },
        }),
      );
      return count > 0;
    },

    /** The time the bot was down is given back. */
    async setDeadline(id: string, deadline: number): Promise<void> {
      await write(() =>
        prisma.table.update({
          where: { id },
          data: { deadline: new Date(deadline) },
          select: { id: true },
        }),
      );
    },

    /** Which message shows the table, and its present hand. No change of the table itself: no version. */
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

    /** The unfinished table that is a rematch of another; null: there is none. */
    async rematchOf(id: string): Promise<string | null> {
      const row = await prisma.table.findFirst({
        where: { rematchOf: id, phase: { in: [...OPEN_PHASES] } },
        select: { id: true },
      });
      return row?.id ?? null;
    },

    /** Unfinished tables in a server where a user sits, or all of them. */
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

    /** Of who had their name taken out meanwhile nothing is kept. */
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

/** All that a change writes but its entry in the ledger, as one nested write. */
function written(before: Table, { table, move, begun, ended }: TableUpdate) {
  const number = table.hand;
  const at = new Date(table.touchedAt);
  return {
    ...changed(before, table),
    ...(table.seats !== before.seats && { seats: { deleteMany: {}, create: seatRows(table) } }),
    ...(move && { moves: { create: moveRow(table, move) } }),
    ...((begun || ended) && {
      hands: {
        ...(begun && {
          create: { number, carry: text(begun.carry), messageId: table.messageId, startedAt: at },
        }),
        ...(ended && {
          update: {
            where: { tableId_number: { tableId: table.id, number } },
            data: { scores: JSON.stringify(ended.scores), endedAt: at },
          },
        }),
      },
    }),
  };
}

/**
 * A move and nothing else, which nearly every change is: two statements in one transaction, the second only where the
 * first found the version. Prisma's nested write makes six of it, at twice the cost (`npm run bench`).
 */
async function commitMove(prisma: PrismaClient, before: Table, table: Table, move: MoveRecord) {
  const columns = Object.entries(changed(before, table)).map(
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

/** What is there once is there already: by Prisma's own number, and by SQLite's of a raw statement. */
const isTaken = (error: unknown): boolean =>
  isCode(error, 'P2002') || (isCode(error, 'P2010') && /UNIQUE constraint/.test(String(error)));

const text = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value);

/** A table's own columns. */
function columns({ seats: _, ...table }: Table) {
  return {
    ...table,
    options: JSON.stringify(table.options),
    state: text(table.state),
    carry: text(table.carry),
    prompts: JSON.stringify(table.prompts),
    totals: JSON.stringify(table.totals),
    deadline: table.deadline === null ? null : new Date(table.deadline),
    createdAt: new Date(table.createdAt),
    touchedAt: new Date(table.touchedAt),
  };
}

/** The columns that differ; a message's id is written by `showsIn` and `nudgedIn` alone, only its end by a change. */
function changed(before: Table, after: Table): Partial<ReturnType<typeof columns>> {
  const data = columns(after);
  for (const key of Object.keys(data) as (keyof typeof data)[]) {
    const written = key === 'messageId' || key === 'pingId' ? after[key] !== null : false;
    if (before[key] === after[key] || written) delete data[key];
  }
  return data;
}

const moveRow = ({ seq, hand, touchedAt }: Table, { seat, action, by }: MoveRecord) => ({
  seq,
  hand,
  seat,
  action: JSON.stringify(action),
  by,
  at: new Date(touchedAt),
});

const seatRows = ({ seats }: Table) => seats.map((seat, index) => ({ ...seat, index }));
