/** Text that people type into commands, without what nobody can see. */

/**
 * Controls, characters that change the direction of text, and other invisible ones. Joiners stay: emojis and some scripts
 * are written with them.
 */
const INVISIBLE = /(?![\u200C\u200D])[\p{Cf}\p{Co}\p{Cs}\u2800\u3164\uFFA0]/gu;

/** On one line, without invisible characters. */
export const plainText = (text: string): string =>
  text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(INVISIBLE, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
