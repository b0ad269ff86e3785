/** The difference between the committed migrations and the schema, by Prisma's own schema engine. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { SchemaEngine as Engine } from '@prisma/schema-engine-wasm';
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg';
import { type Migration, migrations } from '../migrations.ts';

const schemaFile = fileURLToPath(new URL('../../../prisma/schema.prisma', import.meta.url));

/** Node 20 does not import WebAssembly modules. There can be only one instance, because its glue code is one module. */
function instantiate(): typeof Engine {
  const wasm = new URL('schema_engine_bg.wasm', import.meta.resolve('@prisma/schema-engine-wasm'));
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(wasm)), {
    './schema_engine_bg.js': glue,
  });
  glue.__wbg_set_wasm(exports);
  exports.__wbindgen_start();
  return glue.SchemaEngine;
}

let loaded: typeof Engine | undefined;

export function schemaEngine(): typeof Engine {
  loaded ??= instantiate();
  return loaded;
}

const schema = (): string => readFileSync(schemaFile, 'utf8');

/** The engine passes a migration to its shadow database as one statement; better-sqlite3 needs it as a script. */
class Adapter extends PrismaBetterSqlite3 {
  override async connectToShadowDb() {
    const db = await super.connectToShadowDb();
    const executeRaw = async ({ sql }: { readonly sql: string }): Promise<number> => {
      await db.executeScript(sql);
      return 0;
    };
    return Object.assign(db, { executeRaw });
  }
}

/** Prisma's schema engine on a database: what `prisma migrate` would download. */
export const engineOn = (url: string): Promise<Engine> =>
  schemaEngine().new(
    { datamodels: [[schemaFile, schema()]] },
    () => {},
    bindMigrationAwareSqlAdapterFactory(new Adapter({ url })),
  );

/** Migrations in the form that the engine takes. */
export const listed = (all: readonly Migration[]) => ({
  baseDir: '',
  lockfile: { path: 'migration_lock.toml', content: 'provider = "sqlite"\n' },
  shadowDbInitScript: '',
  migrationDirectories: all.map(({ name, sql }) => ({
    path: name,
    migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: sql } },
  })),
});

export const filters = { externalTables: [], externalEnums: [] };

/** @returns SQL that leads from the migrations to the schema; null where they agree */
export async function schemaStep(from: readonly Migration[] = migrations()): Promise<string | null> {
  const engine = await engineOn(':memory:');
  const { stdout, exitCode } = await engine.diff({
    from: { tag: 'migrations', ...listed(from) },
    to: { tag: 'schemaDatamodel', files: [{ path: schemaFile, content: schema() }] },
    script: true,
    exitCode: true,
    filters,
  });
  return exitCode === 0 ? null : stdout;
}
