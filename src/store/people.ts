/** Data stored about a person: exports it, and erases their name and id from it. */
import { z } from 'zod';
import { OPEN_PHASES } from '../tables/table.ts';
import type { Prisma, PrismaClient } from './client/client.ts';
import { ACT_KINDS, booksOf } from './ledger/acts.ts';
import { type PersonalDataRow, personalData } from './personal-data.ts';
import type { Write } from './writes.ts';

type Erasure =
  /** By server: the number of the former member that the person is from now on. */
  | { readonly formers: ReadonlyMap<string, number> }
  /** The person hosts or sits at an open table: nothing is changed. */
  | { readonly seated: true };

type Transaction = Prisma.TransactionClient;

export interface PeopleStore {
  personalData(userId: string): AsyncGenerator<PersonalDataRow[]>;
  /** How many people have had their names erased in a server; read while no write is in flight. */
  formerMemberCount(guildId: string): Promise<number>;
  /**
   * Erases a person's name and id from what is stored, in one server or in all of them. Sums, hands and moves stay, as a
   * former member's; so does the salt of a seat, without which nobody could verify the deals.
   */
  erase(userId: string, guildId: string | null): Promise<Erasure>;
}

export const createPeopleStore = (prisma: PrismaClient, write: Write): PeopleStore => ({
  personalData: (userId) => personalData(prisma, userId),

  formerMemberCount: (guildId) =>
    write(async () => (await prisma.guild.findUnique({ where: { id: guildId } }))?.formers ?? 0),

  erase: (userId, guildId) =>
    write(() =>
      prisma.$transaction(async (transaction) => {
        const scope = guildId === null ? {} : { guildId };
        if (await isAtOpenTable(transaction, userId, scope)) return { seated: true };
        const formers = new Map<string, number>();
        for (const id of await guildsWith(transaction, userId, scope))
          formers.set(id, await eraseInGuild(transaction, userId, id));
        return { formers };
      }),
    ),
});

const guildRows = z.array(z.object({ guildId: z.string() }).transform(({ guildId }) => guildId));

interface Scope {
  readonly guildId?: string;
}

async function isAtOpenTable(transaction: Transaction, userId: string, scope: Scope): Promise<boolean> {
  const table = await transaction.table.findFirst({
    where: {
      ...scope,
      phase: { in: [...OPEN_PHASES] },
      OR: [{ hostId: userId }, { seats: { some: { userId } } }],
    },
    select: { id: true },
  });
  return table !== null;
}

/** Servers where something is stored about a person. */
async function guildsWith(transaction: Transaction, userId: string, scope: Scope): Promise<Set<string>> {
  const ids = await transaction.$queryRaw`
    SELECT "guildId" FROM "Table" WHERE "hostId" = ${userId} OR "endedBy" = ${userId}
    UNION SELECT t."guildId" FROM "Seat" s JOIN "Table" t ON t."id" = s."tableId" WHERE s."userId" = ${userId}
    UNION SELECT "guildId" FROM "Account" WHERE "holder" = ${userId}
    UNION SELECT "guildId" FROM "Entry" WHERE "actor" = ${userId}
    UNION SELECT "guildId" FROM "Member" WHERE "userId" = ${userId}`;
  const guilds = guildRows.parse(ids);
  return new Set(scope.guildId === undefined ? guilds : guilds.filter((id) => id === scope.guildId));
}

/** @returns the number of the former member that the person is from now on in this server */
async function eraseInGuild(transaction: Transaction, userId: string, guildId: string): Promise<number> {
  const { formers: number } = await transaction.guild.upsert({
    where: { id: guildId },
    create: { id: guildId, formers: 1 },
    update: { formers: { increment: 1 } },
  });
  const former = `former-${number}`;
  await transaction.member.deleteMany({ where: { guildId, userId } });
  await eraseFromTables(transaction, userId, guildId, former);
  await eraseFromLedger(transaction, userId, guildId, former);
  return number;
}

async function eraseFromTables(
  transaction: Transaction,
  userId: string,
  guildId: string,
  former: string,
): Promise<void> {
  const inGuild = { table: { guildId } };
  await transaction.$executeRaw`
    UPDATE "Move" SET "by" = ${former} WHERE "by" = ${userId} AND "tableId" IN (
      SELECT s."tableId" FROM "Seat" s JOIN "Table" t ON t."id" = s."tableId"
      WHERE s."userId" = ${userId} AND t."guildId" = ${guildId}
    )`;
  await transaction.panel.deleteMany({ where: { userId, ...inGuild } });
  await transaction.seat.updateMany({ where: { userId, ...inGuild }, data: { userId: former, name: '' } });
  await transaction.table.updateMany({ where: { guildId, hostId: userId }, data: { hostId: former } });
  await transaction.table.updateMany({ where: { guildId, endedBy: userId }, data: { endedBy: former } });
}

async function eraseFromLedger(
  transaction: Transaction,
  userId: string,
  guildId: string,
  former: string,
): Promise<void> {
  await transaction.proposal.deleteMany({ where: { guildId, actor: userId } });
  await transaction.account.updateMany({
    where: { guildId, holder: userId },
    data: { holder: former, name: '' },
  });
  await transaction.entry.updateMany({
    where: { guildId, actor: userId },
    data: { actor: former, interaction: null },
  });
  // A reason may mention the person.
  await transaction.$executeRaw`
    UPDATE "Entry" SET "reason" = replace(replace("reason", '<@' || ${userId} || '>', ${former}), ${userId}, ${former})
    WHERE "id" IN (
      WITH RECURSIVE ${booksOf([guildId])}
      SELECT e."id" FROM "books" b CROSS JOIN "Entry" e
        ON e."guildId" = b."guildId" AND e."book" = b."book" AND e."kind" IN (${ACT_KINDS})
      WHERE e."reason" LIKE '%' || ${userId} || '%'
    )`;
}
