/**
 * `node --import tsx src/store/cli/health.ts`: exits with 0 if a bot on this database has beaten within the last minute, which it
 * does only while it is connected to Discord; otherwise prints one line and exits with 1. Never writes.
 */
import { resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import { z } from 'zod';
import { readConfig } from '../../config.ts';
import { isPostgresql } from '../database.ts';

const MAX_AGE_MS = 60_000;

/** A DateTime as Prisma's adapter writes it. */
const beat = z.object({ at: z.iso.datetime({ offset: true }) });

/** @returns milliseconds since the epoch; null before the first beat */
function lastBeat(file: string): number | null {
  const db = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    const row = db.prepare('SELECT at FROM Heartbeat WHERE id = 1').get();
    return row === undefined ? null : Date.parse(beat.parse(row).at);
  } finally {
    db.close();
  }
}

/** @returns why the bot is unhealthy; null where it is healthy */
async function whyUnhealthy(): Promise<string | null> {
  try {
    const { databaseUrl } = readConfig(process.env);
    const at = isPostgresql(databaseUrl)
      ? await (await import('../postgresql/last-beat.ts')).lastBeat(databaseUrl)
      : lastBeat(resolve(databaseUrl.replace(/^file:/, '')));
    if (at === null) return 'the bot has not been connected to Discord yet';
    const age = Date.now() - at;
    return age < MAX_AGE_MS ? null : `the last heartbeat was ${Math.round(age / 1000)} seconds ago`;
  } catch (error) {
    return error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error);
  }
}

const reason = await whyUnhealthy();
if (reason !== null) {
  console.error(reason);
  process.exitCode = 1;
}
