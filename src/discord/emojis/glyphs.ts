/**
 * The shapes on the cards. Ranks are strokes rather than letters of a font: they look the same on every machine, and are
 * as heavy and as wide as they must be to be read at 22 pixels.
 */

/** The height of the area that ranks are drawn in. A stroke that must end flat runs past its edge and is cut off there. */
export const RANK_HEIGHT = 60;

export interface Glyph {
  readonly width: number;
  readonly path: string;
}

const ZERO = 'M7 21.5a14.5 14.5 0 0 1 29 0v17a14.5 14.5 0 0 1-29 0z';

const GLYPHS: Readonly<Record<string, Glyph>> = {
  '2': { width: 44, path: 'M7 23v-1a15 15 0 0 1 30 0c0 7-4 11-9 15.5L9 53H44' },
  '3': { width: 43, path: 'M4 7H34L20 26a13.5 13.5 0 0 1 2 27a16 15 0 0 1-16-11' },
  '4': { width: 46, path: 'M32 66V8L8 42H46' },
  '5': { width: 43, path: 'M39 7H12L10 29q5-4 11-4a14 14 0 0 1 0 28a16 15 0 0 1-15-10' },
  '6': { width: 44, path: 'M33-4L11 28M37 38a15 15 0 1 1-30 0a15 15 0 1 1 30 0z' },
  '7': { width: 42, path: 'M1 7H34L14 66' },
  '8': {
    width: 44,
    path: 'M35 17a13 10.5 0 1 1-26 0a13 10.5 0 1 1 26 0zM37 40.5a15 13 0 1 1-30 0a15 13 0 1 1 30 0z',
  },
  '9': { width: 44, path: 'M11 64L33 32M37 22a15 15 0 1 1-30 0a15 15 0 1 1 30 0z' },
  T: { width: 68, path: `M0 20L14 9V66M32 21.5a14.5 14.5 0 0 1 29 0v17a14.5 14.5 0 0 1-29 0z` },
  J: { width: 38, path: 'M31-4V40a12.5 13 0 0 1-25 0V36' },
  Q: { width: 47, path: `${ZERO}M24 38L46 62` },
  K: { width: 46, path: 'M7-4V66M42-4L12 35M21 24L43 66' },
  A: { width: 50, path: 'M3 66L25-2L47 66M10 43H40' },
};

export const rankGlyph = (rank: string): Glyph | undefined => GLYPHS[rank];

/** Filled shapes in a square of 48 units. */
export const SUIT_SHAPES = {
  s: 'M24 1C29 9 45 17 45 29a10.5 10.5 0 0 1-17.5 7.5Q28 43 33 47H15Q20 43 20.5 36.5A10.5 10.5 0 0 1 3 29C3 17 19 9 24 1z',
  h: 'M24 47C18 38 2 29 2 15a12 12 0 0 1 22-6.5A12 12 0 0 1 46 15C46 29 30 38 24 47z',
  d: 'M24 0Q32 14 43 24Q32 34 24 48Q16 34 5 24Q16 14 24 0z',
  c: 'M24 1a11 11 0 0 1 8.5 18A11 11 0 1 1 27.5 35Q28 43 33 47H15Q20 43 20.5 35A11 11 0 1 1 15.5 19A11 11 0 0 1 24 1z',
} as const;
