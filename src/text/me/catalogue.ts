/** The words of a person's own preferences in every language. */
import type { Catalogue, Locale } from '../../game/words.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { MeWords } from './words.ts';
import { zh } from './zh.ts';

const catalogue: Catalogue<MeWords> = { ja, en, zh };

export const meWords = (locale: Locale): MeWords => catalogue[locale];
