/** What the verification of a table file has found. */
import type { Unequal } from './compare.ts';

/** What of a file differs from what follows from its seed, salts and actions. */
export type DifferenceKind =
  | 'commitment'
  | 'key'
  | 'options'
  | 'hand'
  | 'carry'
  | 'draw'
  | 'chosen-by'
  | 'choice'
  | 'illegal'
  | 'scores'
  | 'posting'
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
  /** Hands of which the ledger has nothing, as the book was closed. */
  unpostedHands: number;
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
};

export type Verdict =
  | { readonly outcome: 'agrees'; readonly counts: Readonly<Counts> }
  | { readonly outcome: 'differs'; readonly difference: Difference; readonly counts: Readonly<Counts> }
  /** This version does not have the game, or has other rules of it. */
  | { readonly outcome: 'unknown-game'; readonly game: string; readonly gameVersion: number };
