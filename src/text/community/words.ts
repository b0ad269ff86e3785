/** All words of a community's evenings, seasons and ratings. A language that lacks one does not compile. */
import type { CommandWords } from '../words.ts';

export type CommunityCommand =
  | 'leaderboard'
  | 'seasons'
  | 'renameSeason'
  | 'evening'
  | 'eveningStart'
  | 'eveningEnd';

export type CommunityOption = 'game' | 'season' | 'whichSeason' | 'seasonName' | 'newName';

/** How sure a rating is, where it is not. */
export type Uncertainty = 'new' | 'uncertain';

/** A hand that stands out, as its line tells of it. */
export interface ToldHand {
  readonly player: string;
  /** The game and the hand. */
  readonly hand: string;
  readonly amount: number;
  /** How many times the usual gain or loss of the game it is, with one decimal. */
  readonly times: string;
}

export interface CommunityWords {
  readonly commands: Readonly<Record<CommunityCommand, CommandWords>>;
  readonly options: Readonly<Record<CommunityOption, CommandWords>>;

  readonly leaderboard: {
    readonly title: (game: string) => string;
    readonly allTime: string;
    readonly row: (rank: number, player: string, estimate: string, hands: number) => string;
    readonly uncertainty: Readonly<Record<Uncertainty, string>>;
    /** The reader's own place, where the page does not show it. */
    readonly you: (rank: number, estimate: string) => string;
    /** What the number means, in a sentence. */
    readonly meaning: string;
    /** Which hands count. */
    readonly counted: string;
    readonly empty: string;
    readonly emptySeason: string;
    readonly chooseGame: string;
    readonly chooseSeason: string;
    readonly unknownGame: string;
  };

  readonly seasons: {
    readonly title: (book: string) => string;
    readonly number: (number: number) => string;
    /** A season with a name, and its number. */
    readonly named: (name: string, number: number) => string;
    readonly running: string;
    /** From a day on; to a day, or until now. */
    readonly dates: (from: number | null, to: number | null) => string;
    readonly hands: (count: number) => string;
    readonly nobody: string;
    /** The select of the seasons on a page. */
    readonly choose: string;
    /** In the standings of one season. */
    readonly row: (rank: number, player: string, amount: string) => string;
    /** Below those of a season that is closed. */
    readonly withoutZeros: string;
    /** The button that leads back to the list. */
    readonly all: string;
    readonly note: string;
    readonly empty: string;
    readonly gone: string;
    /** There is none of that number. */
    readonly unknown: (book: string, number: number, count: number) => string;
    readonly renamed: (book: string, number: number, name: string) => string;
    /** In the question before a settlement. */
    readonly willBeNamed: (name: string) => string;
    readonly badName: string;
  };

  readonly evening: {
    readonly started: (by: string) => string;
    readonly running: (since: number, hands: number) => string;
    readonly notRunning: string;
    readonly endedEmpty: string;
    readonly ended: string;
    readonly title: string;
    readonly span: (from: number, to: number) => string;
    readonly counts: (hands: number, tables: number, people: number) => string;
    readonly game: (game: string, hands: number) => string;
    readonly row: (rank: number, player: string, total: string, hands: number) => string;
    readonly more: (count: number) => string;
    readonly best: (hand: ToldHand) => string;
    readonly bitterest: (hand: ToldHand) => string;
    /** What "times" means. */
    readonly spread: string;
    readonly notPosted: (hands: number) => string;
    /** On the button that leads to a hand's message. */
    readonly goToBest: string;
    readonly goToBitterest: string;
    /** Above the best hand and the bitterest one, in the picture. */
    readonly hands: string;
    readonly standings: string;
  };
}
