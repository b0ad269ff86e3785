/** Every word 変則大富豪 needs; each language has them all, or it does not compile. */
import type { Inline, Line } from '../../../game/screen.ts';
import type { Catalogue, GameWords, OptionsWords } from '../../../game/words.ts';
import type { Play } from '../plays.ts';
import type { Value } from '../roles.ts';
import type { End, LogEntry, Options } from '../state.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

/** The pages that plays are on where they are too many for one: by how many cards of a rank, or sequences. */
export const KINDS = ['single', 'pair', 'three', 'four', 'sequence'] as const;
export type Kind = (typeof KINDS)[number];

/** What a play brings with it. */
export interface Consequences {
  readonly give: number;
  readonly discard: number;
  readonly jack: boolean;
  readonly cut: 'eight' | 'spade3' | null;
  readonly revolution: boolean;
  readonly lock: boolean;
}

export interface Words extends GameWords {
  readonly options: OptionsWords<Options>;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly game: (number: number, of: number) => string;
  /** A play in words: "pair of 7s". */
  readonly play: (play: Play) => string;
  readonly cards: (count: number) => string;

  readonly onTable: (who: Inline, play: string) => Line;
  readonly emptyTable: (leader: Inline) => Line;
  /** What is strongest, and why. */
  readonly order: (revolution: boolean, back: boolean) => string;
  readonly locked: (suits: string) => string;
  /** What who is to act still has to do. */
  readonly giving: (who: Inline, to: Inline, count: number) => Line;
  readonly discarding: (who: Inline, count: number) => Line;
  readonly reversing: (who: Inline) => Line;

  readonly drew: string;
  readonly justPassed: string;
  readonly stock: (count: number) => string;
  /** Nobody has drawn yet, so nobody may go out. */
  readonly nobodyDrew: string;
  readonly revolutions: (count: number, inForce: boolean) => string;
  readonly discards: string;

  readonly tell: {
    readonly drew: (who: Inline) => Line;
    readonly passed: (who: Inline, drew: boolean) => Line;
    /** @param meant where a joker is in it: as what */
    readonly played: (who: Inline, cards: Inline, meant: string, drew: boolean) => Line;
    readonly lock: (suits: string) => string;
    readonly revolution: (on: boolean) => string;
    readonly gave: (who: Inline, to: Inline, count: number) => Line;
    /** To giver and receiver: which. */
    readonly youGave: (to: Inline, cards: Inline) => Line;
    readonly youGot: (from: Inline, cards: Inline) => Line;
    readonly discarded: (who: Inline, cards: Inline) => Line;
    readonly reversed: (who: Inline, yes: boolean) => Line;
    readonly cleared: (who: Inline, by: Extract<LogEntry, { kind: 'clear' }>['by'], others: number) => Line;
  };

  readonly end: {
    readonly wins: (who: Inline) => Line;
    readonly foul: (who: Inline) => Line;
    readonly whyFoul: (by: Extract<End, { kind: 'foul' }>['by'], roles: string) => string;
    readonly foulPays: (who: Inline, amount: number, others: number) => Line;
    readonly settlement: string;
    /** Could play nothing on the last play, so drew. */
    readonly drewCard: (card: Inline) => Line;
    /** `31 × 4 (2 roles) = 124`. */
    readonly sum: (value: Value) => string;
    readonly tie: (who: Line, loser: Inline) => Line;
    /** @param rounded whether the value was more than that */
    readonly pays: (who: Inline, to: Inline, amount: number, rounded: boolean) => Line;
    readonly starts: (who: Inline) => Line;
    readonly youWon: (points: number) => string;
    readonly youLost: (points: number) => string;
    readonly youNeither: string;
  };

  readonly yourHand: (count: number) => string;
  /** What the hand costs if somebody else goes out. */
  readonly worth: (value: Value, others: number) => string;
  readonly waiting: (who: Inline) => Line;
  readonly yourLead: string;
  readonly yourAnswer: (who: Inline, play: string) => Line;
  readonly youDrew: (card: Inline) => Line;
  readonly nothingBeats: string;
  readonly drawFirst: string;
  /** Passing costs no draw: only these could beat what lies there, or nothing could. */
  readonly freePass: Readonly<Record<'joker' | 'spade3' | 'nothing', string>>;
  readonly stockEmpty: string;
  readonly noOneTurnKill: string;
  readonly draw: (left: number) => string;
  readonly pass: string;

  /** What a play brings, shortest first to last. */
  readonly brings: (consequences: Consequences) => readonly string[];
  readonly goesOut: string;
  readonly foulWarning: (cost: number) => string;
  /** Above plays of which some are fouls. */
  readonly foulNote: string;

  readonly choosePlay: string;
  readonly chooseOf: (kind: string) => string;
  readonly chooseRank: (kind: string) => string;
  readonly chooseLength: (suit: string) => string;
  readonly ranked: (rank: string) => string;
  readonly long: (length: number) => string;
  readonly ways: (count: number) => string;

  readonly give: (to: Inline, count: number) => Line;
  readonly discard: (count: number) => string;
  readonly chooseCards: (count: number) => string;
  readonly giveThese: (cards: string) => string;
  readonly discardThese: (cards: string) => string;
  readonly jackAsk: (reversed: boolean) => string;
  readonly jackYes: (strongest: string) => string;
  readonly jackNo: (strongest: string) => string;
}

export const words: Catalogue<Words> = { ja, en };
