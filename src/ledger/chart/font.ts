/** The font of charts, and what it can write: a letter it has not would be an empty box. */
import { closeSync, openSync, readSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const FONT = 'Noto Sans JP';

export const FONT_FILE = join(
  dirname(fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-jp'))),
  '500Medium/NotoSansJP_500Medium.ttf',
);

/** The tables of a font file: tag, checksum, offset and length of each follow a head of twelve bytes. */
function tableOf(file: string, tag: string): Buffer {
  const fd = openSync(file, 'r');
  const read = (at: number, length: number): Buffer => {
    const bytes = Buffer.alloc(length);
    readSync(fd, bytes, 0, length, at);
    return bytes;
  };
  try {
    const tables = read(4, 2).readUInt16BE(0);
    const rows = Array.from({ length: tables }, (_, row) => read(12 + 16 * row, 16));
    const row = rows.find((of) => of.toString('latin1', 0, 4) === tag);
    if (!row) throw new Error(`${file} has no table '${tag}'`);
    return read(row.readUInt32BE(8), row.readUInt32BE(12));
  } finally {
    closeSync(fd);
  }
}

/** From the table of all Unicode characters (`cmap`, format 12): first and last of each run that the font has. */
function runsOf(file: string): readonly (readonly [number, number])[] {
  const cmap = tableOf(file, 'cmap');
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, row) => cmap.readUInt32BE(8 + 8 * row));
  const at = offsets.find((offset) => cmap.readUInt16BE(offset) === 12);
  if (at === undefined) throw new Error(`${file} does not say which characters it has`);
  return Array.from({ length: cmap.readUInt32BE(at + 12) }, (_, run) => {
    const row = at + 16 + 12 * run;
    return [cmap.readUInt32BE(row), cmap.readUInt32BE(row + 4)] as const;
  });
}

let runs: readonly (readonly [number, number])[] | undefined;

function has(letter: string): boolean {
  runs ??= runsOf(FONT_FILE);
  const code = letter.codePointAt(0)!;
  return runs.some(([first, last]) => first <= code && code <= last);
}

/** What joins or turns letters and is nothing by itself. */
const UNSEEN = /\p{Cf}|\p{Variation_Selector}|\u20E3/u;

/** A text as far as the font can write it, on one line; nothing may be left of it. */
export const drawableText = (text: string): string =>
  [...text.normalize('NFC').replaceAll(/[\s\p{Cc}]+/gu, ' ')]
    .filter((letter) => !UNSEEN.test(letter) && has(letter))
    .join('')
    .replaceAll(/ +/g, ' ')
    .trim();

const WIDE = /[\p{Script=Han}\u3000-\u30FF\uFF01-\uFF60]/u;
/** As wide as so many Latin letters, or half as many Japanese ones. */
const LONGEST_NAME = 16;
const graphemes = new Intl.Segmenter();

/** A name as a chart writes it: cut where it is long. */
export function drawableName(name: string): string {
  const letters = [...graphemes.segment(drawableText(name))].map(({ segment }) => segment);
  const widths = letters.map((letter) => (WIDE.test(letter) ? 2 : 1));
  const width = (first: number) => widths.slice(0, first).reduce((sum, of) => sum + of, 0);
  if (width(letters.length) <= LONGEST_NAME) return letters.join('');
  let kept = letters.length;
  while (width(kept) > LONGEST_NAME - 1) kept--;
  return `${letters.slice(0, kept).join('').trimEnd()}…`;
}
