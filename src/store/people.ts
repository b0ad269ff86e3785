/** Data stored about a person: exports it, and erases their name and id from it. */
import { OPEN_PHASES } from '../tables/table.ts';
import type { Prisma, PrismaClient } from './client/client.ts';
import { beginErasure, completeErasure, guildsWith } from './erasures.ts';
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
  /** How many people have had their names erased in a server; read while no erasure is under way. */
  formerMemberCount(guildId: string): Promise<number>;
  /**
   * Erases a person's name and id from what is stored, in one server or in all of them. Sums, hands and moves stay, as a
   * former member's; so does the salt of a seat, without which nobody could verify the deals.
   */
  erase(userId: string, guildId: string | null): Promise<Erasure>;
  /** Completes erasures that a killed bot has left unfinished. */
  completeErasures(): Promise<void>;
}

export function createPeopleStore(prisma: PrismaClient, write: Write): PeopleStore {
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
      await completeErasure(prisma, write, erasure);
  };

  return {
    personalData: (userId) => personalData(prisma, userId),

    formerMemberCount: (guildId) =>
      inTurn(() =>
        write(async () => (await prisma.guild.findUnique({ where: { id: guildId } }))?.formers ?? 0),
      ),

    completeErasures: () => inTurn(() => complete()),

    erase: (userId, guildId) =>
      inTurn(async () => {
        await complete(userId);
        const scope = guildId === null ? {} : { guildId };
        const guilds = await guildsWith(prisma, userId, guildId);
        const formers = new Map<string, number>();
        const isSeated = await write(() =>
          prisma.$transaction(async (transaction) => {
            if (await isAtOpenTable(transaction, userId, scope)) return true;
            for (const id of guilds) formers.set(id, await beginErasure(transaction, userId, id));
            return false;
          }),
        );
        if (isSeated) return { seated: true };
        await complete(userId);
        return { formers };
      }),
  };
}

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
