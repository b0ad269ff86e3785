/** Pieces that are no playing cards: how a game shows them. */
import type { Face } from './cards.ts';

/** A piece with a picture of its own: a die, a card of the game's own. */
export interface Picture {
  /** `[A-Za-z0-9]{2,20}`, no playing card's, and no other game's. */
  readonly face: Face;
  /** What stands for it where pictures cannot be shown. */
  readonly text: string;
  /** 128 × 128, made to be told apart when 22 pixels high, on light and on dark. */
  readonly svg: string;
}
