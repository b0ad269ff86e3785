/** The words of verifications: `/verify`, the command for hosts, and the page that verifies a file by itself. */
import type { Counts, DifferenceKind } from '../../proof/verdict.ts';
import type { CommandWords } from '../words.ts';

export interface ProofWords {
  readonly commands: { readonly verify: CommandWords };
  readonly options: { readonly finishedTable: CommandWords };

  readonly agrees: string;
  /** Something could not be checked. */
  readonly agreesInPart: string;
  readonly differs: string;
  /** Numbers as they are written. */
  readonly counts: (counts: Readonly<Record<keyof Counts, string>>) => string;
  readonly uncheckedChoices: (count: string) => string;
  readonly unpostedHands: (count: string) => string;
  readonly uncheckedEntries: (count: string) => string;
  readonly changedHands: (count: string) => string;
  readonly unknownHolders: (count: string) => string;
  /** Where something is, from the outside in. */
  readonly hand: (number: string) => string;
  readonly deal: string;
  readonly action: (number: string) => string;
  readonly seat: (number: string) => string;
  readonly kinds: Readonly<Record<DifferenceKind, string>>;
  readonly expected: (value: string) => string;
  readonly found: (value: string) => string;
  /** What the ledger has there. */
  readonly inLedger: (value: string) => string;
  /** What the bot has stored of the table. */
  readonly stored: (value: string) => string;
  readonly unknownGame: (game: string, version: string) => string;
  /** @param version of the rules that the table was played by @param own of those that are here */
  readonly earlierRules: (game: string, version: string, own: string) => string;
  readonly laterRules: (game: string, version: string, own: string) => string;

  /** Between the names of people. */
  readonly nameSeparator: string;

  readonly commitment: string;
  /** Tells what the attached file is for. */
  readonly file: string;
  /** How to use the page that is attached as `verify.html`. */
  readonly howTo: string;

  readonly refusals: Readonly<
    Record<'unknownTable' | 'inPlay' | 'notBegun' | 'cleared' | 'unreadable' | 'busy' | 'tooLarge', string>
  >;

  /** The page that anybody can open from their disk. */
  readonly page: {
    readonly title: string;
    readonly intro: string;
    readonly choose: string;
    readonly drop: string;
    readonly working: string;
    readonly malformed: (reason: string) => string;
    readonly failed: string;
    readonly independent: string;
    readonly independentAbout: string;
    readonly bundled: string;
    readonly bundledAbout: string;
    readonly checks: Readonly<Record<'commitment' | 'key' | 'draws', string>>;
    readonly compare: string;
    readonly yes: string;
    readonly no: string;
    readonly local: string;
  };
}
