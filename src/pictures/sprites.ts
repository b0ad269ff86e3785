/**
 * Pieces as small bitmaps: a card is painted once in each size, and then only copied. Painting thirty of them from their
 * shapes would take as long as all the rest of a picture.
 */
import { Resvg } from '@resvg/resvg-js';
import { LRUCache } from 'lru-cache';
import { type Bitmap, copyStamp, type Stamp } from './bitmap.ts';

interface Sprite {
  readonly id: number;
  readonly stamp: Stamp;
}

const byId = new Map<number, Sprite>();
/** By what they show; about 10 KB each. More of them than any picture has. */
const sprites = new LRUCache<string, Sprite>({ max: 2_000, dispose: ({ id }) => void byId.delete(id) });
let lastId = 0;

/** @param svg as wide as it is to be shown */
function spriteOf(svg: string): Sprite {
  const known = sprites.get(svg);
  if (known) return known;
  const { width, height, pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const [coverage, colors] = [new Uint8Array(width * height), new Uint8Array(3 * width * height)];
  for (let pixel = 0; pixel < coverage.length; pixel++) {
    const cover = pixels[4 * pixel + 3]!;
    coverage[pixel] = cover;
    for (let channel = 0; channel < 3; channel++) colors[3 * pixel + channel] = pixels[4 * pixel + channel]!;
  }
  const sprite = { id: ++lastId, stamp: { width, height, coverage, colors } };
  sprites.set(svg, sprite);
  byId.set(sprite.id, sprite);
  return sprite;
}

/** A drawing of its own that is copied into a picture. */
export const spriteSvg = (svg: string, x: number, y: number): string =>
  `<image href="#${spriteOf(svg).id}" x="${Math.round(x)}" y="${Math.round(y)}"/>`;

/** The side of the square that pieces are drawn in. */
export const PIECE_UNITS = 128;

/** @param svg the piece, square */
export const pieceSvg = (svg: string, x: number, y: number, size: number): string =>
  spriteSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${PIECE_UNITS} ${PIECE_UNITS}">${svg}</svg>`,
    x,
    y,
  );

/** Sprites as `spriteSvg` writes them. */
const SPRITE = /<image href="#(\d+)" x="(-?\d+)" y="(-?\d+)"\/>/g;

interface PlacedSprite {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/** Takes the sprites out of a drawing. */
export function splitSprites(svg: string): {
  readonly rest: string;
  readonly sprites: readonly PlacedSprite[];
} {
  const placed: PlacedSprite[] = [];
  const rest = svg.replace(SPRITE, (_, id: string, x: string, y: string) => {
    placed.push({ id: Number(id), x: Number(x), y: Number(y) });
    return '';
  });
  return { rest, sprites: placed };
}

/** Copies sprites over what is drawn. */
export function copySprites(bitmap: Bitmap, placed: readonly PlacedSprite[]): void {
  for (const { id, x, y } of placed) {
    const sprite = byId.get(id);
    if (sprite) copyStamp(bitmap, sprite.stamp, x, y);
  }
}
