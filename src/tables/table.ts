/**
 * What a table is, phase by phase. Transitions (`lobby.ts`, `play.ts`) are the only code that leads from one phase to
 * another; the store reads and writes these values and knows nothing else of tables.
 */
import type { Level } from '../game/levels.ts';
import type { Locale } from '../game/words.ts';

const PHASES = ['lobby', 'playing', 'between', 'over', 'cancelled', 'quarantined', 'cleared'] as const;
export type Phase = (typeof PHASES)[number];

export interface TableSeat {
  /** Null: a computer. */
  readonly userId: string | null;
  /** The player's name; a computer's number. */
  readonly name: string;
  /** The salt that sitting down added to the table's chance. */
  readonly salt: string;
  /** Turns in a row that ran out. */
  readonly missed: number;
  /** The computer plays until the player is back. In a lobby: they were seated from a waiting list, and have not come yet. */
  readonly away: boolean;
  /** Its player has left it for good or was replaced: a computer plays, and a member may take it. Default: it is not. */
  readonly vacant?: true;
  /** Who held it earlier in the hand in play, in order: the first held it when the hand began. Default: nobody did. */
  readonly holders?: readonly Holder[];
  /** How strongly its computer plays. Default: as is usual; a person's has none. */
  readonly level?: Level;
}

/** Somebody who held a seat. */
export interface Holder {
  /** Null: a computer. */
  readonly userId: string | null;
  readonly name: string;
}

/** A member who waits for a seat at a table in play or at its rematch. */
export interface WaitingMember {
  readonly userId: string;
  readonly name: string;
  /** The salt that sitting down adds to a table's chance. */
  readonly salt: string;
}

/** What is known of every table, even of one whose game cannot be read. Times are in milliseconds since the epoch. */
interface TableIdentity {
  readonly id: string;
  readonly guildId: string;
  /** The channel or thread it is played in. */
  readonly channelId: string;
  /** Where it goes on once its thread is gone; null: it is in no thread, or there is no such channel. */
  readonly parentId: string | null;
  /** The user who may start, cancel and end it. */
  readonly hostId: string;
  readonly game: string;
  readonly locale: Locale;
  /** Counts every transition. */
  readonly version: number;
  readonly seats: readonly TableSeat[];
  /** The public message that shows the table now; null: none was posted yet. */
  readonly messageId: string | null;
  /** The message that pings who must act; null: there is none. */
  readonly pingId: string | null;
  /** The table it is a rematch of. */
  readonly rematchOf: string | null;
  /** Who may sit there and look at it, in ascending order: see `mayEnter`. Default: everybody; it is no private table. */
  readonly invited?: readonly string[];
  readonly createdAt: number;
  readonly touchedAt: number;
}

/** When players may ask for hints; `auto`: where one person sits among computers. */
export const HINT_MODES = ['auto', 'on', 'off'] as const;
export type HintMode = (typeof HINT_MODES)[number];

/** Options, state and carry are the game's: its schemas parse them. */
interface TableSetup extends TableIdentity {
  /** Schema version of options, state, actions and carry. */
  readonly gameVersion: number;
  readonly options: unknown;
  /** Seconds that a turn may take; 0: no clock. */
  readonly turnSeconds: number;
  /** Seconds to read how a hand ended; the next begins sooner once all who are present have pressed *Next*. */
  readonly pauseSeconds: number;
  /** Whether the game starts when the last seat is taken. */
  readonly autoStart: boolean;
  readonly hints: HintMode;
  /** Whether its message has a picture of the table. */
  readonly picture: boolean;
  /** Whether hands that are over lie open for whoever watches, once the next hand is in play. */
  readonly openHands: boolean;
  /** How strongly computers play that join it: see `levels.ts`. */
  readonly computerLevel: Level;
  /** 64 hexadecimal digits; secret until the table ends. */
  readonly seed: string;
  /** Who waits for a seat, in the order of asking. Default: nobody. */
  readonly waiting?: readonly WaitingMember[];
}

