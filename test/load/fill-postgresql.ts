/** Fills a database of PostgreSQL with copies of one open table, by SQL. */
import { SnowflakeUtil } from 'discord.js';
import { Client } from 'pg';

export interface Place {
  readonly guildId: string;
  readonly channelId: string;
}

const DAY_SECONDS = 86_400;
const COPY_ID = `'copy' || lpad(CAST(n AS text), 6, '0')`;

/** Copies the only table of a database whose bot is stopped: the ids, places, messages and deadlines are the copies' own. */
export async function fillPostgresql(
  url: string,
  { count, places, now }: { readonly count: number; readonly places: readonly Place[]; readonly now: number },
): Promise<void> {
  const message = SnowflakeUtil.generate({ timestamp: now }).toString();
  const replaced: Readonly<Record<string, string>> = {
    id: COPY_ID,
    guildId: 'p."guildId"',
    channelId: 'p."channelId"',
    messageId: `CAST(${message} + n AS text)`,
    pingId: 'NULL',
    // Nobody is told any more that a table has started.
    hand: '2',
    turnSeconds: String(DAY_SECONDS),
    deadline: `to_timestamp(${Math.floor(now / 1000) + DAY_SECONDS} + n % 3600)`,
  };
  const client = new Client({ connectionString: url, options: '-c timezone=UTC' });
  await client.connect();
  try {
    const { rows: columns } = await client.query<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name = 'Table' AND is_identity = 'NO'`,
    );
    const names = columns.map(({ name }) => `"${name}"`).join();
    const values = columns.map(({ name }) => replaced[name] ?? `t."${name}"`).join();
    const series = `generate_series(0, ${count - 1}) n`;
    const template = `(SELECT "id" FROM "Table" WHERE "id" NOT LIKE 'copy%')`;
    const seat = '"index", "userId", "name", "salt", "missed", "away"';
    await client.query('BEGIN');
    await client.query(
      `INSERT INTO "Table" (${names}) SELECT ${values} FROM ${series}
       JOIN unnest(CAST($1 AS text[]), CAST($2 AS text[])) WITH ORDINALITY p("guildId", "channelId", place)
         ON p.place = n % cardinality(CAST($1 AS text[])) + 1
       CROSS JOIN "Table" t`,
      [places.map(({ guildId }) => guildId), places.map(({ channelId }) => channelId)],
    );
    await client.query(
      `INSERT INTO "Seat" ("tableId", ${seat}) SELECT ${COPY_ID}, ${seat} FROM ${series}
       JOIN "Seat" ON "tableId" = ${template}`,
    );
    await client.query(`INSERT INTO "Hand" ("tableId", "number") SELECT ${COPY_ID}, 2 FROM ${series}`);
    await client.query('COMMIT');
    // As the server does by itself after some time.
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
}
