/** Opens a connection that only reads, by the engine of its source. PostgreSQL’s package is loaded only where it is used. */
import Sqlite from 'better-sqlite3';
import type { Reader, Source } from './reader.ts';

/** Little of the database is kept in memory: what has been read is not read again. */
const CACHE_KIB = 2_000;

/** @throws where the database cannot be opened */
export async function openReader(source: Source): Promise<Reader> {
  if (source.engine === 'postgresql') {
    const { openPostgresqlReader } = await import('./postgresql/reader.ts');
    return openPostgresqlReader(source.url);
  }
  const db = new Sqlite(source.file, { readonly: true });
  db.pragma(`cache_size = -${CACHE_KIB}`);
  return {
    read: async ({ sql, values }) => db.prepare(sql).all(values),
    close: async () => void db.close(),
  };
}
