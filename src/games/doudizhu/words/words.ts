/** The words of 闘地主. A language that lacks one of them does not compile. */

import type { Card, Rank } from '../../../game/cards.ts';
import type { Inline, Line } from '../../../game/screen.ts';
import type { GameWords, OptionsWords, Params, TutorialWords } from '../../../game/words.ts';
import type { Kind, Play } from '../combinations.ts';
import type { Options } from '../state.ts';

/** Why a play should not happen by mistake: it ends the deal, is a bomb, the last one allowed, or breaks one up. */
export type Consequence = 'wins' | 'bomb' | 'only-bomb' | 'breaks';

/** A bomb in a hand: all its cards of a rank. */
export interface HeldBomb {
  readonly rank: Rank;
  readonly count: number;
}

/** So many bombs that a play breaks up are named; of more their number is told. */
export const MAX_NAMED_BOMBS = 2;

/** Why the computer makes a choice, by code (`computer/explain.ts`). */
export type ReasonId =
  | 'only-choice'
  | 'nothing-beats'
  | 'strong-hand'
  | 'weak-hand'
  | 'partner-holds'
  | 'partner-nearly-out'
  | 'keep-bomb'
  | 'answers-break'
  | 'passing-wins-more'
  | 'answers-cost'
  | 'keep-high-cards'
  | 'last-cards'
  | 'stop-opponent'
  | 'bomb-takes-lead'
  | 'too-many-for'
  | 'last-to-stop'
  | 'least-risk'
  | 'over-partner-runs'
  | 'over-partner-stops'
  | 'over-partner-sheds'
  | 'over-partner-holds'
  | 'takes-trick-surely'
  | 'keeps-lead-surely'
  | 'many-cards'
  | 'lowest-whole'
  | 'lowest-shortens'
  | 'weak-first'
  | 'low-needs-lead'
  | 'wins-more'
  | 'likely-leads'
  | 'fewest-left'
  | 'best-in-all';
export type Reasons = Readonly<Record<ReasonId, (params: Params) => string>>;

/** Refusals that players can meet, by code: they may ask why. All others have their English in `why-not.ts`. */
export type RefusalId =
  | 'no-combination'
  | 'bomb-spent'
  | 'other-kind'
  | 'other-length'
  | 'must-beat'
  | 'must-lead';

/** The lessons of the tutorial. */
export type Lesson =
  | 'bid'
  | 'single'
  | 'pass'
  | 'pair'
  | 'partner'
  | 'joker'
  | 'straight'
  | 'bomb'
  | 'plane'
  | 'last';

export interface Words extends GameWords {
  readonly tutorial: TutorialWords<Lesson>;
  readonly options: OptionsWords<Options>;
  readonly reasons: Reasons;
  /**
   * `cards` and `top` are the cards played and those on the table, as `writeFaces` writes them. `mayBomb` is 0 for a seat
   * that has played the only bomb it was allowed.
   */
  readonly refusals: Readonly<Record<RefusalId, (params: Params) => string>>;
  /** The select of cards for "Why can't I …?". */
  readonly askCards: string;
  readonly card: (card: Card) => string;
  readonly kinds: Readonly<Record<Kind, string>>;
  /** A combination's name, short enough for a button: "pair of 7s". */
  readonly play: (play: Play) => string;
  /** A play with the one that it beat. */
  readonly playOn: (play: string, beaten: string) => string;

  /** Between a heading and what it is of, on one line. */
  readonly colon: string;
  /** Between what is told of one seat, among the other seats in short. */
  readonly comma: string;
  /** `total` is null where it goes without saying. */
  readonly deal: (number: number, total: number | null) => string;
  readonly cards: (count: number) => string;
  /** As few characters as say that these are cards, among the other seats in short. */
  readonly cardsInShort: (count: number) => string;
  /** Beside the number of cards of a seat that has few left, which is one or a few. */
  readonly nearlyOut: (count: number) => string;
  readonly landlord: string;
  readonly farmer: string;
  readonly oneBombLeft: string;
  readonly noBombLeft: string;
  /** Of the landlord, where every farmer is held to one bomb (doudizhu 10). */
  readonly noBombLimit: string;
  /** How many bombs a seat may still play, none or one: of what it holds this says nothing. */
  readonly bombsLeft: (count: number) => string;
  readonly hasDeclined: string;
  /** The exposed card, among what is told of its holder, who is asked first who will be landlord (doudizhu 7). */
  readonly exposed: (card: Inline, isAskedFirst: boolean) => Line;
  readonly kittyShown: string;
  readonly kittyLeft: string;
  /** As long as nobody has taken them. */
  readonly kittyAside: string;
  readonly stake: (stake: number) => string;
  /** What a seat wins or loses, and with whom. */
  readonly stakeInShort: (stake: number, isLandlord: boolean) => string;

