/** The words of reviews in every language. */
import type { Catalogue, Locale } from '../../game/words.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { ReviewWords } from './words.ts';
import { zh } from './zh.ts';

const catalogue: Catalogue<ReviewWords> = { ja, en, zh };

export const reviewWords = (locale: Locale): ReviewWords => catalogue[locale];
