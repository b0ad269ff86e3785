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

/**
 * Ids that count hands or what comes with them, and columns that hold such a number: the largest clusters would use up 32 bits
 * within months. An upsert takes a number from PostgreSQL even where the row is there, so accounts and evenings count as fast.
 * Proposals count what admins ask for, and are too few. In SQLite all integers have 64 bits. To both clients the columns are
 * `Int`: a number, or an error where a number would be rounded.
 */
const WIDE = {
  HeldSeat: ['id'],
  Erasure: ['lastTable', 'lastEntry'],
  Guild: ['announced'],
  Book: ['since'],
  Account: ['id', 'last'],
  Entry: ['id', 'reverses'],
  Posting: ['entryId', 'accountId'],
  Proposal: ['head'],
  Season: ['since'],
  Evening: ['id'],
  EveningHand: ['eveningId'],
};

/** SQLite has it at the end of every index. The client does not know of it. */
function withRowid(model) {
  const field =
    '  /// Counts the rows in the order in which they were written.\n  rowid BigInt @default(autoincrement()) @ignore\n';
  const indexed = model.replaceAll(/@@index\(\[([^\]]+)\]\)/g, '@@index([$1, rowid])');
  return indexed.replace(/\n( *@@|\})/, `\n${field}$1`);
}

const withModels = (text, change) =>
  text.replaceAll(/^model (\w+) \{\n[\s\S]*?^\}/gm, (model, name) => change(model, name));

const withWide = (model, columns) =>
  columns.reduce(
    (text, column) => text.replace(new RegExp(`^(  ${column} +)Int\\b`, 'm'), '$1BigInt'),
    model,
  );

/** The schema of PostgreSQL's client, for a file of `prisma/postgresql`. */
function postgresqlClientSchema() {
  const text = readFileSync(root + SCHEMA, 'utf8');
  const renamed = text
    .replace(
      /^\/\/ .*\n/,
      '// Derived from ../schema.prisma by src/clients.mjs, when a migration is made: what the migrations beside it lead to.\n',
    )
    .replace('provider = "sqlite"', 'provider = "postgresql"')
    .replace('"../src/store/client"', '"../../src/store/postgresql-client"');
  const derived = withModels(renamed, (model, name) => (ORDERED.includes(name) ? withRowid(model) : model));
  const rowids = derived.split('rowid BigInt').length - 1;
  if (
    !derived.includes('provider = "postgresql"') ||
    !derived.includes('postgresql-client') ||
    rowids !== ORDERED.length
  )
    throw new Error(`${SCHEMA} has another form than its derivation expects`);
  return derived;
}

/** The schema of PostgreSQL's tables, for a file of `prisma/postgresql`: what migrations lead to. */
export function postgresqlSchema() {
  const narrow = postgresqlClientSchema();
  const wide = withModels(narrow, (model, name) => withWide(model, WIDE[name] ?? []));
  const columns = Object.values(WIDE).flat().length;
  if (wide.length !== narrow.length + columns * 'Big'.length)
    throw new Error(`${SCHEMA} lacks one of the integers that are to be wide`);
  return wide;
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
  writeFileSync(root + DERIVED, postgresqlClientSchema());
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
