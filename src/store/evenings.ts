/** Evenings that go on, and those whose recap is still to be posted. */
import { z } from 'zod';
import type { Shard } from '../shard.ts';
import { Prisma } from './client/client.ts';
import { guildLock } from './commit.ts';
import { databaseTime } from './database-time.ts';
import type { Db } from './db.ts';
import { EVENING_GAP_MS } from './evening-hands.ts';
import { holderInHand } from './held-seats.ts';
import { reversedEntries } from './ledger/reversals.ts';
import { bookSchema, integer, timestamp } from './ledger/rows.ts';
import { andOnShard } from './on-shard.ts';
import type { Book } from './records.ts';

export interface Evening {
  readonly id: number;
  readonly guildId: string;
  readonly channelId: string;
  readonly startedAt: number;
  /** Hands ended in it. */
  readonly hands: number;
  /** When it ended, or ends by itself. */
  readonly due: number;
  /** It was ended by a command, which asks for its recap. */
  readonly isAsked: boolean;
}

const jsonOf = <Value>(schema: z.ZodType<Value>) =>
  z
    .string()
    .transform((text) => JSON.parse(text) as unknown)
    .pipe(schema);

const handRow = z.object({
  tableId: z.string(),
  hand: integer,
  game: z.string(),
  options: jsonOf(z.unknown()),
  channelId: z.string(),
  messageId: z.string().nullable(),
  /** Of a private table. */
  isPrivate: z.coerce.boolean(),
  endedAt: timestamp,
  scores: jsonOf(z.array(z.int())),
  /** By seat, who held it when the hand began; null: a computer. */
  users: jsonOf(z.array(z.string().nullable())),
  entry: integer.nullable(),
  book: bookSchema.nullable(),
});

/** A hand of an evening. `book` is null where it is in no book: the book was closed, or its entry was reversed. */
export type PlayedHand = Readonly<Omit<z.infer<typeof handRow>, 'entry'>>;

/** Who held a seat `s` in a hand `p`. */
const HOLDER = holderInHand({ tableId: 'p."tableId"', seat: 's."index"', hand: 'p."hand"' });

const scoresRow = z.object({ scores: jsonOf(z.array(z.int())) });

/** Hands that tell what a game's usual gains and losses are, and entries of its book in which they are looked for. */
const USUAL_HANDS = 200;
const SEARCHED_ENTRIES = 1_000;
/** Recaps that are posted at once; the rest comes with the next sweep. */
const MAX_DUE = 50;

const eveningOf = (row: {
  id: number;
  guildId: string;
  channelId: string;
  startedAt: Date;
  due: Date;
  hands: number;
  asked: boolean;
}): Evening => ({
  id: row.id,
  guildId: row.guildId,
  channelId: row.channelId,
  hands: row.hands,
  startedAt: row.startedAt.getTime(),
  due: row.due.getTime(),
  isAsked: row.asked,
});

const idRows = z.array(z.object({ id: integer }).transform(({ id }) => id));

const dueIds = async (read: Db['read'], shard: Shard | null, now: number): Promise<number[]> =>
  idRows.parse(
    await read(Prisma.sql`
      SELECT "id" FROM "Evening" WHERE "due" <= ${databaseTime(now)} ${andOnShard(shard)}
      ORDER BY "due" LIMIT ${MAX_DUE}`),
  );

