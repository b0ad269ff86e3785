/** Opens the database, by the engine that its URL names. PostgreSQL's packages are loaded only where it is used. */
import { type Clock, systemClock } from '../clock.ts';
import { type Metrics, noMetrics } from '../metrics/metrics.ts';
import type { Database } from './db.ts';
import { openSqlite } from './sqlite.ts';

export const isPostgresql = (url: string): boolean => /^postgres(?:ql)?:/.test(url);

/**
 * @param url `file:` and a path, relative to the working directory; or `postgresql://…`
 * @throws {DatabaseError} where it cannot be reached or written to, is used by another process, or does not fit the migrations
 */
export async function openDatabase(
  url: string,
  clock: Clock = systemClock,
  metrics: Metrics = noMetrics,
): Promise<Database> {
  if (!isPostgresql(url)) return openSqlite(url, clock, metrics);
  const { openPostgresql } = await import('./postgresql/open.ts');
  return openPostgresql(url, metrics);
}
