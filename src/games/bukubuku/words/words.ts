/** The words of ブクブク. A language that lacks one of them does not compile. */

import type { Face } from '../../../game/cards.ts';
import type { ListNames } from '../../../game/names.ts';
import type { Inline, Line } from '../../../game/screen.ts';
import type { GameWords, OptionsWords, Params, TutorialWords } from '../../../game/words.ts';
import type { Options } from '../state.ts';

/** Refusals that players can meet, by code. All others have their English in `why-not.ts`. */
export type RefusalId =
  | 'memo-for-two'
  | 'build-first'
  | 'same-card'
  | 'not-in-hand'
  | 'already-played'
  | 'face-down';

type CardInline = { readonly cards: readonly Face[] };

/** A card of the dummy's, and the turn on which it will be played. */
interface PlannedCard {
  readonly card: number;
  readonly turn: number;
}

/** Why the computer makes a choice, by code (`computer/explain.ts`). */
export type ReasonId =
  | 'only-choice'
  | 'all-drop-out'
  | 'takes-low'
  | 'takes-high'
  | 'takes-either'
  | 'takes-none'
  | 'others-take-high'
  | 'avoids-high'
  | 'stays-without'
  | 'loses-no-belt'
  | 'probably-safe'
  | 'highest-is-safe'
  | 'ends-round'
  | 'dummy-order'
  | 'orders-hardly-differ'
  | 'hardly-differ'
  | 'rounds-say';
export type Reasons = Readonly<Record<ReasonId, (params: Params) => string>>;

/** The lessons of the tutorial. */
export type Lesson = 'highest' | 'nothing' | 'second' | 'cover' | 'below' | 'count' | 'high' | 'out';

export interface Words extends GameWords {
  readonly tutorial: TutorialWords<Lesson>;
  readonly options: OptionsWords<Options>;
  readonly reasons: Reasons;
  readonly refusals: Readonly<Record<RefusalId, (params: Params) => string>>;

  /** The selects for "Why can't I …?": a card to lay, and the dummy's cards to put on top and below. */
  readonly ask: Readonly<Record<'lay' | 'top' | 'below', string>>;
  /** The name of the variant for two. */
  readonly nameForTwo: string;
  /** What is different for two. */
  readonly noteForTwo: string;
  /** In a lobby: how long a table is. @param rounds null: nobody knows how many will play */
  readonly length: (rounds: number | null, turns: number) => string;
  readonly listSeparator: string;
  /** Several names in a sentence. */
  readonly names: ListNames;
  /** Between a heading and what it is of, on one line. */
  readonly colon: string;
  /** The reader, where other players are named. */
  readonly you: string;
  /** The same at the start of a line. */
  readonly youFirst: string;
  readonly round: (number: number) => string;
  readonly roundOf: (number: number, total: number) => string;
  readonly turn: (number: number, total: number) => string;
  /** A turn that is over, in front of what it brought, or above it. */
  readonly turnNumber: (number: number) => string;
  /** The highest card takes the lower lighthouse, the second highest the higher one; on a line of a phone. */
  readonly takes: (low: CardInline, high: CardInline) => Line;
  /** The same where both lighthouses have one number. */
  readonly takeSame: (lighthouse: CardInline) => Line;
  readonly dummy: string;
  readonly dummyFrom: (owner: Inline) => Line;
  /** The number of cards in a seat's pile. */
  readonly pile: (owner: Inline, count: number) => Line;

  /** What the height of a lighthouse is, what the highest costs and what the lowest brings. @param hasDummy whether two play, with the dummy */
  readonly aboutHeights: (hasDummy: boolean) => string;
  /** What the sign beside the highest means, and its lack. */
  readonly aboutWarning: string;
  readonly noLighthouse: string;
  /** In the place of a lighthouse, in front of a player who has none. */
  readonly noLighthouseMark: string;
  /** This lighthouse is the highest, or the lowest, and nothing comes of it: the dummy's, that of a round which is over, or in a review. */
  readonly extreme: Readonly<Record<'highest' | 'lowest', string>>;
  /**
   * Behind a player with such a lighthouse, with what comes if that stays so, and when: the lowest is paid at the end of the
   * round. `dropsOut`: the highest, without a belt to lose at the end of the turn: no fact yet, as the turn may change it.
   */
  readonly ifItLasts: Readonly<Record<'highest' | 'lowest' | 'dropsOut', string>>;
  /** The highest again, in the rows of seats, where a phone has no more room. */
  readonly highestInShort: string;
  /** The lowest again, in a panel's list from the highest to the lowest, where a phone has one line for each. */
  readonly lowestInShort: string;
  /** Belts in brief. */
  readonly beltCount: (count: number) => string;
  /** The points of earlier rounds. */
  readonly total: (points: number) => string;
  /** Points in a list of totals. */
  readonly pointCount: (points: number) => string;
  /** The reader's points of earlier rounds, and their place by them. @param isTied whether others have as many points */
  readonly totalSoFar: (points: number, place: number, isTied: boolean) => string;
  /** Everybody's points after a round, and the reader's place. @param isTied as in `totalSoFar` */
  readonly totals: (list: Line, place: number, isTied: boolean) => Line;
  readonly isOut: string;
  /** Beside a card face down: its seat has laid it. */
  readonly hasLaid: string;

