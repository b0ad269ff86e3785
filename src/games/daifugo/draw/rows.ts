/** Rows of buttons that fit a phone, and the two buttons that every question ends with. */
import type { Button, Part } from '../../../game/screen.ts';
import type { SeatView } from '../views.ts';
import type { Words } from '../words/words.ts';

/** What a panel has for a row on a phone, in CSS pixels, and what its buttons take of that. */
const ROW_WIDTH = 294;
const GAP = 8;
const MIN_BUTTON_WIDTH = 60;
const BUTTON_PADDING = 26;
/** Of letters and digits; signs and everything after them are as wide as they are high. */
const LETTER_WIDTH = 8;
const SPACE_WIDTH = 4;
const SIGN_WIDTH = 14;
const FIRST_SIGN = '\u2500';

export type TextButton = Button & { readonly label: string };

const signWidth = (sign: string): number =>
  sign === ' ' ? SPACE_WIDTH : sign < FIRST_SIGN ? LETTER_WIDTH : SIGN_WIDTH;

const labelWidth = (label: string): number => [...label].reduce((width, sign) => width + signWidth(sign), 0);

/** Whether a button with this label has one line on a phone, and so the height of every other button. */
export const isOneLine = (label: string): boolean => labelWidth(label) <= ROW_WIDTH - BUTTON_PADDING;

/** Tells a button that is picked from the others without its color. */
const PICKED = '✓ ';
export const markPicked = (label: string, isPicked: boolean): string => (isPicked ? PICKED + label : label);

const buttonWidth = (label: string): number => Math.max(MIN_BUTTON_WIDTH, labelWidth(label) + BUTTON_PADDING);

/** The most that a row takes, whichever `picks` of its buttons are marked. The labels have no marks. */
function rowWidth(labels: readonly string[], picks: number): number {
  const markWidths = labels
    .map((label) => buttonWidth(PICKED + label) - buttonWidth(label))
    .toSorted((a, b) => b - a)
    .slice(0, picks);
  const widths = [...labels.map(buttonWidth), ...markWidths].reduce((sum, width) => sum + width, 0);
  return widths + GAP * (labels.length - 1);
}

/**
 * Puts buttons into rows that do not wrap on a phone.
 * @param picks how many of them may be picked at once
 */
export function buttonRows(buttons: readonly TextButton[], picks: number): Part[] {
  const rows: TextButton[][] = [];
  for (const button of buttons) {
    const row = rows.at(-1);
    const labels = [...(row ?? []), button].map(({ label }) => label.replace(PICKED, ''));
    if (row && rowWidth(labels, picks) <= ROW_WIDTH) row.push(button);
    else rows.push([button]);
  }
  return rows.map((row) => ({ part: 'buttons', buttons: row }));
}

/** A row with the one button that does what has been picked. */
export const confirmation = (button: Button): Part => ({ part: 'buttons', buttons: [button] });

/** Stands in the confirmation’s place until something is picked. */
export const unpicked = (label: string): Part => confirmation({ label, style: 'secondary', disabled: true });

/**
 * The last row of every question.
 * @param isOnlyWay whether there is nothing else to do: then passing stands out, or drawing where one may not pass yet
 */
export function drawAndPass({ choices, table }: SeatView, isOnlyWay: boolean, words: Words): Button[] {
  const isLegal = (name: 'draw' | 'pass'): boolean => choices.some((choice) => choice.do === name);
  const usual = isLegal('pass') ? 'pass' : 'draw';
  const buttonFor = (name: 'draw' | 'pass', label: string): Button =>
    isLegal(name)
      ? { label, action: { choose: name }, style: isOnlyWay && name === usual ? 'primary' : 'secondary' }
      : { label, style: 'secondary', disabled: true };
  return [buttonFor('draw', words.draw(table.stock)), buttonFor('pass', words.pass)];
}
