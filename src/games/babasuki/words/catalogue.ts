/** The words of ドラフト・ババスキ！ in every language. */
import { unbroken } from '../../../game/screen-parts.ts';
import type { Catalogue } from '../../../game/words.ts';
import { MARKS } from '../cards.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { Words } from './words.ts';
import { zh } from './zh.ts';

/** No line of the tutorial or of the rules ends within a card's name, nor within a row of marks. */
function withUnbrokenNames(words: Words): Words {
  const name = new RegExp(`(?:(?:${Object.values(words.kinds).join('|')}) )?[${MARKS.join('')}]+`, 'g');
  const joined = (text: string): string => text.replaceAll(name, unbroken);
  const { tutorial, rules } = words;
  const lessons = Object.entries(tutorial.lessons).map(([lesson, { teach, press, instead }]) => [
    lesson,
    { teach: joined(teach), press: joined(press), instead: joined(instead) },
  ]);
  return {
    ...words,
    tutorial: { ...tutorial, lessons: Object.fromEntries(lessons) },
    rules: rules.map((page) => ({ ...page, body: joined(page.body) })),
  };
}

export const catalogue: Catalogue<Words> = {
  ja: withUnbrokenNames(ja),
  en: withUnbrokenNames(en),
  zh: withUnbrokenNames(zh),
};