export type Pace = Pick<TableSetup, 'turnSeconds'>;

/** A table is slow from this time for a turn on. One without a clock is not: it may be played at once, or over weeks. */
export const SLOW_TURN_SECONDS = 8 * 3_600;

/** Whether the players of a table look in once or twice a day: see `slow.ts`. */
export const isSlow = ({ turnSeconds }: Pace): boolean => turnSeconds >= SLOW_TURN_SECONDS;

interface HandFields extends TableSetup {
  /** The number of the latest hand; the first is 1. */
  readonly hand: number;
  /** Actions made, over all hands. */
  readonly seq: number;
  readonly state: unknown;
  /** By seat, the version that first asked the seat its current question; 0: it was never asked. */
  readonly prompts: readonly number[];
  /** By seat, the sum of the scores of all hands. */
  readonly totals: readonly number[];
  /** What those who are present vote on while the host is gone. Default: nothing. */
  readonly vote?: Vote | null;
}

/** That a computer replaces a player who is away, or that another player becomes host. */
export type Motion =
  | { readonly kind: 'replace'; readonly seat: number; readonly userId: string }
  | { readonly kind: 'host'; readonly userId: string };

export interface Vote {
  readonly motion: Motion;
  /** Seats that have agreed. */
  readonly agreed: readonly number[];
  readonly expires: number;
}

export interface LobbyTable extends TableSetup {
  readonly phase: 'lobby';
  /** When the lobby expires. */
  readonly deadline: number;
}

export interface PlayingTable extends HandFields {
  readonly phase: 'playing';
  /** What the hand before left to this one; null: this is the first. */
  readonly carry: unknown;
  /**
   * When the turn runs out, the computers play on in a deserted hand, or a computer moves for whose move somebody may
   * prepare; null: there is no clock, or only computers must act.
   */
  readonly deadline: number | null;
  /** Whether the players who must act at a slow table have been told so, long before they are warned. Default: no. */
  readonly called?: boolean;
  /** Whoever may prepare for the computer's move has begun to, and has got more time. Default: they have not. */
  readonly takesLonger?: boolean;
  /** Whether the players who must act have been pinged about the deadline. */
  readonly warned: boolean;
  /** When the computers take over a table that nobody touches; null: its players have not been told. */
  readonly closesAt: number | null;
  /** The host's request about the end; null: there is none. */
  readonly ending: Ending | null;
}

/** What the host has asked for about the end of the hand in play, and of the table with it. */
export type Ending =
  /** The hand is to end now, unfinished. All who are present must agree; `agreed` has the seats that have. */
  | { readonly kind: 'asked'; readonly agreed: readonly number[]; readonly expires: number }
  /** Not all agreed. The host cannot ask again before this time. */
  | { readonly kind: 'declined'; readonly until: number }
  /** The table is to end after this hand. */
  | { readonly kind: 'last-hand' };

/** By what right a hand was ended unfinished. */
export const ENDED_HOW = ['agreed', 'alone', 'manager', 'no-place'] as const;
export type EndedHow = (typeof ENDED_HOW)[number];

/** The last hand has been paid, the next one begins at `deadline`. */
export interface BetweenTable extends HandFields {
  readonly phase: 'between';
  /** What the last hand leaves to the next. */
  readonly carry: unknown;
  readonly deadline: number;
  /** Seats whose players have pressed *Next*, in ascending order. */
  readonly ready: readonly number[];
}

export interface OverTable extends HandFields {
  readonly phase: 'over';
  /** The host, who wanted no hand after this one; null: the game was at its end, or nobody was left to play on. */
  readonly endedBy: string | null;
}

/** A lobby that was closed before its first hand. */
export interface CancelledLobby extends TableSetup {
  readonly phase: 'cancelled';
  /** Null: it expired, everybody left, or its channel is gone. */
  readonly endedBy: string | null;
  /** When it expired; null: it was closed before. */
  readonly expiredAt: number | null;
}

