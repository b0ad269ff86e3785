/** Writes hands into a server's ledger in plain SQL: through the store, each would wait for the disk. */
import type { RatedHand } from '../../src/store/ledger/rated-hands.ts';
import { migrate } from '../../src/store/migrate.ts';
import { isOnPostgresql, openRaw } from '../store/raw.ts';

const FIRST_HAND_AT = Date.UTC(2026, 0, 1);

/** Each hand is at a table of its own; its entry has the id that the hand has. @param file a path, or the URL of the database */
export function writeRatedBook(file: string, guildId: string, hands: readonly RatedHand[]): void {
  const db = openRaw(file);
  if (!isOnPostgresql) {
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = OFF');
    migrate(db);
  }
  const time = (id: number): string =>
    new Date(FIRST_HAND_AT + id * 60_000).toISOString().replace('Z', '+00:00');
  const table = db.prepare(
    `INSERT INTO "Table" (id, guildId, channelId, hostId, game, gameVersion, options, turnSeconds, autoStart, locale,
      phase, version, hand, seq, prompts, totals, seed, createdAt, touchedAt)
    VALUES (?, ?, '1', 'host', ?, 1, '{}', 0, false, 'en', 'over', 1, 1, 0, '[]', '[]', '${'0'.repeat(64)}', ?, ?)`,
  );
  const entry = db.prepare(
    `INSERT INTO Entry (id, guildId, book, kind, tableId, hand, at) VALUES (?, ?, 'points', 'hand', ?, 1, ?)`,
  );
  const account = db.prepare(
    `INSERT INTO Account (guildId, book, holder, name, total, hands, last, change, changedAt)
    VALUES (?, 'points', ?, ?, 0, 0, 0, 0, ?) ON CONFLICT DO NOTHING`,
  );
  const posting = db.prepare(
    `INSERT INTO Posting (entryId, accountId, amount, side)
    VALUES (?, (SELECT id FROM Account WHERE guildId = ? AND book = 'points' AND holder = ?), ?, ?)`,
  );
  db.transaction(() => {
    for (const { id, game, postings } of hands) {
      const tableId = `t${String(id).padStart(9, '0')}`;
      table.run(tableId, guildId, game, time(id), time(id));
      entry.run(id, guildId, tableId, time(id));
      for (const { account: holder, amount, side } of postings) {
        account.run(guildId, holder, holder, time(id));
        posting.run(id, guildId, holder, amount, side);
      }
    }
  })();
  // Ids that are given are not counted there.
  if (isOnPostgresql)
    db.prepare(`SELECT setval(pg_get_serial_sequence('"Entry"', 'id'), (SELECT max(id) FROM Entry))`).get();
  db.close();
}
