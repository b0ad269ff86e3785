/** Lines and labels as Discord's text, and where they may break on a narrow screen. */
import { type Face, faceIndex } from '../game/cards.ts';
import type { Inline, Label, Line } from '../game/screen.ts';
import { JOINER, NARROW_SPACE, NO_BREAK_SPACE } from '../game/screen-parts.ts';
import type { NamePlace } from './display-name.ts';
import type { Emojis } from './emojis/emojis.ts';
import { mentionedName, type TableNames } from './seat-names.ts';

export interface TextContext {
  readonly emojis: Emojis;
  readonly names: TableNames;
}

export const lineText = (line: Line, context: TextContext): string =>
  withPunctuation(
    joined(line, 'text', context.names, (inline) => cardsText(inline.cards, context)),
  ).replaceAll(' · ', `${NO_BREAK_SPACE}· `);

const BEFORE_PUNCTUATION = />(?=[、。，．！？：；）」』”’])|(?<=<a?:\w+:\d+)>(?=\))/g;
const BRACKET_BEFORE = /([（「『“‘])</g;

/** Behind the dash of a range: `10–A`. */
const BEHIND_DASH = /(?<=[\dA-Z]–)(?=[\dA-Z])/g;

/** Keeps punctuation on the line of the emoji, the mention or the time that it belongs to, and a range on one line. */
export const withPunctuation = (text: string): string =>
  text
    .replace(BEFORE_PUNCTUATION, `>${JOINER}`)
    .replace(BRACKET_BEFORE, `$1${JOINER}<`)
    .replace(BEHIND_DASH, JOINER);

export const labelText = (label: Label, { names }: Pick<TextContext, 'names'>): string =>
  typeof label === 'string' ? label : joined(label, 'label', names, () => '');

const IDEOGRAPHIC = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]';
const ENDS_IDEOGRAPHIC = new RegExp(`${IDEOGRAPHIC}$`, 'u');
const BEGINS_IDEOGRAPHIC = new RegExp(`^${IDEOGRAPHIC}`, 'u');
const SPACE_BEFORE = new RegExp(`(?<=${IDEOGRAPHIC}) $`, 'u');
const SPACE_BEHIND = new RegExp(`^ (?=${IDEOGRAPHIC})`, 'u');

/**
 * Words are written with a space on both sides of a name. Between two Japanese or Chinese characters it is left out:
 * 「Ann の番」, but 「あおいの番」. The name itself is never changed, so that a search finds it.
 */
function joined(
  line: Line,
  place: NamePlace,
  names: TableNames,
  cards: (inline: Extract<Inline, { cards: unknown }>) => string,
): string {
  let text = '';
  let follows = false;
  for (const inline of line) {
    if (typeof inline === 'object' && 'seat' in inline) {
      const name = mentionedName(names, inline, place);
      text = (BEGINS_IDEOGRAPHIC.test(name) ? text.replace(SPACE_BEFORE, '') : text) + name;
      follows = ENDS_IDEOGRAPHIC.test(name);
      continue;
    }
    const next = typeof inline === 'object' ? cards(inline) : String(inline);
    text += follows ? next.replace(SPACE_BEHIND, '') : next;
    follows = false;
  }
  return text;
}

/**
 * Keeps cards of one rank on a line, and separates ranks by a gap where a line may break. Chromium breaks lines before and after
 * every emoji, so that a gap may stand at the beginning of a line: it is too narrow to look like an indent.
 */
export function cardsText(faces: readonly Face[], { emojis }: Pick<TextContext, 'emojis'>): string {
  return faces
    .map((face, index) => {
      const previous = faces[index - 1];
      const gap = previous === undefined ? '' : rankOf(face) === rankOf(previous) ? JOINER : THIN_SPACE;
      return gap + emojis.text(face);
    })
    .join('');
}

const SUITED = /^[2-9TJQKA][shdc]$/;

/** Cards without pictures, in a tenth of the characters: `3♠♠♥ 10♦`. */
export const writtenCards = (faces: readonly Face[], { written }: Pick<Emojis, 'written'>): string =>
  faces
    .map((face, index) => {
      const previous = faces[index - 1];
      if (previous === undefined) return written(face);
      const isOfSameRank = SUITED.test(face) && SUITED.test(previous) && rankOf(face) === rankOf(previous);
      return isOfSameRank ? written(face).at(-1) : ` ${written(face)}`;
    })
    .join('');

