/** Texts as their readers know them, for comparisons. */
import { JOINER } from '../../src/game/screen-parts.ts';

/** Without the marks at which no line ends. */
export const anywhereBroken = (text: string): string =>
  text.replaceAll(JOINER, '').replaceAll(/[\u00A0\u202F]/g, ' ');
