/**
 * The shapes on the cards. Ranks are strokes rather than letters of a font: they look the same on every machine, and are
 * as heavy and as tall as they must be to be read at 20 pixels.
 */

/** The height of the area that ranks are drawn in. A stroke that must end flat runs past its edge and is cut off there. */
export const RANK_HEIGHT = 100;
export const RANK_STROKE = 17;

export interface Glyph {
  readonly width: number;
  readonly path: string;
}

const GLYPHS: Readonly<Record<string, Glyph>> = {
  '2': { width: 60, path: 'M8.5 33v-3a21.5 21.5 0 0 1 43 0c0 13-7 20-15 29.5L11.5 91.5H60' },
  '3': { width: 60, path: 'M4 8.5H46L27 42a23 24.8 0 0 1 3 49.5a23 22 0 0 1-22-17' },
  '4': { width: 60, path: 'M42 108V10L9 66H60' },
  '5': { width: 60, path: 'M54 8.5H14.5L11.5 46q8-6 17-6a23 25.75 0 0 1 0 51.5a23 22 0 0 1-21-15' },
  '6': { width: 60, path: 'M46-6L12 50M51.5 66a21.5 25.5 0 1 1-43 0a21.5 25.5 0 1 1 43 0z' },
  '7': { width: 60, path: 'M2 8.5H48L20 108' },
  '8': {
    width: 60,
    path: 'M48.5 28a18.5 19.5 0 1 1-37 0a18.5 19.5 0 1 1 37 0zM51.5 69.5a21.5 22 0 1 1-43 0a21.5 22 0 1 1 43 0z',
  },
  '9': { width: 60, path: 'M14 106L48 50M51.5 34a21.5 25.5 0 1 1-43 0a21.5 25.5 0 1 1 43 0z' },
  T: { width: 90, path: 'M0 27L19 11V108M46 32a17.5 23.5 0 0 1 35 0v36a17.5 23.5 0 0 1-35 0z' },
  J: { width: 54, path: 'M45-6V70a18 21.5 0 0 1-36.5 0V63' },
  Q: { width: 63, path: 'M8.5 30a21.5 21.5 0 0 1 43 0v32.5a21.5 21.5 0 0 1-43 0zM31 62L59 101' },
  K: { width: 62, path: 'M8.5-6V106M55-8L13 58M29 38L57 110' },
  A: { width: 64, path: 'M4 108L32-4L60 108M13 70H51' },
};

export const rankGlyph = (rank: string): Glyph | undefined => GLYPHS[rank];

/** The side of the square that suits are drawn in. */
export const SUIT_SIZE = 48;

/** Filled shapes. */
export const SUIT_SHAPES = {
  s: 'M24 0C27 9 46 19 46 31a10.8 10.8 0 0 1-18.3 7Q28.5 43 33.5 48H14.5Q19.5 43 20.3 38A10.8 10.8 0 0 1 2 31C2 19 21 9 24 0z',
  h: 'M24 47C18 38 2 29 2 15a12 12 0 0 1 22-6.5A12 12 0 0 1 46 15C46 29 30 38 24 47z',
  d: 'M24 0Q32 14 43 24Q32 34 24 48Q16 34 5 24Q16 14 24 0z',
  c: 'M34.3 10.8a10.3 10.3 0 1 1-20.6 0a10.3 10.3 0 1 1 20.6 0zM22.6 29.5a10.6 10.6 0 1 1-21.2 0a10.6 10.6 0 1 1 21.2 0zM46.6 29.5a10.6 10.6 0 1 1-21.2 0a10.6 10.6 0 1 1 21.2 0zM21 19H27L26.8 32Q27.8 43 33.5 48H14.5Q20.2 43 21.2 32z',
} as const;