  /** @param isFirst whether nobody has declined yet */
  readonly auction: (isFirst: boolean) => string;
  readonly onTable: (who: Line, play: string) => Line;
  readonly emptyTable: (leader: Inline) => Line;

  readonly accepted: (who: Inline, stake: number) => Line;
  readonly declined: (who: Inline) => Line;
  readonly forced: (who: Inline) => Line;
  readonly played: (who: Inline, play: string) => Line;
  readonly passed: (who: Inline) => Line;
  readonly cleared: (who: Inline) => Line;
  readonly wentOut: (who: Inline) => Line;
  /** @param play the last play */
  readonly landlordWins: (who: Inline, play: string) => Line;
  readonly farmersWin: (who: Inline, landlord: Inline, play: string) => Line;
  readonly outOfCards: string;
  /** What the landlord is paid or, below 0, pays in all, by what that is with each farmer. */
  readonly withEachFarmer: (farmers: number, chips: number) => string;
  /** Why the deal was for that many chips (doudizhu 8), and that nothing else changes the payment (doudizhu 22). */
  readonly whyPaid: (stake: number) => string;
  readonly justPassed: string;
  /** Heads what came before the play to beat, since the reader’s last decision. */
  readonly beforeThisPlay: string;
  /** Why the reader was not asked in the auction. */
  readonly acceptedBeforeYou: (who: Inline, stake: number) => Line;
  readonly passedInShort: (who: Inline) => Line;
  readonly playedInShort: (who: Inline, play: string) => Line;
  /** No play of theirs has followed that is told of. */
  readonly wonTrick: (who: Inline) => Line;
  readonly wonTrickAndLed: (who: Inline, play: string) => Line;
  /** Why the reader leads. */
  readonly allPassed: string;

  readonly youWon: (chips: number) => string;
  readonly youLost: (chips: number) => string;
  readonly yourHand: (count: number) => string;
  readonly fromKitty: string;
  readonly waiting: (who: Inline) => Line;
  /** @param takesKitty whether the landlord takes the eight cards set aside */
  readonly bid: (stake: number, takesKitty: boolean) => string;
  readonly ifDeclined: string;
  /** Who must be landlord when all decline (doudizhu 10), as the first and the last of the four are told. */
  readonly ifAllDecline: {
    readonly first: (mayBombFreely: boolean) => string;
    readonly last: (first: Inline) => Line;
  };
  readonly accept: (stake: number) => string;
  readonly decline: string;
  readonly yourLead: string;
  readonly yourAnswer: (who: Inline, play: string) => Line;
  /** For a farmer who would beat another farmer. */
  readonly yourAnswerToPartner: (who: Inline, play: string) => Line;
  readonly youAreLandlord: (stake: number) => string;
  readonly youWereForced: string;
  readonly partner: string;
  readonly nothingBeats: string;
  readonly pass: string;
  readonly choosePlay: string;
  readonly chooseKind: string;
  /**
   * A group of plays of a kind, by its keys: a pair’s joker (−1: none), a plane’s triple, a straight’s number of ranks.
   * @param range the least and the greatest key; null: all plays of the kind
   */
  readonly group: (kind: Kind, range: readonly [least: number, greatest: number] | null) => string;
  /** The group that is open, as the select shows it. */
  readonly chosenKind: (group: string) => string;
  /** What is in a group of plays. @param example one of them @param count how many there are */
  readonly examplePlay: (example: string, count: number) => string;
  /** The button that makes a play, while none is picked. */
  readonly playPicked: string;
  /** The button that makes this play, with what follows: one line on a phone. */
  readonly playIt: (play: Play, consequence: Consequence | null) => string;
  /** The second press for a play that is the only one, and that must not happen by mistake. */
  readonly confirmPlay: (playIt: string) => string;
  readonly emptiesHand: string;
  readonly onlyBomb: string;
  /** Heads how many of the highest ranks have been played. */
  readonly playedSoFar: string;
  readonly playedOf: (rank: Rank, count: number, total: number) => string;
  readonly rank: (rank: Rank) => string;
  /** Every bomb that a play breaks up, as the hand holds it. */
  readonly breaks: (bombs: readonly HeldBomb[]) => string;
  /** Bids as hints and turning points name them. */
  readonly aBid: Readonly<Record<'accept' | 'decline', string>>;
}
