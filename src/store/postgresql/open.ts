/** Opens PostgreSQL: migrations applied, a session for locks, connections for the hot path beside those of Prisma. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { type Client, Pool } from 'pg';
import { systemClock } from '../../clock.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import type { PrismaClient as SqliteClient } from '../client/client.ts';
import { type Database, DatabaseError } from '../db.ts';
import { postgresql } from '../dialect.ts';
import { MigrationError } from '../migrations.ts';
import { PrismaClient } from '../postgresql-client/client.ts';
import { statementOf } from './commits.ts';
import { openLocks } from './locks.ts';
import { migratePostgresql } from './migrate.ts';
import { checkOwnSession } from './pooler.ts';
import { hotPath, ordinary, placeOf } from './settings.ts';
import { columnTypes } from './types.ts';
import { whyUnusable } from './why-unusable.ts';
import { createPostgresqlWriter } from './writes.ts';

/** The oldest that takes the store's SQL and has the server end silent sessions. */
const OLDEST = 14;

/**
 * The server counts real time, whatever clock the tables run by: it ends silent sessions, and is tried again.
 * @throws {DatabaseError}
 */
export async function openPostgresql(url: string, metrics: Metrics): Promise<Database> {
  let migrated: string[] = [];
  try {
    const locks = await openLocks(url, systemClock, async (client) => {
      await checkOwnSession(client, url);
      await check(client);
      migrated = await migratePostgresql(client);
    });
    const pool = quiet(new Pool({ ...hotPath(url), types: columnTypes }));
    const ordinaryPool = quiet(new Pool(ordinary(url)));
    // Both are of one schema: they differ by what SQLite cannot do, such as levels of isolation.
    const prisma = new PrismaClient({ adapter: new PrismaPg(ordinaryPool) }) as unknown as SqliteClient;
    return {
      prisma,
      dialect: postgresql,
      ...createPostgresqlWriter({ prisma, pool, locks, clock: systemClock, metrics }),
      read: async (statement) => (await pool.query(statementOf(statement))).rows,
      readMany: (statement) => prisma.$queryRaw(statement),
      source: { engine: 'postgresql', url },
      locks,
      migrated,
      beatFile: join(tmpdir(), 'madoi.beat'),
      async close() {
        if (pool.ending) return;
        await prisma.$disconnect();
        await ordinaryPool.end();
        await pool.end();
        await locks.close();
      },
    };
  } catch (error) {
    throw new DatabaseError(`${placeOf(url)}: ${reasonOf(error, url)}`, { cause: error });
  }
}

const reasonOf = (error: unknown, url: string): string =>
  error instanceof DatabaseError || error instanceof MigrationError ? error.message : whyUnusable(error, url);

/**
 * A connection that breaks tells so by an event, too, and without a listener that would end the process. Whoever uses it reads of it
 * in an answer, and whoever comes next gets another.
 */
function quiet(pool: Pool): Pool {
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return pool;
}

/** @throws {DatabaseError} */
async function check(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: string; encoding: string; readonly: string }>(
    `SELECT current_setting('server_version_num') AS version, current_setting('server_encoding') AS encoding,
       current_setting('transaction_read_only') AS readonly`,
  );
  const { version, encoding, readonly } = rows[0]!;
  const major = Math.floor(Number(version) / 10_000);
  if (major < OLDEST) throw new DatabaseError(`PostgreSQL ${OLDEST} or newer is needed; this is ${major}`);
  if (encoding !== 'UTF8')
    throw new DatabaseError(`its encoding is ${encoding}: create a database with ENCODING 'UTF8'`);
  if (readonly === 'on') throw new DatabaseError('it cannot be written to: it is a standby, or read-only');
}
