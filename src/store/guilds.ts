/** A server's own settings. */
import { z } from 'zod';
import { LOCALES, type Locale } from '../game/words.ts';
import type { PrismaClient } from './client/client.ts';
import { book, amount as entry } from './ledger/rows.ts';
import type { Write } from './writes.ts';

export type GuildStore = ReturnType<typeof guildStore>;

/** What a server calls its chips, and what one is worth in its own play money. For display only. */
export interface Units {
  readonly chip: string | null;
  readonly worth: number | null;
  readonly money: string | null;
}

/** How a server keeps its ledger. */
export interface LedgerSettings {
  /** Who holds it may do what managers may; null: managers only. */
  readonly adminRole: string | null;
  /** Where what is done to the books is told; null: nowhere. */
  readonly logChannel: string | null;
  readonly units: Units;
}

export const NO_UNITS: Units = { chip: null, worth: null, money: null };

const untold = z.object({ guildId: z.string(), channelId: z.string(), entry, book });

/** An act on a server's books, and the channel that should have been told. */
export type Untold = Readonly<z.infer<typeof untold>>;

const locale = z.enum(LOCALES).nullable().catch(null);

export function guildStore(prisma: PrismaClient, write: Write) {
  const set = async (
    id: string,
    fields: {
      locale?: Locale;
      adminRole?: string | null;
      logChannel?: string | null;
      chipName?: string | null;
      chipWorth?: number | null;
      moneyName?: string | null;
      told?: number;
    },
  ): Promise<void> => {
    await write(() => prisma.guild.upsert({ where: { id }, create: { id, ...fields }, update: fields }));
  };

  return {
    /** The language an admin chose for what everybody sees; null: none was chosen. */
    async locale(id: string): Promise<Locale | null> {
      const row = await prisma.guild.findUnique({ where: { id } });
      return locale.parse(row?.locale ?? null);
    },

    setLocale: (id: string, chosen: Locale): Promise<void> => set(id, { locale: chosen }),

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

    setAdminRole: (id: string, adminRole: string | null): Promise<void> => set(id, { adminRole }),
    /** What was done before is not told. */
    async setLogChannel(id: string, logChannel: string | null): Promise<void> {
      const { _max } = await prisma.entry.aggregate({ _max: { id: true } });
      await set(id, { logChannel, told: _max.id ?? 0 });
    },
    /** The log channel was told of entries up to this one, or could not be. */
    async told(id: string, entry: number): Promise<void> {
      await write(
        () =>
          prisma.$executeRaw`UPDATE "Guild" SET "told" = ${entry} WHERE "id" = ${id} AND "told" < ${entry}`,
      );
    },
    /** Acts that the log channels were not told of, the oldest first. */
    async untold(): Promise<Untold[]> {
      const rows = await prisma.$queryRaw`
        SELECT g."id" AS "guildId", g."logChannel" AS "channelId", e."id" AS "entry", e."book"
        FROM "Guild" g JOIN "Entry" e ON e."guildId" = g."id" AND e."id" > g."told" AND e."kind" <> 'hand'
        WHERE g."logChannel" IS NOT NULL ORDER BY e."id"`;
      return z.array(untold).parse(rows);
    },
    setUnits: (id: string, { chip, worth, money }: Units): Promise<void> =>
      set(id, { chipName: chip, chipWorth: worth, moneyName: money }),
  };
}
