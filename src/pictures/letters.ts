/**
 * Letters of the bundled fonts, which are read once. resvg would read both fonts, 16 MB, for every single picture: some 80
 * milliseconds, where a whole picture takes ten.
 */
import { readFileSync } from 'node:fs';
import { Blob, Face, Font } from 'harfbuzzjs';
import type { Locale } from '../game/words.ts';
import { fontFiles } from './fonts.ts';

/** A letter of a font, in units of its size. */
interface Letter {
  /** Outlines in the font's own units, upwards. */
  readonly path: string;
  readonly advance: number;
}

/** Units of a font's size: those of both fonts are the same. */
export const UNITS = 1000;

const fonts = new Map<string, Font>();
function fontOf(file: string): Font {
  const font = fonts.get(file) ?? new Font(new Face(new Blob(readFileSync(file))));
  fonts.set(file, font);
  return font;
}

/** Letters that have been read, by the order of fonts that they were looked for in. Layout asks for each many times. */
const read = { zh: new Map<string, Letter>(), other: new Map<string, Letter>() };
const MAX_READ = 4_000;

/** A letter that no font has takes no room. */
export function letterOf(character: string, locale: Locale): Letter {
  const letters = locale === 'zh' ? read.zh : read.other;
  const known = letters.get(character);
  if (known) return known;
  if (letters.size >= MAX_READ) letters.clear();
  const letter = readLetter(character, locale);
  letters.set(character, letter);
  return letter;
}

function readLetter(character: string, locale: Locale): Letter {
  for (const file of fontFiles(locale)) {
    const font = fontOf(file);
    const glyph = font.nominalGlyph(character.codePointAt(0)!);
    if (glyph) return { path: font.glyphToPath(glyph), advance: font.glyphHAdvance(glyph) / UNITS };
  }
  return { path: '', advance: 0 };
}

/** Pixels that a text takes. */
export function widthOf(text: string, size: number, locale: Locale): number {
  let width = 0;
  for (const character of text) width += letterOf(character, locale).advance;
  return width * size;
}

export interface Ink {
  readonly size: number;
  readonly color: string;
  readonly isBold?: boolean;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** A text as SVG, `x` and `y` at the start of its base line. `texts.ts` reads it back. */
export function textSvg(
  text: string,
  { x, y }: { readonly x: number; readonly y: number },
  { size, color, isBold = false }: Ink,
  locale: Locale,
): string {
  const weight = isBold ? ' font-weight="700"' : '';
  return `<text x="${rounded(x)}" y="${rounded(y)}" font-size="${rounded(size)}"${weight} fill="${color}" lang="${locale}">${escaped(text)}</text>`;
}

/** The text, cut to a width with an ellipsis. */
export function cutToWidth(text: string, size: number, width: number, locale: Locale): string {
  if (widthOf(text, size, locale) <= width) return text;
  const characters = [...text];
  while (characters.length > 0 && widthOf(`${characters.join('')}…`, size, locale) > width) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
