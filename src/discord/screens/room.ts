/**
 * About how much room a screen takes on a phone, so that what matters least can be left out of it. The browser's tests
 * measure what comes of it.
 */
import type { Block, Inline, Line } from '../../game/screen.ts';

/** In CSS pixels, at a phone's width of 390. */
const LINE_WIDTH = 258;
const NAME_WIDTH = 84;
const RULE_HEIGHT = 25;

interface Font {
  readonly wide: number;
  readonly narrow: number;
  readonly picture: number;
  readonly height: number;
}

const FONTS = {
  plain: { wide: 16, narrow: 8.4, picture: 20, height: 22 },
  small: { wide: 13.5, narrow: 7.1, picture: 18, height: 18.5 },
  title: { wide: 20, narrow: 11, picture: 26, height: 34 },
} as const satisfies Readonly<Record<string, Font>>;
/** Cards drawn large. */
const LARGE: Font = { wide: 24, narrow: 12, picture: 36, height: 42 };

const WIDE =
  /[\u1100-\u11FF\u2E80-\uA4CF\uAC00-\uD7FF\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\p{Extended_Pictographic}]/u;
const UNSEEN = /\*|\u2060|\uFE0F/g;
/** Stands for a picture, and for a name, in the text of a line. */
const [PICTURE, NAME] = ['\uE000', '\uE001'];

const textOf = (inline: Inline): string => {
  if (typeof inline !== 'object') return `${inline}`.replaceAll(UNSEEN, '');
  return 'seat' in inline ? NAME : PICTURE.repeat(inline.cards.length);
};

function widthOf(text: string, font: Font): number {
  let width = 0;
  for (const letter of text) {
    if (letter === PICTURE) width += font.picture;
    else if (letter === NAME) width += NAME_WIDTH * (font.narrow / FONTS.plain.narrow);
    else width += WIDE.test(letter) ? font.wide : font.narrow;
  }
  return width;
}

/** Lines of facts break behind their dots. */
function linesOf(line: Line, font: Font, indent = 0): number {
  let lines = 0;
  for (const paragraph of line.map(textOf).join('').split('\n')) {
    let width = indent;
    lines += 1;
    for (const fact of paragraph.split(/[ \u00A0]· /)) {
      const factWidth = widthOf(fact, font) + 2 * font.narrow;
      if (width > 0 && width + factWidth > LINE_WIDTH) {
        lines += 1;
        width = 0;
      }
      lines += Math.floor((width + factWidth) / LINE_WIDTH);
      width = (width + factWidth) % LINE_WIDTH;
    }
  }
  return lines;
}

function heightOf(block: Block): number {
  switch (block.part) {
    case 'rule':
      return RULE_HEIGHT;
    case 'cards':
      return linesOf([{ cards: block.cards }], LARGE) * LARGE.height;
    case 'text': {
      const font = FONTS[block.size ?? 'plain'];
      return linesOf(block.line, font) * font.height;
    }
    case 'seats': {
      const { plain } = FONTS;
      const rows = block.rows.map(({ note }) => linesOf(note, plain, NAME_WIDTH + 2 * plain.wide + 8));
      return rows.reduce((total, lines) => total + lines * plain.height, 0);
    }
  }
}

/** Blocks that are shown together, and what they are worth; null: they stay. */
export interface Unit {
  readonly blocks: readonly Block[];
  readonly worth: number | null;
}

export const heightOfAll = (blocks: readonly Block[]): number =>
  blocks.reduce((total, block) => total + heightOf(block), 0);

/** Leaves out units, those of the least worth first and of those the last, until the others have room. */
export function fitting(units: readonly Unit[], room: number): Block[] {
  const droppable = units
    .flatMap(({ worth }, index) => (worth === null ? [] : [{ worth, index }]))
    .toSorted((a, b) => a.worth - b.worth || b.index - a.index);
  const dropped = new Set<number>();
  let height = heightOfAll(units.flatMap(({ blocks }) => blocks));
  for (const { index } of droppable) {
    if (height <= room) break;
    dropped.add(index);
    height -= heightOfAll(units[index]!.blocks);
  }
  return units.flatMap(({ blocks }, index) => (dropped.has(index) ? [] : blocks));
}
