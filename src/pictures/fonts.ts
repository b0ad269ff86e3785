/** The fonts of pictures, and which letters they have: a missing letter would be drawn as an empty box. */
import { closeSync, openSync, readSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Catalogue, Locale } from '../game/words.ts';

const JAPANESE = {
  family: 'Noto Sans JP',
  file: join(
    dirname(fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-jp'))),
    '500Medium/NotoSansJP_500Medium.ttf',
  ),
};
const CHINESE = {
  family: 'Noto Sans SC',
  file: join(
    dirname(fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-sc'))),
    '500Medium/NotoSansSC_500Medium.ttf',
  ),
};

/** The same letter has another shape in Japan than in China: a reader’s own comes first, the other for letters it lacks. */
const FONTS: Catalogue<readonly (typeof JAPANESE)[]> = {
  ja: [JAPANESE, CHINESE],
  en: [JAPANESE, CHINESE],
  zh: [CHINESE, JAPANESE],
};

export const FONT_FILES: readonly string[] = [JAPANESE.file, CHINESE.file];

/** The files of the fonts for readers of a language, the first choice first. */
export const fontFiles = (locale: Locale): readonly string[] => FONTS[locale].map(({ file }) => file);

/** As a style names them: `Noto Sans JP, Noto Sans SC`. */
export const fontFamilies = (locale: Locale): string => FONTS[locale].map(({ family }) => family).join(', ');

/** Reads a table of a font file. The directory follows a head of 12 bytes: tag, checksum, offset, length of each table. */
function readTable(file: string, tag: string): Buffer {
  const fd = openSync(file, 'r');
  const read = (offset: number, length: number): Buffer => {
    const bytes = Buffer.alloc(length);
    readSync(fd, bytes, 0, length, offset);
    return bytes;
  };
  try {
    const count = read(4, 2).readUInt16BE(0);
    const records = Array.from({ length: count }, (_, index) => read(12 + 16 * index, 16));
    const record = records.find((bytes) => bytes.toString('latin1', 0, 4) === tag);
    if (!record) throw new Error(`${file} has no table '${tag}'`);
    return read(record.readUInt32BE(8), record.readUInt32BE(12));
  } finally {
    closeSync(fd);
  }
}

type CodeRange = readonly [first: number, last: number];

/** Reads the ranges of characters that a font has, from its table of all Unicode characters (`cmap`, format 12). */
function readCodeRanges(file: string): readonly CodeRange[] {
  const cmap = readTable(file, 'cmap');
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(8 + 8 * index),
  );
  const start = offsets.find((offset) => cmap.readUInt16BE(offset) === 12);
  if (start === undefined) throw new Error(`${file} has no character table of format 12`);
  return Array.from({ length: cmap.readUInt32BE(start + 12) }, (_, index): CodeRange => {
    const group = start + 16 + 12 * index;
    return [cmap.readUInt32BE(group), cmap.readUInt32BE(group + 4)];
  });
}

let codeRanges: readonly CodeRange[] | undefined;

function hasLetter(letter: string): boolean {
  codeRanges ??= FONT_FILES.flatMap(readCodeRanges);
  const code = letter.codePointAt(0)!;
  return codeRanges.some(([first, last]) => first <= code && code <= last);
}

/** Characters that only join or modify others and draw nothing alone. */
const INVISIBLE = /\p{Cf}|\p{Variation_Selector}|\u20E3/u;

/** The text on one line, without the letters that no font has; may be empty. */
export const drawableText = (text: string): string =>
  [...text.normalize('NFC').replaceAll(/[\s\p{Cc}]+/gu, ' ')]
    .filter((letter) => !INVISIBLE.test(letter) && hasLetter(letter))
    .join('')
    .replaceAll(/ +/g, ' ')
    .trim();

const WIDE = /[\p{Script=Han}\u3000-\u30FF\uFF01-\uFF60]/u;
/** Measured in Latin letters; a Japanese or Chinese one is as wide as two. */
const MAX_NAME_WIDTH = 16;
const graphemes = new Intl.Segmenter();

/** A drawable name, shortened with an ellipsis if it is too wide. */
export function drawableName(name: string): string {
  const letters = [...graphemes.segment(drawableText(name))].map(({ segment }) => segment);
  const widths = letters.map((letter) => (WIDE.test(letter) ? 2 : 1));
  const widthOf = (count: number) => widths.slice(0, count).reduce((sum, width) => sum + width, 0);
  if (widthOf(letters.length) <= MAX_NAME_WIDTH) return letters.join('');
  let count = letters.length;
  while (widthOf(count) > MAX_NAME_WIDTH - 1) count--;
  return `${letters.slice(0, count).join('').trimEnd()}…`;
}
