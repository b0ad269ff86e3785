/** A table in play, 900 by 500: what lies on it at the left, everybody who sits at it at the right. */
import type { Block, Line, SeatRow } from '../game/screen.ts';
import { boxSvg } from './boxes.ts';
import { type LineStyle, setLine } from './lines.ts';
import type { TablePicture } from './request.ts';
import { type Drawing, fittedName, heading, MARGIN, panel, stack, svgOf, WIDTH } from './shapes.ts';
import { spriteSvg } from './sprites.ts';
import { GOLD, MUTED, PANEL, RULE, seatColor, TEXT } from './theme.ts';

const HEIGHT = 500;
const HEADING_HEIGHT = 78;
const GAP = 14;
/** The part of the width that seats take. */
const SEATS_WIDTH = 356;
const TOP = HEADING_HEIGHT + GAP;
const ROOM = HEIGHT - TOP - GAP;
/** From large to small: the first at which everything fits. */
const SCALES = [1.3, 1.25, 1.2, 1.15, 1.1, 1.05, 1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5];
/** Below this one, small print of what lies on the table goes before anything gets smaller. */
const LEAST_TABLE_SCALE = 0.7;
const SIZES = { title: 30, text: 26, small: 22, cards: 74, name: 26, note: 22 };

function blockDrawing(block: Block, scale: number, width: number, picture: TablePicture): Drawing {
  const set = (line: Line, style: Omit<LineStyle, 'width'>): Drawing =>
    setLine(line, { ...style, size: Math.round(style.size * scale), width }, picture);
  switch (block.part) {
    case 'rule':
      return {
        height: 14,
        draw: (x, y) => boxSvg({ x, y: y + 6, width, height: 2 }, RULE),
      };
    case 'cards':
      return set([{ cards: block.cards }], {
        size: 20,
        color: TEXT,
        pieceSize: Math.round(SIZES.cards * scale),
      });
    case 'seats':
      return { height: 0, draw: () => '' };
    case 'text': {
      const { line, size } = block;
      if (size === 'title') return set(line, { size: SIZES.title, color: TEXT, isBold: true });
      return set(
        line,
        size === 'small' ? { size: SIZES.small, color: MUTED } : { size: SIZES.text, color: TEXT },
      );
    }
  }
}

const heightOf = (drawings: readonly Drawing[]): number =>
  drawings.reduce((sum, { height }) => sum + height + 4, 0);

/** The drawings at the largest scale at which they fit, found by halving; those at the smallest where none does. */
function largestFitting(scales: readonly number[], drawAt: (scale: number) => Drawing[]): Drawing[] {
  let [low, high] = [0, scales.length - 1];
  let drawings = drawAt(scales[high]!);
  while (low < high) {
    const middle = (low + high) >> 1;
    const larger = drawAt(scales[middle]!);
    if (heightOf(larger) <= ROOM) {
      high = middle;
      drawings = larger;
    } else low = middle + 1;
  }
  return drawings;
}

/** What lies on the table, as large as it fits; of what does not fit at all, small print goes first. */
function tableDrawings(picture: TablePicture, width: number): Drawing[] {
  let blocks = trimmed(picture.blocks.filter(({ part }) => part !== 'seats'));
  for (;;) {
    const drawings = largestFitting(
      SCALES.filter((scale) => scale >= LEAST_TABLE_SCALE),
      (scale) => blocks.map((block) => blockDrawing(block, scale, width, picture)),
    );
    if (heightOf(drawings) <= ROOM) return drawings;
    const smallPrint = blocks.findLastIndex((block) => block.part === 'text' && block.size === 'small');
    blocks = trimmed(blocks.toSpliced(smallPrint < 0 ? blocks.length - 1 : smallPrint, 1));
  }
}

/** Rules stand only between two other blocks. */
const trimmed = (blocks: readonly Block[]): Block[] =>
  blocks.filter(
    ({ part }, index) =>
      part !== 'rule' || (index > 0 && index < blocks.length - 1 && blocks[index + 1]?.part !== 'rule'),
  );

/** The mark beside a name. */
const ACTING = `<svg xmlns="http://www.w3.org/2000/svg" width="14" height="18"><path d="M0 0v18l14-9z" fill="${GOLD}"/></svg>`;

function seatDrawing(row: SeatRow, scale: number, picture: TablePicture): Drawing {
  const padding = Math.round(10 * scale);
  const width = SEATS_WIDTH - 2 * padding - 8;
  const nameSize = Math.round(SIZES.name * scale);
  const note = stack(
    row.note.length > 0 ? [row.note] : [],
    { size: Math.round(SIZES.note * scale), color: TEXT, width, maxRows: 5 },
    picture,
  );
  const nameHeight = Math.ceil(nameSize * 1.3);
  const height = nameHeight + note.height + 2 * padding - 4;
  return {
    height,
    draw: (x, y) =>
      [
        panel({ x, y, width: SEATS_WIDTH, height }, PANEL, row.isActing ? GOLD : undefined),
        boxSvg({ x: x + 4, y: y + 8, width: 6, height: height - 16 }, seatColor(row.seat), 3),
        row.isActing ? spriteSvg(ACTING, x + SEATS_WIDTH - 30, y + padding + nameHeight / 2 - 10) : '',
        fittedName(
          picture.listedNames[row.seat] ?? '',
          { x: x + padding + 10, middle: y + padding + nameHeight / 2 - 2, width: width - 34, minSize: 15 },
          { size: nameSize, color: seatColor(row.seat), isBold: true },
          picture,
        ),
        note.draw(x + padding + 10, y + padding + nameHeight - 2),
      ].join(''),
  };
}

function seatDrawings(picture: TablePicture): Drawing[] {
  const rows = picture.blocks.flatMap((block) => (block.part === 'seats' ? block.rows : []));
  return largestFitting(SCALES, (scale) => rows.map((row) => seatDrawing(row, scale, picture)));
}

function drawnDown(drawings: readonly Drawing[], x: number, gap: number): string {
  let y = TOP;
  return drawings
    .map(({ height, draw }) => {
      const drawn = draw(x, y);
      y += height + gap;
      return drawn;
    })
    .join('');
}

export function tableSvg(picture: TablePicture): string {
  const seats = seatDrawings(picture);
  const left = seats.length > 0 ? WIDTH - 3 * MARGIN - SEATS_WIDTH : WIDTH - 2 * MARGIN;
  const spare = ROOM - seats.reduce((sum, { height }) => sum + height, 0);
  const gap = Math.min(14, seats.length > 1 ? spare / (seats.length - 1) : 0);
  return svgOf(
    HEIGHT,
    [
      heading(picture, HEADING_HEIGHT),
      drawnDown(tableDrawings(picture, left), MARGIN, 4),
      drawnDown(seats, WIDTH - MARGIN - SEATS_WIDTH, gap),
    ].join(''),
  );
}
