/** What the store keeps of a table, as values; the rows' JSON is parsed here and nowhere else. */
import { z } from 'zod';
import { DEFAULT_LOCALE, LOCALES } from '../game/words.ts';

export const PHASES = ['lobby', 'playing', 'between', 'over', 'cancelled', 'quarantined'] as const;
export type Phase = (typeof PHASES)[number];
/** Phases of a table that goes on by itself or by presses. */
export const OPEN_PHASES: readonly Phase[] = ['lobby', 'playing', 'between'];

export const seatRecord = z.object({
  /** Null: a computer. */
  userId: z.string().nullable(),
  name: z.string(),
  salt: z.string(),
  missed: z.int(),
  away: z.boolean(),
});
export type SeatRecord = Readonly<z.infer<typeof seatRecord>>;

const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.issues.push({ code: 'custom', message: 'not JSON', input: text.length });
    return z.NEVER;
  }
});
const time = z.date().transform((date) => date.getTime());
const numbers = json.pipe(z.array(z.int()));

export const tableRecord = z.object({
  id: z.string(),
  guildId: z.string(),
  channelId: z.string(),
  hostId: z.string(),
  game: z.string(),
  gameVersion: z.int(),
  options: json,
  turnSeconds: z.int(),
  autoStart: z.boolean(),
  locale: z.enum(LOCALES),
  phase: z.enum(PHASES),
  version: z.int(),
  hand: z.int(),
  seq: z.int(),
  state: json.nullable(),
  prompts: numbers,
  carry: json.nullable(),
  totals: numbers,
  seed: z.string().regex(/^[0-9a-f]{64}$/),
  /** Milliseconds since the epoch, as all times here. */
  deadline: time.nullable(),
  warned: z.boolean(),
  messageId: z.string().nullable(),
  pingId: z.string().nullable(),
  rematchOf: z.string().nullable(),
  endedBy: z.string().nullable(),
  createdAt: time,
  touchedAt: time,
  seats: z.array(seatRecord),
});

/** A table set aside is read as far as it can be. */
export const quarantinedRecord = tableRecord.extend({ locale: z.enum(LOCALES).catch(DEFAULT_LOCALE) });

/** A table as it stands. Options, state and carry are the game's; whoever reads them parses them by its schemas. */
export type Table = Readonly<Omit<z.infer<typeof tableRecord>, 'prompts' | 'totals' | 'seats'>> & {
  readonly prompts: readonly number[];
  readonly totals: readonly number[];
  readonly seats: readonly SeatRecord[];
};

/** A move as it is logged; its number is the table's `seq` after it. */
export interface MoveRecord {
  readonly seat: number;
  readonly action: unknown;
  /** A user's id, `computer`, or `clock`. */
  readonly by: string;
}

export interface LoggedMove extends MoveRecord {
  readonly seq: number;
  readonly hand: number;
}

/** A server's books, which balance, and the scoreboards of games that do not. */
export type Book = 'chips' | 'points' | `score-${string}`;

/** What an entry is: a hand that was played, or what an admin did. The last three post nothing. */
export const ENTRY_KINDS = [
  'hand',
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
}

/** Everything one change of a table writes, in one transaction. */
export interface TableUpdate {
  /** The table after it, its version one up. */
  readonly table: Table;
  readonly move?: MoveRecord;
  /** A hand begins: its number is the table's, and what it starts from. */
  readonly begun?: { readonly carry: unknown };
  /** The hand ends. */
  readonly ended?: { readonly scores: readonly number[] };
  readonly entry?: { readonly book: Book; readonly postings: readonly Posting[] };
}

export interface PanelRecord {
  readonly tableId: string;
  readonly userId: string;
  readonly token: string;
  readonly messageId: string;
  readonly locale: string;
  readonly expiresAt: number;
}
