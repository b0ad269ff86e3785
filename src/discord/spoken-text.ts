/** Turns what a game draws into plain text that a screen reader reads out: no emojis, no formatting. */
import { type Face, faceIndex } from '../game/cards.ts';
import type { Label, Line, SeatName } from '../game/screen.ts';
import { JOINER } from '../game/screen-parts.ts';
import type { Locale } from '../game/words.ts';
import type { Holder } from '../tables/table.ts';
import { aloudWords } from '../text/aloud/catalogue.ts';
import { wordsFor } from '../text/catalogue.ts';
import type { NamePlace } from './display-name.ts';
import { capitalized } from './line-text.ts';
import { mentionedName, ROBOT, seatNames } from './seat-names.ts';

/** Writes lines, labels and cards in words. */
export interface SpokenText {
  readonly line: (line: Line) => string;
  readonly label: (label: Label) => string;
  readonly cards: (faces: readonly Face[]) => string;
}

/** Emojis as Discord draws them in color. Suits, marks and circled digits are characters, which are read out. */
const EMOJI = '(?:\\p{Emoji_Presentation}|\\p{Extended_Pictographic}\\uFE0F|[🂠↩▶▫])\\uFE0F?';
const BEGINS_WITH_EMOJI = new RegExp(`^${EMOJI}`, 'u');
const LINK = /\[([^\]]*)\]\([^)]*\)/g;
const FORMATTING = /[*`]/g;
const DOTS = / *· */g;
/** The end of a word in Japanese or Chinese. */
const COUNTER = /^[\p{Script=Han}\p{Script=Hiragana}]+$/u;
const INNER_SPACE = /(?<=[(（「“：]) | (?=[)）」”,、，。.：;；])/g;
/** What ends in the number 1, with a sign between it and what is counted. */
const IS_ONE = /(?<!\d)1$/;
/** What is left in front of a line or behind it once an emoji is gone. */
const LOOSE_ENDS = /^[\s,、，·]+|[\s,、，·]+$/gu;

const SUITS: Readonly<Record<string, string>> = { s: '♠', h: '♥', d: '♦', c: '♣' };

/** Whether words end with the names of cards: their pictures behind it would be read as other cards. */
const endsWith = (words: string, cards: string): boolean =>
  cards !== '' && words.replace(FORMATTING, '').trimEnd().endsWith(cards);

/** A character for each name, so that names, which may hold anything, are put in last. */
const SEAT_MARK = 0xe000;
const LISTED_SEAT_MARK = 0xe080;
const SEAT_MARKS = /[\uE000-\uE0FF]/g;

const markOf = ({ seat, isListed }: SeatName): string =>
  String.fromCharCode((isListed ? LISTED_SEAT_MARK : SEAT_MARK) + seat);

function markedName(mark: string): SeatName {
  const code = mark.charCodeAt(0);
  return code < LISTED_SEAT_MARK
    ? { seat: code - SEAT_MARK }
    : { seat: code - LISTED_SEAT_MARK, isListed: true };
}

/** A name in words. */
export interface SpokenName {
  readonly name: string;
  /** Where a robot would stand before the name. */
  readonly note: string | null;
}

/** The names at a table, with a word in place of the robot. */
export function spokenNames(
  seats: readonly Holder[],
  locale: Locale,
  place: NamePlace,
): (seatName: SeatName) => SpokenName {
  const names = seatNames(seats, locale);
  return (seatName) => {
    const name = mentionedName(names, seatName, place);
    const isMarked = seats[seatName.seat]?.userId === null && name.startsWith(ROBOT);
    return isMarked
      ? { name: name.slice(ROBOT.length), note: aloudWords(locale).computer }
      : { name, note: null };
  };
}

/** The words for pieces and emojis only: what is read on the screen, and holds no pictures, shows other signs as they are. */
export const wordsForPictures = (spoken: Readonly<Record<string, string>> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(spoken).filter(([key]) => /^\w/.test(key) || BEGINS_WITH_EMOJI.test(key)),
  );

/**
 * @param spoken the game's words for its pieces and signs
 */
export function spokenText(
  spoken: Readonly<Record<string, string>>,
  locale: Locale,
  nameOf: (seatName: SeatName) => SpokenName,
): SpokenText {
  const aloud = aloudWords(locale);
  const { listSeparator } = wordsFor(locale).tables;
  const signs = Object.keys(spoken).filter((key) => !/^\w/.test(key));
  const sign = new RegExp([...signs, EMOJI].join('|'), 'gu');

  const face = (id: Face): string => {
    const word = spoken[id];
    if (word !== undefined) return word;
    if (id === 'SJ') return aloud.smallJoker;
    if (id === 'BJ') return aloud.bigJoker;
    if (faceIndex(id) === undefined) return id;
    const [rank, suit] = [id[0]!, id[1]!];
    return `${rank === 'T' ? '10' : rank}${SUITS[suit]}`;
  };
  const cards = (faces: readonly Face[]): string =>
    faces.map(face).join(faces.every((id) => faceIndex(id) !== undefined) ? ' ' : listSeparator);

  /** A sign's word, without what the words behind it say anyway: `① 1s` is "1s", and `① の目` "1の目". */
  const signWord = (found: string, index: number, text: string): string => {
    const [one = '', many = one] = (spoken[found] ?? '').split('|');
    const word = IS_ONE.test(text.slice(0, index)) ? one : many;
    const [behind = ''] = text.slice(index + found.length).split('·');
    const after = behind.trimStart().toLowerCase();
    const digit = found.normalize('NFKC');
    if (behind.toLowerCase().includes(word.toLowerCase()) || (digit !== found && after.startsWith(digit)))
      return ' ';
    const counter = [...word.slice(1)]
      .map((_, at) => word.slice(at + 1))
      .find((end) => COUNTER.test(end) && after.startsWith(end));
    return ` ${counter ? word.slice(0, -counter.length) : word} `;
  };
  const plain = (marked: string): string => {
    const text = marked.replaceAll(JOINER, '');
    return text
      .replace(sign, (found, ...rest) => signWord(found, Number(rest.at(-2)), text))
      .replace(LINK, '$1')
      .replace(FORMATTING, '')
      .replace(DOTS, listSeparator)
      .replace(/\s+/g, ' ')
      .replace(INNER_SPACE, '')
      .replace(LOOSE_ENDS, '')
      .replace(SEAT_MARKS, (mark) => {
        const { name, note } = nameOf(markedName(mark));
        return note === null ? name : aloud.noted(name, [note]);
      });
  };

  const text = (content: Line): string =>
    plain(
      content.reduce<string>((before, inline) => {
        if (typeof inline !== 'object') return `${before}${inline}`;
        if ('seat' in inline) return `${before}${markOf(inline)}`;
        const spoken = inline.spoken ?? cards(inline.cards);
        return before + (endsWith(before, spoken) ? ' ' : ` ${spoken} `);
      }, ''),
    );
  /** A sentence that begins with a sign begins with its word. */
  const line = (content: Line): string => {
    const read = text(content);
    const [first] = content;
    const isSign = typeof first === 'string' && signs.some((each) => first.startsWith(each));
    return isSign && read.endsWith('.') ? capitalized(read) : read;
  };
  return { line, cards, label: (label) => text(typeof label === 'string' ? [label] : label) };
}
