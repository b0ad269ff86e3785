/** When the books of a server were closed. */
import { z } from 'zod';
import { Prisma } from '../client/client.ts';
import type { Db } from '../db.ts';
import { booksOf } from './acts.ts';
import { timestamp } from './rows.ts';

/** From one of these times to the other a book took no hands. */
interface Closure {
  readonly book: string;
  readonly from: number;
  readonly to: number;
}

/** A hand ends and a book is closed by two clocks of one process, each a moment before it is written. */
const TOLERANCE_MS = 60_000;

const acts = z.array(z.object({ book: z.string(), kind: z.enum(['close', 'reopen']), at: timestamp }));

export async function bookClosures(
  { prisma, dialect }: Pick<Db, 'prisma' | 'dialect'>,
  guildId: string,
): Promise<Closure[]> {
  const rows = await prisma.$queryRaw`
    WITH RECURSIVE ${booksOf(dialect, [guildId])}
    SELECT e."book", e."kind", e."at" FROM "books" b CROSS JOIN "Entry" e
    WHERE e."guildId" = b."guildId" AND e."book" = b."book" AND e."kind" IN (${Prisma.join(['close', 'reopen'])})
    ORDER BY e."id"`;
  const closures = new Map<string, Closure>();
  const ended: Closure[] = [];
  for (const { book, kind, at } of acts.parse(rows)) {
    const open = closures.get(book);
    if (kind === 'close') closures.set(book, { book, from: at, to: Number.POSITIVE_INFINITY });
    else if (open) {
      ended.push({ ...open, to: at });
      closures.delete(book);
    }
  }
  return [...ended, ...closures.values()];
}

/** The books that were closed about then. */
export const closedAt = (closures: readonly Closure[], time: Date | null): string[] =>
  time === null
    ? []
    : closures
        .filter(({ from, to }) => from - TOLERANCE_MS <= +time && +time <= to + TOLERANCE_MS)
        .map(({ book }) => book);
