/** The picture of an evening's recap: the standings of each game, and the hands that stand out. */
import { signed } from '../game/numbers.ts';
import { boxSvg, dotSvg } from './boxes.ts';
import { widthOf } from './letters.ts';
import { setLine } from './lines.ts';
import type { RecapCard, RecapPictureRow } from './request.ts';
import { medalSvg } from './results-row.ts';
import { type Drawing, fittedText, heading, MARGIN, panel, rightText, svgOf, WIDTH } from './shapes.ts';
import { colorAt, GOLD, HEADER, MUTED, PANEL, RULE, TEXT } from './theme.ts';

/** Pixels. Discord shows the picture at less than half of its width on a phone. */
const HEADING_HEIGHT = 104;
const GAP = 14;
const INNER = WIDTH - 2 * MARGIN;
const PADDING = 14;
const ROOM = INNER - 2 * PADDING;
const TITLE_HEIGHT = 42;
const ROW_HEIGHT = 66;
const REST_HEIGHT = 34;
const BAR = { top: 51, height: 7, corner: 3 };
const NAME_LEFT = 56;
const SIZES = { title: 27, name: 30, total: 32, note: 23, hand: 26, footer: 21 };

/** From zero to the total, on the scale of the section's rows. */
function barSvg(row: RecapPictureRow, rows: readonly RecapPictureRow[], x: number, y: number): string {
  const totals = rows.map(({ total }) => total);
  const [low, high] = [Math.min(0, ...totals), Math.max(0, ...totals)];
  const scale = high === low ? 0 : ROOM / (high - low);
  const zero = x - low * scale;
  const length = row.total === 0 ? 0 : Math.max(Math.abs(row.total) * scale, 4);
  const left = row.total < 0 ? zero - length : zero;
  return [
    boxSvg({ x, y, width: ROOM, height: BAR.height }, HEADER, BAR.corner),
    boxSvg({ x: left, y, width: length, height: BAR.height }, colorAt(row.color), BAR.corner),
    boxSvg({ x: zero - 1, y: y - 3, width: 2, height: BAR.height + 6 }, TEXT),
  ].join('');
}

function rowSvg(
  row: RecapPictureRow,
  rows: readonly RecapPictureRow[],
  { x, y, card }: { readonly x: number; readonly y: number; readonly card: RecapCard },
): string {
  const middle = y + 24;
  const right = x + ROOM;
  const total = signed(row.total);
  const noteRight = right - widthOf(total, SIZES.total, card.locale) - 22;
  const noteLeft = noteRight - widthOf(row.note, SIZES.note, card.locale);
  const name = { x: x + NAME_LEFT, middle, width: noteLeft - x - NAME_LEFT - 18, minSize: 19 };
  return [
    medalSvg(row, x, middle, card),
    fittedText(row.name, name, { size: SIZES.name, color: colorAt(row.color), isBold: true }, card),
    rightText(row.note, noteRight, middle, { size: SIZES.note, color: MUTED }, card),
    rightText(total, right, middle, { size: SIZES.total, color: TEXT, isBold: true }, card),
    barSvg(row, rows, x, y + BAR.top),
  ].join('');
}

function sectionDrawing({ title, rows, rest }: RecapCard['sections'][number], card: RecapCard): Drawing {
  const restHeight = rest === '' ? 0 : REST_HEIGHT;
  const height = PADDING + TITLE_HEIGHT + rows.length * ROW_HEIGHT + restHeight + PADDING - 4;
  return {
    height,
    draw(outerX, y) {
      const x = outerX + PADDING;
      const top = y + PADDING;
      const rowsTop = top + TITLE_HEIGHT;
      const place = { x, middle: top + 16, width: ROOM, minSize: 18 };
      const restPlace = { ...place, middle: rowsTop + rows.length * ROW_HEIGHT + 14 };
      return [
        panel({ x: outerX, y, width: INNER, height }, PANEL),
        fittedText(title, place, { size: SIZES.title, color: GOLD, isBold: true }, card),
        ...rows.map((row, index) => rowSvg(row, rows, { x, y: rowsTop + index * ROW_HEIGHT, card })),
        rest === '' ? '' : fittedText(rest, restPlace, { size: SIZES.note, color: MUTED }, card),
      ].join('');
    },
  };
}

/** The hands that stand out, a line or two each. */
function handsDrawings(card: RecapCard): Drawing[] {
  if (card.hands.length === 0) return [];
  const style = { size: SIZES.hand, color: TEXT, width: INNER - 26, maxRows: 2 };
  const title: Drawing = {
    height: 40,
    draw: (x, y) =>
      fittedText(
        card.handsTitle,
        { x, middle: y + 17, width: INNER, minSize: 18 },
        { size: SIZES.title, color: GOLD, isBold: true },
        card,
      ),
  };
  const lines = card.hands.map((line): Drawing => {
    const { height, firstHeight, draw } = setLine(line, style, card);
    return {
      height: height + 4,
      draw: (x, y) => dotSvg(x + 8, y + firstHeight / 2, 5, GOLD) + draw(x + 26, y),
    };
  });
  return [title, ...lines];
}

function footerDrawing(card: RecapCard): Drawing {
  const ink = { size: SIZES.footer, color: MUTED };
  return {
    height: 44,
    draw: (x, y) =>
      boxSvg({ x, y, width: INNER, height: 2 }, RULE) +
      fittedText(card.footer, { x, middle: y + 23, width: INNER, minSize: 16 }, ink, card),
  };
}

/** As high as it must be, so that nothing is left out. */
export function recapSvg(card: RecapCard): string {
  const groups: Drawing[][] = [
    ...card.sections.map((section) => [sectionDrawing(section, card)]),
    handsDrawings(card),
    [footerDrawing(card)],
  ];
  const parts = [heading(card, HEADING_HEIGHT)];
  let y = HEADING_HEIGHT + GAP;
  for (const group of groups.filter(({ length }) => length > 0)) {
    for (const { height, draw } of group) {
      parts.push(draw(MARGIN, y));
      y += height;
    }
    y += GAP;
  }
  return svgOf(Math.ceil(y - GAP), parts.join(''));
}
