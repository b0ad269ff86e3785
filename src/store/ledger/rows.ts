/** What comes out of the ledger's rows: SQLite's 64-bit integers as numbers, times as milliseconds. */
import { z } from 'zod';
import { type Book, ENTRY_KINDS } from '../records.ts';

/** Fails rather than rounds. */
export const integer = z.union([z.bigint(), z.number()]).transform(Number).pipe(z.int());

export const entryKind = z.enum(ENTRY_KINDS);

export const bookSchema = z.custom<Book>(
  (value) => typeof value === 'string' && /^(?:chips|points|score-.+)$/.test(value),
);

/** As Prisma gives a date, and as it stores one. */
export const timestamp = z.union([z.date(), z.string()]).transform((of) => new Date(of).getTime());
