/** How a game shows pieces that are not playing cards. */
import type { Face } from './cards.ts';

/** The picture of a piece: a die, or a card of the game's own. */
export interface Picture {
  /** `[A-Za-z0-9]{2,20}`, unique among playing cards and all games' pieces. */
  readonly face: Face;
  /** Stands for the piece where pictures cannot be shown. */
  readonly text: string;
  /** 128 × 128; legible at a height of 20 pixels and without color, on light and on dark backgrounds. */
  readonly svg: string;
}
