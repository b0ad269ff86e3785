/**
 * Boxes of one color, with round corners or without: the background, panels, bars, rules and dots of a picture. They cover whole
 * pixels and are painted here, as resvg takes longer for an empty picture than everything else takes.
 */
import { type Bitmap, type Color, colorOf, copyStamp, type Stamp } from './bitmap.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** @param fill `#` and six digits @param radius of its corners, in pixels */
export function boxSvg({ x, y, width, height }: Box, fill: string, radius = 0): string {
  const [left, top] = [Math.round(x), Math.round(y)];
  const [across, down] = [Math.round(x + width) - left, Math.round(y + height) - top];
  return `<rect class="box" x="${left}" y="${top}" width="${across}" height="${down}" rx="${radius}" fill="${fill}"/>`;
}

/** @param x its middle, as `y` is */
export const dotSvg = (x: number, y: number, radius: number, fill: string): string =>
  boxSvg({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }, fill, radius);

/** Boxes as `boxSvg` writes them. */
const BOX =
  /<rect class="box" x="(-?\d+)" y="(-?\d+)" width="(\d+)" height="(\d+)" rx="(\d+)" fill="#([0-9a-f]{6})"\/>/g;

interface PaintedBox extends Box {
  readonly radius: number;
  readonly color: Color;
}

/** Takes the boxes out of a drawing. */
export function splitBoxes(svg: string): { readonly rest: string; readonly boxes: readonly PaintedBox[] } {
  const boxes: PaintedBox[] = [];
  const rest = svg.replace(BOX, (_, ...[x, y, width, height, radius, fill]: string[]) => {
    boxes.push({
      x: Number(x),
      y: Number(y),
      width: Number(width),
      height: Number(height),
      radius: Number(radius),
      color: colorOf(fill!),
    });
    return '';
  });
  return { rest, boxes };
}

/** Paints boxes over what is drawn, in their order. */
export function paintBoxes(bitmap: Bitmap, boxes: readonly PaintedBox[]): void {
  for (const { radius, color, ...box } of boxes) {
    const { x, y, width, height } = box;
    const round = Math.min(radius, width >> 1, height >> 1);
    if (round > 0) {
      const disc = { ...discOf(round), colors: color };
      // Where two corners are one disc its edge is not to be painted twice.
      for (const left of new Set([x, x + width - 2 * round]))
        for (const top of new Set([y, y + height - 2 * round])) copyStamp(bitmap, disc, left, top);
    }
    fill(bitmap, { x: x + round, y, width: width - 2 * round, height }, color);
    fill(bitmap, { x, y: y + round, width, height: height - 2 * round }, color);
  }
}

/** What is outside of the bitmap is left out. */
function fill({ bytes, width, height, lead }: Bitmap, box: Box, color: Color): void {
  const [left, right] = [Math.max(0, box.x), Math.min(width, box.x + box.width)];
  if (left >= right) return;
  const pixel = Buffer.from(color);
  for (let row = Math.max(0, box.y); row < Math.min(height, box.y + box.height); row++) {
    const start = row * (lead + 3 * width) + lead;
    bytes.fill(pixel, start + 3 * left, start + 3 * right);
  }
}

const discs = new Map<number, Omit<Stamp, 'colors'>>();

/** The disc that makes the round corners of a box. There are as many as there are radii in the drawings. */
function discOf(radius: number): Omit<Stamp, 'colors'> {
  const known = discs.get(radius);
  if (known) return known;
  const side = 2 * radius;
  const coverage = Uint8Array.from({ length: side * side }, (_, pixel) => {
    const distance = Math.hypot((pixel % side) + 0.5 - radius, Math.floor(pixel / side) + 0.5 - radius);
    return Math.round(255 * Math.min(1, Math.max(0, radius + 0.5 - distance)));
  });
  const disc = { width: side, height: side, coverage };
  discs.set(radius, disc);
  return disc;
}
