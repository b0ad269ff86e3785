/** Sets lines of text, names and pieces in rows of a width. */
import type { Face } from '../game/cards.ts';
import type { Inline, Line } from '../game/screen.ts';
import type { Locale } from '../game/words.ts';
import { hasIcon, iconSvg } from './icons.ts';
import { type Ink, textSvg, widthOf } from './letters.ts';
import { pieceSvg } from './sprites.ts';
import { seatColor } from './theme.ts';

/** What lines mention, by seat and by face. */
export interface Mentioned {
  readonly locale: Locale;
  readonly names: readonly string[];
  readonly listedNames: readonly string[];
  readonly pieces: Readonly<Record<Face, string>>;
}

export interface LineStyle {
  readonly size: number;
  readonly color: string;
  readonly isBold?: boolean;
  /** Pixels that a row may take. */
  readonly width: number;
  /** The side of pieces; by default they stand out of the text a little. */
  readonly pieceSize?: number;
  /** Further rows are left out, and the last one ends with an ellipsis. */
  readonly maxRows?: number;
}

/** What is never divided: a word, a letter of Chinese or Japanese with its punctuation, a word in katakana, a piece, a sign. */
interface Atom {
  readonly width: number;
  /** Whether it stands apart from what precedes it. */
  readonly hasSpace: boolean;
  readonly draw: (x: number, middle: number) => string;
  /** Text; empty of a piece. */
  readonly text: string;
}

/** A line in rows. */
export interface SetLine {
  readonly height: number;
  /** The height of its first row. */
  readonly firstHeight: number;
  /** The widest row. */
  readonly width: number;
  /** As SVG, from its upper left corner. */
  readonly draw: (x: number, y: number) => string;
}

const SINGLE = /[\p{Script=Han}\p{Script=Hiragana}\u3000-\u303F\uFF00-\uFFEF]/u;
/** Never at the beginning of a row, or never at its end. */
const CLOSING =
  /^[、。，．・：；？！）」』】〉》”’ー…\u0021\u0025-\u0029\u002C-\u002E\u003A-\u003F\u005Dぁぃぅぇぉっゃゅょァィゥェォッャュョ]/u;
