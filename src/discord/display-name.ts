/** Names of people as messages show them: whatever somebody calls themselves, it is shown as a name and nothing else. */
import { recentlyUsed } from '../recently-used.ts';

/** The place of a name: text, which Discord formats, or a label of a control, which shows every character as it is. */
export type NamePlace = 'text' | 'label';

/** Discord's own limit on names. */
const MAX_NAME_LENGTH = 32;
const MAX_REMEMBERED_NAMES = 5_000;
/** Marks on one letter; more would reach into the lines above and below. */
const MAX_MARKS_PER_LETTER = 3;

/** Invisible characters, which include all that change the direction of text; Braille's blank is a symbol without ink. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Emojis of several code points hold some of these characters, too: joiners, variation selectors, tags. */
const EMOJI = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[#*\d]\uFE0F?\u20E3)/u;
const EXTRA_MARKS = new RegExp(`(\\p{M}{${MAX_MARKS_PER_LETTER}})\\p{M}+`, 'gu');
/** Letters that are written from right to left: Hebrew, Arabic and their neighbours. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
/** Everything that formatting, mentions, links, timestamps and emojis are written with. */
const MARKDOWN = /[\\*_~`|<>#[\]()@:/.+!-]/g;

const [FIRST_STRONG_ISOLATE, POP_ISOLATE] = ['\u2068', '\u2069'];
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

const segmentsOf = (text: string): string[] => [...graphemes.segment(text)].map(({ segment }) => segment);

/** Leaves out what cannot be seen, except inside emojis, where it decides which emoji is seen. */
const visible = (name: string): string =>
  segmentsOf(name)
    .map((segment) => (EMOJI.test(segment) ? segment : segment.replace(INVISIBLE, '')))
    .join('');

function shortened(name: string): string {
  let [short, length] = ['', 0];
  for (const segment of segmentsOf(name)) {
    length += [...segment].length;
    if (length > MAX_NAME_LENGTH) return `${short.trimEnd()}…`;
    short += segment;
  }
  return short;
}

/** The latest names: every screen shows those of its table several times. */
const plainNames = recentlyUsed<string>(MAX_REMEMBERED_NAMES);

/** A name as it is shown, not escaped; empty where nothing of it can be seen. */
function plainName(name: string): string {
  const known = plainNames.get(name);
  if (known !== undefined) return known;
  // A line break separates words; it is not merely invisible.
  const words = visible(name.replaceAll(/\s+/gu, ' ').normalize('NFC')).replaceAll(/\s+/gu, ' ').trim();
  const plain = shortened(words.replace(/^\p{M}+/u, '').replaceAll(EXTRA_MARKS, '$1'));
  plainNames.set(name, plain);
  return plain;
}

/**
 * A person's name: on one line, without invisible characters and piled-up marks, no longer than Discord's own names; in
 * text its punctuation is escaped, and a name written from right to left does not turn what follows it.
 * @param fallback shown for a name of which nothing is left
 */
export function displayName(name: string, place: NamePlace, fallback = '?'): string {
  const plain = plainName(name) || fallback;
  const escaped = place === 'text' ? plain.replaceAll(MARKDOWN, '\\$&') : plain;
  return RIGHT_TO_LEFT.test(plain) ? `${FIRST_STRONG_ISOLATE}${escaped}${POP_ISOLATE}` : escaped;
}

/** Text on a control, cut to Discord's limit, but no letter or emoji in two. */
export function cutLabel(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  let short = '';
  for (const segment of segmentsOf(text)) {
    if (short.length + segment.length >= maxLength) break;
    short += segment;
  }
  return `${short}…`;
}

/** The look of a name, equal for names that readers could take for each other. */
export const lookOf = (name: string): string =>
  name.normalize('NFKC').replaceAll(INVISIBLE, '').toLowerCase();

/**
 * Tells apart what looks the same.
 * @param mark what is added to the name at an index; differs from index to index
 */
export function distinct(names: readonly string[], mark: (index: number) => string): string[] {
  const count = new Map<string, number>();
  for (const name of names) count.set(lookOf(name), (count.get(lookOf(name)) ?? 0) + 1);
  const marked = names.map((name, index) => (count.get(lookOf(name))! > 1 ? `${name}${mark(index)}` : name));
  // A name may be written just like another with its mark.
  const isDistinct = new Set(marked.map(lookOf)).size === marked.length;
  return isDistinct ? marked : names.map((name, index) => `${name}${mark(index)}`);
}