const THIN_SPACE = '\u2009';
/** Of pieces that are no playing cards, only equal ones stay together. */
const rankOf = (face: Face): string => (faceIndex(face) === undefined ? face : face[0]!);

const DOT = / · |\u00A0· /;
/** A fact that is wider than this, in Latin letters, may break: it could leave most of a line empty. */
const MAX_UNBROKEN_WIDTH = 28;

/** Lets lines of facts, `a · b · c`, break behind their dots alone, as far as the facts are short. */
export const unbrokenFacts = (text: string): string => text.split('\n').map(unbrokenLine).join('\n');

function unbrokenLine(text: string): string {
  const facts = text.split(DOT);
  return facts.length === 1 ? withCounters(text) : facts.map(unbroken).join(`${NO_BREAK_SPACE}· `);
}

/** A digit, bold or not, with a Japanese or Chinese counter behind it. */
const BEFORE_COUNTER = new RegExp(`\\d(?:\\*\\*)?(?=${IDEOGRAPHIC})`, 'gu');

const withCounters = (text: string): string =>
  text.includes('`') ? text : text.replace(BEFORE_COUNTER, `$&${JOINER}`);

/** Custom emojis, timestamps and mentions, and the marks of bold text. */
const MARKUP = /(<[^>]*>|\*\*)/;
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Extended_Pictographic}\u3000-\u303F\uFF00-\uFF60]/u;
/**
 * Where a line could break without a space: beside a picture, or between a number or sign and a Japanese or Chinese character.
 * Words in these languages stay as they are, so that a search finds them: their readers know lines that end within them.
 */
const GAPS = new RegExp(
  `(?!(?<=${IDEOGRAPHIC})(?=${IDEOGRAPHIC}))(?:(?<=[^\\s\\u200D\\u2060])(?=${WIDE.source})|(?<=${WIDE.source}\\uFE0F?)(?=[^\\s\\p{M}\\p{Emoji_Modifier}\\u200D\\u2060]))`,
  'gu',
);

/** Spaces, but for the one behind a mark of Markdown at the beginning. */
const SPACES = /(?<!^(?:\d+\.|-|>)) /g;
/** Chromium breaks lines beside a picture at a no-break space. */
const SPACES_BESIDE_PICTURE = /(?<=\p{Extended_Pictographic}\uFE0F?) | (?=\p{Extended_Pictographic})/gu;

/** The text without a place where a line could break, if it is short; if not, its parts around a colon. */
export function unbroken(text: string): string {
  // A command that somebody may copy stays as it is.
  if (text.includes('`')) return text;
  if (isTooWide(text)) {
    const end = text.indexOf('：') + 1;
    return end === 0 || end === text.length
      ? withCounters(text)
      : unbroken(text.slice(0, end)) + unbroken(text.slice(end));
  }
  const pieces = text.split(MARKUP);
  return pieces
    .map((piece, index) => {
      if (index % 2 === 1) return piece.startsWith('<') ? `${JOINER}${piece}${JOINER}` : piece;
      const behindEmoji = isEmoji(pieces[index - 1]) ? piece.replace(/^ /, NARROW_SPACE) : piece;
      const beforeEmoji = isEmoji(pieces[index + 1]) ? behindEmoji.replace(/ $/, NARROW_SPACE) : behindEmoji;
      return WIDE.test(beforeEmoji)
        ? beforeEmoji
            .replace(SPACES_BESIDE_PICTURE, NARROW_SPACE)
            .replace(SPACES, NO_BREAK_SPACE)
            .replace(GAPS, JOINER)
        : beforeEmoji.replace(SPACES, NO_BREAK_SPACE);
    })
    .join('');
}

const isEmoji = (markup: string | undefined): boolean => /^<a?:/.test(markup ?? '');

/** A wide character counts as two Latin letters, a picture or a mention as three. */
function isTooWide(text: string): boolean {
  const shown = text.replaceAll(/<[^>]*>/g, '___').replaceAll('**', '');
  if (2 * shown.length <= MAX_UNBROKEN_WIDTH) return false;
  const width = [...shown].reduce((total, letter) => total + (WIDE.test(letter) ? 2 : 1), 0);
  return width > MAX_UNBROKEN_WIDTH;
}

/** A text that begins a line, as "Round 2" does. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The same of a line: an action that a hint begins with. */
export const capitalizedLine = ([first = '', ...rest]: Line): Line => [
  typeof first === 'string' ? capitalized(first) : first,
  ...rest,
];
