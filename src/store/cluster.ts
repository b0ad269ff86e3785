/** What the processes of a cluster leave for one another: how many shards there are, and sessions that are handed over. */
import type { Shard } from '../shard.ts';
import { Prisma } from './client/client.ts';
import type { Db } from './db.ts';

/** A session that no process has taken for so long is started anew: Discord resumes it for some minutes only. */
const MAX_HANDED_MS = 60_000;

/** A shard's session, and what was known of its servers. */
export interface Handed {
  /** JSON. */
  readonly session: string;
  /** Compressed JSON. */
  readonly servers: Uint8Array;
}

export function createClusterStore(db: Db) {
  const { prisma, write } = db;

  /** In one statement: processes may start at once. */
  const put = async (count: number, when = Prisma.empty): Promise<void> => {
    const sql = Prisma.sql`INSERT INTO "ShardLayout" ("id", "count") VALUES (1, ${count})
      ON CONFLICT ("id") DO UPDATE SET "count" = excluded."count" ${when}`;
    await db.commit({ changes: [{ sql }] });
  };

  return {
    /** How many shards there are to be; null before the first process has asked for some. */
    async shardCount(): Promise<number | null> {
      const row = await prisma.shardLayout.findUnique({ where: { id: 1 } });
      return row?.count ?? null;
    },

    /** Sees to it that there come to be as many shards, unless there are more. */
    async atLeastShards(count: number): Promise<void> {
      await put(count, Prisma.sql`WHERE "ShardLayout"."count" < excluded."count"`);
    },

    setShardCount: (count: number): Promise<void> => put(count),

    async putHanded(shard: Shard, handed: Handed, now: number): Promise<void> {
      const key = { shardId: shard.id, shardCount: shard.count };
      const data = { session: handed.session, servers: new Uint8Array(handed.servers), at: new Date(now) };
      await write(() =>
        prisma.handOver.upsert({
          where: { shardId_shardCount: key },
          create: { ...key, ...data },
          update: data,
        }),
      );
    },

    /** Takes what the shard's last process has left, which then is there no more. @returns null where it left nothing */
    async takeHanded({ id: shardId, count: shardCount }: Shard, now: number): Promise<Handed | null> {
      const found = await prisma.handOver.findUnique({
        where: { shardId_shardCount: { shardId, shardCount } },
      });
      if (!found) return null;
      await write(() => prisma.handOver.deleteMany({ where: { shardId, shardCount } }));
      return now - found.at.getTime() <= MAX_HANDED_MS ? found : null;
    },
  };
}
