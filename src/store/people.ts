/** What is stored of a person, to take away or to be made somebody's who has no name. */
import { OPEN_PHASES } from '../tables/table.ts';
import type { PrismaClient } from './client/client.ts';
import type { Write } from './writes.ts';

/** A row of what is stored, as it is given away. */
export type Stored = Readonly<Record<string, string | number | boolean | null>>;

export type Erased =
  /** By server: the number of the former member that the person is from now on. */
  | { readonly formers: ReadonlyMap<string, number> }
  /** At a table that goes on: nothing is changed. */
  | { readonly seated: true };

const AT_A_TIME = 1_000;

export type PeopleStore = ReturnType<typeof peopleStore>;

export function peopleStore(prisma: PrismaClient, write: Write) {
  /** Pages of a question that is asked from where the page before ended. */
  async function* pages<Row>(next: (skip: number) => Promise<Row[]>): AsyncGenerator<Row[]> {
    for (let skip = 0; ; skip += AT_A_TIME) {
      const rows = await next(skip);
      if (rows.length > 0) yield rows;
      if (rows.length < AT_A_TIME) return;
    }
  }

  return {
    /** All that is stored of a person, in every server, some rows at a time. */
    async *about(userId: string): AsyncGenerator<Stored[]> {
      const window = (skip: number) => ({ skip, take: AT_A_TIME });
      const seats = pages((skip) =>
        prisma.seat.findMany({
          where: { userId },
          include: { table: { select: { guildId: true, game: true, createdAt: true } } },
          orderBy: [{ tableId: 'asc' }, { index: 'asc' }],
          ...window(skip),
        }),
      );
      for await (const rows of seats)
        yield rows.map(({ table, tableId, index, name, salt, missed, away }) => ({
          what: 'seat',
          server: table.guildId,
          table: tableId,
          game: table.game,
          opened: table.createdAt.toISOString(),
          seat: index,
          name,
          interaction: salt,
          turnsMissed: missed,
          away,
        }));
      const hosted = pages((skip) =>
        prisma.table.findMany({ where: { hostId: userId }, orderBy: { id: 'asc' }, ...window(skip) }),
      );
      for await (const rows of hosted)
        yield rows.map(({ id, guildId, game }) => ({ what: 'hosted', server: guildId, table: id, game }));
      const ended = pages((skip) =>
        prisma.table.findMany({ where: { endedBy: userId }, orderBy: { id: 'asc' }, ...window(skip) }),
      );
      for await (const rows of ended)
        yield rows.map(({ id, guildId, game }) => ({ what: 'ended', server: guildId, table: id, game }));
      const moves = pages((skip) =>
        prisma.move.findMany({
          where: { by: userId, table: { seats: { some: { userId } } } },
          orderBy: [{ tableId: 'asc' }, { seq: 'asc' }],
          ...window(skip),
        }),
      );
      for await (const rows of moves)
        yield rows.map(({ tableId, seq, hand, seat, action, at }) => ({
          what: 'move',
          table: tableId,
          number: seq,
          hand,
          seat,
          action,
          at: at.toISOString(),
        }));
      const postings = pages((skip) =>
        prisma.posting.findMany({
          where: { account: { holder: userId } },
          include: { account: true, entry: true },
          orderBy: [{ accountId: 'asc' }, { entryId: 'asc' }],
          ...window(skip),
        }),
      );
      for await (const rows of postings)
        yield rows.map(({ account, entry, amount }) => ({
          what: 'posting',
          server: account.guildId,
          book: account.book,
          name: account.name,
          entry: entry.id,
          kind: entry.kind,
          at: entry.at.toISOString(),
          table: entry.tableId,
          hand: entry.hand,
          reason: entry.reason,
          amount: Number(amount),
        }));
      const acts = pages((skip) =>
        prisma.entry.findMany({ where: { actor: userId }, orderBy: { id: 'asc' }, ...window(skip) }),
      );
      for await (const rows of acts)
        yield rows.map(({ id, guildId, book, kind, at, reason }) => ({
          what: 'act',
          server: guildId,
          book,
          entry: id,
          kind,
          at: at.toISOString(),
          reason,
        }));
      const asked = await prisma.proposal.findMany({ where: { actor: userId }, orderBy: { id: 'asc' } });
      if (asked.length > 0)
        yield asked.map(({ guildId, book, reason, expires }) => ({
          what: 'question',
          server: guildId,
          book,
          reason,
          expires: expires.toISOString(),
        }));
      const panels = await prisma.panel.findMany({ where: { userId } });
      if (panels.length > 0)
        yield panels.map(({ tableId, messageId, locale, expiresAt }) => ({
          what: 'panel',
          table: tableId,
          message: messageId,
          language: locale,
          expires: expiresAt.toISOString(),
        }));
    },

    /** How many have had their names taken out in a server. Read when no write is under way. */
    formers: (guildId: string): Promise<number> =>
      write(async () => (await prisma.guild.findUnique({ where: { id: guildId } }))?.formers ?? 0),

    /**
     * Takes a person's name and id out of what is stored, in one server or in all. Sums, hands and moves stay, as a
     * former member's; so does the salt of a seat, without which nobody could check the shuffle.
     */
    erase: (userId: string, guildId: string | null): Promise<Erased> =>
      write(() =>
        prisma.$transaction(async (tx) => {
          const here = guildId === null ? {} : { guildId };
          const open = await tx.table.findFirst({
            where: {
              ...here,
              phase: { in: [...OPEN_PHASES] },
              OR: [{ hostId: userId }, { seats: { some: { userId } } }],
            },
            select: { id: true },
          });
          if (open) return { seated: true };
          const tables = {
            ...here,
            OR: [{ hostId: userId }, { endedBy: userId }, { seats: { some: { userId } } }],
          };
          const found = await Promise.all([
            tx.table.findMany({ where: tables, distinct: ['guildId'], select: { guildId: true } }),
            tx.account.findMany({
              where: { ...here, holder: userId },
              distinct: ['guildId'],
              select: { guildId: true },
            }),
            tx.entry.findMany({
              where: { ...here, actor: userId },
              distinct: ['guildId'],
              select: { guildId: true },
            }),
          ]);
          const formers = new Map<string, number>();
          for (const id of new Set(found.flat().map((of) => of.guildId))) {
            const { formers: number } = await tx.guild.upsert({
              where: { id },
              create: { id, formers: 1 },
              update: { formers: { increment: 1 } },
            });
            const former = `former-${number}`;
            const inTables = { table: { guildId: id } };
            await tx.$executeRaw`
            UPDATE "Move" SET "by" = ${former} WHERE "by" = ${userId} AND "tableId" IN (
              SELECT s."tableId" FROM "Seat" s JOIN "Table" t ON t."id" = s."tableId"
              WHERE s."userId" = ${userId} AND t."guildId" = ${id}
            )`;
            await tx.panel.deleteMany({ where: { userId, ...inTables } });
            await tx.proposal.deleteMany({ where: { guildId: id, actor: userId } });
            await tx.seat.updateMany({ where: { userId, ...inTables }, data: { userId: former, name: '' } });
            await tx.table.updateMany({ where: { guildId: id, hostId: userId }, data: { hostId: former } });
            await tx.table.updateMany({ where: { guildId: id, endedBy: userId }, data: { endedBy: former } });
            await tx.account.updateMany({
              where: { guildId: id, holder: userId },
              data: { holder: former, name: '' },
            });
            await tx.entry.updateMany({ where: { guildId: id, actor: userId }, data: { actor: former } });
            // A reason may mention them.
            await tx.$executeRaw`
            UPDATE "Entry" SET "reason" = replace(replace("reason", '<@' || ${userId} || '>', ${former}), ${userId}, ${former})
            WHERE "guildId" = ${id} AND "reason" LIKE '%' || ${userId} || '%'`;
            formers.set(id, number);
          }
          return { formers };
        }),
      ),
  };
}
