/** The interface through which computers think outside of the main thread. */
import type { ChanceData } from '../game/chance.ts';
import type { AnyGame, AnySeatView, Seat } from '../game/game.ts';
import type { Level } from '../game/levels.ts';
import type { Reason } from '../game/reasons.ts';
import type { HandRecord, StepsQuestion, StepValue } from '../game/step-values.ts';
import type { ChoiceQuestion } from '../proof/verify-parts.ts';
import type { PlayingTable } from './table.ts';

/** A seat must act. */
export interface Turn {
  readonly game: AnyGame;
  readonly table: PlayingTable;
  readonly seat: Seat;
}

/** A computer must move. */
export interface ComputerTurn extends Turn {
  readonly level: Level;
}

/** What the computer player would do, by the choice's name, and why. */
export interface Thought {
  readonly name: string;
  readonly reason: Reason;
}

/** What a seat saw at a step of a hand that is over, and the chance of the computer's choice there. */
export interface PastTurn {
  readonly game: AnyGame;
  readonly view: AnySeatView;
  readonly chance: ChanceData;
  /** How strongly the computer plays that is asked. Default: as a player is advised to. */
  readonly level?: Level;
}

/** A hand that is over. */
export interface FinishedHand {
  readonly game: AnyGame;
  /** Names the hand among all others. */
  readonly key: string;
  readonly record: HandRecord;
  readonly chance: ChanceData;
}

export interface Thinker {
  /** Loads whatever takes time to load, as a turn will come soon. */
  warmUp(): void;
  /**
   * Lets the game's computer player choose for a seat, from its view, chance and level alone: always what it would choose
   * here.
   * @param signal the choice is not wanted any more: null is returned at once
   * @returns the choice's name; null where it must be thought of here
   * @throws where the computer player throws, or does not come to an end; a master has ten seconds
   */
  think(turn: ComputerTurn, signal: AbortSignal): Promise<string | null>;
  /** The same, and why, for a player who waits for it: before all moves. */
  hint(turn: Turn): Promise<Thought | null>;
  /**
   * What the computer would have chosen, after all moves.
   * @returns null where that is not possible now
   */
  advise(turn: PastTurn): Promise<Thought | null>;
  /**
   * Evaluates steps of a hand, after all moves.
   * @returns null where that is not possible now
   */
  evaluate(hand: FinishedHand, question: StepsQuestion): Promise<readonly StepValue[] | null>;
  /**
   * Makes a choice of a finished table again, after everything else.
   * @returns its name; null where it must be made here
   * @throws where the computer player throws, or does not come to an end
   */
  chooseAgain(question: ChoiceQuestion): Promise<string | null>;
}
