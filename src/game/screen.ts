/**
 * What a game draws: the table for all, or one player's panel. A screen is plain data in a small vocabulary; what shows
 * it (Discord's components, a terminal) decides on the appearance.
 */
import type { Face } from './cards.ts';
import type { Seat } from './seat.ts';

/** A player by name. */
export interface SeatName {
  readonly seat: Seat;
  /** In a list of those who sit at a table, which tells computers from people. */
  readonly isListed?: true;
}

/** Cards in a row. */
interface InlineCards {
  readonly cards: readonly Face[];
  /** In place of pictures that take more characters than a message has. By default suits and ranks. */
  readonly inWords?: string;
  /** How they are read aloud, if not by their own words; '' where the words beside them name them. */
  readonly spoken?: string;
}

/** Text in the reader's language (`**bold**` is allowed), a player, or cards. */
export type Inline = string | number | SeatName | InlineCards;
export type Line = readonly Inline[];

/**
 * What a control does: makes the choice of that name, or shows the panel again with that much picked. The text of a
 * `show` is `[A-Za-z0-9.-]`, at most 60 characters.
 */
export type ScreenAction = { readonly choose: string } | { readonly show: string };

/** Text on a control, which may name players; Discord shows it without formatting, and cut to its limit. */
export type Label = string | readonly (string | number | SeatName)[];

interface ButtonLook {
  readonly label: Label;
  readonly style: 'primary' | 'secondary' | 'success' | 'danger';
  readonly card?: Face;
  /** It stands for something that has been played already; only on a disabled button. */
  readonly isUsed?: true;
}

/** A disabled button is shown, and not to be pressed now: it keeps the place of a control that comes and goes. */
export type Button<Action = ScreenAction> = ButtonLook &
  (
    | { readonly action: Action; readonly disabled?: true }
    | { readonly action?: undefined; readonly disabled: true }
  );

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
  /** What the next play answers, such as the call to beat: it stays where other parts are left out for want of room. */
  readonly isKept?: true;
  /** How the table stands, such as the phase or the order in force: it is the last to be left out, and never for a watcher. */
  readonly isTableState?: true;
  /** Cards as they lie face down: left out where a review has all of them open. */
  readonly isFaceDown?: true;
  /** What `drawOutcome` tells, too: left out where a review says that above the table. */
  readonly isOutcome?: true;
  /** What `drawResult` tells, too: left out where a review with all hands open says that above the table. */
  readonly isInResult?: true;
  /** Small print about the line above it: either each line of a list has its own, or none. */
  readonly isNote?: true;
  /** One of the latest events, the latest last: where there is no room for all, the oldest are left out. */
  readonly isEvent?: true;
  /** To be read rather than looked at: a picture of the table, whose print is small, leaves it to the message. */
  readonly isToRead?: true;
  /** The panel's details tell it, too: where a panel has no room for all, it leaves out whatever has the lowest number, then the next. */
  readonly spare?: number;
  /** Says what stands below it, up to the next rule or heading: it is left out where there is no room for any of that, and only there. */
  readonly isHeading?: true;
}

export interface SeatRow {
  readonly seat: Seat;
  readonly isActing: boolean;
  readonly note: Line;
}

/** What is only read. */
export type Block =
  | Text
  /** Cards drawn large. */
  | { readonly part: 'cards'; readonly cards: readonly Face[] }
  /** One row for each seat, with public notes; seats that must act are marked. */
  | { readonly part: 'seats'; readonly rows: readonly SeatRow[] }
  | { readonly part: 'rule' };

export type Part<Action = ScreenAction> =
  | Block
  /** Texts with a button at their side. */
  | { readonly part: 'section'; readonly texts: readonly Text[]; readonly button: Button<Action> }
  | { readonly part: 'buttons'; readonly buttons: readonly Button<Action>[] }
  | Select<Action>
  | MultiSelect<Action>;

/** One option of at most 25 can be chosen. */
export interface Select<Action = ScreenAction> {
  readonly part: 'select';
  readonly label: Label;
  readonly options: readonly Option<Action>[];
  /** Shown, and not to be opened now: it keeps the place of a select that comes and goes. */
  readonly disabled?: true;
}

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

/**
 * What a game draws for one player. Every panel shows its fields in this order, by these rules:
 * - Hand and controls are on one screen of a phone: a panel is at most 640 px high at a width of 390 px.
 * - Controls keep their places: a question has the same rows from its first panel to its last, and what cannot be used
 *   yet stands there disabled. A play never stands where pass stood.
 * - A pick can be changed before it is played: its control does `{ show }` and is `selected` or marked, and one button
 *   above `last` makes the play, and says what follows. A play that may be regretted, such as a challenge or a
 *   bomb, or that ends the hand, is confirmed by a second press. Others may be made at once.
 */
export interface Panel<Action = ScreenAction> {
  /** What must not be missed and may be read in peace, a showdown or a bomb: shown until the player has decided again. */
  readonly headline: readonly Block[];
  /** What lies on the table, and what is most needed of the other seats. */
  readonly table: readonly Block[];
  /** The player's own cards or dice; empty where the controls are the hand, a button for each card. */
  readonly hand: readonly Block[];
  /** The question and its choices: the same rows from the question's first panel to its last. */
  readonly controls: Screen<Action>;
  /** What a play must never be mistaken for, in the last row and never with a play: pass, draw, challenge. */
  readonly last: readonly Button<Action>[];
  /** Draws every seat and the latest events, for a page of their own; null where there are none. Few panels are asked for them. */
  readonly details: (() => readonly Block[]) | null;
}

export const detailsOf = <Action>({ details }: Pick<Panel<Action>, 'details'>): readonly Block[] =>
  details?.() ?? [];

/** A panel's parts in the order in which they are shown, without its details. */
export const panelParts = <Action>({
  headline,
  table,
  hand,
  controls,
  last,
}: Panel<Action>): Screen<Action> => [
  ...headline,
  ...(headline.length > 0 ? [{ part: 'rule' } as const] : []),
  ...table,
  ...hand,
  ...controls,
  ...(last.length > 0 ? [{ part: 'buttons', buttons: last } as const] : []),
];

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