/** @param shard whose evenings are found when they are due; null: those of all servers */
export const createEveningStore = (
  { prisma, dialect, read, write, holding }: Db,
  shard: Shard | null = null,
) => ({
  /** Begins an evening in a channel. @returns the one that goes on there, and whether it is new */
  async start(
    { guildId, channelId }: Pick<Evening, 'guildId' | 'channelId'>,
    now: number,
  ): Promise<{ readonly evening: Evening; readonly isNew: boolean }> {
    const data = {
      guildId,
      channelId,
      running: channelId,
      startedAt: new Date(now),
      due: new Date(now + EVENING_GAP_MS),
      hands: 0,
    };
    return holding(guildLock(guildId), async (tx) => {
      await tx.evening.updateMany({
        where: { running: channelId, due: { lte: new Date(now) } },
        data: { running: null },
      });
      const running = await tx.evening.findUnique({ where: { running: channelId } });
      if (running) return { evening: eveningOf(running), isNew: false };
      return { evening: eveningOf(await tx.evening.create({ data })), isNew: true };
    });
  },

  /** Ends a channel's evening; its recap is due. @returns null where none goes on */
  async end(channelId: string, now: number): Promise<Evening | null> {
    const goesOn = await prisma.evening.findUnique({
      where: { running: channelId },
      select: { guildId: true },
    });
    if (!goesOn) return null;
    return holding(guildLock(goesOn.guildId), async (tx) => {
      const running = await tx.evening.findUnique({ where: { running: channelId } });
      if (!running) return null;
      const data = { running: null, due: new Date(now), asked: true };
      return eveningOf(await tx.evening.update({ where: { id: running.id }, data }));
    });
  },

  /** Evenings that have ended, by a command or by themselves: their recaps are due. */
  async due(now: number): Promise<Evening[]> {
    const where = { id: { in: await dueIds(read, shard, now) } };
    const found = await prisma.evening.findMany({ where, orderBy: { due: 'asc' } });
    if (found.some(({ running }) => running !== null))
      await write(() =>
        prisma.evening.updateMany({ where: { ...where, running: { not: null } }, data: { running: null } }),
      );
    return found.map(eveningOf);
  },

  /** @returns null where its recap has been posted */
  async find(id: number): Promise<Evening | null> {
    const row = await prisma.evening.findUnique({ where: { id } });
    return row && eveningOf(row);
  },

  /** Its hands in the order in which they ended. */
  async hands(id: number): Promise<PlayedHand[]> {
    const found = await prisma.$queryRaw`
      SELECT p."tableId", p."hand", t."game", t."options", t."channelId", t."private" AS "isPrivate", h."messageId", h."endedAt", h."scores",
        (SELECT ${dialect.jsonList(HOLDER, Prisma.sql`s."index"`)} FROM "Seat" s WHERE s."tableId" = t."id") AS "users",
        e."id" AS "entry", e."book"
      FROM "EveningHand" p JOIN "Table" t ON t."id" = p."tableId"
      JOIN "Hand" h ON h."tableId" = p."tableId" AND h."number" = p."hand"
      LEFT JOIN "Entry" e ON e."tableId" = p."tableId" AND e."hand" = p."hand"
      WHERE p."eveningId" = ${id} AND h."scores" IS NOT NULL ORDER BY h."endedAt", p."tableId", p."hand"`;
    const rows = z.array(handRow).parse(found);
    const books = [...new Set(rows.flatMap(({ book }) => (book === null ? [] : [book])))];
    const evening = await prisma.evening.findUnique({ where: { id }, select: { guildId: true } });
    const reversed = await reversedEntries(prisma, evening?.guildId ?? '', books);
    return rows.map(({ entry, ...hand }) =>
      entry !== null && reversed.has(entry) ? { ...hand, book: null } : hand,
    );
  },

  /** By hand, the scores of a game's latest hands in a book; at most `USUAL_HANDS`. */
  async latestScores(guildId: string, book: Book, game: string): Promise<(readonly number[])[]> {
    const found = await prisma.$queryRaw`
      SELECT h."scores" FROM (
        SELECT "tableId", "hand" FROM "Entry" WHERE "guildId" = ${guildId} AND "book" = ${book} AND "kind" = 'hand'
        ORDER BY "id" DESC LIMIT ${SEARCHED_ENTRIES}
      ) e JOIN "Table" t ON t."id" = e."tableId"
      JOIN "Hand" h ON h."tableId" = e."tableId" AND h."number" = e."hand"
      WHERE t."game" = ${game} AND h."scores" IS NOT NULL LIMIT ${USUAL_HANDS}`;
    return z
      .array(scoresRow)
      .parse(found)
      .map(({ scores }) => scores);
  },

  /** Deletes an evening; the hands stay where they are. */
  async remove(id: number): Promise<void> {
    await write(() => prisma.evening.deleteMany({ where: { id } }));
  },
});
