/** What the games' screens are put together from. */
import type { Face } from './cards.ts';
import { type Line, line, type Option, type Part, text } from './screen.ts';

/** As many as one select holds. */
export const MAX_OPTIONS = 25;
/** So few things to choose from are buttons: two rows of them. */
export const MAX_BUTTONS = 10;

export const separator: Part = { part: 'rule' };

export const smallText = (content: Line | string): Part => text(content, 'small');

/** Cards to look at, large. */
export const largeCards = (cards: readonly Face[]): Part => ({ part: 'cards', cards });

/** One after another on a line; what is empty leaves no gap. */
export const joinLines = (items: readonly (Line | string)[], between: string): Line =>
  items.reduce<Line>(
    (all, item) => (all.length > 0 && item.length > 0 ? line`${all}${between}${item}` : line`${all}${item}`),
    [],
  );

/** `a · b · c` */
export const joinWithDots = (items: readonly (Line | string)[]): Line => joinLines(items, ' · ');

export const select = (label: string, options: readonly Option[]): Part => ({
  part: 'select',
  label,
  options,
});

/** As many at a time as one select holds. */
export const splitIntoSelects = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / MAX_OPTIONS) }, (_, at) =>
    items.slice(at * MAX_OPTIONS, (at + 1) * MAX_OPTIONS),
  );