/** A game that was ended before its time; an unfinished hand pays nobody. */
export interface CancelledGame extends HandFields {
  readonly phase: 'cancelled';
  /** Null: its channel is gone. */
  readonly endedBy: string | null;
  /** Null: it was ended between two hands, or by an earlier version. */
  readonly endedHow: EndedHow | null;
}

export type CancelledTable = CancelledLobby | CancelledGame;

/** A table whose stored data cannot be played on. */
interface QuarantinedTable extends TableIdentity {
  readonly phase: 'quarantined';
  readonly gameVersion: number;
  /** Hands begun. */
  readonly hand: number;
}

/** A table that ended so long ago that its plays are deleted: who sat there and the results of its hands stay. */
interface ClearedTable extends TableIdentity {
  readonly phase: 'cleared';
  /** Hands begun. */
  readonly hand: number;
}

export type OpenTable = LobbyTable | PlayingTable | BetweenTable;
/** A table that has dealt its first hand. */
export type BegunTable = PlayingTable | BetweenTable | OverTable | CancelledGame;
export type ReadableTable = OpenTable | OverTable | CancelledTable;
export type Table = ReadableTable | QuarantinedTable | ClearedTable;

/** Phases of a table that goes on, by presses or by automation. */
export const OPEN_PHASES = ['lobby', 'playing', 'between'] as const satisfies readonly OpenTable['phase'][];

export const isOpen = (table: Table): table is OpenTable => isOpenIn(table.phase);

/** Whether a table in this phase is open. */
export const isOpenIn = (phase: Phase): boolean => OPEN_PHASES.some((open) => open === phase);

/** Whether all of the table is there: it is neither quarantined nor cleared. */
export const isReadable = (table: Table): table is ReadableTable =>
  table.phase !== 'quarantined' && table.phase !== 'cleared';

export const isBegun = (table: Table): table is BegunTable => 'state' in table;

/** Hands begun; 0 before the first. */
export const handsBegun = (table: Table): number => ('hand' in table ? table.hand : 0);

/** @returns -1 where the user does not sit at the table */
export const seatIndex = ({ seats }: Pick<Table, 'seats'>, userId: string): number =>
  seats.findIndex((seat) => seat.userId === userId);

/** Whether the computer plays this seat now. */
export const playedByComputer = ({ userId, away }: TableSeat): boolean => userId === null || away;

/** While a computer plays a seat, its player is asked nothing. */
export const isLeftToComputer = (table: BegunTable, seat: number): boolean =>
  table.phase === 'playing' && playedByComputer(table.seats[seat]!);

/** Whether the hand in play is left to the computers: everybody is away. */
export const isDeserted = ({ phase, seats }: Table): boolean =>
  phase === 'playing' && seats.every(playedByComputer);

/** Whether the hand in play, which everybody has left, still waits for one of them to come back. */
export const waitsForReturn = (table: Table): table is PlayingTable & { readonly deadline: number } =>
  table.phase === 'playing' && isDeserted(table) && table.deadline !== null;

/** The seats of a hand that is over: who held them before is of no matter any more. */
export const withoutHolders = (seats: readonly TableSeat[]): readonly TableSeat[] =>
  seats.some(({ holders }) => holders) ? seats.map(({ holders: _, ...seat }) => seat) : seats;

/** The version at which the seat was first asked its current question; 0: it was never asked. */
export const promptOf = (table: Table, seat: number): number =>
  isBegun(table) ? (table.prompts[seat] ?? 0) : 0;

/** The fields that a table keeps from phase to phase, without those of its present phase alone. */
export function handFields(table: PlayingTable | BetweenTable): HandFields {
  if (table.phase === 'between') {
    const { phase: _phase, carry: _carry, deadline: _deadline, ready: _ready, ...fields } = table;
    return fields;
  }
  const {
    phase: _phase,
    carry: _carry,
    deadline: _deadline,
    called: _called,
    takesLonger: _takesLonger,
    warned: _warned,
    closesAt: _closesAt,
    ending: _ending,
    ...fields
  } = table;
  return fields;
}
