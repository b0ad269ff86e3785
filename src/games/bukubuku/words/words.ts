/** Every word ブクブク needs; each language has them all, or it does not compile. */
import type { Face } from '../../../game/cards.ts';
import type { Inline, Line } from '../../../game/screen.ts';
import type { Catalogue, GameWords, OptionsWords, Params } from '../../../game/words.ts';
import type { Options } from '../state.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

/** Refusals that players can meet, by code. All others have their English in `why-not.ts`. */
export type RefusalId = 'memo-for-two';

/** A card in a line. */
type Card = { readonly cards: readonly Face[] };

export interface Words extends GameWords {
  readonly options: OptionsWords<Options>;
  readonly refusals: Readonly<Record<RefusalId, (params: Params) => string>>;

  readonly round: (number: number) => string;
  readonly roundOf: (number: number, of: number) => string;
  readonly turn: (number: number, of: number) => string;
  /** Which lighthouse the highest card takes, and which the second. */
  readonly takes: (low: Card, high: Card) => Line;
  readonly dummy: string;
  readonly dummyFrom: (whose: Inline) => Line;
  /** Cards left in a seat's pile. */
  readonly pile: (whose: Inline, count: number) => Line;

  readonly noLighthouse: string;
  /** Whose lighthouse is the highest of all, as things stand. */
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
  readonly step: (number: number, of: number) => string;
  readonly roundOver: (number: number) => string;
  /** Before its last turn. @param two whether two play, with the dummy */
  readonly endsEarly: (two: boolean) => string;
  readonly points: (points: number) => string;
  readonly belts: (count: number) => string;
  readonly lowest: string;

  readonly yourHand: (count: number) => string;
  readonly dummysCards: (count: number) => string;
  readonly buildTop: (turn: number, below: number) => string;
  readonly buildBelow: (turn: number) => string;
  readonly buildLast: (turn: number) => string;
  /** @param memo whether the cards are told below */
  readonly buildNote: (memo: boolean) => string;
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

export const words: Catalogue<Words> = { ja, en };
