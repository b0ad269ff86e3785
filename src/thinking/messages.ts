/** The messages between the pool and its threads: plain data. */
import type { ChanceData } from '../game/chance.ts';
import type { AnySeatView } from '../game/game.ts';
import type { Level } from '../game/levels.ts';
import type { HandRecord, StepsQuestion, StepValue } from '../game/step-values.ts';
import type { Thought } from '../tables/thinker.ts';

interface MoveRequest {
  /** A hint is what the move would be, for a player who waits for it; advice is that of a hand that is over. */
  readonly kind: 'move' | 'hint' | 'advice';
  /** The game's id. */
  readonly game: string;
  /** What the seat may see. */
  readonly view: AnySeatView;
  readonly chance: ChanceData;
  /** How strongly the computer plays. Default: as a player is advised to. */
  readonly level?: Level;
}

/** A choice of a finished table that is made again. */
interface ChoiceRequest {
  readonly kind: 'choice';
  readonly game: string;
  readonly view: AnySeatView;
  readonly chance: ChanceData;
  readonly by: 'computer' | 'clock';
  readonly level?: Level;
}

interface StepsRequest {
  readonly kind: 'steps';
  readonly game: string;
  /** Names the hand: its states are kept from one question to the next. */
  readonly key: string;
  readonly record: HandRecord;
  readonly chance: ChanceData;
  readonly question: StepsQuestion;
}

export type ThoughtRequest = MoveRequest | StepsRequest | ChoiceRequest;

/** The answer to a request, by its kind. */
export interface Answers {
  /** The choice's name: nobody reads why. */
  readonly move: string;
  readonly hint: Thought;
  readonly advice: Thought;
  readonly steps: readonly StepValue[];
  /** The choice's name. */
  readonly choice: string;
}

export type ThoughtResponse = { readonly answer: unknown } | { readonly error: string };
