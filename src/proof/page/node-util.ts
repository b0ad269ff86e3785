/** What the rules use of `node:util`: a deep comparison of plain JSON. */
import { firstUnequal } from '../compare.ts';

export const isDeepStrictEqual = (first: unknown, second: unknown): boolean =>
  firstUnequal('', first, second) === null;
