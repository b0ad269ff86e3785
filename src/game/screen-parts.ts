/** Building blocks of the games' screens. */
import type { Face } from './cards.ts';
import { type Block, type Line, line, type Option, type Part, type Text, text } from './screen.ts';

/** A select holds at most this many options (Discord's limit). */
export const MAX_OPTIONS = 25;

export const NO_BREAK_SPACE = '\u00A0';
/** A thin space at which no line ends, not even beside a picture, as it may at `NO_BREAK_SPACE`. */
export const NARROW_SPACE = '\u202F';
/** Between two groups of pictures: where the line ends at it, nothing is seen of it. */
export const EM_SPACE = '\u2003';
/** No line ends here: between a number and its counter in Japanese and Chinese, a sign and its number, or in a range. */
export const JOINER = '\u2060';

/** Text in which no line ends: it goes to the next line as a whole. Letters of Latin words stay together by themselves. */
export function unbroken(content: string): string {
  const joined = content.replaceAll(' ', NO_BREAK_SPACE);
  return LATIN.test(joined) ? joined : joined.replaceAll(BEFORE_BREAK, `$&${JOINER}`);
}

const LATIN = /^[\0-\u00FF]*$/;
/** A character behind which a line could break: every one that is not Latin, and the one before it. */
const BEFORE_BREAK = /[^\0-\u00FF](?!\uFE0F)(?=.)|[\0-\u00FF](?=[^\0-\u00FF])/gu;

export const separator: Block = { part: 'rule' };

export const smallText = (content: Line | string): Block => text(content, 'small');

/** What the next play answers: no reader of it goes without, however little room there is. */
export const kept = (content: Text): Text => ({ ...content, isKept: true });

/** How the table stands: the last to be left out, and never for a watcher. */
export const tableState = (content: Text): Text => ({ ...content, isTableState: true });

/** Left out of pictures of the table. */
export const toRead = (block: Block): Block => (block.part === 'text' ? { ...block, isToRead: true } : block);

/** Says what stands below it, up to the next rule or heading. */
export const heading = (content: Text): Text => ({ ...content, isHeading: true });

/** Small print about the line above it, one of a list. */
export const note = (content: Line | string): Text => ({ ...text(content, 'small'), isNote: true });

/** One of the latest events, in small print. */
export const event = (content: Line | string): Text => ({ ...text(content, 'small'), isEvent: true });

/**
 * The details of the panel have it, too.
 * @param spare where a panel has no room for all, the lowest go first, all with the same number together
 */
export const inDetails = (block: Block, spare = 1): Block =>
  block.part === 'text' ? { ...block, spare } : block;

/** The pick that a button's first press makes where a second press confirms it; picked by a hint it asks for no other. */
export const confirming = (pick: string): string => `${pick}.sure`;

/** Cards drawn large. */
export const largeCards = (cards: readonly Face[]): Block => ({ part: 'cards', cards });

/** Joins items on one line, and leaves empty ones out. */
export const joinLines = (items: readonly (Line | string)[], separator: string): Line =>
  items.reduce<Line>(
    (joined, item) =>
      joined.length > 0 && item.length > 0 ? line`${joined}${separator}${item}` : line`${joined}${item}`,
    [],
  );

/** `a · b · c` */
export const joinWithDots = (items: readonly (Line | string)[]): Line => joinLines(items, ' · ');

export const select = (label: string, options: readonly Option[]): Part => ({
  part: 'select',
  label,
  options,
});

/** Splits items into groups of at most `MAX_OPTIONS`. */
export const splitIntoSelects = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / MAX_OPTIONS) }, (_, group) =>
    items.slice(group * MAX_OPTIONS, (group + 1) * MAX_OPTIONS),
  );
