/** Tokens of open panels, for a restart: a panel can only be edited through its last interaction's token. */
import { z } from 'zod';
import type { Shard } from '../shard.ts';
import { Prisma } from './client/client.ts';
import { databaseTime } from './database-time.ts';
import type { Db } from './db.ts';
import type { Dialect } from './dialect.ts';
import { timestamp } from './ledger/rows.ts';
import { andOnShard } from './on-shard.ts';
import type { PanelRecord } from './records.ts';
import { isSeatAt } from './seats.ts';

/** The number of panels that are read or written at once. */
const PAGE_SIZE = 100;
/** Lifetime of a token, and some more: panels of tables that ended earlier have expired. */
const MAX_TOKEN_MS = 20 * 60_000;
/** For so long after a table's end a restart still shows the end in its panels. */
const END_SHOWN_MS = 60_000;

export interface PanelStore {
  /** Panels whose tokens are valid, page by page; all others are deleted. */
  open(now: number): AsyncIterable<readonly PanelRecord[]>;
  /** Panels whose tokens have expired are deleted. A panel is not saved where its user neither has a seat nor watches an open table: their name may have been erased meanwhile. */
  save(records: readonly PanelRecord[], now: number): Promise<void>;
  /** Deletes the panel of somebody who watches no more. */
  remove(panel: Pick<PanelRecord, 'tableId' | 'userId'>): Promise<void>;
  /** Deletes panels whose tokens have expired, and those of tables that ended a minute ago. @returns how many */
  deleteUseless(now: number): Promise<number>;
}

const flag = z.coerce.boolean();
const panels = z.array(
  z.object({
    tableId: z.string(),
    userId: z.string(),
    token: z.string(),
    messageId: z.string(),
    isFollowUp: flag,
    replaces: z.string().nullable(),
    locale: z.string(),
    expiresAt: timestamp,
    isWatching: flag,
  }),
);

/** @param shard whose panels are open; null: those of all servers */
export const createPanelStore = (db: Db, shard: Shard | null = null): PanelStore => ({
  async *open(now) {
    await deleteExpired(db, now);
    for (let last = { tableId: '', userId: '' }; ; ) {
      const rows = panels.parse(
        await db.read(Prisma.sql`
          SELECT p.* FROM "Panel" p JOIN "Table" t ON t."id" = p."tableId"
          WHERE (p."tableId", p."userId") > (${last.tableId}, ${last.userId}) ${andOnShard(shard, Prisma.sql`t."guildId"`)}
          ORDER BY p."tableId", p."userId" LIMIT ${PAGE_SIZE}`),
      );
      if (rows.length > 0) yield rows;
      if (rows.length < PAGE_SIZE) return;
      last = rows.at(-1)!;
    }
  },

  deleteUseless: async (now) => (await deleteExpired(db, now)) + (await deleteOfEndedTables(db, now)),

  async remove({ tableId, userId }) {
    await db.write(() => db.prisma.panel.deleteMany({ where: { tableId, userId } }));
  },

  async save(records, now) {
    await deleteExpired(db, now);
    for (let first = 0; first < records.length; first += PAGE_SIZE) {
      const page = records
        .slice(first, first + PAGE_SIZE)
        .map((record) => ({ ...record, expiresAt: databaseTime(record.expiresAt) }));
      await db.commit({ changes: [{ sql: savePanels(db.dialect, page) }] });
    }
  },
});

const PANEL = {
  tableId: 'text',
  userId: 'text',
  token: 'text',
  messageId: 'text',
  isFollowUp: 'boolean',
  replaces: 'text',
  locale: 'text',
  expiresAt: 'time',
  isWatching: 'boolean',
} as const;

const savePanels = (dialect: Dialect, page: readonly object[]): Prisma.Sql => Prisma.sql`
  INSERT INTO "Panel" ("tableId", "userId", "token", "messageId", "isFollowUp", "replaces", "locale", "expiresAt", "isWatching")
  SELECT v."tableId", v."userId", v."token", v."messageId", v."isFollowUp", v."replaces", v."locale", v."expiresAt", v."isWatching"
  FROM ${dialect.rows('v', page, PANEL)}
  WHERE EXISTS (
    SELECT 1 FROM "Seat" s WHERE ${isSeatAt(Prisma.sql`v."tableId"`, Prisma.sql`v."userId"`)}
  ) OR (v."isWatching" AND EXISTS (
    SELECT 1 FROM "Table" t WHERE t."id" = v."tableId" AND t."phase" IN ('playing', 'between')
  ))
  ON CONFLICT ("tableId", "userId") DO UPDATE SET "token" = excluded."token",
    "messageId" = excluded."messageId", "isFollowUp" = excluded."isFollowUp", "replaces" = excluded."replaces",
    "locale" = excluded."locale", "expiresAt" = excluded."expiresAt", "isWatching" = excluded."isWatching"`;

async function deleteExpired({ read, commit }: Db, now: number): Promise<number> {
  const expired = Prisma.sql`FROM "Panel" WHERE "expiresAt" < ${databaseTime(now)}`;
  // Most often there is none, and no press has to wait for a write.
  if ((await read(Prisma.sql`SELECT 1 ${expired} LIMIT 1`)).length === 0) return 0;
  return commit({ changes: [{ sql: Prisma.sql`DELETE ${expired}` }] });
}

async function deleteOfEndedTables({ prisma, write }: Db, now: number): Promise<number> {
  const ended = Prisma.sql`"tableId" IN (
    SELECT "id" FROM "Table" WHERE "phase" IN ('over', 'cancelled', 'quarantined')
      AND "touchedAt" > ${databaseTime(now - MAX_TOKEN_MS)} AND "touchedAt" <= ${databaseTime(now - END_SHOWN_MS)}
  )`;
  const found = await prisma.$queryRaw<unknown[]>`SELECT 1 FROM "Panel" WHERE ${ended} LIMIT 1`;
  return found.length === 0 ? 0 : write(() => prisma.$executeRaw`DELETE FROM "Panel" WHERE ${ended}`);
}
