/** The names of people in each server, for messages that show them. */
import { z } from 'zod';
import type { Db } from './db.ts';

/** The name of a person in a server. */
export interface MemberName {
  readonly guildId: string;
  readonly userId: string;
  readonly name: string;
}

export type MemberStore = ReturnType<typeof createMemberStore>;

const rows = z.array(z.object({ userId: z.string(), name: z.string() }));

export const createMemberStore = ({ prisma, dialect, write }: Db) => ({
  /**
   * Stores a name, unless nothing else is stored about the person in this server: somebody who only looks leaves no
   * trace, and nobody whose name was erased gets it back by reading that it was.
   * @returns whether the name that was stored is another now
   */
  rename: ({ guildId, userId, name }: MemberName): Promise<boolean> =>
    write(async () => {
      const changed = await prisma.$executeRaw`
        INSERT INTO "Member" ("guildId", "userId", "name") SELECT ${guildId}, ${userId}, ${name} WHERE
          EXISTS (SELECT 1 FROM "Seat" s JOIN "Table" t ON t."id" = s."tableId"
            WHERE s."userId" = ${userId} AND t."guildId" = ${guildId})
          OR EXISTS (SELECT 1 FROM "HeldSeat" p JOIN "Table" t ON t."id" = p."tableId"
            WHERE p."userId" = ${userId} AND t."guildId" = ${guildId})
          OR EXISTS (SELECT 1 FROM "Invited" i JOIN "Table" t ON t."id" = i."tableId"
            WHERE i."userId" = ${userId} AND t."guildId" = ${guildId})
          OR EXISTS (SELECT 1 FROM "Account" WHERE "holder" = ${userId} AND "guildId" = ${guildId})
          OR EXISTS (SELECT 1 FROM "Entry" WHERE "actor" = ${userId} AND "guildId" = ${guildId})
          OR EXISTS (SELECT 1 FROM "Table" WHERE "endedBy" = ${userId} AND "guildId" = ${guildId})
        ON CONFLICT ("guildId", "userId") DO UPDATE SET "name" = excluded."name" WHERE "Member"."name" <> excluded."name"`;
      return changed > 0;
    }),

  /** The names of users in a server; those of whom none is stored are left out. */
  async names(guildId: string, userIds: readonly string[]): Promise<Map<string, string>> {
    if (userIds.length === 0) return new Map();
    const found = await prisma.$queryRaw`
      SELECT "userId", "name" FROM "Member" WHERE "guildId" = ${guildId}
        AND "userId" IN ${dialect.texts([...new Set(userIds)])}`;
    return new Map(rows.parse(found).map(({ userId, name }) => [userId, name]));
  },
});
