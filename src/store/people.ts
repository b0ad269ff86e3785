/** Data stored about a person: exports it, and erases their name and id from it. */
import { OPEN_PHASES } from '../tables/table.ts';
import { Prisma } from './client/client.ts';
import { personLock } from './commit.ts';
import type { Db } from './db.ts';
import { beginErasure, completeErasure, guildsWith } from './erasures.ts';
import { type PersonalDataRow, personalData } from './personal-data.ts';
import { isSeatAt } from './seats.ts';

type Erasure =
  /** By server: the number of the former member that the person is from now on. */
  | { readonly formers: ReadonlyMap<string, number> }
  /** The person hosts an open table, sits there or did so: nothing is changed. */
  | { readonly seated: true };

export interface PeopleStore {
  personalData(userId: string): AsyncGenerator<PersonalDataRow[]>;
  /** How many people have had their names erased in a server; read while no erasure is under way. */
  formerMemberCount(guildId: string): Promise<number>;
  /**
   * Erases a person's name and id from what is stored, in one server or in all of them; with the last one, their preferences. Sums, hands and moves stay, as a
   * former member's; so does the salt of a seat, without which nobody could verify the deals.
   */
  erase(userId: string, guildId: string | null): Promise<Erasure>;
  /** Whether a person hosts an open table, sits there or did so, in one server or in any: then they are not erased. */
  isSeated(userId: string, guildId: string | null): Promise<boolean>;
  /** The open private tables of a server, or of all, to which a person is invited. */
  openInvitations(userId: string, guildId: string | null): Promise<string[]>;
  /** Completes erasures that a killed bot has left unfinished. */
  completeErasures(): Promise<void>;
}

export function createPeopleStore(db: Db): PeopleStore {
  const { prisma, write, holding } = db;
  /** One erasure at a time: the second of one person would count them twice. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(job: () => Promise<T>): Promise<T> => {
    const result = last.then(job);
    last = result.catch(() => {});
    return result;
  };

  const complete = async (userId?: string): Promise<void> => {
    for (const erasure of await prisma.erasure.findMany({
      where: userId === undefined ? {} : { userId },
    }))
      await completeErasure(db, erasure);
  };

  return {
    personalData: (userId) => personalData(prisma, userId),

    formerMemberCount: (guildId) =>
      inTurn(() =>
        write(async () => (await prisma.guild.findUnique({ where: { id: guildId } }))?.formers ?? 0),
      ),

    async openInvitations(userId, guildId) {
      const rows = await prisma.invited.findMany({
        where: { userId, table: { phase: { in: [...OPEN_PHASES] }, ...(guildId !== null && { guildId }) } },
        select: { tableId: true },
      });
      return rows.map(({ tableId }) => tableId);
    },

    isSeated: (userId, guildId) => isAtOpenTable(prisma, userId, guildId),

    completeErasures: () => inTurn(() => complete()),

    erase: (userId, guildId) =>
      inTurn(async () => {
        await complete(userId);
        const everywhere = await guildsWith(prisma, userId);
        const guilds = [...everywhere].filter((id) => guildId === null || id === guildId);
        // They belong to no server: they go with the last one that holds anything of the person.
        const isLast = guilds.length === everywhere.size;
        const formers = new Map<string, number>();
        const isSeated = await holding(personLock(userId), async (tx) => {
          if (await isAtOpenTable(tx, userId, guildId)) return true;
          for (const id of guilds) formers.set(id, await beginErasure(tx, userId, id));
          if (isLast) await tx.person.deleteMany({ where: { userId } });
          return false;
        });
        if (isSeated) return { seated: true };
        await complete(userId);
        return { formers };
      }),
  };
}

/**
 * Goes through the open tables, which are few: somebody may have sat at a hundred thousand that have ended. As expressions, columns
 * of ids do not send SQLite there.
 */
async function isAtOpenTable(
  transaction: Pick<Prisma.TransactionClient, '$queryRaw'>,
  userId: string,
  guildId: string | null,
): Promise<boolean> {
  const inGuild = guildId === null ? Prisma.empty : Prisma.sql`AND t."guildId" = ${guildId}`;
  const found = await transaction.$queryRaw<unknown[]>`
    SELECT 1 FROM "Table" t WHERE t."phase" IN (${Prisma.join([...OPEN_PHASES])}) ${inGuild} AND (
      (t."hostId" || '') = ${userId}
      OR EXISTS (SELECT 1 FROM "Seat" s WHERE ${isSeatAt(Prisma.sql`t."id"`, userId)})
      OR EXISTS (SELECT 1 FROM "PastHolder" p WHERE p."tableId" = t."id" AND p."userId" = ${userId})
    ) LIMIT 1`;
  return found.length > 0;
}
