/** The texts of the catalogues of words as they stand in their files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale } from '../src/game/words.ts';
import { ROOT } from './sources.ts';

/** Stands for what is put into a template. */
const VALUE = '□';

const TOKEN = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|[`{}]|[\s\S]/y;
const TEMPLATE_TOKEN = /\\[\s\S]|\$\{|[\s\S]/y;

const tokenAt = (pattern: RegExp, code: string, index: number): string => {
  pattern.lastIndex = index;
  return pattern.exec(code)![0];
};

/** Adds the literals of code up to the brace that closes it, or to its end. @returns the index after that */
function readCode(code: string, start: number, found: string[]): number {
  let depth = 0;
  let index = start;
  while (index < code.length) {
    const token = tokenAt(TOKEN, code, index);
    index += token.length;
    if (token === '`') index = readTemplate(code, index, found);
    else if (token === '{') depth += 1;
    else if (token === '}' && depth === 0) return index;
    else if (token === '}') depth -= 1;
    else if (token.startsWith("'")) found.push(token.slice(1, -1));
  }
  return index;
}

function readTemplate(code: string, start: number, found: string[]): number {
  let text = '';
  let index = start;
  while (code[index] !== '`') {
    const token = tokenAt(TEMPLATE_TOKEN, code, index);
    index += token.length;
    if (token === '${') index = readCode(code, index, found);
    text += token === '${' ? VALUE : token.replace(/^\\(?=.)/, '');
  }
  found.push(text);
  return index + 1;
}

/** The string and template literals of a file of TypeScript without regular expressions. */
export function literalsIn(code: string): string[] {
  const found: string[] = [];
  readCode(code, 0, found);
  return found;
}

/** A file of words in one language: `ja.ts`, `rules-ja.ts`, `ending-ja.ts`. */
const isOf = (file: string, locale: Locale): boolean =>
  new RegExp(`(?:^|[-/\\\\])${locale}\\.ts$`).test(file);

/** What a file says in a language: all of it, or where it has all languages, its parts `ja: …`. */
function codeIn(file: string, locale: Locale): string {
  const code = readFileSync(join(ROOT, file), 'utf8');
  if (isOf(file, locale)) return code;
  if (LOCALES.some((each) => isOf(file, each))) return '';
  const parts = new RegExp(`^  ${locale}: (?:.*,$|[^\\n]*\\n(?:(?:    .*)?\\n)*(?:  \\S.*$)?)`, 'gm');
  return [...code.matchAll(parts)].map(([part]) => part).join('\n');
}

const textFiles: readonly string[] = ['src/text', 'src/games'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name)),
);

/** Each text in a language, with its file in front: `src/text/ja.ts: 席 □ / □`. */
export const catalogueTexts = (locale: Locale): string[] =>
  textFiles.flatMap((file) => literalsIn(codeIn(file, locale)).map((text) => `${file}: ${text}`));
