/** Dice in the rules, as pictures that are the same in every language. A test has them counted by the rules. */
import { pictured } from '../../../game/rules-text.ts';
import type { Call, DieFace } from '../dice.ts';
import { pictureOf } from '../pictures.ts';

const dice = (...faces: readonly DieFace[]): string => pictured(faces.map(pictureOf).join(' '));

/** Each face; 6 is the wild. */
export const DIE = {
  1: dice(1),
  2: dice(2),
  3: dice(3),
  4: dice(4),
  5: dice(5),
  6: dice(6),
} as const;

export const EXAMPLES = {
  /** Three 1s, two 2s, two 3s, one 4, one 5 and one wild (bluff 2). */
  counted: dice(1, 1, 2, 3, 6),
  /** The dice of two players at a challenge of four 3s: there are five, two wilds among them (bluff 9). */
  challenger: dice(1, 3, 3, 4, 6),
  challenged: dice(2, 3, 4, 5, 6),
} as const;

/** Calls from low to high (bluff 7), a line each; between the ends of a line are all calls that lie there. */
export const LADDER: readonly (readonly Call[])[] = [
  [
    { count: 3, face: 3 },
    { count: 3, face: 4 },
    { count: 3, face: 5 },
  ],
  [
    { count: 4, face: 1 },
    { count: 4, face: 5 },
  ],
  [{ count: 2, face: 6 }],
  [
    { count: 5, face: 1 },
    { count: 5, face: 5 },
  ],
  [
    { count: 6, face: 1 },
    { count: 6, face: 5 },
  ],
  [{ count: 3, face: 6 }],
];

/** The ladder as text. @param write a call, from its count and the picture of its die */
export const ladder = (write: (count: number, die: string) => string): string =>
  LADDER.map((calls) =>
    calls.map(({ count, face }) => write(count, dice(face))).join(calls.length === 2 ? ' … ' : ' → '),
  ).join('\n');
