/** The words of reviews: a hand that is over, step by step. */
import type { Inline, Label, Line, SeatName } from '../../game/screen.ts';
import type { CommandWords } from '../words.ts';

/** Who could expect something, of which hand, and in what it is paid. */
export interface Expecting {
  readonly who: Inline;
  /** The hand's name in the game's words, "Round 3"; null where the table has one hand. */
  readonly hand: string | null;
  readonly isInChips: boolean;
}

export interface ReviewWords {
  readonly command: CommandWords;
  readonly options: Readonly<Record<'table' | 'hand', CommandWords>>;
  /** The button that opens a review. */
  readonly open: string;
  /** The select below a page of a book's history. */
  readonly openFromHistory: string;
  readonly plays: (who: Inline, action: Line) => Line;
  /** The play is not shown at once. */
  readonly playsInSecret: (who: Inline) => Line;
  /** The same of all who choose at the same time. */
  readonly allPlayInSecret: string;
  /** The play that comes next: it does not lie on the table below yet. */
  readonly next: (play: Line | string) => Line;
  /** The end of a hand. @param hand its name in the game's words: "Match 1" */
  readonly over: (hand: string) => string;
  /** Heads the table as `who` saw it, whom it calls "you". */
  readonly seenBy: (who: SeatName) => Line;
  /** What the computer would have played in the place of `who`. No reason speaks to anybody; an empty one is not told. */
  readonly advice: (action: Line, who: Inline, reason: string) => Line;
  readonly sameAdvice: (who: Inline, reason: string) => Line;
  /** Of a computer's own play. */
  readonly ownReason: (who: Inline, reason: string) => Line;
  /** This play changed what its seat could expect: both are estimates. */
  readonly expected: (of: Expecting, before: string, after: string, hasRisen: boolean) => Line;
  /** Behind it, where the play cost something and was the computer's choice, too: it chooses by what the seat saw. */
  readonly unforeseen: (expected: Line) => Line;
  /** Behind it, where the play gained something and was not the computer's choice. */
  readonly unforeseenGain: (expected: Line) => Line;
  /** What the seat that played could expect after a play that was the computer's choice, too. */
  readonly expectedAfter: (of: Expecting, amount: string) => Line;
  /** The same after another play that made no difference that shows. */
  readonly expectedAsMuch: (of: Expecting, amount: string) => Line;
  /** Behind either, where the play and the computer's come to the same whatever others do. */
  readonly equivalent: (expected: Line) => Line;
  /** Behind any of these: what the seat could expect once the others had chosen, too, who chose at the same time. */
  readonly expectedOnceAllChose: (expected: Line, of: Expecting, then: string) => Line;
  readonly isThinking: string;
  /** Above what the seats, and the table, have left once the hand is over. */
  readonly handsLeft: string;
  /** In front of the latest events, where there is no room for these. */
  readonly earlierLeftOut: (count: number) => string;
  readonly goTo: string;
  /** The same where only so many are offered, those nearest to the step. */
  readonly goToNearest: (shown: number) => string;
  /** Where in the hand somebody did what may be done at any time. @param moment the turn that came next */
  readonly before: (moment: string) => string;
  readonly start: string;
  readonly end: string;
  readonly turningPoint: (moment: string, who: SeatName, isLuck: boolean) => Label;
  /** A turn of the reader's: where in the hand it is, and what they played; null: that is not shown. */
  readonly ownTurn: (moment: string, play: string | null) => string;
  readonly otherHand: (name: string) => string;
  /** The way to a list of all hands of the table that are over. */
  readonly allHands: string;
  readonly chooseHand: string;
  /** Above the list: how many hands are over. */
  readonly handsOver: (count: number) => string;
  /** At the end of a list of completions: there are more that match, or older ones that are not looked through. */
  readonly moreTables: string;
  readonly olderTables: (searched: number) => string;
  readonly moreHands: string;
  readonly eyes: string;
  readonly eyesOf: { readonly table: string; readonly open: string; readonly seat: (who: SeatName) => Label };
  readonly share: string;
  /** `who` has posted this for all. */
  readonly sharedBy: (who: string) => string;
  readonly sharedTooOften: (seconds: number) => string;
  readonly mayNotPost: (permissions: string) => string;
  readonly download: string;
  readonly files: string;
  readonly notOver: string;
  readonly corrupt: string;
  /** @param version of the rules that the hand was played by @param own of those that are here */
  readonly earlierRules: (version: string, own: string) => string;
  /** These eyes would show what is not public as long as the table goes on. */
  readonly notYet: string;
}
