/** The history of a book: its entries in detail, the newest first. */
import { z } from 'zod';
import { ENDED_HOW, type EndedHow } from '../../tables/table.ts';
import { Prisma } from '../client/client.ts';
import type { Db } from '../db.ts';
import { holderInHand } from '../held-seats.ts';
import type { Book, EntryKind, Posting } from '../records.ts';
import { entryIds, type HistoryQuery } from './history-pages.ts';
import { entryKind, integer, timestamp } from './rows.ts';

/** The hand that an entry posts, or whose entry it reverses, and the message that showed it. */
export interface PlayedHand {
  readonly tableId: string;
  readonly number: number;
  readonly game: string;
  readonly channelId: string;
  /** Null if no message was recorded. */
  readonly messageId: string | null;
  /** Whether its plays are kept, and the reader may look at them. */
  readonly mayReview: boolean;
}

export interface EntryDetail {
  readonly id: number;
  readonly kind: EntryKind;
  readonly at: number;
  readonly hand: PlayedHand | null;
  /** Of an unfinished hand: by what right it was ended; null where that is unknown. */
  readonly endedHow: EndedHow | null;
  /** The user who made the entry, or ended the hand; null for a hand that was finished. */
  readonly actor: string | null;
  readonly reason: string | null;
  readonly reverses: number | null;
  /** The entry that reversed this one. */
  readonly reversedBy: number | null;
  /** Of an unfinished hand: the people who sat at the table; the entry has no postings. */
  readonly players: readonly string[];
  /** At most 12: that of the queried account first, then by descending amount. */
  readonly postings: readonly Posting[];
  /** The number of all postings. */
  readonly postingCount: number;
}

export interface HistoryPage {
  readonly entries: readonly EntryDetail[];
  readonly hasNewer: boolean;
  readonly hasOlder: boolean;
}

/** A settlement may have a posting for every account. */
const MAX_POSTINGS = 12;

const row = z
  .object({
    id: integer,
    kind: entryKind,
    at: timestamp,
    tableId: z.string().nullable(),
    number: integer.nullable(),
    game: z.string().nullable(),
    channelId: z.string().nullable(),
    messageId: z.string().nullable(),
    mayReview: z.coerce.boolean(),
    endedHow: z.enum(ENDED_HOW).nullable(),
    actor: z.string().nullable(),
    reason: z.string().nullable(),
    reverses: integer.nullable(),
    reversedBy: integer.nullable(),
    players: z
      .string()
      .transform((text) => JSON.parse(text) as unknown)
      .pipe(z.array(z.string())),
    postings: z
      .string()
      .transform((text) => JSON.parse(text) as unknown)
      .pipe(z.array(z.object({ account: z.string(), amount: z.int() }))),
    postingCount: integer,
  })
  .transform(({ tableId, number, game, channelId, messageId, mayReview, ...entry }): EntryDetail => {
    const played = tableId !== null && number !== null && game !== null && channelId !== null;
    return { ...entry, hand: played ? { tableId, number, game, channelId, messageId, mayReview } : null };
  });

/** Who held a seat `s` in the hand of an entry `e`. */
const HOLDER = holderInHand({ tableId: 'e."tableId"', seat: 's."index"', hand: 'e."hand"' });

const POSTING = { account: Prisma.sql`"holder"`, amount: Prisma.sql`"amount"` };

export function historyStore({ prisma, dialect }: Db) {
  const entryDetails = async (
    ids: readonly number[],
    account: string | null,
    reader: string | null,
  ): Promise<EntryDetail[]> => {
    const rows = await prisma.$queryRaw`
      SELECT e."id", e."kind", e."at", t."id" AS "tableId", h."number", t."game", t."channelId", h."messageId", t."endedHow",
        h."scores" IS NOT NULL AND t."phase" NOT IN ('cleared', 'quarantined') AND (NOT t."private" OR EXISTS (
          SELECT 1 FROM "Invited" i WHERE i."tableId" = t."id" AND i."userId" = ${reader}
        )) AS "mayReview",
        e."actor", e."reason", e."reverses", r."id" AS "reversedBy",
        (SELECT ${dialect.jsonList(HOLDER, Prisma.sql`s."index"`)} FROM "Seat" s
          WHERE e."kind" = 'unfinished' AND s."tableId" = e."tableId" AND ${HOLDER} IS NOT NULL) AS "players",
        (SELECT ${dialect.jsonList(dialect.jsonObject(POSTING))} FROM (
          SELECT a."holder", p."amount" FROM "Posting" p JOIN "Account" a ON a."id" = p."accountId"
          WHERE p."entryId" = e."id"
          ORDER BY a."holder" = ${account} DESC, p."amount" DESC, a."id" LIMIT ${MAX_POSTINGS}
        ) shown) AS "postings",
        (SELECT count(*) FROM "Posting" p WHERE p."entryId" = e."id") AS "postingCount"
      FROM "Entry" e
      LEFT JOIN "Entry" r ON r."reverses" = e."id"
      LEFT JOIN "Entry" o ON o."id" = coalesce(e."reverses", e."id")
      LEFT JOIN "Table" t ON t."id" = o."tableId"
      LEFT JOIN "Hand" h ON h."tableId" = o."tableId" AND h."number" = o."hand"
      WHERE e."id" IN ${dialect.integers(ids)} ORDER BY e."id" DESC`;
    return z.array(row).parse(rows);
  };

  return {
    async history(guildId: string, book: Book, query: HistoryQuery): Promise<HistoryPage> {
      const ids = await entryIds(prisma, guildId, book, query);
      const more = ids.length > query.count;
      const entries = await entryDetails(ids.slice(0, query.count), query.account, query.reader ?? null);
      return query.after === undefined
        ? { entries, hasOlder: more, hasNewer: query.before !== undefined }
        : { entries, hasOlder: true, hasNewer: more };
    },

    /** Null if the server's books have no entry of that number. */
    async entry(guildId: string, id: number): Promise<EntryDetail | null> {
      const found = await prisma.entry.findFirst({ where: { id, guildId }, select: { id: true } });
      return found && ((await entryDetails([id], null, null))[0] ?? null);
    },
  };
}
