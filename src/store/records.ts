/** Values that are written to the store and read from it, beside the tables themselves (`src/tables/table.ts`). */
import { z } from 'zod';
import { LEVELS, type Level } from '../game/levels.ts';
import type { ReadableTable } from '../tables/table.ts';

const level = z.enum(LEVELS);

/** The level of a stored move or seat, as far as it has one. @throws {z.ZodError} for another text */
export const storedLevel = (text: string | null): { readonly level?: Level } =>
  text === null ? {} : { level: level.parse(text) };

/** A logged action; its number is the table's `seq` after it. */
export interface MoveRecord {
  readonly seat: number;
  readonly action: unknown;
  /** A user's id, or who chose in their place. */
  readonly by: string;
  /** The version of the computer player that chose it; null: none did. */
  readonly computerVersion: number | null;
  /** How strongly that computer played. Default: as is usual, or none chose it. */
  readonly level?: Level;
}

/**
 * Who chooses where no person does: the computer, the safe choice of a turn that ran out, and the first legal choice where a
 * computer failed.
 */
const AUTOMATIC = ['computer', 'clock', 'fallback'] as const;
export type Automatic = (typeof AUTOMATIC)[number];

export const isAutomatic = (by: string): by is Automatic => AUTOMATIC.some((each) => each === by);

export interface LoggedMove extends MoveRecord {
  readonly seq: number;
  readonly hand: number;
}

/** A server's books, which balance, and the scoreboards of games that do not. */
export type Book = 'chips' | 'points' | `score-${string}`;

/** The kinds of entries: a hand that was played or ended unfinished, or an act of an admin. Unfinished hands and the last three have no postings. */
export const ENTRY_KINDS = [
  'hand',
  'unfinished',
  'adjust',
  'transfer',
  'reverse',
  'settle',
  'close',
  'reopen',
  'export',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export interface Posting {
  readonly account: string;
  readonly amount: number;
  /** The name that opens the account. Default: that of the account's seat at the table. */
  readonly name?: string;
}

/** A posting of a hand. */
export interface HandPosting extends Posting {
  /** The side that the account played on, by its place among the game's sides; null: the hand counts for no rating. */
  readonly side?: number | null;
}

/** What one transition writes, in one database transaction. */
export interface TableUpdate<After extends ReadableTable = ReadableTable> {
  /** The table after the transition, one version up. */
  readonly table: After;
  readonly move?: MoveRecord;
  /** The table's hand begins here, with this carry. */
  readonly begun?: { readonly carry: unknown };
  /** The table's hand ends here; scores by seat. */
  readonly ended?: { readonly scores: readonly number[] };
  readonly entry?: { readonly book: Book; readonly postings: readonly HandPosting[] };
  /** The table's hand ends here unfinished: it pays nothing, and the book keeps a note of it. */
  readonly unfinished?: { readonly book: Book };
  /** The user who gives up a seat here for good. */
  readonly givenUpBy?: string;
}

/** How many tables may be open at once: hosted by one member, in one channel, and in the server. */
export interface TableLimits {
  readonly member: number;
  readonly channel: number;
  readonly server: number;
}

/** Limits as a server's managers chose them; null where they have not chosen one. */
export type ChosenLimits = { readonly [Kind in keyof TableLimits]: TableLimits[Kind] | null };

/** The server, channel and host whose limits apply to a table that is to be opened. Slow tables and all others are counted apart. */
export interface LimitScope {
  readonly guildId: string;
  /** Null: a channel of its own, which is made for it. */
  readonly channelId: string | null;
  readonly hostId: string;
  readonly isSlow: boolean;
}

export interface PanelRecord {
  readonly tableId: string;
  readonly userId: string;
  readonly token: string;
  readonly messageId: string;
  /** Whether it is not the first reply to the interaction whose token edits it: requests then name it by its id. */
  readonly isFollowUp: boolean;
  /** The panel whose place it took, as requests with the same token name it; null once that is deleted. */
  readonly replaces: string | null;
  readonly locale: string;
  readonly expiresAt: number;
  /** Its reader watches the table, without a seat. */
  readonly isWatching: boolean;
}
