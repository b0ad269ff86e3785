/** Books as large as a community makes them in years, written past the store: nobody wants to wait for the hands. */
import Sqlite from 'better-sqlite3';
import { migrate } from '../../src/store/migrate.ts';

const AT = Date.UTC(2026, 0, 1);
const HANDS_A_TABLE = 20;

/** Hands are numbered from `from`; each pays four accounts. */
export function fillBook(
  file: string,
  { guildId, players, from, to }: { guildId: string; players: readonly string[]; from: number; to: number },
): void {
  const db = new Sqlite(file);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = OFF');
  migrate(db);
  const time = (hand: number): string => new Date(AT + hand * 60_000).toISOString().replace('Z', '+00:00');
  const table = db.prepare(
    `INSERT INTO "Table" (id, guildId, channelId, hostId, game, gameVersion, options, turnSeconds, autoStart, locale,
      phase, version, hand, seq, prompts, totals, seed, createdAt, touchedAt)
    VALUES (?, ?, '1', ?, 'doudizhu', 1, '{}', 0, 0, 'en', 'over', 1, ?, 0, '[]', '[]', '${'0'.repeat(64)}', ?, ?)`,
  );
  const seat = db.prepare(`INSERT INTO Seat (tableId, "index", userId, name, salt) VALUES (?, ?, ?, ?, '')`);
  const played = db.prepare(
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
    for (const [at, player] of players.entries()) account.run(guildId, player, `プレイヤー${at}`, time(0));
    for (let hand = from; hand < to; hand++) {
      const id = `t${String(Math.floor(hand / HANDS_A_TABLE)).padStart(9, '0')}`;
      const number = (hand % HANDS_A_TABLE) + 1;
      const first = Math.floor(hand / HANDS_A_TABLE) * 7;
      const four = [0, 1, 2, 3].map((of) => players[(first + of) % players.length]!);
      const scores = [3, -1, -1, -1].map((share) => share * (1 + (hand % 9)));
      if (number === 1) {
        table.run(id, guildId, four[0], HANDS_A_TABLE, time(hand), time(hand));
        for (const [of, player] of four.entries()) seat.run(id, of, player, `プレイヤー${of}`);
      }
      played.run(
        id,
        number,
        JSON.stringify(scores),
        String(10n ** 18n + BigInt(hand)),
        time(hand),
        time(hand),
      );
      const { lastInsertRowid } = entry.run(guildId, id, number, time(hand));
      for (const [of, player] of four.entries()) posting.run(lastInsertRowid, guildId, player, scores[of]);
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
