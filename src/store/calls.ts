/** When players were called in a server: a role is mentioned once in a while at most. */
import type { Db } from './db.ts';

export const createCallStore = ({ prisma, write }: Db) => ({
  /** When players were called last; null: never. */
  async last(guildId: string): Promise<number | null> {
    const row = await prisma.guild.findUnique({ where: { id: guildId }, select: { calledAt: true } });
    return row?.calledAt?.getTime() ?? null;
  },

  /** Notes that players are called now. @returns false where they have been called since `before`, and nothing is noted */
  async claim(
    guildId: string,
    { before, now }: { readonly before: number; readonly now: number },
  ): Promise<boolean> {
    const isDue = { OR: [{ calledAt: null }, { calledAt: { lte: new Date(before) } }] };
    const { count } = await write(() =>
      prisma.guild.updateMany({ where: { id: guildId, ...isDue }, data: { calledAt: new Date(now) } }),
    );
    return count > 0;
  },

  /** Takes back what `claim` noted: Discord has refused the call. */
  async giveBack(guildId: string, now: number): Promise<void> {
    await write(() =>
      prisma.guild.updateMany({ where: { id: guildId, calledAt: new Date(now) }, data: { calledAt: null } }),
    );
  },
});
