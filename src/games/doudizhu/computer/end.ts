/** The end of a deal with all hands open, as it is solved. */
import type { Seat } from '../../../game/game.ts';
import type { Counts, Play } from '../combinations.ts';

export type Side = 'landlord' | 'farmers';

/** A position where the seat in turn has a choice, or is to lead. */
export interface End {
  readonly hands: readonly Counts[];
  readonly sizes: readonly number[];
  readonly bombs: readonly number[];
  readonly turn: Seat;
  /** The combination to beat, and whose it is; null for a lead. */
  readonly top: Play | null;
  readonly topSeat: Seat;
}
