/** The card that is shown where a table has ended: who won, what was left in every hand, and how it came to that. */
import { signed } from '../game/numbers.ts';
import { textPaths, widthOf } from './letters.ts';
import { setLine } from './lines.ts';
import type { ResultRow, ResultsCard } from './request.ts';
import { fittedText, heading, MARGIN, panel, rightText, stack, svgOf, WIDTH } from './shapes.ts';
import { GOLD, HEADER, MUTED, PANEL, RULE, seatColor, TEXT } from './theme.ts';

/** Pixels. Discord shows the picture at less than half of its width on a phone. */
const HEADING_HEIGHT = 116;
const GAP = 14;
const PADDING = 16;
const ROW_HEAD = 52;
const BAR = { height: 12, gap: 10 };
const SIZES = { name: 33, total: 40, note: 25, outcome: 31, keyPlay: 25, heading: 25, footer: 21 };
const MIN_NAME_SIZE = 19;
const PIECE_SIZE = 50;
const NOTE_PIECE_SIZE = 40;
const NOTE_GAP = 18;
const MAX_NOTE_ROWS = 3;
const INNER = WIDTH - 2 * MARGIN - 2 * PADDING;

const MEDALS = { 1: '#ffd166', 2: '#cfd6de', 3: '#e0955a' } as const;

/** A medal with its place on it, or a dot. */
function medalSvg({ medal }: ResultRow, x: number, middle: number, card: ResultsCard): string {
  if (medal === null) return `<circle cx="${x + 22}" cy="${middle}" r="7" fill="${RULE}"/>`;
  const digit = String(medal);
  const size = 27;
  return [
    `<path d="M${x + 9} ${middle - 26}h26l-6 18h-14z" fill="#d8141f"/>`,
    `<circle cx="${x + 22}" cy="${middle + 3}" r="20" fill="${MEDALS[medal]}" stroke="${HEADER}" stroke-width="2"/>`,
    textPaths(
      digit,
      { x: x + 22 - widthOf(digit, size, card.locale) / 2, y: middle + 3 + size * 0.365 },
      { size, color: HEADER, isBold: true },
      card.locale,
    ),
  ].join('');
}

/** From zero to the total, on the scale of all seats. */
function barSvg({ total, seat }: ResultRow, rows: readonly ResultRow[], x: number, y: number): string {
  const totals = rows.map((row) => row.total);
  const [low, high] = [Math.min(0, ...totals), Math.max(0, ...totals)];
  const scale = high === low ? 0 : INNER / (high - low);
  const zero = x - low * scale;
  const length = Math.max(Math.abs(total) * scale, total === 0 ? 0 : 4);
  const left = total < 0 ? zero - length : zero;
  return [
    `<rect x="${x}" y="${y}" width="${INNER}" height="${BAR.height}" rx="6" fill="${HEADER}"/>`,
    `<rect x="${left.toFixed(1)}" y="${y}" width="${length.toFixed(1)}" height="${BAR.height}" rx="6" fill="${seatColor(seat)}"/>`,
    `<rect x="${(zero - 1.5).toFixed(1)}" y="${y - 4}" width="3" height="${BAR.height + 8}" fill="${TEXT}"/>`,
  ].join('');
}

const COLUMN = { width: 11, step: 14, height: 20 };

/** What each hand paid: a column up or down. Nothing where the table had one hand. */
function columnsSvg({ hands }: ResultRow, most: number, right: number, middle: number): string {
  if (hands.length < 2) return '';
  const left = right - hands.length * COLUMN.step;
  const columns = hands.map((score, index) => {
    const height = score === 0 ? 0 : Math.max(2, (Math.abs(score) / most) * COLUMN.height);
    const y = score > 0 ? middle - height : middle;
    const x = left + index * COLUMN.step;
    return `<rect x="${x}" y="${y.toFixed(1)}" width="${COLUMN.width}" height="${height.toFixed(1)}" fill="${score > 0 ? '#6fd08c' : '#ff7a59'}"/>`;
  });
  return `${columns.join('')}<rect x="${left - 2}" y="${middle - 0.75}" width="${hands.length * COLUMN.step}" height="1.5" fill="${MUTED}"/>`;
}

