/** Turns a drawing into a PNG. resvg's own encoder takes twice as long as Node's zlib, and more than the drawing itself. */
import { crc32, deflateSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import type { Bitmap } from './bitmap.ts';
import { paintBoxes, splitBoxes } from './boxes.ts';
import { copySprites, splitSprites } from './sprites.ts';
import { splitTexts, writeTexts } from './texts.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Bits per channel; the kind of color: red, green and blue. */
const [DEPTH, RGB] = [8, 2];
/** Flat areas become small at any level; higher ones take several times as long for a tenth less. */
const LEVEL = 3;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Rows of red, green and blue, each after a byte that says that it is not filtered. */
function scanLines(pixels: Buffer, width: number, height: number): Buffer {
  const lines = Buffer.allocUnsafe(height * (width * 3 + 1));
  let [to, from] = [0, 0];
  for (let row = 0; row < height; row++) {
    lines[to++] = 0;
    for (let column = 0; column < width; column++) {
      lines[to++] = pixels[from]!;
      lines[to++] = pixels[from + 1]!;
      lines[to++] = pixels[from + 2]!;
      from += 4;
    }
  }
  return lines;
}

/** A drawing without shapes: everything in it is boxes, sprites and texts. */
const EMPTY = /^<svg [^>]*width="(\d+)" height="(\d+)"[^>]*><\/svg>$/;

/** What is below boxes, sprites and texts. */
function bitmapOf(shapes: string): Bitmap {
  const [, width, height] = EMPTY.exec(shapes)?.map(Number) ?? [];
  if (width && height) return { bytes: Buffer.alloc(height * (width * 3 + 1)), width, height, lead: 1 };
  const drawn = new Resvg(shapes, { font: { loadSystemFonts: false } }).render();
  const bytes = scanLines(drawn.pixels, drawn.width, drawn.height);
  return { bytes, width: drawn.width, height: drawn.height, lead: 1 };
}

/** @param svg a drawing that covers all of its area; boxes are above its other shapes, sprites above boxes, and texts above all */
export function pngOf(svg: string): Uint8Array {
  const { rest: withoutSprites, sprites } = splitSprites(svg);
  const { rest, boxes } = splitBoxes(withoutSprites);
  const { shapes, texts } = splitTexts(rest);
  const bitmap = bitmapOf(shapes);
  const { bytes, width, height } = bitmap;
  paintBoxes(bitmap, boxes);
  copySprites(bitmap, sprites);
  writeTexts(bitmap, texts);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = DEPTH;
  header[9] = RGB;
  const data = deflateSync(bytes, { level: LEVEL });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
