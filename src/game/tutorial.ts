/**
 * Tutorials: one hand with fixed cards, in which the learner presses what each lesson says and computers do the rest. All
 * of it is fixed, so that the state at each lesson follows from the lesson's number alone, and nothing is stored.
 */
import type { Line } from './screen.ts';
import type { Seat } from './seat.ts';
import type { Locale } from './words.ts';

/** The learner's seat. */
export const LEARNER: Seat = 0;

/** The computers at a newcomer's table: few, so that there is little to follow. */
const FEW_COMPUTERS = 2;

/** How many computers play with a learner after the tutorial: as few as in it, or as many as the game needs. */
export const computersForLearner = ({ min, max }: { readonly min: number; readonly max: number }): number =>
  Math.min(Math.max(FEW_COMPUTERS, min - 1), max - 1);

/** What a seat does, as a scenario writes it down. */
export type TutorialMove<Written> = readonly [seat: Seat, action: Written];

/** The parts of the panel whose small print is shown: lessons have little room. */
export type SmallPrint =
  | 'none'
  | 'headline'
  /** Of the table, only the latest events. */
  | 'headline and events'
  | 'headline and table'
  | 'headline and hand'
  | 'all';

/** A press of the learner's, and what the others do until the next. */
export interface TutorialStep<Key extends string, Written, SeatView> {
  /** The lesson in the game's words. */
  readonly lesson: Key;
  /** What the lesson asks the learner to do. */
  readonly action: Written;
  /** What the panel offers in this lesson, without what later lessons teach. Default: all that is legal. */
  offered?(view: SeatView): SeatView;
  /** Default: the tutorial's. */
  readonly smallPrint?: SmallPrint;
  readonly others?: readonly TutorialMove<Written>[];
}

/** @typeParam Key the keys of the lessons in the game's words */
export interface Tutorial<Key extends string = string, Written = unknown, SeatView = unknown> {
  /** The hand as a scenario writes its setup. */
  readonly setup: unknown;
  /** The defaults where left out. */
  readonly options?: unknown;
  /** What the others do before the first lesson. */
  readonly opening?: readonly TutorialMove<Written>[];
  readonly steps: readonly TutorialStep<Key, Written, SeatView>[];
  /** Default: the headline's. */
  readonly smallPrint?: SmallPrint;
  /** Of the panel at the end, below what was learnt. Default: none. */
  readonly smallPrintAtEnd?: SmallPrint;
  /** What has happened lately, a line each, the latest last. What the panel tells by itself may be left out. */
  events(view: SeatView, locale: Locale): readonly Line[];
}