/** One seat: medal, name, columns, total; the bar; what was left in the hand. */
function seatRow(row: ResultRow, card: ResultsCard): { height: number; draw: (y: number) => string } {
  const pieces =
    row.pieces.length > 0
      ? setLine([{ cards: row.pieces }], { size: 20, color: TEXT, width: INNER, pieceSize: PIECE_SIZE }, card)
      : null;
  const noteStyle = {
    size: SIZES.note,
    color: MUTED,
    width: INNER,
    pieceSize: NOTE_PIECE_SIZE,
    maxRows: MAX_NOTE_ROWS,
  };
  const note = row.note.length > 0 ? setLine(row.note, noteStyle, card) : null;
  // A short hand leaves room for the note beside it.
  const isBeside = pieces !== null && note !== null && pieces.width + NOTE_GAP + note.width <= INNER;
  const noteTop = isBeside ? (pieces.height - note.height) / 2 : (pieces?.height ?? 0);
  const barBottom = PADDING + ROW_HEAD + BAR.height + BAR.gap;
  const height = barBottom + Math.max(pieces?.height ?? 0, noteTop + (note?.height ?? 0)) + PADDING - 4;
  const most = Math.max(1, ...card.rows.flatMap(({ hands }) => hands.map(Math.abs)));
  return {
    height,
    draw(y) {
      const x = MARGIN + PADDING;
      const right = x + INNER;
      const middle = y + PADDING + 22;
      const total = signed(row.total);
      const totalWidth = widthOf(total, SIZES.total, card.locale);
      const columnsWidth = row.hands.length < 2 ? 0 : row.hands.length * COLUMN.step + 22;
      const nameWidth = INNER - 58 - totalWidth - columnsWidth - 22;
      return [
        panel({ x: MARGIN, y, width: WIDTH - 2 * MARGIN, height }, PANEL, row.medal === 1 ? GOLD : undefined),
        medalSvg(row, x, middle, card),
        fittedText(
          card.names[row.seat] ?? '',
          { x: x + 58, middle, width: nameWidth, minSize: MIN_NAME_SIZE },
          { size: SIZES.name, color: seatColor(row.seat), isBold: true },
          card,
        ),
        columnsSvg(row, most, right - totalWidth - 22, middle),
        rightText(total, right, middle, { size: SIZES.total, color: TEXT, isBold: true }, card),
        barSvg(row, card.rows, x, y + PADDING + ROW_HEAD - 2),
        pieces?.draw(x, y + barBottom) ?? '',
        note?.draw(isBeside ? x + pieces.width + NOTE_GAP : x, y + barBottom + noteTop) ?? '',
      ].join('');
    },
  };
}

/** As high as it must be, so that nothing is left out. */
export function resultsSvg(card: ResultsCard): string {
  const width = WIDTH - 2 * MARGIN;
  const outcome = stack(card.outcome, { size: SIZES.outcome, color: TEXT, isBold: true, width }, card);
  const rows = card.rows.map((row) => seatRow(row, card));
  const keyStyle = { size: SIZES.keyPlay, color: TEXT, width: width - 26, maxRows: 2 };
  const keyPlays = card.keyPlays.map((line) => setLine(line, keyStyle, card));
  const parts: string[] = [heading(card, HEADING_HEIGHT)];
  let y = HEADING_HEIGHT + GAP;
  if (outcome.height > 0) {
    parts.push(outcome.draw(MARGIN, y));
    y += outcome.height + GAP;
  }
  for (const { height, draw } of rows) {
    parts.push(draw(y));
    y += height + GAP;
  }
  if (keyPlays.length > 0) {
    const ink = { size: SIZES.heading, color: GOLD, isBold: true };
    parts.push(fittedText(card.keyPlaysTitle, { x: MARGIN, middle: y + 18, width, minSize: 18 }, ink, card));
    y += 42;
    for (const { height, draw } of keyPlays) {
      parts.push(`<circle cx="${MARGIN + 8}" cy="${y + SIZES.keyPlay * 0.68}" r="5" fill="${GOLD}"/>`);
      parts.push(draw(MARGIN + 26, y));
      y += height + 4;
    }
    y += GAP;
  }
  parts.push(`<rect x="${MARGIN}" y="${y}" width="${width}" height="2" fill="${RULE}"/>`);
  const footer = { x: MARGIN, middle: y + 26, width, minSize: 16 };
  parts.push(fittedText(card.footer, footer, { size: SIZES.footer, color: MUTED }, card));
  return svgOf(y + 50, parts.join(''));
}
