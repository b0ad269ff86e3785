/**
 * What a game draws: a table all may see, or one player's panel. Plain data in a small vocabulary; whoever shows it
 * (Discord's components, a terminal) decides how.
 */
import type { Face } from './cards.ts';
import type { Seat } from './game.ts';

/** A run of text in the reader's language (`**bold**` allowed), a player, or cards in a row. */
export type Inline = string | number | { readonly seat: Seat } | { readonly cards: readonly Face[] };
export type Line = readonly Inline[];

/** What pressing does: makes the choice of that name, or shows the panel with that much of a pick done. */
export type ScreenAction = { readonly choose: string } | { readonly show: string };

export interface Button<P = ScreenAction> {
  readonly label: string;
  readonly action: P;
  readonly style: 'primary' | 'secondary' | 'success' | 'danger';
  readonly card?: Face;
}

export interface Option<P = ScreenAction> {
  readonly label: string;
  readonly description?: string;
  readonly card?: Face;
  readonly action: P;
  /** It is what the select shows as chosen. */
  readonly selected?: boolean;
}

/** A row of text: a paragraph, a title, or small print. */
export interface Text {
  readonly part: 'text';
  readonly line: Line;
  readonly size?: 'title' | 'small';
}

export interface SeatRow {
  readonly seat: Seat;
  readonly isActing: boolean;
  readonly note: Line;
}

export type Part<P = ScreenAction> =
  | Text
  /** Cards to look at, large. */
  | { readonly part: 'cards'; readonly cards: readonly Face[] }
  /** A row a seat, with what all may know of it; `now` marks who is to act. */
  | { readonly part: 'seats'; readonly rows: readonly SeatRow[] }
  | { readonly part: 'rule' }
  | { readonly part: 'buttons'; readonly buttons: readonly Button<P>[] }
  /** Choose one of at most 25. */
  | { readonly part: 'select'; readonly label: string; readonly options: readonly Option<P>[] }
  | MultiSelect<P>;

/**
 * Choose several of at most 25 at once. It presses `press` with a dot and the values behind it, in no
 * particular order, with dashes between: `{ show: 'r' }` becomes `{ show: 'r.3-1' }`.
 */
export interface MultiSelect<P = ScreenAction> {
  readonly part: 'picks';
  readonly label: string;
  readonly options: readonly MultiSelectOption[];
  readonly min: number;
  readonly max: number;
  readonly action: P;
}

export interface MultiSelectOption {
  /** `[A-Za-z0-9]`, its own among the options. */
  readonly value: string;
  readonly label: string;
  readonly description?: string;
  readonly card?: Face;
  readonly selected?: boolean;
}

export type Screen<P = ScreenAction> = readonly Part<P>[];

/** ``line`${{ seat: 0 }} plays ${{ cards: ['7h'] }}` `` */
export function line(strings: TemplateStringsArray, ...values: readonly (Inline | Line)[]): Line {
  const pieces: Inline[] = [];
  strings.forEach((text, i) => {
    if (text) pieces.push(text);
    const value = values[i];
    if (value === undefined || value === '') return;
    if (isLine(value)) pieces.push(...value);
    else pieces.push(value);
  });
  return pieces;
}

const isLine = (value: Inline | Line): value is Line => Array.isArray(value);

export const text = (content: Line | string, size?: 'title' | 'small'): Text => ({
  part: 'text',
  line: typeof content === 'string' ? [content] : content,
  ...(size && { size }),
});
