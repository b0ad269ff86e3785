/**
 * `npm run -s migration -- NAME`: writes <time>_NAME/migration.sql for SQLite (prisma/migrations) and for PostgreSQL
 * (prisma/postgresql/migrations), which lead from the committed migrations to the schema. Works offline, and without a server:
 * Prisma's schema engine runs as WebAssembly.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { postgresqlSchema } from '../../clients.mjs';
import { MIGRATIONS_FOLDER, POSTGRESQL_MIGRATIONS_FOLDER } from '../migrations.ts';
import { POSTGRESQL_SCHEMA, postgresqlStep } from './postgresql-step.ts';
import { schemaStep } from './schema-step.ts';

const name = process.argv[2];
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error('usage: npm run -s migration -- a_name');
  process.exit(2);
}
const steps = [
  { folder: MIGRATIONS_FOLDER, sql: await schemaStep() },
  { folder: POSTGRESQL_MIGRATIONS_FOLDER, sql: await postgresqlStep() },
];
if (steps.every(({ sql }) => sql === null)) {
  console.error('The migrations lead to the schema already.');
  process.exit(1);
}
const time = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
for (const { folder, sql } of steps) {
  if (sql === null) continue;
  const made = join(folder, `${time}_${name}`);
  mkdirSync(made, { recursive: true });
  writeFileSync(join(made, 'migration.sql'), sql);
  console.log(made);
}
writeFileSync(POSTGRESQL_SCHEMA, postgresqlSchema());
