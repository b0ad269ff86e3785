/** The difference between the committed migrations and the schema, by Prisma's own schema engine. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { SchemaEngine as Engine } from '@prisma/schema-engine-wasm';
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg';
import { type Migration, migrations } from '../migrate.ts';

const schemaFile = fileURLToPath(new URL('../../../prisma/schema.prisma', import.meta.url));
/** Node does not import WebAssembly by itself yet. */
function schemaEngine(): typeof Engine {
  const wasm = new URL('schema_engine_bg.wasm', import.meta.resolve('@prisma/schema-engine-wasm'));
  const instance = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(wasm)), {
    './schema_engine_bg.js': glue,
  });
  glue.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return glue.SchemaEngine;
}

const filters = { externalTables: [], externalEnums: [] };

/** SQL that leads from the migrations to the schema; null where they agree. */
export async function schemaStep(from: readonly Migration[] = migrations()): Promise<string | null> {
  const content = readFileSync(schemaFile, 'utf8');
  const adapter = new PrismaBetterSqlite3({ url: ':memory:' });
  const engine = await schemaEngine().new(
    { datamodels: [[schemaFile, content]] },
    () => {},
    bindMigrationAwareSqlAdapterFactory(adapter),
  );
  const { stdout, exitCode } = await engine.diff({
    from: {
      tag: 'migrations',
      baseDir: '',
      lockfile: { path: 'migration_lock.toml', content: 'provider = "sqlite"\n' },
      shadowDbInitScript: '',
      migrationDirectories: from.map(({ name, sql }) => ({
        path: name,
        migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
      })),
    },
    to: { tag: 'schemaDatamodel', files: [{ path: schemaFile, content }] },
    script: true,
    exitCode: true,
    filters,
  });
  return exitCode === 0 ? null : stdout;
}
