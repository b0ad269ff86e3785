/** Custom ids of the list of a server's tables. See `ids.ts` for the grammar. */
import { z } from 'zod';

const tableId = z.string().regex(/^[0-9a-z]{10}$/);
const page = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number);

const showTables = z
  .tuple([z.literal('b'), z.literal('tables'), page])
  .transform(([, , number]) => ({ kind: 'showTables' as const, page: number }));

export const tablesPageId = (number: number): string => `b:tables:${number}`;

/** Takes a seat from the list, or from a message that tells of the lobby; `page` of the list is shown again. */
const joinFromList = z
  .tuple([z.literal('b'), z.literal('join'), tableId, page])
  .transform(([, , table, number]) => ({ kind: 'joinFromList' as const, table, page: number }));

export const joinFromListId = (table: string, number: number): string => `b:join:${table}:${number}`;

export const findingSchemas = { showTables, joinFromList };
