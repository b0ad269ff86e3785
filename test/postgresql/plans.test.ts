/** What PostgreSQL reads for a statement that it has planned once for all values, as it does after some executions. */
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import type { Prisma } from '../../src/store/client/client.ts';
import type { Db } from '../../src/store/db.ts';
import { openStore } from '../../src/store/index.ts';
import { openSummaries } from '../../src/store/open-summaries.ts';
import { fillPostgresql } from '../load/fill-postgresql.ts';
import { newMigratedFile } from '../store/files.ts';
import { ann, lobby } from '../tables/fixtures.ts';

const OPEN = 100;
const ENDED = 3_000;
const SHARD = { id: 1, count: 4 };

interface Plan {
  readonly 'Actual Rows': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

/** How many rows a plan has looked at in vain. */
const inVain = ({ Plans = [], ...plan }: Plan): number =>
  (plan['Rows Removed by Filter'] ?? 0) + Plans.reduce((sum, each) => sum + inVain(each), 0);

it('the open tables of a shard are found without a look at those that have ended', async () => {
  const url = newMigratedFile();
  const store = await openStore(url);
  onTestFinished(() => store.close());
  await store.tables.create(lobby([ann]));
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  const places = [{ guildId: String(1n << 22n), channelId: 'channel' }];
  await fillPostgresql(url, { count: OPEN + ENDED, places, now: 0 });
  await client.query(
    `DELETE FROM "Table" WHERE "id" NOT LIKE 'copy%';
     UPDATE "Table" SET "phase" = 'playing';
     UPDATE "Table" SET "phase" = 'over' WHERE CAST(right("id", 6) AS integer) % ${(OPEN + ENDED) / OPEN} > 0`,
  );
  await client.query('VACUUM ANALYZE "Table"');

  const statements: Prisma.Sql[] = [];
  const read: Db['read'] = async (statement) => {
    statements.push(statement);
    return [];
  };
  for await (const _ of openSummaries(read, SHARD));
  const [{ text, values }] = statements as [Prisma.Sql];
  await client.query('SET plan_cache_mode = force_generic_plan');
  await client.query(`PREPARE page AS ${text}`);
  const given = values.map((value) => client.escapeLiteral(String(value)));
  const { rows } = await client.query<{ 'QUERY PLAN': readonly [{ Plan: Plan }] }>(
    `EXPLAIN (ANALYZE, FORMAT JSON) EXECUTE page(${given})`,
  );
  const { Plan: plan } = rows[0]!['QUERY PLAN'][0];
  expect(plan['Actual Rows']).toBe(OPEN);
  expect(inVain(plan)).toBeLessThan(OPEN);
});
