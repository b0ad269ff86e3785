/** Fills a database with copies of one open table, by SQL. */
import Sqlite from 'better-sqlite3';
import { SnowflakeUtil } from 'discord.js';

export interface Copies {
  readonly count: number;
  /** The channels that the copies are spread over. */
  readonly channelIds: readonly string[];
  readonly now: number;
  /** Whether the players of every copy should have been warned by now. Default: none of them. */
  readonly areWarningsDue?: boolean;
}

const DAY_SECONDS = 86_400;

/** The id of the nth copy. */
export const copyId = (index: number): string => `copy${String(index).padStart(6, '0')}`;

/** Copies the only table of a database whose bot is stopped: the ids, channels, messages and deadlines are the copies' own. */
export function fillTables(file: string, { count, channelIds, now, areWarningsDue = false }: Copies): void {
  const db = new Sqlite(file);
  const columns = db
    .prepare<[], { name: string }>("SELECT name FROM pragma_table_info('Table')")
    .all()
    .map(({ name }) => name);
  const deadlineIn = areWarningsDue ? `n % ${DAY_SECONDS - 600}` : `${DAY_SECONDS} + n % 3600`;
  const message = SnowflakeUtil.generate({ timestamp: now }).toString();
  const replaced: Readonly<Record<string, string>> = {
    id: "printf('copy%06d', n)",
    channelId: '(SELECT value FROM json_each(:channels) WHERE key = n % json_array_length(:channels))',
    messageId: `cast(${message} + n AS TEXT)`,
    pingId: 'NULL',
    // Nobody is told any more that a table has started.
    hand: '2',
    turnSeconds: String(DAY_SECONDS),
    deadline: `strftime('%Y-%m-%dT%H:%M:%f+00:00', :seconds + ${deadlineIn}, 'unixepoch')`,
  };
  const names = columns.map((name) => `"${name}"`).join();
  const values = columns.map((name) => replaced[name] ?? `t."${name}"`).join();
  const series =
    'WITH RECURSIVE series(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM series WHERE n + 1 < :count)';
  db.transaction(() => {
    const template = db.prepare<[], { id: string }>('SELECT id FROM "Table"').get()!;
    db.prepare(
      `${series} INSERT INTO "Table" (${names}) SELECT ${values} FROM series, "Table" t WHERE t.id = :id`,
    ).run({
      count,
      id: template.id,
      channels: JSON.stringify(channelIds),
      seconds: Math.floor(now / 1000) + 600,
    });
    const seat = '"index", "userId", "name", "salt", "missed", "away"';
    db.prepare(
      `${series} INSERT INTO "Seat" ("tableId", ${seat})
       SELECT printf('copy%06d', n), ${seat} FROM series, "Seat" WHERE "tableId" = :id`,
    ).run({ count, id: template.id });
    db.prepare(
      `${series} INSERT INTO "Hand" ("tableId", "number") SELECT printf('copy%06d', n), 2 FROM series`,
    ).run({ count });
  })();
  db.close();
}
