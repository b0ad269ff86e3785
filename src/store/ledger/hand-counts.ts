/** How many hands a book has between two of its entries. */
import { z } from 'zod';
import { yieldToEventLoop } from '../../event-loop.ts';
import { Prisma } from '../client/client.ts';
import type { Db } from '../db.ts';
import type { Book } from '../records.ts';
import { integer } from './rows.ts';

/** A query blocks the process for some milliseconds. */
const ENTRIES_PER_PAGE = 20_000;

const pageRow = z.tuple([z.object({ hands: integer, last: integer.nullable() })]);

/** Hands of the entries after one, up to another; reversed ones are counted, too. */
export async function countHands(
  read: Db['read'],
  {
    guildId,
    book,
    after,
    through,
  }: { readonly guildId: string; readonly book: Book; readonly after: number; readonly through: number },
): Promise<number> {
  let count = 0;
  for (let begin = after; ; ) {
    const rows = await read(Prisma.sql`
      SELECT count(*) AS "hands", max("id") AS "last" FROM (
        SELECT "id" FROM "Entry" WHERE "guildId" = ${guildId} AND "book" = ${book} AND "kind" = 'hand'
          AND "id" > ${begin} AND "id" <= ${through} ORDER BY "id" LIMIT ${ENTRIES_PER_PAGE}) p`);
    const [{ hands, last }] = pageRow.parse(rows);
    count += hands;
    if (hands < ENTRIES_PER_PAGE || last === null) return count;
    begin = last;
    await yieldToEventLoop();
  }
}
