/**
 * `node --import tsx src/store/cli/health.ts`: exit 0 where a bot on this database beat within the last minute, which
 * it does only while it is connected to Discord; else one line saying why not, and exit 1. Reads, never writes.
 */
import { resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import { z } from 'zod';
import { readConfig } from '../../config.ts';

const FRESH_MS = 60_000;

/** As Prisma's adapter writes a DateTime. */
const beat = z.object({ at: z.iso.datetime({ offset: true }) });

/** Milliseconds since the epoch; null: it has never beaten. */
function lastBeat(file: string): number | null {
  const db = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    const row = db.prepare('SELECT at FROM Heartbeat WHERE id = 1').get();
    return row === undefined ? null : Date.parse(beat.parse(row).at);
  } finally {
    db.close();
  }
}

/** What is wrong; null: nothing. */
function illness(): string | null {
  try {
    const at = lastBeat(resolve(readConfig(process.env).databaseUrl.replace(/^file:/, '')));
    if (at === null) return 'the bot has not been connected to Discord yet';
    const age = Date.now() - at;
    return age < FRESH_MS ? null : `the last heartbeat was ${Math.round(age / 1000)} seconds ago`;
  } catch (error) {
    return error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error);
  }
}

const why = illness();
if (why !== null) {
  console.error(why);
  process.exitCode = 1;
}
