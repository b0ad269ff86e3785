/** What a verification is given besides the file. */
import type { ChanceData } from '../game/chance.ts';
import type { AnyGame, AnySeatView } from '../game/game.ts';

/** A choice of a computer that is made again. */
export interface ChoiceQuestion {
  readonly game: AnyGame;
  readonly view: AnySeatView;
  readonly chance: ChanceData;
  /** Which of the game's functions chose: `computer`, or `safe` for a player whose time ran out. */
  readonly by: 'computer' | 'clock';
}

export interface VerifyParts {
  readonly games: readonly AnyGame[];
  /** The name of the choice. @throws where the computer fails */
  readonly choose: (question: ChoiceQuestion) => string | Promise<string>;
  /** Awaited between actions. */
  readonly pause: () => void | Promise<void>;
}
