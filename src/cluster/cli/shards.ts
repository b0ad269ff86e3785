/**
 * `npm run -s shards -- [COUNT]`: says into how many shards the bot's servers are divided, or has the processes that are running
 * divide them among another number, while people play. Only for a database of PostgreSQL.
 */
import { z } from 'zod';
import { readConfig } from '../../config.ts';
import { CLASSES } from '../../shard.ts';
import { DatabaseError } from '../../store/db.ts';
import { openStore } from '../../store/index.ts';
import { SHARDS_NEWS } from '../serving.ts';

const countSchema = z.coerce
  .number()
  .int()
  .min(1)
  .max(CLASSES)
  .refine((count) => Number.isInteger(Math.log2(count)));

function fail(line: string): void {
  console.error(line);
  process.exitCode = 2;
}

async function run(count: number | null): Promise<void> {
  const store = await openStore(readConfig(process.env).databaseUrl);
  try {
    if (!store.locks) return fail('DATABASE_URL: only on PostgreSQL are the servers divided among shards');
    if (count !== null) {
      await store.cluster.setShardCount(count);
      await store.locks.tell(SHARDS_NEWS);
    }
    console.log(JSON.stringify({ shards: await store.cluster.shardCount() }));
  } finally {
    await store.close();
  }
}

const [text, ...more] = process.argv.slice(2);
const count = text === undefined ? null : countSchema.safeParse(text);
if (more.length > 0 || count?.success === false)
  fail(`usage: npm run -s shards -- COUNT, a power of two up to ${CLASSES}`);
else
  await run(count?.data ?? null).catch((error) => {
    if (!(error instanceof DatabaseError)) throw error;
    fail(error.message);
  });
