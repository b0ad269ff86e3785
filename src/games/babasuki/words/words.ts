/** The words of ドラフト・ババスキ！. A language that lacks one of them does not compile. */
import type { Inline, Line } from '../../../game/screen.ts';
import type { GameWords, OptionsWords, Params } from '../../../game/words.ts';
import type { CardFace, Kind } from '../cards.ts';
import type { Options, Outcome } from '../state.ts';

/** Refusals that players can meet, by code. All others have their English in `why-not.ts`. */
export type RefusalId = 'one-round-only' | 'over' | 'draft-first' | 'not-your-hand' | 'no-such-place';

/** Where cards are passed: to the left neighbour, which is the next seat row, or to the right one. */
type Direction = 'left' | 'right';

export interface Words extends GameWords {
  readonly options: OptionsWords<Options>;
  readonly refusals: Readonly<Record<RefusalId, (params: Params) => string>>;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly listSeparator: string;
  /** Between a heading and what it is of, on one line. */
  readonly colon: string;
  readonly round: (number: number) => string;
  readonly oneShotTitle: (number: number) => string;

  readonly pointsEach: (face: CardFace) => string;
  readonly total: (points: number) => string;
  readonly dealer: string;
  readonly discards: string;
  readonly secured: string;

  /** The number of the card to secure, counted from 1, and how many there are to choose from. */
  readonly draft: (number: number, choices: number) => string;
  readonly passing: Readonly<Record<Direction, string>>;
  readonly pairs: (cardsLeft: number) => string;
  readonly choosing: string;
  readonly hasPicked: string;
  readonly laidOpen: string;

  readonly raidBegins: string;
  readonly raids: (actor: Inline, target: Inline) => Line;
  readonly raidsNobody: (actor: Inline) => Line;
  readonly handCards: (count: number) => string;
  readonly among: (cards: Line) => Line;
  readonly drew: (actor: Line, target: Line, place: number, card: Line) => Line;
  readonly drewNothing: (actor: Line) => Line;
  readonly outcome: (actor: Inline, target: Inline) => Readonly<Record<Outcome, Line>>;
  /** Used in the list of earlier raids. */
  readonly shortOutcome: Readonly<Record<Outcome, string>>;

  readonly roundOver: string;
  readonly roundScore: (points: number) => string;
  readonly fromSecured: (points: number) => string;
  readonly fromHand: (points: number) => string;
  readonly leads: (who: Line, points: number) => Line;
  readonly wins: (who: Inline) => Line;
  readonly draw: (who: Line) => Line;
  readonly tieBroken: string;

  readonly pickOne: string;
  readonly pickPair: string;
  readonly picked: (card: Line) => Line;
  readonly passTo: (receiver: Inline, giver: Inline) => Line;
  readonly youSecured: (count: number) => string;
  readonly securedNothing: string;

  readonly yourHand: (count: number) => string;
  readonly emptyHand: string;
  readonly yourVillains: string;
  readonly yourPoints: (secured: number, hand: number) => string;
  readonly handIsShuffled: string;
  readonly handKeepsOrder: string;
  readonly chooseVillain: string;
  readonly drawFrom: (target: Inline) => Line;
  readonly nothingLeft: string;
  readonly waiting: (who: Inline) => Line;
  readonly drawsFromYou: (who: Inline) => Line;
  readonly shuffle: string;
  readonly moveWhich: string;
  readonly moveWhere: (card: string) => string;
  readonly place: (number: number) => string;
  readonly youScored: (points: number) => string;
  readonly youWon: string;
}
