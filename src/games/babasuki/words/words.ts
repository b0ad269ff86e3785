/** Every word ドラフト・ババスキ! needs; each language has them all, or it does not compile. */
import type { Inline, Line } from '../../../game/screen.ts';
import type { Catalogue, GameWords, OptionsWords, Params } from '../../../game/words.ts';
import type { CardFace, Kind } from '../cards.ts';
import type { Options, Outcome } from '../state.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

/** Refusals that players can meet, by code. All others have their English in `why-not.ts`. */
export type RefusalId = 'one-round-only' | 'over' | 'draft-first' | 'not-your-hand' | 'no-such-place';

/** Where the others' cards go: to the left neighbour (the next row), the right one, or with two seats nowhere. */
export type Way = 'left' | 'right';

export interface Words extends GameWords {
  readonly options: OptionsWords<Options>;
  readonly refusals: Readonly<Record<RefusalId, (params: Params) => string>>;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly round: (number: number) => string;
  readonly oneShotTitle: (number: number) => string;

  readonly pointsEach: (face: CardFace) => string;
  readonly total: (points: number) => string;
  readonly dealer: string;
  readonly discards: string;
  readonly secured: string;

  /** The how manieth card is secured now, and from how many. */
  readonly draft: (number: number, from: number) => string;
  readonly passing: Readonly<Record<Way, string>>;
  readonly pairs: (left: number) => string;
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
  /** In a word, for what came before. */
  readonly came: Readonly<Record<Outcome, string>>;

  readonly roundOver: string;
  readonly roundScore: (points: number) => string;
  readonly fromSecured: (points: number) => string;
  readonly fromHand: (points: number) => string;
  readonly leads: (who: Line, points: number) => Line;
  readonly wins: (who: Inline) => Line;
  readonly draws: (who: Line) => Line;
  readonly tieBroken: string;

  readonly pickOne: string;
  readonly pickPair: string;
  readonly picked: (card: Line) => Line;
  readonly passTo: (to: Inline, from: Inline) => Line;
  readonly youSecured: (count: number) => string;
  readonly securedNothing: string;

  readonly yourHand: (count: number) => string;
  readonly emptyHand: string;
  readonly yourVillains: string;
  readonly yourPoints: (secured: number, hand: number) => string;
  readonly mixes: string;
  readonly keeps: string;
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

export const words: Catalogue<Words> = { ja, en };
