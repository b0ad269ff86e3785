/** Custom ids of the list of a server's tables. See `ids.ts` for the grammar. */
import { z } from 'zod';

const tableId = z.string().regex(/^[0-9a-z]{10}$/);
const page = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number);

const showTables = z
  .tuple([z.literal('f'), z.literal('tables'), page])
  .transform(([, , number]) => ({ kind: 'showTables' as const, page: number }));

export const tablesPageId = (number: number): string => `f:tables:${number}`;

/** Takes a seat from the list, or from a message that tells of the lobby; `page` of the list is shown again. */
const joinFromList = z
  .tuple([z.literal('f'), z.literal('join'), tableId, page])
  .transform(([, , table, number]) => ({ kind: 'joinFromList' as const, table, page: number }));

export const joinFromListId = (table: string, number: number): string => `f:join:${table}:${number}`;

/** Opens a panel that watches a table of the list. */
const watchFromList = z
  .tuple([z.literal('f'), z.literal('watch'), tableId])
  .transform(([, , table]) => ({ kind: 'watchFromList' as const, table }));

export const watchFromListId = (table: string): string => `f:watch:${table}`;

const game = z.string().regex(/^[a-z-]{1,24}$/);

/** The select's values are the games of whose lobbies its reader wants to be told. */
const changeWishes = z
  .tuple([z.literal('f'), z.literal('wish'), z.string().regex(/^[0-9a-z]{1,12}$/)], game)
  .transform(([, , , ...games]) => ({ kind: 'changeWishes' as const, games }))
  .refine(({ games }) => games.length <= 25);

/** @param nonce differs from one rendering to the next */
export const wishesId = (nonce: string): string => `f:wish:${nonce}`;

const endWish = z
  .tuple([z.literal('f'), z.literal('off'), game])
  .transform(([, , id]) => ({ kind: 'endWish' as const, game: id }));

export const endWishId = (id: string): string => `f:off:${id}`;

/** Ends all wishes of the presser. */
const endWishes = z
  .tuple([z.literal('f'), z.literal('alloff')])
  .transform(() => ({ kind: 'endWishes' as const }));

export const END_WISHES_ID = 'f:alloff';

/** Opens another game for the people of a table that is over; the select's values are games. */
const playElse = z
  .tuple([z.literal('f'), z.literal('else'), tableId, z.string().regex(/^[0-9a-z]{1,12}$/), game])
  .transform(([, , table, , id]) => ({ kind: 'playElse' as const, table, game: id }));

/** @param nonce differs from one rendering to the next */
export const playElseId = (table: string, nonce: string): string => `f:else:${table}:${nonce}`;

export const findingSchemas = {
  showTables,
  joinFromList,
  watchFromList,
  changeWishes,
  endWish,
  endWishes,
  playElse,
};
