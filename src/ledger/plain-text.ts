/** Text that people type into commands, without what nobody can see. */

/**
 * Controls, characters that change the direction of text, and other invisible ones. Joiners stay: emojis and some scripts
 * are written with them.
 */
const INVISIBLE = /(?![\u200C\u200D])[\p{Cf}\p{Co}\p{Cs}\u2800\u3164\uFFA0]/gu;

const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** On one line, without invisible characters; empty where nothing of it can be seen. */
export function plainText(text: string): string {
  const plain = text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(INVISIBLE, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
  return VISIBLE.test(plain) ? plain : '';
}
