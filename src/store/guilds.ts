/** A server: what its books need of its settings, and what is announced there. */
import { z } from 'zod';
import { LOCALES, type Locale } from '../game/words.ts';
import { type Shard, serves } from '../shard.ts';
import type { Prisma, PrismaClient } from './client/client.ts';
import type { Db } from './db.ts';
import type { Dialect } from './dialect.ts';
import { ACT_KINDS, booksOf } from './ledger/acts.ts';
import { bookSchema, integer as entry } from './ledger/rows.ts';

/** What a server calls its chips, and what a chip is worth in its own play money. For display only. */
export interface Units {
  readonly chip: string | null;
  readonly worth: number | null;
  readonly money: string | null;
}

/** A server's settings for its ledger. */
export interface LedgerSettings {
  /** The role whose holders may manage the ledger as the server's managers may; null: managers only. */
  readonly adminRole: string | null;
  /** The channel where acts on the books are announced; null: nowhere. */
  readonly logChannel: string | null;
  readonly units: Units;
}

export const NO_UNITS: Units = { chip: null, worth: null, money: null };

const PAGE_SIZE = 100;

const unannounced = z.object({ guildId: z.string(), channelId: z.string(), entry, book: bookSchema });

/** An act on a server's books that has not been announced in its log channel. */
export type UnannouncedAct = Readonly<z.infer<typeof unannounced>>;

const locale = z.enum(LOCALES).nullable().catch(null);

/** @param shard whose unannounced acts are found; null: those of all servers */
export function createGuildStore({ prisma, dialect, write }: Db, shard: Shard | null = null) {
  return {
    /** The language an admin chose for what everybody sees; null: none was chosen. */
    async locale(id: string): Promise<Locale | null> {
      const row = await prisma.guild.findUnique({ where: { id } });
      return locale.parse(row?.locale ?? null);
    },

    async ledger(id: string): Promise<LedgerSettings> {
      const row = await prisma.guild.findUnique({ where: { id } });
      return {
        adminRole: row?.adminRole ?? null,
        logChannel: row?.logChannel ?? null,
        units: {
          chip: row?.chipName ?? null,
          worth: row?.chipWorth ?? null,
          money: row?.moneyName ?? null,
        },
      };
    },

    /** Entries up to this one have been announced, or cannot be. */
    async markAnnounced(id: string, entry: number): Promise<void> {
      await write(
        () =>
          prisma.$executeRaw`UPDATE "Guild" SET "announced" = ${entry} WHERE "id" = ${id} AND "announced" < ${entry}`,
      );
    },
    /** Acts that have not been announced yet, page by page; of each server the oldest first. */
    unannounced: () => unannouncedPages(prisma, dialect, shard),

    /** Notes that the server is welcomed. @returns false if it has been welcomed before */
    async claimWelcome(id: string, now: number): Promise<boolean> {
      const written = await write(
        () => prisma.$executeRaw`
          INSERT INTO "Guild" ("id", "welcomedAt") VALUES (${id}, ${new Date(now)})
          ON CONFLICT ("id") DO UPDATE SET "welcomedAt" = excluded."welcomedAt" WHERE "Guild"."welcomedAt" IS NULL`,
      );
      return written > 0;
    },
  };
}

/** Only servers with a log channel are looked at, and of their books only the acts, which are in the index together. */
async function* unannouncedPages(
  prisma: PrismaClient,
  dialect: Dialect,
  shard: Shard | null,
): AsyncGenerator<UnannouncedAct[]> {
  for (let lastId = ''; ; ) {
    const guilds = await prisma.guild.findMany({
      where: { id: { gt: lastId }, logChannel: { not: null } },
      orderBy: { id: 'asc' },
      take: PAGE_SIZE,
      select: { id: true },
    });
    const ids = guilds.map(({ id }) => id).filter((id) => shard === null || serves(shard, id));
    for (let after = 0; ; ) {
      const acts = z.array(unannounced).parse(await unannouncedActs(prisma, booksOf(dialect, ids), after));
      if (acts.length > 0) yield acts;
      if (acts.length < PAGE_SIZE) break;
      after = acts.at(-1)!.entry;
    }
    if (guilds.length < PAGE_SIZE) return;
    lastId = guilds.at(-1)!.id;
  }
}

const unannouncedActs = (prisma: PrismaClient, books: Prisma.Sql, after: number) => prisma.$queryRaw`
  WITH RECURSIVE ${books}
  SELECT g."id" AS "guildId", g."logChannel" AS "channelId", e."id" AS "entry", e."book"
  FROM "books" b CROSS JOIN "Guild" g
  CROSS JOIN "Entry" e
  WHERE g."id" = b."guildId" AND e."guildId" = b."guildId" AND e."book" = b."book" AND e."kind" IN (${ACT_KINDS})
    AND e."id" > ${after} AND e."id" > g."announced"
  ORDER BY e."id" LIMIT ${PAGE_SIZE}`;
