/** One seat of a results card: its place, name, scores, and what was left in its hand. */
import { signed } from '../game/numbers.ts';
import { boxSvg, dotSvg } from './boxes.ts';
import { textSvg, widthOf } from './letters.ts';
import { type SetLine, setLine } from './lines.ts';
import type { ResultRow, ResultsCard } from './request.ts';
import { type Drawing, fittedName, MARGIN, nameWidth, panel, rightText, WIDTH } from './shapes.ts';
import { spriteSvg } from './sprites.ts';
import { GOLD, HEADER, MUTED, PANEL, RULE, seatColor, TEXT } from './theme.ts';

const PADDING = 14;
const HEAD_HEIGHT = 48;
const BAR = { height: 10, gap: 8, corner: 5 };
const SIZES = { name: 33, total: 40, totalLabel: 23, note: 25 };
/** Between the word and the total behind it. */
const LABEL_GAP = 10;
const MIN_NAME_SIZE = 19;
const NAME_LEFT = 58;
const PIECE_SIZE = 50;
const NOTE_PIECE_SIZE = 40;
const MAX_NOTE_ROWS = 3;
const GAP = 20;
const INNER = WIDTH - 2 * MARGIN - 2 * PADDING;

const MEDALS = { 1: '#ffd166', 2: '#cfd6de', 3: '#e0955a' } as const;

/** A medal with its place on it, or a dot. */
export function medalSvg(
  { medal }: Pick<ResultRow, 'medal'>,
  x: number,
  middle: number,
  card: Pick<ResultsCard, 'locale'>,
): string {
  if (medal === null) return dotSvg(x + 22, middle, 7, RULE);
  const digit = String(medal);
  const size = 27;
  return [
    spriteSvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="44" height="51"><path d="M9 0h26l-6 18h-14z" fill="#d8141f"/><circle cx="22" cy="29" r="20" fill="${MEDALS[medal]}" stroke="${HEADER}" stroke-width="2"/></svg>`,
      x,
      middle - 26,
    ),
    textSvg(
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
    boxSvg({ x, y, width: INNER, height: BAR.height }, HEADER, BAR.corner),
    boxSvg({ x: left, y, width: length, height: BAR.height }, seatColor(seat), BAR.corner),
    boxSvg({ x: zero - 1.5, y: y - 4, width: 3, height: BAR.height + 8 }, TEXT),
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
    return boxSvg({ x, y, width: COLUMN.width, height }, score > 0 ? '#6fd08c' : '#ff7a59');
  });
  const line = { x: left - 2, y: middle - 1, width: hands.length * COLUMN.step, height: 2 };
  return columns.join('') + boxSvg(line, MUTED);
}

/** Where a note finds room: in the row of the name, beside the pieces, or below everything. */
function placeOf(note: SetLine, pieces: SetLine | null, headRoom: number): 'head' | 'beside' | 'below' {
  if (note.height < HEAD_HEIGHT && note.width <= headRoom) return 'head';
  if (pieces === null) return 'below';
  return pieces.width + GAP + note.width <= INNER ? 'beside' : 'below';
}

interface Left extends Drawing {
  /** The note, where it stands in the row of the name. */
  readonly inHead: SetLine | null;
}

/** What was left in the hand: pieces and a note. */
function leftInHand(row: ResultRow, card: ResultsCard, headRoom: number): Left {
  const pieceStyle = { size: 20, color: TEXT, width: INNER, pieceSize: PIECE_SIZE };
  const noteStyle = { size: SIZES.note, color: MUTED, width: INNER, pieceSize: NOTE_PIECE_SIZE };
  const pieces = row.pieces.length > 0 ? setLine([{ cards: row.pieces }], pieceStyle, card) : null;
  const note = row.note.length > 0 ? setLine(row.note, { ...noteStyle, maxRows: MAX_NOTE_ROWS }, card) : null;
  const place = note ? placeOf(note, pieces, headRoom) : 'below';
  if (note === null || place === 'head')
    return { height: pieces?.height ?? 0, draw: pieces?.draw ?? (() => ''), inHead: note };
  if (pieces === null) return { ...note, inHead: null };
  const noteTop = place === 'beside' ? (pieces.height - note.height) / 2 : pieces.height;
  const noteLeft = place === 'beside' ? pieces.width + GAP : 0;
  return {
    height: Math.max(pieces.height, noteTop + note.height),
    draw: (x, y) => pieces.draw(x, y) + note.draw(x + noteLeft, y + noteTop),
    inHead: null,
  };
}

/** Medal, name, columns, total and what it is; the bar; what was left in the hand. */
export function seatRow(row: ResultRow, card: ResultsCard): Drawing {
  const name = card.listedNames[row.seat] ?? '';
  const total = signed(row.total);
  const hasSeveral = row.hands.length > 1;
  const label = hasSeveral ? card.totalLabel : '';
  const labelRight = widthOf(total, SIZES.total, card.locale) + (hasSeveral ? LABEL_GAP : 0);
  const totalWidth = labelRight + widthOf(label, SIZES.totalLabel, card.locale);
  const columnsWidth = hasSeveral ? row.hands.length * COLUMN.step + GAP : 0;
  const nameRoom = INNER - NAME_LEFT - totalWidth - columnsWidth - GAP;
  const nameEnd = nameWidth(name, SIZES.name, card) + GAP;
  const left = leftInHand(row, card, nameRoom - nameEnd);
  const barTop = PADDING + HEAD_HEIGHT;
  const leftTop = barTop + BAR.height + (left.height > 0 ? BAR.gap : 0);
  const height = leftTop + left.height + PADDING - (left.height > 0 ? 4 : 0);
  const most = Math.max(1, ...card.rows.flatMap(({ hands }) => hands.map(Math.abs)));
  return {
    height,
    draw(outerX, y) {
      const x = outerX + PADDING;
      const right = x + INNER;
      const middle = y + PADDING + 21;
      const border = row.medal === 1 ? GOLD : undefined;
      const note = left.inHead;
      return [
        panel({ x: outerX, y, width: WIDTH - 2 * MARGIN, height }, PANEL, border),
        medalSvg(row, x, middle, card),
        fittedName(
          name,
          { x: x + NAME_LEFT, middle, width: nameRoom, minSize: MIN_NAME_SIZE },
          { size: SIZES.name, color: seatColor(row.seat), isBold: true },
          card,
        ),
        note?.draw(x + NAME_LEFT + nameEnd, middle - note.height / 2 + 2) ?? '',
        columnsSvg(row, most, right - totalWidth - GAP, middle),
        rightText(
          label,
          right - labelRight,
          middle,
          { size: SIZES.totalLabel, color: MUTED, isBold: false },
          card,
        ),
        rightText(total, right, middle, { size: SIZES.total, color: TEXT, isBold: true }, card),
        barSvg(row, card.rows, x, y + barTop),
        left.draw(x, y + leftTop),
      ].join('');
    },
  };
}
