/**
 * `npm run -s copy-database -- FROM TO`: copies a community's database, whose bot is stopped, into one that is empty, from SQLite to
 * PostgreSQL or back, and compares both. Both are URLs as `DATABASE_URL` has them.
 */
import { copyDatabase } from '../copy.ts';
import { openDatabase } from '../database.ts';
import { type Database, DatabaseError } from '../db.ts';

const [fromUrl, toUrl, ...more] = process.argv.slice(2);
const opened: Database[] = [];

async function open(url: string): Promise<Database> {
  const database = await openDatabase(url);
  opened.push(database);
  return database;
}

function fail(line: string): void {
  console.error(line);
  process.exitCode = 2;
}

async function run(from: string, to: string): Promise<void> {
  try {
    for await (const { table, rows } of copyDatabase(await open(from), await open(to)))
      console.log(JSON.stringify({ table, rows }));
    console.log('Both have the same rows, sums and exports.');
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    fail(error.message);
  } finally {
    for (const database of opened) await database.close();
  }
}

const isUrl = (text: string | undefined): text is string =>
  text !== undefined && /^(?:file:|postgres(?:ql)?:\/\/)./.test(text);

if (!isUrl(fromUrl) || !isUrl(toUrl) || more.length > 0)
  fail('usage: npm run -s copy-database -- file:data/madoi.db postgresql://…, or the other way round');
else await run(fromUrl, toUrl);
