/** The interface through which computers' moves are chosen outside of the main thread. */
import type { AnyGame, Seat } from '../game/game.ts';
import type { PlayingTable } from './table.ts';

/** A seat that a computer plays must act. */
export interface Turn {
  readonly game: AnyGame;
  readonly table: PlayingTable;
  readonly seat: Seat;
}

export interface Thinker {
  /** Loads whatever takes time to load, as a turn will come soon. */
  warmUp(): void;
  /**
   * Lets the game's computer player choose for a seat, from its view and chance alone: always what it would choose here.
   * @param signal the choice is not wanted any more: null is returned at once
   * @returns the choice's name; null where it must be made here
   * @throws where the computer player throws, or does not come to an end
   */
  think(turn: Turn, signal: AbortSignal): Promise<string | null>;
}
