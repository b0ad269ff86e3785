/**
 * What a game draws: the table for all, or one player's panel. A screen is plain data in a small vocabulary; what shows
 * it (Discord's components, a terminal) decides on the appearance.
 */
import type { Face } from './cards.ts';
import type { Seat } from './seat.ts';

/** Text in the reader's language (`**bold**` is allowed), a player, or cards in a row. */
export type Inline = string | number | { readonly seat: Seat } | { readonly cards: readonly Face[] };
export type Line = readonly Inline[];

/**
 * What a control does: makes the choice of that name, or shows the panel again with that much picked. The text of a
 * `show` is `[A-Za-z0-9.-]`, at most 60 characters.
 */
export type ScreenAction = { readonly choose: string } | { readonly show: string };

/** Text on a control, which may name players; Discord shows it without formatting, and cut to its limit. */
export type Label = string | readonly (string | number | { readonly seat: Seat })[];

export interface Button<Action = ScreenAction> {
  readonly label: Label;
  readonly action: Action;
  readonly style: 'primary' | 'secondary' | 'success' | 'danger';
  readonly card?: Face;
}

export interface Option<Action = ScreenAction> {
  readonly label: Label;
  readonly description?: Label;
  readonly card?: Face;
  readonly action: Action;
  /** Whether the select shows this option as the current one. */
  readonly selected?: boolean;
}

/** A paragraph, a title, or small print. */
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

export type Part<Action = ScreenAction> =
  | Text
  /** Cards drawn large. */
  | { readonly part: 'cards'; readonly cards: readonly Face[] }
  /** One row for each seat, with public notes; seats that must act are marked. */
  | { readonly part: 'seats'; readonly rows: readonly SeatRow[] }
  | { readonly part: 'rule' }
  | { readonly part: 'buttons'; readonly buttons: readonly Button<Action>[] }
  /** One option of at most 25 can be chosen. */
  | { readonly part: 'select'; readonly label: Label; readonly options: readonly Option<Action>[] }
  | MultiSelect<Action>;

/**
 * Several options of at most 25 can be chosen at once. The values are appended to `action` with a dot before and
 * dashes between them, in no particular order: `{ show: 'r' }` becomes `{ show: 'r.3-1' }`.
 */
export interface MultiSelect<Action = ScreenAction> {
  readonly part: 'multi-select';
  readonly label: Label;
  readonly options: readonly MultiSelectOption[];
  readonly min: number;
  readonly max: number;
  readonly action: Action;
}

export interface MultiSelectOption {
  /** `[A-Za-z0-9]`, unique among the options. */
  readonly value: string;
  readonly label: Label;
  readonly description?: Label;
  readonly card?: Face;
  readonly selected?: boolean;
}

export type Screen<Action = ScreenAction> = readonly Part<Action>[];

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
