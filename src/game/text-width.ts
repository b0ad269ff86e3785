/** How wide text is on a phone, about, in CSS pixels. */
import type { Line } from './screen.ts';

/** Of small print. Names are cut to what a phone has room for; most are as short as this. */
const WIDTHS = { letter: 6.6, wide: 12.4, space: 3.6, name: 56, card: 18 };
const FIRST_WIDE = '\u2190';

/** What a line of small print has room for, less what its end may leave empty. */
export const LINE_WIDTH = 270;

export const textWidth = (line: Line): number =>
  line.reduce<number>((sum, inline) => {
    if (typeof inline !== 'object') return sum + wordsWidth(String(inline).replaceAll('**', ''));
    return sum + ('seat' in inline ? WIDTHS.name : WIDTHS.card * inline.cards.length);
  }, 0);

const wordsWidth = (words: string): number =>
  [...words].reduce(
    (sum, sign) => sum + (sign === ' ' ? WIDTHS.space : sign < FIRST_WIDE ? WIDTHS.letter : WIDTHS.wide),
    0,
  );
