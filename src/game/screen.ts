/**
 * What a game draws: a table all may see, or one player's panel. Plain data in a small vocabulary; whoever shows it
 * (Discord's components, a terminal) decides how.
 */
import type { Face } from './cards.ts';
import type { Seat } from './game.ts';

/** A run of text in the reader's language (`**bold**` allowed), a player, or cards in a row. */
export type Piece = string | number | { readonly seat: Seat } | { readonly cards: readonly Face[] };
export type Line = readonly Piece[];

/** What pressing does: makes the choice of that name, or shows the panel with that much of a pick done. */
export type Press = { readonly act: string } | { readonly show: string };

export interface Button<P = Press> {
  readonly label: string;
  readonly press: P;
  readonly look: 'primary' | 'plain' | 'good' | 'bad';
  readonly card?: Face;
}

export interface Option<P = Press> {
  readonly label: string;
  readonly about?: string;
  readonly card?: Face;
  readonly press: P;
  /** It is what the select shows as chosen. */
  readonly chosen?: boolean;
}

/** A row of text: a paragraph, a title, or small print. */
export interface Text {
  readonly part: 'text';
  readonly line: Line;
  readonly size?: 'title' | 'small';
}

export interface SeatRow {
  readonly seat: Seat;
  readonly now: boolean;
  readonly note: Line;
}

export type Part<P = Press> =
  | Text
  /** Cards to look at, large. */
  | { readonly part: 'cards'; readonly cards: readonly Face[] }
  /** A row a seat, with what all may know of it; `now` marks who is to act. */
  | { readonly part: 'seats'; readonly rows: readonly SeatRow[] }
  | { readonly part: 'rule' }
  | { readonly part: 'buttons'; readonly buttons: readonly Button<P>[] }
  /** Choose one of at most 25. */
  | { readonly part: 'select'; readonly label: string; readonly options: readonly Option<P>[] }
  | Picks<P>;

/**
 * Choose several of at most 25 at once. It presses `press` with a dot and the values behind it, in no
 * particular order, with dashes between: `{ show: 'r' }` becomes `{ show: 'r.3-1' }`.
 */
export interface Picks<P = Press> {
  readonly part: 'picks';
  readonly label: string;
  readonly options: readonly Pick[];
  readonly least: number;
  readonly most: number;
  readonly press: P;
}

export interface Pick {
  /** `[A-Za-z0-9]`, its own among the options. */
  readonly value: string;
  readonly label: string;
  readonly about?: string;
  readonly card?: Face;
  readonly chosen?: boolean;
}

export type Screen<P = Press> = readonly Part<P>[];

/** ``line`${{ seat: 0 }} plays ${{ cards: ['7h'] }}` `` */
export function line(strings: TemplateStringsArray, ...values: readonly (Piece | Line)[]): Line {
  const pieces: Piece[] = [];
  strings.forEach((text, i) => {
    if (text) pieces.push(text);
    const value = values[i];
    if (value === undefined || value === '') return;
    if (isLine(value)) pieces.push(...value);
    else pieces.push(value);
  });
  return pieces;
}

const isLine = (value: Piece | Line): value is Line => Array.isArray(value);

export const text = (content: Line | string, size?: 'title' | 'small'): Text => ({
  part: 'text',
  line: typeof content === 'string' ? [content] : content,
  ...(size && { size }),
});
