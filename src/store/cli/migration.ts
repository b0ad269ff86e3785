/**
 * `npm run -s migration -- NAME`: writes prisma/migrations/<time>_NAME/migration.sql, which leads from the
 * committed migrations to the schema. Works offline: Prisma's schema engine runs as WebAssembly.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS_FOLDER } from '../migrate.ts';
import { schemaStep } from './schema-step.ts';

const name = process.argv[2];
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error('usage: npm run -s migration -- a_name');
  process.exit(2);
}
const sql = await schemaStep();
if (sql === null) {
  console.error('The migrations lead to the schema already.');
  process.exit(1);
}
const time = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
const folder = join(MIGRATIONS_FOLDER, `${time}_${name}`);
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'migration.sql'), sql);
console.log(folder);
