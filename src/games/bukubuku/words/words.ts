/** The words of ブクブク. A language that lacks one of them does not compile. */
import type { Face } from '../../../game/cards.ts';
import type { Inline, Line } from '../../../game/screen.ts';
import type { GameWords, OptionsWords, Params } from '../../../game/words.ts';
import type { Options } from '../state.ts';

/** Refusals that players can meet, by code. All others have their English in `why-not.ts`. */
export type RefusalId = 'memo-for-two';

type CardInline = { readonly cards: readonly Face[] };

export interface Words extends GameWords {
  readonly options: OptionsWords<Options>;
  readonly refusals: Readonly<Record<RefusalId, (params: Params) => string>>;

  /** The name of the variant for two. */
  readonly nameForTwo: string;
  readonly listSeparator: string;
  /** Between a heading and what it is of, on one line. */
  readonly colon: string;
  readonly round: (number: number) => string;
  readonly roundOf: (number: number, total: number) => string;
  readonly turn: (number: number, total: number) => string;
  /** The highest card takes the lower lighthouse, the second highest the higher one. */
  readonly takes: (low: CardInline, high: CardInline) => Line;
  readonly dummy: string;
  readonly dummyFrom: (owner: Inline) => Line;
  /** The number of cards in a seat's pile. */
  readonly pile: (owner: Inline, count: number) => Line;

  readonly noLighthouse: string;
  /** This seat has the highest lighthouse as things stand. */
  readonly danger: string;
  readonly dummyHighestNow: string;
  readonly total: (points: number) => string;
  readonly isOut: string;

  readonly lastTurn: (number: number) => string;
  readonly finalTurn: (number: number) => string;
  readonly lost: (who: Line) => Line;
  readonly wentOut: (who: Line) => Line;
  readonly dummyHighest: string;

  readonly building: (who: Inline, cards: number) => Line;
  readonly step: (number: number, total: number) => string;
  readonly roundOver: (number: number) => string;
  /** The round ended before its last turn. @param hasDummy whether two play, with the dummy */
  readonly endsEarly: (hasDummy: boolean) => string;
  readonly points: (points: number) => string;
  readonly belts: (count: number) => string;
  readonly lowest: string;

  readonly yourHand: (count: number) => string;
  readonly dummysCards: (count: number) => string;
  readonly buildTop: (turn: number, below: number) => string;
  readonly buildBelow: (turn: number) => string;
  readonly buildLast: (turn: number) => string;
  /** @param hasMemo whether the panel shows the cards that were seen */
  readonly buildNote: (hasMemo: boolean) => string;
  readonly chosenTop: (card: number) => string;
  readonly youWait: (who: Line) => Line;
  readonly choose: string;
  readonly youAreHighest: string;
  readonly dummyShields: string;
  readonly youLaid: string;
  readonly change: string;
  readonly youAreOut: string;
  readonly youGot: (points: number) => string;
  readonly shownSoFar: string;
  readonly shownBy: (who: Inline, cards: string) => Line;
  readonly memo: string;
  readonly memoNothing: string;
}