  readonly lastTurn: (number: number) => string;
  readonly finalTurn: (number: number) => string;
  /** In front of the cards of a turn that took no lighthouse. */
  readonly otherCards: string;
  readonly lost: (who: Line) => Line;
  readonly lostShort: (who: Line) => Line;
  readonly wentOut: (who: Line) => Line;
  /** Behind players who paid for a lighthouse as high as the dummy's (bukubuku 13). */
  readonly asHighAsDummy: string;
  readonly dummyHighest: string;
  /** The dummy alone was highest, in brief. */
  readonly nobodyLost: string;
  /** From the second round on (bukubuku 9, 10): whose hand the reader has now, and who has theirs. */
  readonly handsMoved: (giver: Inline, taker: Inline) => Line;
  /** The same for all who look at the table. */
  readonly handsMovedForAll: string;
  /** Where one reads what is left of the hands that earlier rounds have shown. */
  readonly whereHands: string;
  /** The dummy within a sentence. */
  readonly theDummy: string;
  readonly turnsSoFar: string;

  readonly building: (who: Inline, cards: number) => Line;
  readonly step: (number: number, total: number) => string;
  readonly roundOver: (number: number) => string;
  /** The same after the last round of the match, whose points are of all rounds. */
  readonly finalResult: (rounds: number) => string;
  /** The round ended before its last turn. @param left the number of players who are in; null where two play, with the dummy */
  readonly endsEarly: (round: number, turn: number, left: number | null) => string;
  readonly points: (points: number) => string;
  readonly belts: (count: number) => string;
  /** The turns that cost a player a belt. */
  readonly lostOn: (turns: readonly number[]) => string;
  readonly outOn: (turn: number) => string;
  readonly lowestBonus: string;
  /** In the dummy's place after a round: its lighthouse alone was the lowest. */
  readonly lowestUnpaid: string;
  /** Points in brief, for a line of a phone. */
  readonly briefPoints: (points: number) => string;
  /** Those whom the lowest lighthouse brought a point. */
  readonly lowestGot: (who: Line) => Line;

  readonly yourHand: (count: number) => string;
  /** The cards that were left when the round ended. */
  readonly unplayed: (count: number) => string;
  readonly build: (topTurn: number, belowTurn: number) => string;
  readonly buildLast: (topTurn: number, belowTurn: number) => string;
  /** What becomes of the dummy's cards, for who has never built its piles. */
  readonly aboutDummy: string;
  /** @param hasMemo whether the panel shows the cards that were seen */
  readonly buildNote: (hasMemo: boolean) => string;
  /** On the buttons of the cards that are picked. */
  readonly cardOnTop: (card: number) => string;
  readonly cardBelow: (card: number) => string;
  /** On the button that lays the cards, before two are picked. */
  readonly layTwo: string;
  /** The same once they are: each card with the turn on which it will be played; on a line of a phone. */
  readonly layBoth: (top: PlannedCard, below: PlannedCard) => string;
  readonly youWait: (who: Line) => Line;
  readonly choose: string;
  /** The same on the last turn, when one card is left. */
  readonly chooseLast: (card: number) => string;
  /** In front of the card face down. */
  readonly youLaid: string;
  /** On the button of the card face down. */
  readonly laidCard: (card: number) => string;
  readonly change: string;
  readonly youAreOut: (isLastRound: boolean) => string;
  /** @param isBest nobody got more */
  readonly youGot: (points: number, isBest: boolean) => string;
  readonly shownSoFar: string;
  /** Above what is left of the hands, from the second round on. */
  readonly leftInHands: string;
  /** Cards of a hand that earlier rounds have not shown. */
  readonly notShownYet: (count: number) => string;
  /** In front of the high cards that have been played, and between which they are. */
  readonly highShown: (first: number, last: number) => string;
  readonly shownBy: (who: Inline, cards: string) => Line;
  /** Cards from one to another, with all between them. */
  readonly range: (first: number, last: number) => string;
  readonly memo: string;
  /** No card. */
  readonly none: string;

  /** Two of the dummy's cards laid on a pile, in hints, reviews and turning points. */
  readonly aStack: (top: CardInline, below: CardInline) => Line;
  /** The same for those who may not see the cards. */
  readonly aCoveredStack: string;
  /** The dummy's cards that come after the one of this turn, in their order. */
  readonly dummyLater: (cards: CardInline) => Line;
  /** A pile of the dummy's from the top down. */
  readonly openPile: (owner: Inline, cards: CardInline) => Line;
  /** In front of the dummy's cards that are on no pile yet. */
  readonly unlaid: string;
}
