/**
 * About how much room a screen takes on a phone, so that what matters least can be left out of it. The browser's tests
 * measure what comes of it.
 */
import type { Block, Button, Inline, Line, SeatName, Text } from '../../game/screen.ts';
import type { TableScreen } from '../render.ts';

/** In CSS pixels, at a phone's width of 390. */
const LINE_WIDTH = 280;
const NAME_WIDTH = 84;
export const RULE_HEIGHT = 25;

/** What a phone shows at once: its screen without Discord's own bars. */
const SCREEN_HEIGHT = 640;
/** What a message takes besides its components, and between two of them. */
const AROUND = 30;
const GAP = 8;
/** Estimates may be too low by so much; of several groups of lines, which have margins, by more. */
const DOUBT = { screen: 20, groups: 24 };
const BUTTON_HEIGHT = 40;
const SELECT_HEIGHT = 44;
const SEPARATOR_HEIGHT = 9;
/** A button's edges, and the width in which buttons stand beside each other. */
const BUTTON_EDGES = 27;
const ROW_WIDTH = 290;

interface Font {
  readonly wide: number;
  readonly narrow: number;
  readonly picture: number;
  readonly height: number;
}

const FONTS = {
  plain: { wide: 16, narrow: 7.8, picture: 20, height: 22 },
  small: { wide: 13.5, narrow: 6.6, picture: 18, height: 18.5 },
  title: { wide: 20, narrow: 10.4, picture: 30, height: 30.5 },
} as const satisfies Readonly<Record<string, Font>>;
/** Around a title, and around large cards; above a title once more where it stands below other lines. */
const TITLE_MARGINS = 12;
const BUTTON_FONT: Font = { wide: 14, narrow: 7.4, picture: 20, height: 18 };
/** Cards drawn large. */
const LARGE: Font = { wide: 24, narrow: 12, picture: 36, height: 37 };

/** Letters before it are narrow: they are most, and need no look at the list. */
const FIRST_WIDE = '\u1100';
const WIDE =
  /[\u1100-\u11FF\u2E80-\uA4CF\uAC00-\uD7FF\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\p{Extended_Pictographic}]/u;
/** Marks of Markdown, addresses of links, and letters without width. */
const UNSEEN = /\*|\[|\]\(http[^)]*\)|\u2060|\uFE0F/g;
/** A time as Discord shows it, such as *in 3 minutes*. */
const TIME = /<t:\d+:R>/g;
const SHOWN_TIME = 'x'.repeat(12);
/** Stands for a picture, and for a name, in the text of a line. */
const [PICTURE, NAME] = ['\uE000', '\uE001'];

const inlineText = (inline: Inline): string => {
  if (typeof inline !== 'object') return `${inline}`;
  return 'seat' in inline ? NAME : PICTURE.repeat(inline.cards.length);
};

/** What is seen of a line. */
const textOf = (line: Line): string =>
  line.map(inlineText).join('').replaceAll(UNSEEN, '').replaceAll(TIME, SHOWN_TIME);

function widthOf(text: string, font: Font): number {
  let width = 0;
  for (const letter of text) {
    if (letter === PICTURE) width += font.picture;
    else if (letter === NAME) width += NAME_WIDTH * (font.narrow / FONTS.plain.narrow);
    else width += letter >= FIRST_WIDE && WIDE.test(letter) ? font.wide : font.narrow;
  }
  return width;
}

/** Lines of facts break behind their dots. */
function linesOf(line: Line, font: Font, indent = 0, lineWidth = LINE_WIDTH): number {
  let lines = 0;
  for (const paragraph of textOf(line).split('\n')) {
    let width = indent;
    lines += 1;
    for (const fact of paragraph.split(/[ \u00A0]· /)) {
      const factWidth = widthOf(fact, font) + 2 * font.narrow;
      // What has no room on a line of its own breaks wherever it is, as many cards do.
      if (width > 0 && width + factWidth > lineWidth && factWidth <= lineWidth) {
        lines += 1;
        width = 0;
      }
      lines += Math.floor((width + factWidth) / lineWidth);
      width = (width + factWidth) % lineWidth;
    }
  }
  return lines;
}

function heightOfText({ line, size }: Text, lineWidth = LINE_WIDTH): number {
  const font = FONTS[size ?? 'plain'];
  return linesOf(line, font, 0, lineWidth) * font.height + (size === 'title' ? TITLE_MARGINS : 0);
}

function heightOf(block: Block): number {
  switch (block.part) {
    case 'rule':
      return RULE_HEIGHT;
    case 'cards':
      return linesOf([{ cards: block.cards }], LARGE) * LARGE.height + TITLE_MARGINS;
    case 'text':
      return heightOfText(block);
    case 'seats': {
      const { plain } = FONTS;
      const rows = block.rows.map(({ note }) => linesOf(note, plain, NAME_WIDTH + 2 * plain.wide + 8));
      return rows.reduce((total, lines) => total + lines * plain.height, 0);
    }
  }
}

type Part = TableScreen[number];

function buttonWidth({ label, card }: Pick<Button<unknown>, 'label' | 'card'>): number {
  const width = widthOf(typeof label === 'string' ? label : textOf(label), BUTTON_FONT);
  return width + BUTTON_EDGES + (card === undefined ? 0 : BUTTON_FONT.picture + GAP);
}

