/** When players could last play: in the database, and as the time of a file that a shell can look at. */
import { writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { classesOf, type Shard } from '../shard.ts';
import { Prisma } from './client/client.ts';
import { databaseTime } from './database-time.ts';
import type { Db } from './db.ts';
import { timestamp } from './ledger/rows.ts';

/** The row of a bot that serves all servers. */
const ALL = 1;

const rows = z.array(z.object({ at: timestamp }));

export interface Heartbeat {
  beat(now: number): Promise<void>;
  /** @returns milliseconds since the epoch; null before the first beat */
  last(): Promise<number | null>;
}

/**
 * @param file an empty one, written at each beat: the health check of the image needs no second Node
 * @param shard whose players it is about; null: those of all servers
 */
export const createHeartbeat = (
  { read, commit, dialect }: Pick<Db, 'read' | 'commit' | 'dialect'>,
  file: string,
  shard: Shard | null = null,
): Heartbeat => {
  // By class, as shards may be divided in another way at the next start.
  const ids = dialect.integers(shard === null ? [ALL] : classesOf(shard).map((value) => value + 1));
  return {
    async beat(now) {
      const sql = Prisma.sql`
        INSERT INTO "Heartbeat" ("id", "at") SELECT v.value, t."at"
        FROM ${ids} v CROSS JOIN ${dialect.rows('t', [{ at: databaseTime(now) }], { at: 'time' })} WHERE true
        ON CONFLICT ("id") DO UPDATE SET "at" = excluded."at"`;
      await commit({ changes: [{ sql }] });
      await writeFile(file, '');
    },

    async last() {
      const found = await read(
        Prisma.sql`SELECT "at" FROM "Heartbeat" WHERE "id" IN ${ids} ORDER BY "at" LIMIT 1`,
      );
      return rows.parse(found)[0]?.at ?? null;
    },
  };
};
