/**
 * Letters as outlines, read from the bundled fonts once. resvg would read both fonts, 16 MB, for every single picture:
 * some 80 milliseconds, where a whole picture with outlined letters takes ten.
 */
import { readFileSync } from 'node:fs';
import { Blob, Face, Font } from 'harfbuzzjs';
import { LRUCache } from 'lru-cache';
import type { Locale } from '../game/words.ts';
import { fontFiles } from './fonts.ts';

/** A letter of a font, in units of its size. */
interface Letter {
  /** Outlines in the font's own units, upwards. */
  readonly path: string;
  readonly advance: number;
}

/** Units of a font's size: those of both fonts are the same. */
const UNITS = 1000;
/** As wide as the stroke that makes letters bold, in units. */
const BOLD_STROKE = 34;

const fonts = new Map<string, Font>();
function fontOf(file: string): Font {
  const font = fonts.get(file) ?? new Font(new Face(new Blob(readFileSync(file))));
  fonts.set(file, font);
  return font;
}

const letters = new LRUCache<string, Letter>({ max: 4_000 });

/** A letter that no font has takes no room. */
function letterOf(character: string, locale: Locale): Letter {
  const key = `${locale === 'zh' ? 'zh' : 'ja'}${character}`;
  const known = letters.get(key);
  if (known) return known;
  let letter: Letter = { path: '', advance: 0 };
  for (const file of fontFiles(locale)) {
    const font = fontOf(file);
    const glyph = font.nominalGlyph(character.codePointAt(0)!);
    if (!glyph) continue;
    letter = { path: font.glyphToPath(glyph), advance: font.glyphHAdvance(glyph) / UNITS };
    break;
  }
  letters.set(key, letter);
  return letter;
}

/** Pixels that a text takes. */
export function widthOf(text: string, size: number, locale: Locale): number {
  let width = 0;
  for (const character of text) width += letterOf(character, locale).advance;
  return width * size;
}

const rounded = (value: number): string => String(Math.round(value * 100) / 100);

export interface Ink {
  readonly size: number;
  readonly color: string;
  readonly isBold?: boolean;
}

/** A text as SVG paths, `x` and `y` at the start of its base line. */
export function textPaths(
  text: string,
  { x, y }: { readonly x: number; readonly y: number },
  { size, color, isBold = false }: Ink,
  locale: Locale,
): string {
  const scale = size / UNITS;
  let left = x;
  let paths = '';
  for (const character of text) {
    const { path, advance } = letterOf(character, locale);
    if (path !== '')
      paths += `<path transform="matrix(${scale} 0 0 -${scale} ${rounded(left)} ${rounded(y)})" d="${path}"/>`;
    left += advance * size;
  }
  if (paths === '') return '';
  const stroke = isBold ? ` stroke="${color}" stroke-width="${BOLD_STROKE}" stroke-linejoin="round"` : '';
  return `<g fill="${color}"${stroke}>${paths}</g>`;
}

/** The text, cut to a width with an ellipsis. */
export function cutToWidth(text: string, size: number, width: number, locale: Locale): string {
  if (widthOf(text, size, locale) <= width) return text;
  const characters = [...text];
  while (characters.length > 0 && widthOf(`${characters.join('')}…`, size, locale) > width) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