const OPENING = /[（「『【〈《“‘([]$/u;
/** A value behind a piece, such as its points. */
const VALUE = /^[\d×]/;
/** The text of a piece. */
const PIECE = '';
/** Variation selectors and joiners: they are invisible. */
const VARIATION = /\p{Variation_Selector}|\u200D|\u2060/gu;

/** Splits a text where a row may end. A word longer than a row is divided by `divide`. */
function wordsOf(text: string): { readonly word: string; readonly hasSpace: boolean }[] {
  const words: { word: string; hasSpace: boolean }[] = [];
  let hasSpace = false;
  let mayJoin = false;
  for (const character of text) {
    if (/\s/u.test(character)) {
      hasSpace = true;
      mayJoin = false;
      continue;
    }
    const previous = words.at(-1);
    const isAlone = SINGLE.test(character) || hasIcon(character);
    const sticks =
      previous !== undefined &&
      !hasSpace &&
      !hasIcon(character) &&
      (CLOSING.test(character) || OPENING.test(previous.word) || (mayJoin && !isAlone));
    if (sticks) previous.word += character;
    else words.push({ word: character, hasSpace });
    hasSpace = false;
    mayJoin = !isAlone;
  }
  return words;
}

interface Pen extends LineStyle {
  readonly mentioned: Mentioned;
}

function textAtom(word: string, hasSpace: boolean, ink: Ink, locale: Locale): Atom {
  if (hasIcon(word)) {
    const side = Math.round(ink.size * 1.05);
    return {
      width: side + 3,
      hasSpace,
      text: word,
      draw: (x, middle) => iconSvg(word, x, middle - side / 2, side),
    };
  }
  return {
    width: widthOf(word, ink.size, locale),
    hasSpace,
    text: word,
    // Capitals and digits are centered on the middle of the row.
    draw: (x, middle) => textSvg(word, { x, y: middle + ink.size * 0.365 }, ink, locale),
  };
}

/** Parts of a word that is longer than a row. */
function divide(word: string, size: number, width: number, locale: Locale): string[] {
  if (widthOf(word, size, locale) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part !== '' && widthOf(part + character, size, locale) > width) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}

const spaceOf = (size: number): number => size * 0.27;

function textAtoms(text: string, ink: Ink, { width, mentioned: { locale } }: Pen): Atom[] {
  const signs = text.replaceAll(VARIATION, '');
  const kept = [...signs].filter(
    (letter) => /\s/u.test(letter) || hasIcon(letter) || hasOutline(letter, locale),
  );
  return wordsOf(kept.join('')).flatMap(({ word, hasSpace }) =>
    divide(word, ink.size, width, locale).map((part, index) =>
      textAtom(part, hasSpace && index === 0, ink, locale),
    ),
  );
}

const hasOutline = (letter: string, locale: Locale): boolean => widthOf(letter, 1, locale) > 0;

function pieceAtoms(faces: readonly Face[], pen: Pen): Atom[] {
  const side = pen.pieceSize ?? Math.round(pen.size * 1.5);
  return faces.flatMap((face, index): Atom[] => {
    const svg = pen.mentioned.pieces[face];
    if (svg === undefined) return [];
    return [
      {
        width: side + 3,
        hasSpace: index === 0,
        text: PIECE,
        draw: (x, middle) => pieceSvg(svg, x + 1, middle - side / 2, side),
      },
    ];
  });
}

/** Text in one weight, or pieces. */
type Segment = { readonly text: string; readonly ink: Ink } | { readonly cards: readonly Face[] };

/** `**` turns bold letters on and off, also across a name or a number. */
function segmentsOf(line: Line, pen: Pen): Segment[] {
  let isBold = pen.isBold ?? false;
  const segmentsIn = (inline: Inline): Segment[] => {
    if (typeof inline === 'object') {
      if ('cards' in inline) return [inline];
      const { names, listedNames } = pen.mentioned;
      const ink = { size: pen.size, color: seatColor(inline.seat), isBold: true };
      return [{ text: (inline.isListed ? listedNames : names)[inline.seat] ?? '', ink }];
    }
    return String(inline)
      .split('**')
      .map((text, index) => {
        if (index > 0) isBold = !isBold;
        return { text: text.replaceAll('*', ''), ink: { size: pen.size, color: pen.color, isBold } };
      });
  };
  return line.flatMap(segmentsIn);
}

function atomsOf(line: Line, pen: Pen): Atom[] {
  const atoms: Atom[] = [];
  let endsWithSpace = false;
  for (const segment of segmentsOf(line, pen)) {
    const text = 'text' in segment ? segment.text : '';
    const [first, ...rest] =
      'text' in segment ? textAtoms(segment.text, segment.ink, pen) : pieceAtoms(segment.cards, pen);
    if (first) atoms.push(endsWithSpace ? { ...first, hasSpace: true } : first, ...rest);
    endsWithSpace = /\s$/u.test(text) || (endsWithSpace && first === undefined);
  }
  return atoms;
}

interface PlacedAtom {
  readonly atom: Atom;
  readonly x: number;
}

/** Atoms that stay in one row: punctuation with what it belongs to, also where a name or a number is between. */
function runsOf(atoms: readonly Atom[]): Atom[][] {
  const runs: Atom[][] = [];
  for (const atom of atoms) {
    const run = runs.at(-1);
    const previous = run?.at(-1)?.text;
    const isGlued =
      !atom.hasSpace &&
      (OPENING.test(previous ?? '') ||
        CLOSING.test(atom.text) ||
        (previous === PIECE && VALUE.test(atom.text)));
    if (run && isGlued) run.push(atom);
    else runs.push([atom]);
  }
  return runs;
}

const widthOfRun = (run: readonly Atom[]): number => run.reduce((sum, atom) => sum + atom.width, 0);

/** Places atoms in rows of the style's width. */
function rowsOf(atoms: readonly Atom[], { size, width }: LineStyle): PlacedAtom[][] {
  const rows: PlacedAtom[][] = [];
  let row: PlacedAtom[] = [];
  let right = 0;
  // A run that no row has room for is divided.
  const runs = runsOf(atoms).flatMap((run) => (widthOfRun(run) > width ? run.map((atom) => [atom]) : [run]));
  for (const run of runs) {
    const runWidth = widthOfRun(run);
    const gap = run[0]?.hasSpace ? spaceOf(size) : 0;
    if (row.length > 0 && right + gap + runWidth > width) {
      rows.push(row);
      row = [];
    }
    let x = row.length > 0 ? right + gap : 0;
    for (const atom of run) {
      row.push({ atom, x });
      x += atom.width;
    }
    right = x;
  }
  return row.length > 0 ? [...rows, row] : rows;
}

/** Sets a line in rows. */
export function setLine(line: Line, style: LineStyle, mentioned: Mentioned): SetLine {
  const rows = rowsOf(atomsOf(line, { ...style, mentioned }), style);
  const shown = rows.slice(0, style.maxRows ?? rows.length);
  const isCut = shown.length < rows.length;
  const heights = shown.map((atoms) => rowHeight(atoms, style));
  const ends = shown.map((atoms) => (atoms.at(-1)?.x ?? 0) + (atoms.at(-1)?.atom.width ?? 0));
  return {
    height: heights.reduce((sum, height) => sum + height, 0),
    firstHeight: heights[0] ?? 0,
    width: Math.max(0, ...ends),
    draw(x, y) {
      let top = y;
      return shown
        .map((atoms, index) => {
          const middle = top + heights[index]! / 2;
          top += heights[index]!;
          const ellipsis =
            isCut && index === shown.length - 1
              ? textSvg('…', { x: x + ends[index]!, y: middle + style.size * 0.365 }, style, mentioned.locale)
              : '';
          return atoms.map(({ atom, x: offset }) => atom.draw(x + offset, middle)).join('') + ellipsis;
        })
        .join('');
    },
  };
}

function rowHeight(row: readonly PlacedAtom[], { size, pieceSize }: LineStyle): number {
  const text = size * 1.36;
  const hasPiece = row.some(({ atom }) => atom.text === PIECE);
  return Math.ceil(hasPiece ? Math.max(text, (pieceSize ?? Math.round(size * 1.5)) + 6) : text);
}
