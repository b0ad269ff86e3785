/** How the connections beside Prisma's read columns. */
import { types } from 'pg';

const TIMESTAMP = 1114;
const BIGINT = 20;

/** Times as texts, as SQLite has them; integers as numbers where they can be. */
export const columnTypes = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === TIMESTAMP) return (text: string) => `${text.replace(' ', 'T')}+00:00`;
    if (oid === BIGINT)
      return (text: string) => (Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text));
    return types.getTypeParser(oid, format);
  },
};
