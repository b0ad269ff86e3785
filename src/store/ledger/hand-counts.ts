/** How many hands a book has between two of its entries. */
import { z } from 'zod';
import { yieldToEventLoop } from '../../event-loop.ts';
import { Prisma } from '../client/client.ts';
import type { Db } from '../db.ts';
import type { Book } from '../records.ts';
import { integer } from './rows.ts';

/** A query of SQLite holds the process for some milliseconds. PostgreSQL has a process of its own, and would sort the book for each page. */
const ENTRIES_PER_PAGE = { sqlite: 20_000, postgresql: Number.MAX_SAFE_INTEGER } as const;

const pageRow = z.tuple([z.object({ hands: integer, last: integer.nullable() })]);

/** Hands of the entries after one, up to another; reversed ones are counted, too. */
export async function countHands(
  { dialect, readMany }: Pick<Db, 'dialect' | 'readMany'>,
  {
    guildId,
    book,
    after,
    through,
  }: { readonly guildId: string; readonly book: Book; readonly after: number; readonly through: number },
): Promise<number> {
  const perPage = ENTRIES_PER_PAGE[dialect.engine];
  let count = 0;
  for (let begin = after; ; ) {
    const rows = await readMany(Prisma.sql`
      SELECT count(*) AS "hands", max("id") AS "last" FROM (
        SELECT "id" FROM "Entry" WHERE "guildId" = ${guildId} AND "book" = ${book} AND "kind" = 'hand'
          AND "id" > ${begin} AND "id" <= ${through} ORDER BY "id" LIMIT ${perPage}) p`);
    const [{ hands, last }] = pageRow.parse(rows);
    count += hands;
    if (hands < perPage || last === null) return count;
    begin = last;
    await yieldToEventLoop();
  }
}
