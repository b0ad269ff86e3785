/**
 * The open tables as a start needs them, page by page and without what only play needs. Their deadlines are moved on the
 * way, so that players get back the time that the process was down.
 */
import { z } from 'zod';
import { breathe } from '../breath.ts';
import { OPEN_PHASES } from '../tables/table.ts';
import { Prisma, type PrismaClient } from './client/client.ts';
import type { Write } from './writes.ts';

/** Reading or moving a page holds the process for some milliseconds. */
const PAGE_SIZE = 100;

const PHASES = Prisma.join([...OPEN_PHASES]);

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
  deadline: time,
  warned: flag,
  closesAt: time,
  touchedAt: time,
  /** Whether the host has asked for anything about the end of the hand. */
  hasEnding: flag,
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
      'version', t."version", 'hand', t."hand", 'phase', t."phase", 'turnSeconds', t."turnSeconds",
      'deadline', t."deadline", 'warned', t."warned", 'closesAt', t."closesAt", 'touchedAt', t."touchedAt",
      'hasEnding', t."ending" IS NOT NULL,
      'hasComputer', EXISTS (SELECT 1 FROM "Seat" s WHERE s."tableId" = t."id" AND (s."userId" IS NULL OR s."away"))
    ) ORDER BY t."id") AS "page"
    FROM (${nextIds(after)}) n JOIN "Table" t ON t."id" = n."id"`;
  return pages.parse(rows)[0].page;
};

/** SQLite's own arithmetic: a row is not read to be written again. */
const moveDeadlines = (prisma: PrismaClient, write: Write, after: string, last: string, laterMs: number) =>
  write(
    () => prisma.$executeRaw`
      UPDATE "Table" SET "deadline" = strftime('%Y-%m-%dT%H:%M:%f+00:00', "deadline", ${`${laterMs / 1000} seconds`})
      WHERE "phase" IN (${PHASES}) AND "id" > ${after} AND "id" <= ${last} AND "deadline" IS NOT NULL`,
  );

/**
 * Moves the deadlines of all open tables, and lists these page by page, in the order of their ids. Nothing else may
 * write to a table before its page.
 */
export async function* recoverOpenTables(
  prisma: PrismaClient,
  write: Write,
  laterMs: number,
): AsyncGenerator<readonly OpenSummary[]> {
  for (let after = ''; ; ) {
    await breathe();
    const page = await readPage(prisma, after);
    const last = page.at(-1);
    if (!last) return;
    if (laterMs !== 0) await moveDeadlines(prisma, write, after, last.id, laterMs);
    yield page.map((table) =>
      table.deadline === null ? table : { ...table, deadline: table.deadline + laterMs },
    );
    if (page.length < PAGE_SIZE) return;
    after = last.id;
  }
}
