/**
 * Pieces as small bitmaps: a card is painted once in each size, and then only copied. Painting thirty of them from their
 * shapes would take as long as all the rest of a picture.
 */
import { Resvg } from '@resvg/resvg-js';
import { LRUCache } from 'lru-cache';

/** About 3 KB each. */
const sprites = new LRUCache<string, string>({ max: 1_000 });

/** @param svg the piece, square */
function spriteOf(svg: string, size: number): string {
  const key = `${size}:${svg}`;
  const known = sprites.get(key);
  if (known !== undefined) return known;
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } })
    .render()
    .asPng();
  const sprite = `data:image/png;base64,${png.toString('base64')}`;
  sprites.set(key, sprite);
  return sprite;
}

/** A piece as an SVG image. Whole pixels keep it as sharp as it was painted. */
export const pieceSvg = (svg: string, x: number, y: number, size: number): string =>
  `<image href="${spriteOf(svg, size)}" x="${Math.round(x)}" y="${Math.round(y)}" width="${size}" height="${size}" image-rendering="optimizeSpeed"/>`;
