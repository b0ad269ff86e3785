/**
 * `npm run -s load:retention -- 100000`: fills a database with so many finished tables, and deletes their plays, or with
 * `--server` everything of their server, as the daily job does. With `--person` a member is erased who sat at every one of
 * them. Prints one JSON line: how much each batch deleted, how long each step took (of a person: each write), and the longest
 * time that the event loop was held.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { systemClock } from '../../src/clock.ts';
import { type Metrics, noMetrics } from '../../src/metrics/metrics.ts';
import { databaseTime } from '../../src/store/database-time.ts';
import { openStore } from '../../src/store/index.ts';
import { DAY_MS } from '../../src/store/retention.ts';

const count = Number(process.argv[2] ?? 10_000);
const isServer = process.argv.includes('--server');
const isPerson = process.argv.includes('--person');
const PERSON = 'u0';
/** A state of a person's tables is of no interest. */
const STATE_BYTES = isPerson ? 10 : 2_500;
const MOVES = 30;
const GUILD = '900000000000000001';

const folder = mkdtempSync(join(tmpdir(), 'madoi-load-'));
const file = join(folder, 'madoi.db');
const now = systemClock.now();
await (await openStore(`file:${file}`)).close();

/** Tables with a state of 5,000 characters, four seats, a hand that was paid, and its moves. */
function fill(): void {
  const db = new Sqlite(file);
  const series = (length: number) =>
    `WITH RECURSIVE series(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM series WHERE n < ${length})`;
  const touchedAt = databaseTime(now - 500 * DAY_MS);
  db.pragma('foreign_keys = OFF');
  db.transaction(() => {
    db.exec(`${series(count)} INSERT INTO "Table" ("id", "guildId", "channelId", "hostId", "game", "gameVersion", "options",
        "turnSeconds", "autoStart", "locale", "phase", "version", "hand", "seq", "state", "prompts", "totals", "seed", "touchedAt")
      SELECT printf('copy%06d', n), '${GUILD}', 'c' || n % 50, 'u' || n % 500, 'doudizhu', 1, '{}', 180, 0, 'ja', 'over', 40, 1,
        ${MOVES}, '"' || hex(randomblob(${STATE_BYTES})) || '"', '[0,0,0,0]', '[1,1,-1,-1]', hex(randomblob(32)), '${touchedAt}' FROM series`);
    db.exec(`${series(4)} INSERT INTO "Seat" ("tableId", "index", "userId", "name", "salt")
      SELECT t."id", n - 1, 'u' || (t.rowid * 7 + n) % 500, 'name', hex(randomblob(9)) FROM "Table" t, series`);
    db.exec(
      `INSERT INTO "Hand" ("tableId", "number", "carry", "scores", "endedAt") SELECT "id", 1, '{}', '[1,1,-1,-1]', "touchedAt" FROM "Table"`,
    );
    db.exec(`${series(MOVES)} INSERT INTO "Move" ("tableId", "seq", "hand", "seat", "action", "by")
      SELECT t."id", n, 1, n % 4, '{"do":"play","cards":[1,2,3]}', 'u' || n FROM "Table" t, series`);
    db.exec(`${series(500)} INSERT INTO "Account" ("guildId", "book", "holder", "name", "total", "hands", "last", "change", "changedAt")
      SELECT '${GUILD}', 'chips', 'u' || n, 'name', 0, 0, 0, 0, '${touchedAt}' FROM series`);
    db.exec(
      `INSERT INTO "Entry" ("guildId", "book", "kind", "tableId", "hand", "at") SELECT "guildId", 'chips', 'hand', "id", 1, "touchedAt" FROM "Table"`,
    );
    db.exec(`${series(4)} INSERT INTO "Posting" ("entryId", "accountId", "amount")
      SELECT e."id", (e."id" * 7 + n) % 500 + 1, n - 2 FROM "Entry" e, series`);
    if (isPerson) {
      db.exec(`UPDATE "Seat" SET "userId" = '${PERSON}' WHERE "index" = 0`);
      db.exec(`UPDATE "Move" SET "by" = '${PERSON}' WHERE "seq" % 4 = 0`);
      db.exec(`UPDATE "Account" SET "holder" = '${PERSON}' WHERE "id" = 1`);
      db.exec(
        `INSERT OR IGNORE INTO "Posting" ("entryId", "accountId", "amount") SELECT "id", 1, 0 FROM "Entry"`,
      );
    }
  })();
  db.close();
}
fill();

let longestHoldMs = 0;
let lastTurn = performance.now();
const watch = setInterval(() => {
  longestHoldMs = Math.max(longestHoldMs, performance.now() - lastTurn - 1);
  lastTurn = performance.now();
}, 1);

const steps: number[] = [];
/** The time of each write. */
const metrics: Metrics = {
  ...noMetrics,
  startCommit: () => {
    const startedAt = performance.now();
    return () => {
      if (isPerson) steps.push(performance.now() - startedAt);
    };
  },
};
const store = await openStore(`file:${file}`, systemClock, metrics);
const batches: { readonly rows: number; readonly ms: number }[] = [];
async function measure(work: AsyncGenerator<object>): Promise<void> {
  for (;;) {
    const startedAt = performance.now();
    const { done, value } = await work.next();
    const ms = performance.now() - startedAt;
    if (done) return;
    const rows = Object.values(value as Record<string, number>).reduce((sum, number) => sum + number, 0);
    if (rows > 0) batches.push({ rows, ms });
    steps.push(ms);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

const startedAt = performance.now();
const cpu = process.cpuUsage();
if (isServer) {
  await store.departures.markLeft([GUILD], now - 31 * DAY_MS);
  await measure(store.departures.erase(GUILD, now - 30 * DAY_MS, now));
} else if (isPerson) await store.people.erase(PERSON, GUILD);
else await measure(store.retention.clearPlays(now));
const seconds = (performance.now() - startedAt) / 1000;
clearInterval(watch);

const at = (share: number, values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) * 10) / 10;
};
const sizes = batches.map(({ rows }) => rows);
const { user, system } = process.cpuUsage(cpu);
console.log(
  JSON.stringify({
    tables: count,
    erased: isServer ? 'server' : isPerson ? 'person' : 'plays',
    batches: batches.length,
    rows: sizes.reduce((sum, rows) => sum + rows, 0),
    rowsPerBatch: { median: at(0.5, sizes), max: at(1, sizes) },
    msPerStep: { median: at(0.5, steps), p99: at(0.99, steps), max: at(1, steps) },
    longestHoldMs: Math.round(longestHoldMs),
    seconds: Math.round(seconds),
    cpuSeconds: Math.round((user + system) / 1e6),
  }),
);
await store.close();
rmSync(folder, { recursive: true, force: true });
