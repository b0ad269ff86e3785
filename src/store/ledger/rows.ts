/** Schemas of the ledger's columns: 64-bit integers become numbers, times become milliseconds. */
import { z } from 'zod';
import { type Book, ENTRY_KINDS } from '../records.ts';

/** Fails for an integer that a number would round. */
export const integer = z.union([z.bigint(), z.number()]).transform(Number).pipe(z.int());

/** Greater than the id of any entry. */
export const AFTER_ALL_ENTRIES = Number.MAX_SAFE_INTEGER;

export const entryKind = z.enum(ENTRY_KINDS);

export const bookSchema = z.custom<Book>(
  (value) => typeof value === 'string' && /^(?:chips|points|score-.+)$/.test(value),
);

/** A date as Prisma returns it, or as a raw query reads it. */
export const timestamp = z.union([z.date(), z.string()]).transform((date) => new Date(date).getTime());
