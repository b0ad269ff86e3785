/** From what a book says to what a chart shows: a line for each account, point by point. Pure. */
import type { Course } from '../../store/ledger/standings.ts';

export interface Line {
  readonly name: string;
  /** Which entry of those shown, and what the account stood at then; the first is before them all. */
  readonly points: readonly (readonly [number, number])[];
  readonly total: number;
}

/** A chart as the drawer takes it: nothing but what is seen. */
export interface Chart {
  readonly title: string;
  readonly axis: string;
  /** How many entries it spans. */
  readonly entries: number;
  readonly lines: readonly Line[];
}

const LONGEST_NAME = 10;
/** Emojis and what joins them: no font for text has them. */
const EMOJI =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Variation_Selector}|\p{Cf}|\u20E3/gu;
const graphemes = new Intl.Segmenter();

/** A name as a chart can write it; what stands in for it where nothing of it is left. */
export function drawable(name: string, otherwise: string): string {
  const plain = name
    .replaceAll(EMOJI, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  const letters = [...graphemes.segment(plain)].map(({ segment }) => segment);
  if (letters.length === 0) return otherwise;
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME - 1).join('')}…` : plain;
}

/** Null: there is too little to draw. */
export function chartOf(
  { standings, steps }: Course,
  { title, axis, nameOf }: { title: string; axis: string; nameOf: (account: string) => string },
): Chart | null {
  const places = new Map([...new Set(steps.map(({ entry }) => entry))].map((entry, at) => [entry, at + 1]));
  if (places.size < 2) return null;
  const lines = standings.map(({ account, total }): Line => {
    const own = steps.filter((step) => step.account === account);
    let stands = total - own.reduce((sum, { amount }) => sum + amount, 0);
    const before: readonly [number, number] = [0, stands];
    const points = own.map(({ entry, amount }): readonly [number, number] => {
      stands += amount;
      return [places.get(entry)!, stands];
    });
    return { name: nameOf(account), total, points: [before, ...points, [places.size, total]] };
  });
  return { title, axis, entries: places.size, lines };
}
