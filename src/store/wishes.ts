/** Members who want to be told when somebody opens a lobby of a game. */
import { z } from 'zod';
import { SLOW_TURN_SECONDS } from '../tables/table.ts';
import type { Db } from './db.ts';

const users = z.array(z.object({ userId: z.string() }).transform(({ userId }) => userId));

/** The lobby of which members are told. */
interface OpenedLobby {
  readonly id: string;
  readonly guildId: string;
  readonly game: string;
}

export function createWishStore({ prisma, dialect, write }: Db) {
  return {
    /** The games of whose lobbies a member is told. */
    async of(guildId: string, userId: string): Promise<string[]> {
      const rows = await prisma.wish.findMany({ where: { guildId, userId }, select: { game: true } });
      return rows.map(({ game }) => game);
    },

    /** Replaces the games of whose lobbies a member is told. A new one counts as told of when the others were. */
    async set(guildId: string, userId: string, games: readonly string[]): Promise<void> {
      await write(() =>
        prisma.$transaction([
          prisma.$executeRaw`
            INSERT INTO "Wish" ("guildId", "userId", "game", "toldAt")
            SELECT ${guildId}, ${userId}, v.value,
              (SELECT max("toldAt") FROM "Wish" WHERE "guildId" = ${guildId} AND "userId" = ${userId})
            FROM ${dialect.texts(games)} v WHERE true ON CONFLICT DO NOTHING`,
          prisma.$executeRaw`
            DELETE FROM "Wish" WHERE "guildId" = ${guildId} AND "userId" = ${userId}
              AND "game" NOT IN ${dialect.texts(games)}`,
        ]),
      );
    },

    /** @param game null: of all games */
    async remove(guildId: string, userId: string, game: string | null): Promise<void> {
      const where = { guildId, userId, ...(game !== null && { game }) };
      await write(() => prisma.wish.deleteMany({ where }));
    },

    /**
     * Members who may be told of a lobby, those who have waited longest first: they were not told since `before`, and sit
     * neither at this table nor, unless they are away, at one in play that is not slow.
     */
    async due({ id, guildId, game }: OpenedLobby, before: number, count: number): Promise<string[]> {
      // Begins with the tables in play: each of the members may have sat at thousands that have ended.
      const rows = await prisma.$queryRaw`
        WITH "busy" AS (
          SELECT s."userId" FROM "Table" t CROSS JOIN "Seat" s
          WHERE s."tableId" = t."id" AND t."phase" IN ('playing', 'between') AND t."turnSeconds" < ${SLOW_TURN_SECONDS}
            AND NOT s."away" AND s."userId" IS NOT NULL
          UNION SELECT "userId" FROM "Seat" WHERE "tableId" = ${id} AND "userId" IS NOT NULL
        )
        SELECT w."userId" FROM "Wish" w
        WHERE w."guildId" = ${guildId} AND w."game" = ${game}
          AND NOT EXISTS (SELECT 1 FROM "Wish" o WHERE o."guildId" = w."guildId" AND o."userId" = w."userId"
            AND o."toldAt" > ${new Date(before)})
          AND w."userId" NOT IN (SELECT "userId" FROM "busy")
        ORDER BY w."toldAt" NULLS FIRST, w."userId" LIMIT ${count}`;
      return users.parse(rows);
    },

    /** Notes that members are told. @returns those of them who have not been told since `before` by another lobby */
    async claim(
      guildId: string,
      userIds: readonly string[],
      { before, now }: { readonly before: number; readonly now: number },
    ): Promise<string[]> {
      const rows = await write(
        () => prisma.$queryRaw`
          UPDATE "Wish" SET "toldAt" = ${new Date(now)}
          WHERE "guildId" = ${guildId} AND "userId" IN ${dialect.texts(userIds)}
            AND NOT EXISTS (SELECT 1 FROM "Wish" o WHERE o."guildId" = "Wish"."guildId"
              AND o."userId" = "Wish"."userId" AND o."toldAt" > ${new Date(before)})
          RETURNING "userId"`,
      );
      const claimed = new Set(users.parse(rows));
      return userIds.filter((userId) => claimed.has(userId));
    },
  };
}
