/** All words of the ledger. A language that lacks one does not compile. */
import type { InputError } from '../../ledger/admin-entries.ts';
import type { UnitError } from '../../ledger/units.ts';
import type { LedgerRefusal } from '../../store/ledger/entries.ts';
import type { EntryKind } from '../../store/records.ts';
import type { EndedHow } from '../../tables/table.ts';
import type { CommandWords } from '../words.ts';

export type LedgerCommand =
  | 'history'
  | 'adjust'
  | 'transfer'
  | 'reverse'
  | 'settle'
  | 'export'
  | 'close'
  | 'reopen'
  | 'help'
  | 'stats'
  | 'privacy'
  | 'privacyExport'
  | 'privacyErase';

export type LedgerOption =
  | 'player'
  | 'whose'
  | 'from'
  | 'to'
  | 'amount'
  | 'payment'
  | 'reason'
  | 'note'
  | 'entry'
  | 'through'
  | 'everywhere';

/** An amount with its worth in play money, if the server has any. */
export interface DisplayAmount {
  readonly amount: number;
  readonly money: { readonly amount: number; readonly money: string } | null;
}

export interface LedgerWords {
  readonly commands: Readonly<Record<LedgerCommand, CommandWords>>;
  readonly options: Readonly<Record<LedgerOption, CommandWords>>;

  readonly bank: string;
  readonly former: (number: number) => string;
  readonly kinds: Readonly<Record<EntryKind, string>>;

  readonly show: {
    readonly since: (at: number) => string;
    readonly closed: string;
    readonly row: (rank: number, player: string, total: DisplayAmount, hands: number, last: number) => string;
    readonly worth: (chip: string, worth: number, money: string) => string;
    readonly history: string;
    /** Describes the chart for readers who cannot see it. */
    readonly chart: (leading: readonly { readonly player: string; readonly total: number }[]) => string;
    readonly chartTitle: (book: string) => string;
    readonly chartAxis: string;
  };

  readonly history: {
    readonly title: (book: string, player: string | null) => string;
    readonly empty: string;
    readonly hand: (game: string, hand: number) => string;
    /** Stands beside a hand that was ended early: by whom (null: nobody), and by what right. */
    readonly unfinished: (by: string | null, how: EndedHow | null) => string;
    /** Names the last entry of an export. */
    readonly upTo: (entry: string) => string;
    readonly by: (actor: string) => string;
    readonly reverses: (entry: number) => string;
    readonly reversedBy: (entry: number) => string;
    readonly more: (count: number) => string;
    readonly newer: string;
    readonly older: string;
  };

  readonly stats: {
    readonly title: (player: string) => string;
    readonly empty: string;
    readonly hands: (hands: number, tables: number) => string;
    readonly wins: (wins: number, percent: number) => string;
    readonly total: (amount: number) => string;
    /** Counts the hands ended early at the player’s tables, and those of them that the player ended. */
    readonly unfinished: (hands: number, endedByPlayer: number) => string;
    readonly evenings: (best: number, worst: number) => string;
    readonly note: string;
  };

  readonly admin: {
    readonly done: string;
    readonly notAnnounced: (channel: string) => string;
    readonly needsAdmin: (role: string | null) => string;
  };
  readonly inputErrors: Readonly<Record<InputError, string>>;
  readonly refusals: Readonly<Record<Exclude<LedgerRefusal['refused'], 'reversed'>, string>> & {
    readonly reversed: (by: number) => string;
  };

  readonly settle: {
    readonly title: (book: string) => string;
    readonly period: (from: number | null, hands: number) => string;
    readonly payments: (count: number) => string;
    readonly noPayments: string;
    readonly payment: (from: string, to: string, amount: DisplayAmount) => string;
    /** @param link to the message that has the file; null: it is this one */
    readonly more: (count: number, link: string | null) => string;
    readonly ask: (expires: number) => string;
    readonly confirm: string;
    readonly decline: string;
    readonly declined: string;
    readonly done: string;
    readonly closing: (book: string, entry: number) => string;
  };

  readonly export: {
    readonly done: (book: string, through: number, entries: number, postings: number) => string;
    readonly how: string;
    /** The number of a message among those of an export. */
    readonly chunk: (number: number, count: number) => string;
    readonly noEntry: string;
    readonly busy: string;
  };

  readonly privacy: {
    readonly exported: string;
    readonly nothing: string;
    readonly ask: (everywhere: boolean) => string;
    readonly confirm: string;
    readonly decline: string;
    readonly declined: string;
    readonly expired: string;
    readonly seated: string;
    readonly erased: (names: readonly string[]) => string;
  };

  readonly settings: {
    readonly logHere: string;
    readonly logFails: (channel: string) => string;
    readonly changed: (actor: string, change: string) => string;
  };
  readonly unitErrors: Readonly<Record<UnitError, string>>;

  readonly table: {
    readonly notPosted: string;
  };
  readonly help: { readonly title: string; readonly body: string };
}
