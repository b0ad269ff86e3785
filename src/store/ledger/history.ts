/** What is written in a book, entry by entry, the newest first. */
import type { Prisma, PrismaClient } from '../client/client.ts';
import type { Book, EntryKind, Posting } from '../records.ts';
import { amount, kind } from './rows.ts';

/** The hand that an entry posts, and where it was shown. */
export interface PlayedHand {
  readonly tableId: string;
  readonly number: number;
  readonly game: string;
  readonly channelId: string;
  /** Null: its message was never noted. */
  readonly messageId: string | null;
}

export interface Recorded {
  readonly id: number;
  readonly kind: EntryKind;
  readonly at: number;
  readonly hand: PlayedHand | null;
  /** The user who did it; null of a hand. */
  readonly actor: string | null;
  readonly reason: string | null;
  readonly reverses: number | null;
  /** The entry that took this one back. */
  readonly reversedBy: number | null;
  /** The largest first; of many only the first. */
  readonly postings: readonly Posting[];
  readonly postingCount: number;
}

export interface Asked {
  /** Only entries with a posting of this account. */
  readonly account: string | null;
  /** Only entries older than this one, or newer; neither: the newest. */
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  readonly count: number;
}

export interface Excerpt {
  readonly entries: readonly Recorded[];
  readonly newer: boolean;
  readonly older: boolean;
}

/** A settlement may have a posting of everybody. */
const MOST_POSTINGS = 12;

const detail = {
  table: { select: { game: true, channelId: true } },
  reversal: { select: { id: true } },
  postings: {
    orderBy: { amount: 'desc' },
    take: MOST_POSTINGS,
    select: { amount: true, account: { select: { holder: true } } },
  },
  _count: { select: { postings: true } },
} as const satisfies Prisma.EntryInclude;

type Row = Prisma.EntryGetPayload<{ include: typeof detail }>;

export function historyStore(prisma: PrismaClient) {
  /** The messages of the hands of some entries, by entry. */
  const messagesOf = async (rows: readonly Row[]): Promise<Map<string, string | null>> => {
    const hands = rows.flatMap(({ tableId, hand }) =>
      tableId === null || hand === null ? [] : [{ tableId, number: hand }],
    );
    const found = hands.length === 0 ? [] : await prisma.hand.findMany({ where: { OR: hands } });
    return new Map(found.map((of) => [`${of.tableId} ${of.number}`, of.messageId]));
  };

  const recorded = (row: Row, messages: ReadonlyMap<string, string | null>): Recorded => ({
    id: row.id,
    kind: kind.parse(row.kind),
    at: row.at.getTime(),
    hand:
      row.tableId === null || row.hand === null || row.table === null
        ? null
        : {
            tableId: row.tableId,
            number: row.hand,
            ...row.table,
            messageId: messages.get(`${row.tableId} ${row.hand}`) ?? null,
          },
    actor: row.actor,
    reason: row.reason,
    reverses: row.reverses,
    reversedBy: row.reversal?.id ?? null,
    postings: row.postings.map((of) => ({ account: of.account.holder, amount: amount.parse(of.amount) })),
    postingCount: row._count.postings,
  });

  const withDetail = async (ids: readonly number[]): Promise<Recorded[]> => {
    const rows = await prisma.entry.findMany({
      where: { id: { in: [...ids] } },
      orderBy: { id: 'desc' },
      include: detail,
    });
    const messages = await messagesOf(rows);
    return rows.map((row) => recorded(row, messages));
  };

  /** The ids asked for and one more, if there is one more. */
  const idsOf = async (guildId: string, book: Book, asked: Asked): Promise<number[]> => {
    const { account, before, after, count } = asked;
    const id = { ...(before !== undefined && { lt: before }), ...(after !== undefined && { gt: after }) };
    const order = after === undefined ? 'desc' : 'asc';
    if (account === null) {
      const rows = await prisma.entry.findMany({
        where: { guildId, book, id },
        orderBy: { id: order },
        take: count + 1,
        select: { id: true },
      });
      return rows.map((row) => row.id);
    }
    const of = await prisma.account.findUnique({
      where: { guildId_book_holder: { guildId, book, holder: account } },
      select: { id: true },
    });
    if (!of) return [];
    const rows = await prisma.posting.findMany({
      where: { accountId: of.id, entryId: id },
      orderBy: { entryId: order },
      take: count + 1,
      select: { entryId: true },
    });
    return rows.map(({ entryId }) => entryId);
  };

  return {
    async history(guildId: string, book: Book, asked: Asked): Promise<Excerpt> {
      const ids = await idsOf(guildId, book, asked);
      const more = ids.length > asked.count;
      const entries = await withDetail(ids.slice(0, asked.count));
      return asked.after === undefined
        ? { entries, older: more, newer: asked.before !== undefined }
        : { entries, older: true, newer: more };
    },

    /** One entry of a server's books; null: it has none of that number. */
    async entry(guildId: string, id: number): Promise<Recorded | null> {
      const found = await prisma.entry.findFirst({ where: { id, guildId }, select: { id: true } });
      return found && ((await withDetail([id]))[0] ?? null);
    },
  };
}
