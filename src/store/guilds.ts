/** A server's own settings. */
import { z } from 'zod';
import { LOCALES, type Locale } from '../game/words.ts';
import type { PrismaClient } from './client/client.ts';
import type { Write } from './writes.ts';

export type GuildStore = ReturnType<typeof guildStore>;

const locale = z.enum(LOCALES).nullable().catch(null);

export function guildStore(prisma: PrismaClient, write: Write) {
  return {
    /** The language an admin chose for what everybody sees; null: none was chosen. */
    async locale(id: string): Promise<Locale | null> {
      const row = await prisma.guild.findUnique({ where: { id } });
      return locale.parse(row?.locale ?? null);
    },

    async setLocale(id: string, chosen: Locale): Promise<void> {
      await write(() =>
        prisma.guild.upsert({
          where: { id },
          create: { id, locale: chosen },
          update: { locale: chosen },
        }),
      );
    },
  };
}
