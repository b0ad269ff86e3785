/** Seasons of a book: its periods, each closed by a settlement in force; the last one goes on. */
import { z } from 'zod';
import type { Db } from '../db.ts';
import type { Book, Posting } from '../records.ts';
import { countHands } from './hand-counts.ts';
import { reversedEntries } from './reversals.ts';
import { AFTER_ALL_ENTRIES, integer, timestamp } from './rows.ts';
import { type SeasonKey, writeSeasonName } from './season-names.ts';
import {
  readSeasonRows,
  readSeasonStandings,
  type SeasonOfBook,
  type SeasonStandings,
} from './season-standings.ts';
import type { Page } from './standings.ts';

export interface Season {
  /** Counted from 1. */
  readonly number: number;
  /** Null: it has no name. */
  readonly name: string | null;
  /** The settlement after which it began; 0: it is the first. */
  readonly since: number;
  /** The settlement that closed it; null: it goes on. */
  readonly through: number | null;
  /** When that was. */
  readonly endedAt: number | null;
}

/** A season with what a list of seasons shows of it. */
export interface SeasonSummary extends Season {
  /** When its first entry was made; null: it has none. */
  readonly beganAt: number | null;
  /** Hands that have not been reversed. */
  readonly hands: number;
  /** The first of its standings, at most `MAX_LEADERS`. */
  readonly leaders: readonly Posting[];
}

const MAX_LEADERS = 3;
const LEADERS: Page = { first: 0, count: MAX_LEADERS };
/** Settlements that are read: more than a book has. */
const MAX_SEASONS = 2_000;

const settlementRow = z.object({ id: integer, at: timestamp });
const countRow = z.tuple([z.object({ reversedHands: integer, beganAt: timestamp.nullable() })]);

export function seasonStore({ prisma, dialect, readMany, write }: Db) {
  return {
    /** All seasons of a book, the newest first. */
    async seasons(guildId: string, book: Book): Promise<Season[]> {
      const [rows, names, reversed] = await Promise.all([
        prisma.$queryRaw`
          SELECT "id", "at" FROM "Entry" WHERE "guildId" = ${guildId} AND "book" = ${book} AND "kind" = 'settle'
          ORDER BY "id" LIMIT ${MAX_SEASONS}`,
        prisma.season.findMany({ where: { guildId, book }, take: MAX_SEASONS }),
        reversedEntries(prisma, guildId, [book]),
      ]);
      const nameOf = new Map(names.map(({ since, name }) => [since, name]));
      const settlements = z
        .array(settlementRow)
        .parse(rows)
        .filter(({ id }) => !reversed.has(id));
      const starts = [0, ...settlements.map(({ id }) => id)];
      return starts
        .map((since, index) => ({
          number: index + 1,
          name: nameOf.get(since) ?? null,
          since,
          through: settlements[index]?.id ?? null,
          endedAt: settlements[index]?.at ?? null,
        }))
        .reverse();
    },

    /** @param except accounts that are not ranked */
    async summarizeSeason(
      guildId: string,
      book: Book,
      season: Season,
      except: readonly string[],
    ): Promise<SeasonSummary> {
      const { since: after, through: end } = season;
      const through = end ?? AFTER_ALL_ENTRIES;
      const reversed = dialect.integers([...(await reversedEntries(prisma, guildId, [book]))]);
      const rows = await prisma.$queryRaw`
        SELECT (
          SELECT count(*) FROM "Entry" WHERE "id" IN ${reversed} AND "kind" = 'hand' AND "id" > ${after} AND "id" <= ${through}
        ) AS "reversedHands", (
          SELECT "at" FROM "Entry" WHERE "guildId" = ${guildId} AND "book" = ${book}
            AND "id" > ${after} AND "id" < ${through} ORDER BY "id" LIMIT 1
        ) AS "beganAt"`;
      const [{ reversedHands, beganAt }] = countRow.parse(rows);
      const hands = await countHands({ dialect, readMany }, { guildId, book, after, through });
      return {
        ...season,
        beganAt,
        hands: hands - reversedHands,
        leaders: await readSeasonRows(prisma, { ...season, guildId, book }, except, LEADERS),
      };
    },

    /** @param others accounts that are not ranked */
    seasonStandings: (
      season: SeasonOfBook,
      others: readonly string[],
      page: Page,
    ): Promise<SeasonStandings> => readSeasonStandings(prisma, season, others, page),

    nameSeason: async (key: SeasonKey, name: string): Promise<void> => {
      await write(() => writeSeasonName(prisma, key, name));
    },
  };
}
