/** Lists of a server's open tables: a page of ids, and how many tables there are. */
import { z } from 'zod';
import { OPEN_PHASES, SLOW_TURN_SECONDS } from '../tables/table.ts';
import { Prisma } from './client/client.ts';
import type { Db } from './db.ts';
import type { Dialect } from './dialect.ts';
import { integer } from './ledger/rows.ts';
import { isSeatAt } from './seats.ts';

/** Selects the open tables of a server that are listed; by default all of them. */
export interface TableFilter {
  readonly hostId?: string;
  /** The user who sits there. */
  readonly userId?: string;
  /** Whether the user may be away from the seat; by default they may. */
  readonly isPresent?: boolean;
  /** Also the tables in these channels, whoever sits there. */
  readonly orInChannels?: readonly string[];
  /** Only tables in these channels. */
  readonly inChannels?: readonly string[];
  /** Without private tables to which this user is not invited; with those to which they are, in whatever channel. */
  readonly visibleTo?: string;
  /** Only tables at which this user does not sit. */
  readonly withoutUserId?: string;
}

interface TableWindow {
  /** The tables in this channel come first; of each group the newest. */
  readonly channelId: string;
  /** Before that, lobbies come first. */
  readonly lobbiesFirst?: boolean;
  readonly first: number;
  readonly count: number;
}

const FIRST_TABLES: TableWindow = { channelId: '', first: 0, count: 25 };

/** Rows of one column. */
export const tableIds = z.array(z.object({ id: z.string() }).transform(({ id }) => id));
const channels = z.array(z.object({ channelId: z.string() }).transform(({ channelId }) => channelId));
const counts = z.tuple([z.object({ tables: integer })]);

const PHASES = Prisma.join([...OPEN_PHASES]);

const TABLE_ID = Prisma.sql`"Table"."id"`;

/** Whether a user is invited to a private table. */
const isInvitedTo = (tableId: Prisma.Sql, userId: string): Prisma.Sql =>
  Prisma.sql`EXISTS (SELECT 1 FROM "Invited" i WHERE i."tableId" = ${tableId} AND i."userId" = ${userId})`;

function condition(
  dialect: Dialect,
  guildId: string,
  { hostId, userId, isPresent, orInChannels, inChannels, visibleTo, withoutUserId }: TableFilter,
): Prisma.Sql {
  const conditions = [Prisma.sql`"guildId" = ${guildId}`, Prisma.sql`"phase" IN (${PHASES})`];
  if (hostId !== undefined) conditions.push(Prisma.sql`"hostId" = ${hostId}`);
  if (userId !== undefined) {
    const present = isPresent ? Prisma.sql`AND NOT s."away"` : Prisma.empty;
    const seated = Prisma.sql`EXISTS (SELECT 1 FROM "Seat" s WHERE ${isSeatAt(TABLE_ID, userId)} ${present})`;
    const orThere = orInChannels
      ? Prisma.sql`OR "channelId" IN ${dialect.texts(orInChannels)}`
      : Prisma.empty;
    conditions.push(Prisma.sql`(${seated} ${orThere})`);
  }
  const isInvited = visibleTo === undefined ? Prisma.sql`false` : isInvitedTo(TABLE_ID, visibleTo);
  if (visibleTo !== undefined) conditions.push(Prisma.sql`(NOT "private" OR ${isInvited})`);
  if (inChannels !== undefined)
    conditions.push(Prisma.sql`("channelId" IN ${dialect.texts(inChannels)} OR ${isInvited})`);
  if (withoutUserId !== undefined)
    conditions.push(
      Prisma.sql`NOT EXISTS (SELECT 1 FROM "Seat" s WHERE ${isSeatAt(TABLE_ID, withoutUserId)})`,
    );
  return Prisma.join(conditions, ' AND ');
}

export function tableLists({ prisma, dialect }: Db) {
  return {
    /** The ids of a server's open tables, as many as the window has. */
    async openTableIds(guildId: string, filter: TableFilter = {}, window = FIRST_TABLES): Promise<string[]> {
      const rows = await prisma.$queryRaw`
        SELECT "id" FROM "Table" WHERE ${condition(dialect, guildId, filter)}
        ORDER BY ${window.lobbiesFirst ?? false} AND "phase" = 'lobby' DESC,
          "channelId" = ${window.channelId} DESC, "createdAt" DESC, "id" DESC
        LIMIT ${window.count} OFFSET ${window.first}`;
      return tableIds.parse(rows);
    },

    async openTableCount(guildId: string, filter: TableFilter = {}): Promise<number> {
      const rows = await prisma.$queryRaw`
        SELECT count(*) AS "tables" FROM "Table" WHERE ${condition(dialect, guildId, filter)}`;
      return counts.parse(rows)[0].tables;
    },

    /** Whether a user has a seat, or had one to the end, at any other table of a game in a server. */
    async hasSatAt(
      { guildId, game, except }: { readonly guildId: string; readonly game: string; readonly except: string },
      userId: string,
    ): Promise<boolean> {
      const rows = await prisma.$queryRaw`
        SELECT t."id" FROM "Seat" s JOIN "Table" t ON t."id" = s."tableId"
        WHERE s."userId" = ${userId} AND t."guildId" = ${guildId} AND t."game" = ${game} AND t."id" <> ${except}
        LIMIT 1`;
      return tableIds.parse(rows).length > 0;
    },

    /** Slow tables in play at which a person sits and is not away, in all servers. */
    async slowTableIds(userId: string, count: number): Promise<string[]> {
      const rows = await prisma.$queryRaw`
        SELECT t."id" FROM "Seat" s JOIN "Table" t ON t."id" = s."tableId"
        WHERE s."userId" = ${userId} AND NOT s."away" AND t."phase" IN ('playing', 'between')
          AND t."turnSeconds" >= ${SLOW_TURN_SECONDS}
        ORDER BY t."deadline" NULLS FIRST LIMIT ${count}`;
      return tableIds.parse(rows);
    },

    /** The channels and threads of a server that have open tables. */
    async channelsWithTables(guildId: string): Promise<string[]> {
      const rows = await prisma.$queryRaw`
        SELECT DISTINCT "channelId" FROM "Table" WHERE "guildId" = ${guildId} AND "phase" IN (${PHASES})`;
      return channels.parse(rows);
    },
  };
}
