/** Fills a database with a book of many years, in plain SQL: playing the hands would take too long. */
import Sqlite from 'better-sqlite3';
import { migrate } from '../../src/store/migrate.ts';

const FIRST_HAND_AT = Date.UTC(2026, 0, 1);
const HANDS_PER_TABLE = 20;

export interface BookFilling {
  readonly guildId: string;
  readonly players: readonly string[];
  /** The number of the first hand that is written. */
  readonly from: number;
  /** The number behind that of the last one. */
  readonly to: number;
  /** When hand number 0 was played. */
  readonly since?: number;
  readonly msPerHand?: number;
  /** How long the packed moves of a hand are. Default: it has none. */
  readonly moveBytes?: number;
}

/** Writes hands; each posts to four accounts. */
export function fillBook(file: string, filling: BookFilling): void {
  const { guildId, players, from, to, since = FIRST_HAND_AT, msPerHand = 60_000, moveBytes = 0 } = filling;
  const db = new Sqlite(file);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = OFF');
  migrate(db);
  const time = (hand: number): string =>
    new Date(since + hand * msPerHand).toISOString().replace('Z', '+00:00');
  const table = db.prepare(
    `INSERT INTO "Table" (id, guildId, channelId, hostId, game, gameVersion, options, turnSeconds, autoStart, locale,
      phase, version, hand, seq, prompts, totals, seed, createdAt, touchedAt)
    VALUES (?, ?, '1', ?, 'doudizhu', 1, '{}', 0, 0, 'en', 'over', 1, ?, 0, '[]', '[]', '${'0'.repeat(64)}', ?, ?)`,
  );
  const seat = db.prepare(`INSERT INTO Seat (tableId, "index", userId, name, salt) VALUES (?, ?, ?, ?, '')`);
  const playedHand = db.prepare(
    `INSERT INTO Hand (tableId, number, scores, moves, messageId, startedAt, endedAt)
    VALUES (?, ?, ?, ${moveBytes > 0 ? `randomblob(${moveBytes})` : 'NULL'}, ?, ?, ?)`,
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
