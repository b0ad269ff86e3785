/** What the verification of a table file has found. */
import type { Unequal } from './compare.ts';

/** What of a file differs from what follows from its seed, salts and actions. */
export type DifferenceKind =
  | 'commitment'
  | 'key'
  | 'stored'
  | 'options'
  | 'hand'
  | 'carry'
  | 'draw'
  | 'holders'
  | 'chosen-by'
  | 'choice'
  | 'illegal'
  | 'scores'
  | 'posting'
  | 'missing-entry'
  | 'ledger'
  | 'totals'
  | 'state';

/** The first difference, and where it is. */
export interface Difference extends Unequal {
  readonly what: DifferenceKind;
  /** The number of the hand; null: it is in none. */
  readonly hand: number | null;
  /** The number of the action in its hand; 0: the deal; null: it is in neither. */
  readonly step: number | null;
  readonly seat: number | null;
}

/** How much was verified. */
export interface Counts {
  hands: number;
  /** Shuffles, rolls and lots. */
  draws: number;
  actions: number;
  /** Choices of computers that were made anew. */
  choices: number;
  /** Choices of computers of another version, or of one that failed: they were only verified to be legal. */
  uncheckedChoices: number;
  scores: number;
  postings: number;
  /** Hands of which the ledger has nothing, as the book was closed: the ledger says so. */
  unpostedHands: number;
  /** Hands that have no entry in the file, where no ledger can say whether it is missing. */
  uncheckedEntries: number;
  /** Hands in which a seat was held by another than at the table's end, for a time at least. */
  changedHands: number;
  /** Hands of which the file does not say who held the seats: their postings are only verified to add up to the scores. */
  unknownHolders: number;
}

export const NO_COUNTS: Readonly<Counts> = {
  hands: 0,
  draws: 0,
  actions: 0,
  choices: 0,
  uncheckedChoices: 0,
  scores: 0,
  postings: 0,
  unpostedHands: 0,
  uncheckedEntries: 0,
  changedHands: 0,
  unknownHolders: 0,
};

/** Whether something that a file may have could not be verified. */
export const isPartial = ({
  uncheckedChoices,
  uncheckedEntries,
  unknownHolders,
}: Readonly<Counts>): boolean => uncheckedChoices + uncheckedEntries + unknownHolders > 0;

export type Verdict =
  | { readonly outcome: 'agrees'; readonly counts: Readonly<Counts> }
  | { readonly outcome: 'differs'; readonly difference: Difference; readonly counts: Readonly<Counts> }
  /** This version does not have the game, or has other rules of it. */
  | {
      readonly outcome: 'unknown-game';
      readonly game: string;
      readonly gameVersion: number;
      /** The version of the rules that it has; null: it does not have the game. */
      readonly ownVersion: number | null;
    };
