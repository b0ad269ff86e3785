/** Which entries of a server's books are not in force. */
import { z } from 'zod';
import { yieldToEventLoop } from '../../event-loop.ts';
import type { PrismaClient } from '../client/client.ts';
import type { Book } from '../records.ts';
import { integer } from './rows.ts';

const PAGE_SIZE = 500;

const row = z.object({ id: integer, reverses: integer });

/** The entries that were reversed, and whose reversal was not. */
export async function reversedEntries(
  prisma: PrismaClient,
  guildId: string,
  books: readonly Book[],
): Promise<ReadonlySet<number>> {
  const reversalOf = new Map<number, number>();
  for (const book of books) {
    for (let after = 0; ; ) {
      const found = await prisma.$queryRaw`
        SELECT "id", "reverses" FROM "Entry" WHERE "guildId" = ${guildId} AND "book" = ${book}
          AND "kind" = 'reverse' AND "id" > ${after} ORDER BY "id" LIMIT ${PAGE_SIZE}`;
      const rows = z.array(row).parse(found);
      for (const { id, reverses } of rows) reversalOf.set(reverses, id);
      const last = rows.at(-1);
      if (rows.length < PAGE_SIZE || !last) break;
      after = last.id;
      await yieldToEventLoop();
    }
  }
  // A chain of reversals may be long; its last entry is in force, and every other one before it.
  const reversed = new Set<number>();
  for (const id of [...reversalOf.keys()].toSorted((a, b) => b - a))
    if (!reversed.has(reversalOf.get(id)!)) reversed.add(id);
  return reversed;
}
