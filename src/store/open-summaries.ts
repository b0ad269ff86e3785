/** Open tables as a start needs them, page by page and without what only play needs. */
import { z } from 'zod';
import { yieldToEventLoop } from '../event-loop.ts';
import { OPEN_PHASES } from '../tables/table.ts';
import { Prisma, type PrismaClient } from './client/client.ts';

/** Reading a page, or moving its times, holds the process for some milliseconds. */
const PAGE_SIZE = 100;

const flag = z.int().transform((value) => value !== 0);
/** Null where there is none, or it cannot be read: reading the whole table tells. */
const time = z
  .string()
  .nullable()
  .transform((text) => {
    const ms = Date.parse(text ?? '');
    return Number.isNaN(ms) ? null : ms;
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
  expires: z.int().nullable().catch(null),
  /** When the vote ends that is open; null: there is none. */
  voteExpires: z.int().nullable().catch(null),
  /** Whether a computer plays a seat. */
  hasComputer: flag,
});
const pages = z.tuple([
  z.object({ page: z.string().transform((text) => z.array(summary).parse(JSON.parse(text))) }),
]);

/** An open table without what only play needs. Times are in milliseconds since the epoch. */
export type OpenSummary = Readonly<z.infer<typeof summary>>;

/** The ids of the next page. Each phase is read from the index by itself: together they would be sorted for each page anew. */
function nextIds(after: string): Prisma.Sql {
  const byPhase = OPEN_PHASES.map(
    (phase) => Prisma.sql`SELECT * FROM (
      SELECT "id" FROM "Table" WHERE "phase" = ${phase} AND "id" > ${after} ORDER BY "id" LIMIT ${PAGE_SIZE}
    )`,
  );
  return Prisma.sql`SELECT "id" FROM (${Prisma.join(byPhase, ' UNION ALL ')}) ORDER BY "id" LIMIT ${PAGE_SIZE}`;
}

const readPage = async (prisma: PrismaClient, after: string): Promise<OpenSummary[]> => {
  const rows = await prisma.$queryRaw`
    SELECT json_group_array(json_object(
      'id', t."id", 'guildId', t."guildId", 'channelId', t."channelId", 'messageId', t."messageId",
      'version', t."version", 'hand', t."hand", 'phase', t."phase", 'turnSeconds', t."turnSeconds", 'pauseSeconds', t."pauseSeconds",
      'deadline', t."deadline", 'called', t."called", 'warned', t."warned", 'closesAt', t."closesAt", 'touchedAt', t."touchedAt",
      'expires', CASE WHEN json_valid(t."ending") THEN t."ending" ->> 'expires' END,
      'voteExpires', CASE WHEN json_valid(t."vote") THEN t."vote" ->> 'expires' END,
      'hasComputer', EXISTS (SELECT 1 FROM "Seat" s WHERE s."tableId" = t."id" AND (s."userId" IS NULL OR s."away"))
    ) ORDER BY t."id") AS "page"
    FROM (${nextIds(after)}) n JOIN "Table" t ON t."id" = n."id"`;
  return pages.parse(rows)[0].page;
};

/** All open tables, page by page, in the order of their ids. */
export async function* openSummaries(prisma: PrismaClient): AsyncGenerator<readonly OpenSummary[]> {
  for (let after = ''; ; ) {
    await yieldToEventLoop();
    const page = await readPage(prisma, after);
    if (page.length > 0) yield page;
    if (page.length < PAGE_SIZE) return;
    after = page.at(-1)!.id;
  }
}
