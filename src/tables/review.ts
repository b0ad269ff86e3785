/** A review: a hand that is over, step by step, and how much of it a reader may see. */
import type { Chance, ChanceData } from '../game/chance.ts';
import { type AnyGame, isRefusal, type Seat } from '../game/game.ts';
import type { Level } from '../game/levels.ts';
import type { Moment } from '../game/moments.ts';
import type { HandRecord } from '../game/step-values.ts';
import type { Holders } from '../store/held-seats.ts';
import { handChanceData } from './chances.ts';
import { type BegunTable, isOpenIn, seatIndex } from './table.ts';

/** Whose eyes a step is seen with: the table's, as all saw it; one seat's; or with all hands open. */
export type Eyes = 'table' | 'open' | Seat;

export interface ReviewMove {
  readonly seat: Seat;
  readonly action: unknown;
  /** The user who made it, or who chose in their place. */
  readonly by: string;
  /** How strongly the computer played that chose it. Default: as is usual, or none did. */
  readonly level?: Level;
  /** The number of the table's moves before it, of which the chance of a computer's choice is made. */
  readonly seq: number;
}

export interface Review {
  readonly game: AnyGame;
  /** The table as it is now. */
  readonly table: BegunTable;
  readonly hand: number;
  /** The state before each move, and the last. */
  readonly states: readonly unknown[];
  readonly moves: readonly ReviewMove[];
  readonly record: HandRecord;
  readonly scores: readonly number[];
  /** Whether somebody has given up a seat of the table in play. */
  readonly hasChangedHands: boolean;
  /** Who held its seats in which hand. */
  readonly holders: Holders;
}

/** A stored hand that cannot be played again. */
export class CorruptHand extends Error {}

export const reviewChance = ({ table, hand }: Pick<Review, 'table' | 'hand'>): ChanceData =>
  handChanceData(table, hand);

/** A state's successor. @throws {CorruptHand} where the rules refuse the move */
export function nextState(
  game: AnyGame,
  state: unknown,
  { seat, action }: ReviewMove,
  chance: Chance,
): unknown {
  const next = game.apply(state, seat, action, chance);
  if (isRefusal(next)) throw new CorruptHand(`a stored move is refused: ${next.refused}`);
  return next;
}

/** Whether the table shows a hand that is over, or an unfinished one after such: one can be reviewed. */
export const isAfterHand = (game: AnyGame, table: BegunTable): boolean =>
  table.phase !== 'playing' && (table.hand > 1 || game.result(table.state) !== null);

/** Whether all of a hand may lie open: its table is over, it was shown in all, or its table opens hands one hand late. */
export const mayLieOpen = (review: Review): boolean =>
  hidesNothing(review.game, review.table, review.states) || liesOpenLate(review);

/** Whether a hand has nothing that not all may see: its table is over, or all of it was shown. @param states the end of the hand last */
export const hidesNothing = (
  game: AnyGame,
  { phase }: Pick<BegunTable, 'phase'>,
  states: readonly unknown[],
): boolean => !isOpenIn(phase) || (game.showsAll?.(states) ?? true);

/**
 * Whether a hand lies open by the option `openHands`: a later one is in play, of which nothing hidden follows from this one.
 * Hands of a table have chance of their own, so only what is carried on could tell something, and the game says whether it does.
 */
const liesOpenLate = ({ game, table, hand, states }: Review): boolean =>
  table.openHands && hand < table.hand && !(game.carriesHidden?.(states.at(-1)) ?? false);

/**
 * The seat whose hand a reader has seen in play: they made a move of it, or sit at a table where nobody's seat has become
 * another's. Who has taken a seat since then does not see what its earlier holder held.
 */
export function seatPlayedBy({ table, moves, hasChangedHands }: Review, userId: string): Seat | null {
  const own = moves.find(({ by }) => by === userId);
  if (own) return own.seat;
  const seat = seatIndex(table, userId);
  return seat < 0 || hasChangedHands ? null : seat;
}

/**
 * Whether a reader may see a hand with these eyes.
 * @param reader the seat that they played in it; null: none
 */
export const maySeeWith = (review: Review, eyes: Eyes, reader: Seat | null): boolean => {
  if (eyes === 'table') return true;
  if (eyes !== 'open' && !review.table.seats[eyes]) return false;
  return mayLieOpen(review) || eyes === reader;
};

/** The eyes with which a reader begins: those that see most. */
export const firstEyes = (review: Review, reader: Seat | null): Eyes =>
  mayLieOpen(review) ? 'open' : (reader ?? 'table');

/** Whether these eyes see at once what a move was. */
export const seesMove = ({ game }: Review, { seat, action }: ReviewMove, eyes: Eyes): boolean =>
  eyes === 'open' || eyes === seat || !(game.isSecret?.(action) ?? false);

/** Whether what the computer says of a step is for these eyes: they see the hand of who played. */
export const seesComments = ({ moves }: Review, step: number, eyes: Eyes): boolean =>
  eyes === 'open' || eyes === moves[step]?.seat;

/** Whether a seat was asked before this step, had something to choose, and chose it. That a pick was changed is no decision of its own. */
export function isDecision({ game, states, moves }: Review, step: number): boolean {
  const move = moves[step];
  if (!move || !game.toAct(states[step]).includes(move.seat)) return false;
  const choices = game.choices(states[step], move.seat);
  const written = JSON.stringify(move.action);
  return (
    choices.length > 1 &&
    choices.some((choice) => JSON.stringify(game.actionFor(states[step], move.seat, choice)) === written)
  );
}

/** The nearest step that there is. The last one is the end of the hand. */
export const stepWithin = ({ moves }: Review, step: number): number =>
  Math.min(Math.max(0, step), moves.length);

/** A part of a hand, such as a trick, and its first step. */
export interface ReviewPart {
  readonly step: number;
  readonly moment: Moment;
}

/** Whether a step is no turn: its seat did what it may do at any time. */
export const isOutOfTurn = ({ game, moves }: Pick<Review, 'game' | 'moves'>, step: number): boolean => {
  const move = moves[step];
  return move !== undefined && (game.isOutOfTurn?.(move.action) ?? false);
};

/** Where a hand's tricks, rounds or turns begin. */
export function partsOf({ game, states, moves }: Review): ReviewPart[] {
  const { moments } = game;
  if (!moments) return [];
  const parts: ReviewPart[] = [];
  for (const step of moves.keys()) {
    if (isOutOfTurn({ game, moves }, step)) continue;
    const moment = moments.of(states.slice(0, step + 1));
    const { part, number } = parts.at(-1)?.moment ?? {};
    if (moment.part !== part || moment.number !== number) parts.push({ step, moment });
  }
  return parts;
}

/** At most `count` items, those nearest to the one at `center`. */
export function nearest<T>(items: readonly T[], center: number, count: number): readonly T[] {
  const first = Math.max(0, Math.min(center - Math.floor(count / 2), items.length - count));
  return items.slice(first, first + count);
}
