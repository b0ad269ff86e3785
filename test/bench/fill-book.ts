/** Fills a database with a book of many years, in plain SQL: playing the hands would take too long. */
import Sqlite from 'better-sqlite3';
import { migrate } from '../../src/store/migrate.ts';

const FIRST_HAND_AT = Date.UTC(2026, 0, 1);
const HANDS_PER_TABLE = 20;

/** Writes the hands from `from` up to, not including, `to`; each posts to four accounts. */
export function fillBook(
  file: string,
  { guildId, players, from, to }: { guildId: string; players: readonly string[]; from: number; to: number },
): void {
  const db = new Sqlite(file);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = OFF');
  migrate(db);
  const time = (hand: number): string =>
    new Date(FIRST_HAND_AT + hand * 60_000).toISOString().replace('Z', '+00:00');
  const table = db.prepare(
    `INSERT INTO "Table" (id, guildId, channelId, hostId, game, gameVersion, options, turnSeconds, autoStart, locale,
      phase, version, hand, seq, prompts, totals, seed, createdAt, touchedAt)
    VALUES (?, ?, '1', ?, 'doudizhu', 1, '{}', 0, 0, 'en', 'over', 1, ?, 0, '[]', '[]', '${'0'.repeat(64)}', ?, ?)`,
  );
  const seat = db.prepare(`INSERT INTO Seat (tableId, "index", userId, name, salt) VALUES (?, ?, ?, ?, '')`);
  const playedHand = db.prepare(
    'INSERT INTO Hand (tableId, number, scores, messageId, startedAt, endedAt) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const entry = db.prepare(
    `INSERT INTO Entry (guildId, book, kind, tableId, hand, at) VALUES (?, 'chips', 'hand', ?, ?, ?)`,
  );
  const account = db.prepare(
    `INSERT INTO Account (guildId, book, holder, name, total, hands, last, change, changedAt)
    VALUES (?, 'chips', ?, ?, 0, 0, 0, 0, ?) ON CONFLICT DO NOTHING`,
  );
  const posting = db.prepare(
    `INSERT INTO Posting (entryId, accountId, amount)
    VALUES (?, (SELECT id FROM Account WHERE guildId = ? AND book = 'chips' AND holder = ?), ?)`,
  );
  db.transaction(() => {
    for (const [index, player] of players.entries())
      account.run(guildId, player, `プレイヤー${index}`, time(0));
    for (let hand = from; hand < to; hand++) {
      const id = `t${String(Math.floor(hand / HANDS_PER_TABLE)).padStart(9, '0')}`;
      const number = (hand % HANDS_PER_TABLE) + 1;
      const first = Math.floor(hand / HANDS_PER_TABLE) * 7;
      const seated = [0, 1, 2, 3].map((offset) => players[(first + offset) % players.length]!);
      const scores = [3, -1, -1, -1].map((share) => share * (1 + (hand % 9)));
      if (number === 1) {
        table.run(id, guildId, seated[0], HANDS_PER_TABLE, time(hand), time(hand));
        for (const [index, player] of seated.entries()) seat.run(id, index, player, `プレイヤー${index}`);
      }
      playedHand.run(
        id,
        number,
        JSON.stringify(scores),
        String(10n ** 18n + BigInt(hand)),
        time(hand),
        time(hand),
      );
      const { lastInsertRowid } = entry.run(guildId, id, number, time(hand));
      for (const [index, player] of seated.entries())
        posting.run(lastInsertRowid, guildId, player, scores[index]);
    }
    db.exec(
      `UPDATE Account SET (total, hands, last, change, changedAt) = (
        SELECT sum(p.amount), count(*), max(p.entryId), p.amount, e.at
        FROM Posting p JOIN Entry e ON e.id = p.entryId WHERE p.accountId = Account.id
      )`,
    );
  })();
  db.close();
}
