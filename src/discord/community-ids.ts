/**
 * Custom ids of leaderboards and lists of seasons. See `ids.ts` for the grammar.
 *
 *     b:<game>:<season>:<page>             a page; season is `-` (all time) or the settlement after which it began
 *     b:game:<mark>:<game>                 a choice of a game; a select's value comes last
 *     b:<game>:season:<mark>:<season>      a choice of a season
 *     p:seasons:<book>:<page>
 *     p:season:<book>:<season>:<page>      a page of a season's standings
 *     p:season:<book>:of:<mark>:<season>   a choice of a season
 */
import { z } from 'zod';

const game = z.string().regex(/^[a-z-]{1,24}$/);
const book = z.string().regex(/^[a-z-]{1,30}$/);
const mark = z.string().regex(/^\d{1,6}$/);
const page = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number);
const sinceSettlement = z
  .string()
  .regex(/^\d{1,16}$/)
  .transform(Number)
  .refine(Number.isSafeInteger);
const season = z.union([z.literal('-').transform(() => null), sinceSettlement]);

/** A page of a game's leaderboard. */
export interface LeaderboardRequest {
  readonly game: string;
  /** The settlement after which the season began; null: all time. */
  readonly since: number | null;
  /** From 0. */
  readonly page: number;
}

const leaderboard = z
  .union([
    z.tuple([z.literal('b'), game, season, page]).transform(([, id, since, number]) => ({
      game: id,
      since,
      page: number,
    })),
    z
      .tuple([z.literal('b'), z.literal('game'), mark, game])
      .transform(([, , , id]) => ({ game: id, since: null, page: 0 })),
    z
      .tuple([z.literal('b'), game, z.literal('season'), mark, season])
      .transform(([, id, , , since]) => ({ game: id, since, page: 0 })),
  ])
  .transform((request) => ({ kind: 'leaderboard' as const, ...request }));

const seasonField = (since: number | null): string => (since === null ? '-' : String(since));

export const leaderboardPageId = ({ game: id, since, page: number }: LeaderboardRequest): string =>
  `b:${id}:${seasonField(since)}:${number}`;

/** The select's values are ids of games. @param nonce digits that differ from one rendering to the next */
export const gameChoiceId = (nonce: string): string => `b:game:${nonce}`;

/** The select's values are those of `seasonValue`. */
export const seasonChoiceId = (id: string, nonce: string): string => `b:${id}:season:${nonce}`;

export const seasonValue = seasonField;

const seasonsPage = z
  .tuple([z.literal('p'), z.literal('seasons'), book, page])
  .transform(([, , name, number]) => ({ kind: 'seasonsPage' as const, book: name, page: number }));

export const seasonsPageId = (name: string, number: number): string => `p:seasons:${name}:${number}`;

/** A page of a season's standings. */
export interface SeasonRequest {
  readonly book: string;
  /** The settlement after which the season began; 0: it is the first. */
  readonly since: number;
  /** From 0. */
  readonly page: number;
}

const seasonStandings = z
  .union([
    z
      .tuple([z.literal('p'), z.literal('season'), book, sinceSettlement, page])
      .transform(([, , name, since, number]) => ({ book: name, since, page: number })),
    z
      .tuple([z.literal('p'), z.literal('season'), book, z.literal('of'), mark, sinceSettlement])
      .transform(([, , name, , , since]) => ({ book: name, since, page: 0 })),
  ])
  .transform((request) => ({ kind: 'seasonStandings' as const, ...request }));

export const seasonPageId = ({ book: name, since, page: number }: SeasonRequest): string =>
  `p:season:${name}:${since}:${number}`;

/** The select's values are those of `seasonValue`. @param nonce digits that differ from one rendering to the next */
export const seasonStandingsId = (name: string, nonce: string): string => `p:season:${name}:of:${nonce}`;

export const communitySchemas = { leaderboard, seasonsPage, seasonStandings };
