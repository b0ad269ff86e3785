/** Turns what a game draws into plain text that a screen reader reads out: no emojis, no formatting. */
import { type Face, faceIndex } from '../game/cards.ts';
import type { Label, Line } from '../game/screen.ts';
import { JOINER } from '../game/screen-parts.ts';
import type { Locale } from '../game/words.ts';
import { aloudWords } from '../text/aloud/catalogue.ts';
import { wordsFor } from '../text/catalogue.ts';

/** Writes lines, labels and cards in words. */
export interface SpokenText {
  readonly line: (line: Line) => string;
  readonly label: (label: Label) => string;
  readonly cards: (faces: readonly Face[]) => string;
}

/** Emojis as Discord draws them in color. Suits, marks and circled digits are characters, which are read out. */
const EMOJI = '(?:\\p{Emoji_Presentation}|\\p{Extended_Pictographic}\\uFE0F|[🂠↩▶▫])\\uFE0F?';
const LINK = /\[([^\]]*)\]\([^)]*\)/g;
const FORMATTING = /[*`]/g;
const DOTS = / *· */g;
const INNER_SPACE = /(?<=[(（「“：]) | (?=[)）」”,、，。：;；])/g;
/** What is left in front of a line or behind it once an emoji is gone. */
const LOOSE_ENDS = /^[\s,、，·]+|[\s,、，·]+$/gu;

const SUITS: Readonly<Record<string, string>> = { s: '♠', h: '♥', d: '♦', c: '♣' };

/** A character for each seat, so that names, which may hold anything, are put in last. */
const SEAT_MARK = 0xe000;
const SEAT_MARKS = /[\uE000-\uE0FF]/g;

/**
 * @param spoken the game's words for its pieces and signs
 * @param seatName the name of who sits there, escaped for text
 */
export function spokenText(
  spoken: Readonly<Record<string, string>>,
  locale: Locale,
  seatName: (seat: number) => string,
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
    return `${SUITS[suit]}${rank === 'T' ? '10' : rank}`;
  };
  const cards = (faces: readonly Face[]): string =>
    faces.map(face).join(faces.every((id) => faceIndex(id) !== undefined) ? ' ' : listSeparator);

  /** A sign's word, unless the words that go with the sign have it. */
  const signWord = (found: string, index: number, text: string): string => {
    const word = spoken[found] ?? '';
    const [after = ''] = text.slice(index + found.length).split('·');
    return after.toLowerCase().includes(word.toLowerCase()) ? ' ' : ` ${word} `;
  };
  const plain = (text: string): string =>
    text
      .replace(sign, (found, ...rest) => signWord(found, Number(rest.at(-2)), text))
      .replaceAll(JOINER, '')
      .replace(LINK, '$1')
      .replace(FORMATTING, '')
      .replace(DOTS, listSeparator)
      .replace(/\s+/g, ' ')
      .replace(INNER_SPACE, '')
      .replace(LOOSE_ENDS, '')
      .replace(SEAT_MARKS, (mark) => seatName(mark.charCodeAt(0) - SEAT_MARK));

  const line = (content: Line): string =>
    plain(
      content
        .map((inline) => {
          if (typeof inline !== 'object') return inline;
          return 'cards' in inline
            ? ` ${cards(inline.cards)} `
            : String.fromCharCode(SEAT_MARK + inline.seat);
        })
        .join(''),
    );
  return { line, cards, label: (label) => line(typeof label === 'string' ? [label] : label) };
}
