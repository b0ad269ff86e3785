/** Messages that bring members to lobbies, as far as they still offer a seat there. */
import { z } from 'zod';
import type { Shard } from '../shard.ts';
import { Prisma } from './client/client.ts';
import type { Db } from './db.ts';
import { andOnShard } from './on-shard.ts';

/** Of a lobby's notices the latest are kept; an older one keeps its button, whose press is answered. */
const MAX_KEPT = 10;
/** So many are brought up to date after a start. */
const MAX_AT_START = 500;

const notice = z.object({
  messageId: z.string(),
  tableId: z.string(),
  channelId: z.string(),
  isWish: z.union([z.boolean(), z.number().transform(Boolean), z.bigint().transform(Boolean)]),
});

export type LobbyNotice = z.output<typeof notice>;

export const createLobbyNoticeStore = ({ prisma, write }: Db, shard: Shard | null = null) => ({
  async add(added: LobbyNotice): Promise<void> {
    const { messageId, tableId, channelId, isWish } = added;
    await write(() =>
      prisma.$transaction([
        prisma.lobbyNotice.upsert({
          where: { messageId },
          create: { messageId, tableId, channelId, isWish },
          update: {},
        }),
        prisma.$executeRaw`
          DELETE FROM "LobbyNotice" WHERE "tableId" = ${tableId} AND "messageId" NOT IN (
            SELECT "messageId" FROM "LobbyNotice" WHERE "tableId" = ${tableId} ORDER BY rowid DESC LIMIT ${MAX_KEPT})`,
      ]),
    );
  },

  /** The notices of a table. */
  of: (tableId: string): Promise<LobbyNotice[]> => prisma.lobbyNotice.findMany({ where: { tableId } }),

  /** Notices whose tables are no lobbies any more: the bot was stopped before it had edited them. */
  async outdated(): Promise<LobbyNotice[]> {
    const rows = await prisma.$queryRaw`
      SELECT n."messageId", n."tableId", n."channelId", n."isWish" FROM "LobbyNotice" n
      JOIN "Table" t ON t."id" = n."tableId" WHERE t."phase" <> 'lobby' ${andOnShard(shard, Prisma.sql`t."guildId"`)}
      LIMIT ${MAX_AT_START}`;
    return z.array(notice).parse(rows);
  },

  async remove(messageId: string): Promise<void> {
    await write(() => prisma.lobbyNotice.deleteMany({ where: { messageId } }));
  },
});