function heightOfPart(part: Part): number {
  switch (part.part) {
    case 'buttons': {
      let [rows, width] = [1, 0];
      for (const button of part.buttons) {
        const needed = buttonWidth(button) + (width > 0 ? GAP : 0);
        if (width > 0 && width + needed > ROW_WIDTH) rows += 1;
        width = width > 0 && width + needed <= ROW_WIDTH ? width + needed : buttonWidth(button);
      }
      return rows * (BUTTON_HEIGHT + GAP) - GAP;
    }
    case 'section': {
      const width = LINE_WIDTH - buttonWidth(part.button) - GAP;
      const height = part.texts.reduce((sum, text) => sum + heightOfText(text, width), 0);
      return Math.max(BUTTON_HEIGHT, height);
    }
    case 'select':
    case 'multi-select':
      return SELECT_HEIGHT;
    default:
      return heightOf(part);
  }
}

const isRead = ({ part }: Part): boolean => part === 'text' || part === 'cards' || part === 'seats';

/**
 * By how much a private panel is higher than a phone has room for; at most 0 where it fits.
 * @param nameOf how its reader sees a name
 */
export function overflowOf(screen: TableScreen, nameOf: (name: SeatName) => string): number {
  const named = (text: Text): Text => ({
    ...text,
    line: text.line.map((inline) =>
      typeof inline === 'object' && 'seat' in inline ? nameOf(inline) : inline,
    ),
  });
  const parts = screen.map((part): Part => {
    if (part.part === 'section') return { ...part, texts: part.texts.map(named) };
    return part.part === 'text' ? named(part) : part;
  });
  let height = AROUND - GAP;
  for (const [index, part] of parts.entries()) {
    const previous = parts[index - 1];
    // Lines in a row stand close together.
    if (!previous || !isRead(previous) || !isRead(part)) height += GAP;
    else if (part.part === 'text' && part.size === 'title') height += TITLE_MARGINS;
    height += part.part === 'rule' ? SEPARATOR_HEIGHT : heightOfPart(part);
  }
  return height + DOUBT.screen - SCREEN_HEIGHT;
}

/** What a private panel with these parts has room for besides, on a phone. */
export const roomBeside = (parts: TableScreen): number =>
  parts.reduce((room, part) => room - heightOfPart(part) - GAP, SCREEN_HEIGHT - AROUND - DOUBT.groups);

/** Blocks that are shown together, and what they are worth; null: they stay. */
export interface Unit {
  readonly blocks: readonly Block[];
  readonly worth: number | null;
}

export const isEvent = (block: Block): boolean => block.part === 'text' && block.isEvent === true;

export const heightOfAll = (blocks: readonly Block[]): number =>
  blocks.reduce((total, block) => total + heightOf(block), 0);

export const isHeading = (block: Block): boolean => block.part === 'text' && block.isHeading === true;

/** Which units may be left out, in their order: those of the least worth first and of those the last, but the oldest event. */
const orderOfLoss = (units: readonly Unit[]): number[] =>
  units
    .flatMap(({ blocks, worth }, index) =>
      // A heading goes with what stands below it.
      worth === null || blocks.every(isHeading) ? [] : [{ worth, isEvent: blocks.every(isEvent), index }],
    )
    .toSorted(
      (a, b) =>
        a.worth - b.worth ||
        Number(a.isEvent) - Number(b.isEvent) ||
        (a.isEvent ? a.index - b.index : b.index - a.index),
    )
    .map(({ index }) => index);

/** How many units have to be left out for the others to have room; all that may be, where even that is not enough. */
export function countToLeaveOut(units: readonly Unit[], room: number): number {
  let height = heightOfAll(units.flatMap(({ blocks }) => blocks));
  let count = 0;
  let hasLostNote = false;
  for (const index of orderOfLoss(units)) {
    const { blocks } = units[index]!;
    const isNote = blocks.every((block) => block.part === 'text' && block.isNote === true);
    if (height <= room && !(hasLostNote && isNote)) break;
    count += 1;
    height -= heightOfAll(blocks);
    hasLostNote = isNote;
  }
  return count;
}

/** Without so many units, and without the headings of which nothing is left. */
export function leavingOut(units: readonly Unit[], count: number): Block[] {
  const dropped = new Set(orderOfLoss(units).slice(0, count));
  const all = units.flatMap(({ blocks }, index) =>
    blocks.map((block) => ({ block, isDropped: dropped.has(index) })),
  );
  return all.flatMap(({ block, isDropped }, index) => {
    if (isDropped || (isHeading(block) && !hasContent(all.slice(index + 1)))) return [];
    return [block];
  });
}

/** Whether any of what stands below a heading is left. */
function hasContent(below: readonly { readonly block: Block; readonly isDropped: boolean }[]): boolean {
  const end = below.findIndex(({ block }) => block.part === 'rule' || isHeading(block));
  return below.slice(0, end < 0 ? undefined : end).some(({ isDropped }) => !isDropped);
}

/** Leaves out of the units as many as needed for the others to have room. */
export const fitting = (units: readonly Unit[], room: number): Block[] =>
  leavingOut(units, countToLeaveOut(units, room));
