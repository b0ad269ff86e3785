/** What went wrong in a database, whichever engine and client report it. */
import { z } from 'zod';

const coded = z.object({ code: z.string() });

/** The code of SQLite, PostgreSQL or Prisma; null where an error has none. */
const codeOf = (error: unknown): string | null => coded.safeParse(error).data?.code ?? null;

const KEY_TAKEN: readonly string[] = ['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE', '23505'];

/** A unique key is there already, such as that of a move; of a commit alone. */
export const isKeyTaken = (error: unknown): boolean => KEY_TAKEN.includes(codeOf(error) ?? '');
