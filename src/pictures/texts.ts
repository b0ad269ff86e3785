/**
 * Writes the texts of a drawing into its bitmap, letter by letter. A letter is painted once in each size, and then only
 * copied: painting their outlines anew would take as long as all the rest of a picture.
 */
import { Resvg } from '@resvg/resvg-js';
import { LRUCache } from 'lru-cache';
import { LOCALES, type Locale } from '../game/words.ts';
import { type Bitmap, type Color, colorOf, copyStamp } from './bitmap.ts';
import { letterOf, UNITS } from './letters.ts';

/** How much of each pixel a letter covers, from 0 to 255. */
interface Mask {
  readonly coverage: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** About 1 KB each. */
const masks = new LRUCache<string, Mask>({ max: 6_000 });

/** Letters stand at quarters of pixels: whole ones would set them unevenly. */
const STEPS = 4;
/** As wide as the stroke that makes letters bold, in units of the font. */
const BOLD_STROKE = 34;

/** Pixels around a letter, which may reach beyond its own width, and its base line in its mask. */
const marginOf = (size: number): number => Math.ceil(size * 0.12) + 1;
const baseLineOf = (size: number): number => Math.ceil(size);

interface Face {
  readonly size: number;
  readonly isBold: boolean;
  readonly locale: Locale;
}

function paint(character: string, { size, isBold, locale }: Face, step: number): Mask {
  const { path, advance } = letterOf(character, locale);
  const width = Math.ceil(advance * size) + 2 * marginOf(size) + 1;
  const height = Math.ceil(size * 1.35);
  const scale = size / UNITS;
  const stroke = isBold ? ` stroke="#fff" stroke-width="${BOLD_STROKE}" stroke-linejoin="round"` : '';
  const place = `matrix(${scale} 0 0 -${scale} ${marginOf(size) + step / STEPS} ${baseLineOf(size)})`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path transform="${place}" d="${path}" fill="#fff"${stroke}/></svg>`;
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const coverage = new Uint8Array(width * height);
  for (let pixel = 0; pixel < coverage.length; pixel++) coverage[pixel] = pixels[4 * pixel + 3]!;
  return { coverage, width, height };
}

function maskOf(character: string, face: Face, step: number): Mask {
  const { size, isBold, locale } = face;
  const key = `${size}${isBold ? 'b' : ''}${step}${locale === 'zh' ? 'z' : 'j'}${character}`;
  const known = masks.get(key);
  if (known) return known;
  const mask = paint(character, face, step);
  masks.set(key, mask);
  return mask;
}

/** Texts as `textSvg` writes them. */
const TEXT =
  /<text x="([-\d.]+)" y="([-\d.]+)" font-size="([\d.]+)"( font-weight="700")? fill="#([0-9a-f]{6})" lang="(\w+)">([^<]*)<\/text>/g;

interface WrittenText extends Face {
  readonly x: number;
  readonly y: number;
  readonly color: Color;
  readonly text: string;
}

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** Takes the texts out of a drawing. */
export function splitTexts(svg: string): { readonly shapes: string; readonly texts: readonly WrittenText[] } {
  const texts: WrittenText[] = [];
  const take = (
    _: string,
    x: string,
    y: string,
    size: string,
    bold: string | undefined,
    fill: string,
    lang: string,
    text: string,
  ): string => {
    texts.push({
      x: Number(x),
      y: Number(y),
      size: Number(size),
      isBold: bold !== undefined,
      color: colorOf(fill),
      locale: LOCALES.find((locale) => locale === lang) ?? 'en',
      text: unescaped(text),
    });
    return '';
  };
  return { shapes: svg.replace(TEXT, take), texts };
}

/** Writes texts over what is drawn. */
export function writeTexts(bitmap: Bitmap, texts: readonly WrittenText[]): void {
  for (const { x, y, color, text, ...face } of texts) {
    let right = x;
    for (const character of text) {
      const { path, advance } = letterOf(character, face.locale);
      if (path !== '') {
        const quarters = Math.round(right * STEPS);
        const [left, step] = [Math.floor(quarters / STEPS), ((quarters % STEPS) + STEPS) % STEPS];
        const mask = maskOf(character, face, step);
        copyStamp(
          bitmap,
          { ...mask, colors: color },
          left - marginOf(face.size),
          Math.round(y) - baseLineOf(face.size),
        );
      }
      right += advance * face.size;
    }
  }
}
