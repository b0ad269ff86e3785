/** The words of "Why can't I …?" in every language. */
import type { Catalogue, Locale } from '../../game/words.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { WhyNotWords } from './words.ts';
import { zh } from './zh.ts';

const catalogue: Catalogue<WhyNotWords> = { ja, en, zh };

export const whyNotWords = (locale: Locale): WhyNotWords => catalogue[locale];
