/**
 * The difference between the PostgreSQL schema that the committed migrations lead to, which lies beside them, and the one that is
 * derived from the schema now. Without a server: that they do lead there, the tests on PostgreSQL show.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import { postgresqlSchema } from '../../clients.mjs';
import { filters, schemaEngine } from './schema-step.ts';

export const POSTGRESQL_SCHEMA = fileURLToPath(
  new URL('../../../prisma/postgresql/schema.prisma', import.meta.url),
);

/** The oldest version that migrations are written for. */
const VERSION = 150_000;

/** The engine asks a server for its version before it compares anything; nothing else is asked. */
const server: SqlDriverAdapter = {
  provider: 'postgres',
  adapterName: 'none',
  queryRaw: async () => ({
    columnNames: ['exists', 'version', 'numeric_version'],
    columnTypes: [ColumnTypeEnum.Boolean, ColumnTypeEnum.Text, ColumnTypeEnum.Int32],
    rows: [[true, `PostgreSQL ${VERSION / 10_000}`, VERSION]],
  }),
  executeRaw: async () => 0,
  executeScript: async () => {},
  startTransaction: () => Promise.reject(new Error('there is no server')),
  dispose: async () => {},
};

const factory: SqlMigrationAwareDriverAdapterFactory = {
  provider: 'postgres',
  adapterName: 'none',
  connect: async () => server,
  connectToShadowDb: async () => server,
};

const file = (content: string) => ({ path: POSTGRESQL_SCHEMA, content });

/** Texts sort by their bytes, as they do in SQLite, whatever the database's own collation. */
const withCollation = (sql: string): string =>
  sql.replaceAll(/(^| )("\w+" )TEXT\b/gm, '$1$2TEXT COLLATE "C"');

const lastSchema = (): string | null =>
  existsSync(POSTGRESQL_SCHEMA) ? readFileSync(POSTGRESQL_SCHEMA, 'utf8') : null;

/**
 * @param before a schema; null: an empty database. Default: the schema of the last migration
 * @returns SQL that leads from there to the schema of now; null where they agree
 */
export async function postgresqlStep(before = lastSchema()): Promise<string | null> {
  const now = postgresqlSchema();
  const engine = await schemaEngine().new(
    { datamodels: [[POSTGRESQL_SCHEMA, now]] },
    () => {},
    bindMigrationAwareSqlAdapterFactory(factory),
  );
  const { stdout, exitCode } = await engine.diff({
    from: before === null ? { tag: 'empty' } : { tag: 'schemaDatamodel', files: [file(before)] },
    to: { tag: 'schemaDatamodel', files: [file(now)] },
    script: true,
    exitCode: true,
    filters,
  });
  return exitCode === 0 || stdout === null ? null : withCollation(stdout);
}
