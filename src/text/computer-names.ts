/** The names of computers: the same few people in every language, short enough for a row of seats. */
import type { Catalogue, Locale } from '../game/words.ts';

const NAMES: readonly Catalogue<string>[] = [
  { en: 'Haru', ja: 'ハル', zh: '小春' },
  { en: 'Mika', ja: 'ミカ', zh: '美佳' },
  { en: 'Ken', ja: 'ケン', zh: '阿健' },
  { en: 'Yuki', ja: 'ユキ', zh: '小雪' },
  { en: 'Kai', ja: 'カイ', zh: '阿凯' },
  { en: 'Rin', ja: 'リン', zh: '小凛' },
];

/**
 * @param number from 1 on, as its seat holds it: no other computer at the table has it
 * @returns a name that no other computer at the table has
 */
export function computerName(number: number, locale: Locale): string {
  const name = NAMES[(number - 1) % NAMES.length]?.[locale] ?? '?';
  return number <= NAMES.length ? name : `${name} ${Math.ceil(number / NAMES.length)}`;
}
