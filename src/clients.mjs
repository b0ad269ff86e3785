/**
 * Generates Prisma's clients: one for SQLite by `prisma/schema.prisma`, and one for PostgreSQL by the schema that is derived from
 * it. Run by itself, it does so and ends; images are built by it.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const SCHEMA = 'prisma/schema.prisma';
/** Beside the file that migrations are made by, so that its paths hold, and only while clients are generated. */
const DERIVED = 'prisma/postgresql/generated.prisma';

/** What the clients are generated from, and where. */
export const CLIENT_SOURCES = ['package-lock.json', SCHEMA, 'src/clients.mjs'];
export const CLIENT_FILES = ['src/store/client/client.ts', 'src/store/postgresql-client/client.ts'];

/**
 * Tables whose rows are read in the order in which they were written. SQLite counts the rows of every table by itself; PostgreSQL
 * gets a column of the same name, so that the same SQL reads both. Where a table has an id that counts, that is used.
 */
const ORDERED = [
  'Table',
  'Seat',
  'PastHolder',
  'Invited',
  'LobbyNotice',
  'Waiting',
  'Panel',
  'Member',
  'Wish',
];

/** SQLite has it at the end of every index. The client does not know of it. */
function withRowid(model) {
  const field =
    '  /// Counts the rows in the order in which they were written.\n  rowid BigInt @default(autoincrement()) @ignore\n';
  const indexed = model.replaceAll(/@@index\(\[([^\]]+)\]\)/g, '@@index([$1, rowid])');
  return indexed.replace(/\n( *@@|\})/, `\n${field}$1`);
}

/** PostgreSQL's schema, for a file of `prisma/postgresql`. @param text that of SQLite */
export function postgresqlSchema(text = readFileSync(root + SCHEMA, 'utf8')) {
  const derived = text
    .replace(
      /^\/\/ .*\n/,
      '// Derived from ../schema.prisma by src/clients.mjs, when a migration is made: what the migrations beside it lead to.\n',
    )
    .replace('provider = "sqlite"', 'provider = "postgresql"')
    .replace('"../src/store/client"', '"../../src/store/postgresql-client"')
    .replaceAll(/^model (\w+) \{\n[\s\S]*?^\}/gm, (model, name) =>
      ORDERED.includes(name) ? withRowid(model) : model,
    );
  const rowids = derived.split('rowid BigInt').length - 1;
  if (
    !derived.includes('provider = "postgresql"') ||
    !derived.includes('postgresql-client') ||
    rowids !== ORDERED.length
  )
    throw new Error(`${SCHEMA} has another form than its derivation expects`);
  return derived;
}

const generate = (schema) =>
  spawnSync(
    process.execPath,
    [`${root}node_modules/prisma/build/index.js`, 'generate', '--schema', root + schema],
    {
      cwd: root,
      // Prisma would download an engine that nothing here uses, and fail offline: any existing file satisfies it.
      env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
    },
  );

/** @returns what went wrong; null where both have been generated */
function generateClients() {
  writeFileSync(root + DERIVED, postgresqlSchema());
  try {
    // The second is inside the folder of the first, which may be emptied before it is written.
    for (const schema of [SCHEMA, DERIVED]) {
      const { status, stdout } = generate(schema);
      if (status !== 0) return stdout ?? '';
    }
    return null;
  } finally {
    rmSync(root + DERIVED);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const failure = generateClients();
  if (failure !== null) {
    console.error(failure);
    process.exit(1);
  }
}
