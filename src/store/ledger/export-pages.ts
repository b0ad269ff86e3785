/** The entries of a book, page by page, as an export has them. Without Prisma: a thread reads them. */
import { z } from 'zod';
import { entryKind, integer, timestamp } from './rows.ts';

const posting = z.object({ account: z.string(), name: z.string(), amount: z.int() });

const player = posting.omit({ amount: true });

/** A column of JSON. */
const jsonOf = <Value>(schema: z.ZodType<Value>) =>
  z
    .string()
    .transform((text) => JSON.parse(text) as unknown)
    .pipe(schema);

const row = z.object({
  id: integer,
  kind: entryKind,
  at: timestamp,
  tableId: z.string().nullable(),
  hand: integer.nullable(),
  actor: z.string().nullable(),
  /** Of an unfinished hand: by what right it was ended. */
  reason: z.string().nullable(),
  reverses: integer.nullable(),
  postings: jsonOf(z.array(posting)),
  /** Of an unfinished hand: the people who sat at the table; the entry has no postings. */
  players: jsonOf(z.array(player)),
});

/** An entry with all its postings; an account's name is the one it was opened with. */
export type ExportedEntry = Readonly<z.infer<typeof row>>;

/**
 * Yields pages of entries, the oldest first.
 * @param readPage reads the rows of the page that begins after an entry, by its id
 */
export async function* entryPages(
  readPage: (after: number) => Promise<unknown[]>,
): AsyncGenerator<ExportedEntry[]> {
  let after = 0;
  for (;;) {
    const page = z.array(row).parse(await readPage(after));
    const last = page.at(-1);
    if (!last) return;
    yield page;
    after = last.id;
  }
}
