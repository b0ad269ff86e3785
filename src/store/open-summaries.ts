/** Open tables as a start needs them, page by page and without what only play needs. */
import { z } from 'zod';
import { yieldToEventLoop } from '../event-loop.ts';
import type { Shard } from '../shard.ts';
import { OPEN_PHASES } from '../tables/table.ts';
import { Prisma } from './client/client.ts';
import type { Db } from './db.ts';
import { andOnShard } from './on-shard.ts';

/** Reading a page, or moving its times, holds the process for some milliseconds. */
const PAGE_SIZE = 100;

/** SQLite's are numbers. */
const flag = z.coerce.boolean();
/** Null where there is none, or it cannot be read: reading the whole table tells. */
const time = z
  .string()
  .nullable()
  .transform((text) => {
    const ms = Date.parse(text ?? '');
    return Number.isNaN(ms) ? null : ms;
  });
const expiring = z.object({ expires: z.int() });
/** When what a JSON text tells of expires; null where it does not, there is none, or it cannot be read. */
const expiry = z
  .string()
  .nullable()
  .transform((text) => {
    if (text === null) return null;
    try {
      return expiring.safeParse(JSON.parse(text)).data?.expires ?? null;
    } catch {
      return null;
    }
  });
const summary = z.object({
  id: z.string(),
  guildId: z.string(),
  channelId: z.string(),
  messageId: z.string().nullable(),
  version: z.int(),
  hand: z.int(),
  phase: z.enum(OPEN_PHASES),
  turnSeconds: z.int(),
  pauseSeconds: z.int(),
  deadline: time,
  called: flag,
  warned: flag,
  closesAt: time,
  touchedAt: time,
  /** When the host's request to end the hand expires; null: there is none. */
  expires: expiry,
  /** When the vote ends that is open; null: there is none. */
  voteExpires: expiry,
  /** Whether a computer plays a seat. */
  hasComputer: flag,
});
const summaries = z.array(summary);

/** An open table without what only play needs. Times are in milliseconds since the epoch. */
export type OpenSummary = Readonly<z.infer<typeof summary>>;

/** As statements have them. PostgreSQL plans a statement once for all values: with a phase as a value it would expect most tables to be in it. */
export const WRITTEN_PHASES: readonly Prisma.Sql[] = OPEN_PHASES.map((phase) => Prisma.raw(`'${phase}'`));

/** The ids of the next page. Each phase is read from the index by itself: together they would be sorted for each page anew. */
function nextIds(after: string, shard: Shard | null): Prisma.Sql {
  const byPhase = WRITTEN_PHASES.map(
    (phase) => Prisma.sql`SELECT * FROM (
      SELECT "id" FROM "Table" WHERE "phase" = ${phase} AND "id" > ${after} ${andOnShard(shard)} ORDER BY "id" LIMIT ${PAGE_SIZE}
    ) "page"`,
  );
  return Prisma.sql`SELECT "id" FROM (${Prisma.join(byPhase, ' UNION ALL ')}) "open" ORDER BY "id" LIMIT ${PAGE_SIZE}`;
}

const readPage = async (read: Db['read'], shard: Shard | null, after: string): Promise<OpenSummary[]> =>
  summaries.parse(
    await read(Prisma.sql`
      SELECT t."id", t."guildId", t."channelId", t."messageId", t."version", t."hand", t."phase", t."turnSeconds", t."pauseSeconds",
        t."deadline", t."called", t."warned", t."closesAt", t."touchedAt", t."ending" AS "expires", t."vote" AS "voteExpires",
        EXISTS (SELECT 1 FROM "Seat" s WHERE s."tableId" = t."id" AND (s."userId" IS NULL OR s."away")) AS "hasComputer"
      FROM (${nextIds(after, shard)}) n JOIN "Table" t ON t."id" = n."id" ORDER BY t."id"`),
  );

/** All open tables, or those of a shard, page by page, in the order of their ids. */
export async function* openSummaries(
  read: Db['read'],
  shard: Shard | null,
): AsyncGenerator<readonly OpenSummary[]> {
  for (let after = ''; ; ) {
    await yieldToEventLoop();
    const page = await readPage(read, shard, after);
    if (page.length > 0) yield page;
    if (page.length < PAGE_SIZE) return;
    after = page.at(-1)!.id;
  }
}
