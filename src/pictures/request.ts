/** What can be drawn, as the drawing thread takes it: plain data with everything that is visible, and nothing else. */
import type { Face } from '../game/cards.ts';
import type { Block, Line } from '../game/screen.ts';
import type { Seat } from '../game/seat.ts';
import type { Locale } from '../game/words.ts';
import type { Chart } from '../ledger/chart.ts';

/** What the lines of a picture mention. */
interface Mentions {
  /** Decides on the shape of letters. */
  readonly locale: Locale;
  /** By seat, in letters that can be drawn; a robot before one is drawn as an icon. */
  readonly names: readonly string[];
  /** The same in a list of seats, which tells computers from people. */
  readonly listedNames: readonly string[];
  /** The pictures of the pieces that occur, as SVG. */
  readonly pieces: Readonly<Record<Face, string>>;
}

interface Heading {
  /** The game's name. */
  readonly title: string;
  readonly subtitle: string;
  readonly emblem: readonly Face[];
}

/** How the seats of a table ended, the first on top. */
export interface ResultRow {
  readonly seat: Seat;
  /** Its place if it has won a medal; null otherwise. */
  readonly medal: 1 | 2 | 3 | null;
  readonly total: number;
  /** What each hand has paid, the first first; those before the latest few are left out. */
  readonly hands: readonly number[];
  readonly pieces: readonly Face[];
  readonly note: Line;
}

/** The card that is shown where a table has ended. */
export interface ResultsCard extends Mentions, Heading {
  readonly kind: 'results';
  /** Who has won the last hand, and how. */
  readonly outcome: readonly Line[];
  readonly rows: readonly ResultRow[];
  /** Stands before totals of several hands. */
  readonly totalLabel: string;
  readonly keyPlaysTitle: string;
  readonly keyPlays: readonly Line[];
  readonly footer: string;
}

/** A table in play: only what everybody may see. */
export interface TablePicture extends Mentions, Heading {
  readonly kind: 'table';
  readonly blocks: readonly Block[];
}

/** A player in the standings of an evening's game. */
export interface RecapPictureRow {
  /** In letters that can be drawn. */
  readonly name: string;
  readonly medal: 1 | 2 | 3 | null;
  readonly total: number;
  /** By which a player has one color in all sections. */
  readonly color: number;
  /** Beside the name, such as how many hands they played. */
  readonly note: string;
}

/** The recap of an evening: the standings of each game, and the hands that stand out. */
export interface RecapCard extends Mentions, Heading {
  readonly kind: 'recap';
  readonly sections: readonly {
    readonly title: string;
    readonly rows: readonly RecapPictureRow[];
    /** Below the rows; '' for nothing. */
    readonly rest: string;
  }[];
  readonly handsTitle: string;
  readonly hands: readonly Line[];
  readonly footer: string;
}

export type PictureRequest = (Chart & { readonly kind: 'chart' }) | ResultsCard | TablePicture | RecapCard;
