/** Pictures as pixels in the sizes that Discord shows them in, and how far two of them are apart. */
import { Resvg } from '@resvg/resvg-js';

/** Discord's dark theme, behind transparent corners. */
const BACKGROUND = '#313338';
/** Red, green and blue, 0 to 255. */
const CHANNELS = 3;

/** The width and the height are the same. */
export interface Pixels {
  readonly size: number;
  readonly values: Float64Array;
}

export function paint(svg: string): Pixels {
  const image = new Resvg(svg, { background: BACKGROUND, font: { loadSystemFonts: false } }).render();
  const { pixels, width: size } = image;
  const values = Float64Array.from(
    { length: size * size * CHANNELS },
    (_, index) => pixels[Math.floor(index / CHANNELS) * 4 + (index % CHANNELS)]!,
  );
  return { size, values };
}

export const decode = (png: Buffer): Pixels => {
  const size = png.readUInt32BE(16);
  const href = `data:image/png;base64,${png.toString('base64')}`;
  return paint(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><image href="${href}" width="${size}" height="${size}"/></svg>`,
  );
};

type Weights = readonly (readonly [index: number, weight: number])[];

/** Applies weights to rows, and with rows and columns exchanged, twice. */
const resample = ({ size, values }: Pixels, weights: readonly Weights[]): Pixels => {
  const turn = (from: Float64Array, width: number, height: number): Float64Array => {
    const to = new Float64Array(weights.length * height * CHANNELS);
    for (let y = 0; y < height; y++) {
      for (const [x, sources] of weights.entries()) {
        for (let channel = 0; channel < CHANNELS; channel++) {
          let sum = 0;
          for (const [index, weight] of sources)
            sum += weight * from[(y * width + index) * CHANNELS + channel]!;
          to[(x * height + y) * CHANNELS + channel] = sum;
        }
      }
    }
    return to;
  };
  const columns = turn(values, size, size);
  return { size: weights.length, values: turn(columns, size, weights.length) };
};

/** Each pixel is the mean of the area that it covers. */
export const shrink = (pixels: Pixels, size: number): Pixels => {
  const step = pixels.size / size;
  const weights = Array.from({ length: size }, (_, target): Weights => {
    const [from, to] = [target * step, (target + 1) * step];
    return Array.from({ length: Math.ceil(to) - Math.floor(from) }, (_, offset) => {
      const index = Math.min(Math.floor(from) + offset, pixels.size - 1);
      const overlap = Math.min(to, index + 1) - Math.max(from, index);
      return [index, Math.max(0, overlap) / step] as const;
    });
  });
  return resample(pixels, weights);
};

/** As an eye that does not look closely sees it: each pixel runs a quarter into each of its neighbors. */
export const blur = (pixels: Pixels): Pixels => {
  const last = pixels.size - 1;
  const weights = Array.from(
    { length: pixels.size },
    (_, index): Weights => [
      [Math.max(0, index - 1), 0.25],
      [index, 0.5],
      [Math.min(last, index + 1), 0.25],
    ],
  );
  return resample(pixels, weights);
};

/** As somebody who sees no colors at all sees it. */
export const inGray = ({ size, values }: Pixels): Pixels => {
  const gray = new Float64Array(values.length);
  for (let at = 0; at < values.length; at += CHANNELS)
    gray.fill(0.2126 * values[at]! + 0.7152 * values[at + 1]! + 0.0722 * values[at + 2]!, at, at + CHANNELS);
  return { size, values: gray };
};

/** The root of the mean square difference, 0 to 255. */
export const distance = (a: Pixels, b: Pixels): number => {
  let sum = 0;
  for (const [index, value] of a.values.entries()) sum += (value - b.values[index]!) ** 2;
  return Math.sqrt(sum / a.values.length);
};

interface Pair {
  readonly faces: string;
  readonly distance: number;
}

/** The two faces that are closest to each other. */
export const closestPair = (
  faces: ReadonlyMap<string, Pixels>,
  areCompared: (a: string, b: string) => boolean = () => true,
): Pair => {
  let closest: Pair = { faces: '', distance: Number.POSITIVE_INFINITY };
  const entries = [...faces];
  for (const [index, [face, pixels]] of entries.entries()) {
    for (const [other, otherPixels] of entries.slice(index + 1)) {
      if (!areCompared(face, other)) continue;
      const found = distance(pixels, otherPixels);
      if (found < closest.distance) closest = { faces: `${face} ${other}`, distance: found };
    }
  }
  return closest;
};
