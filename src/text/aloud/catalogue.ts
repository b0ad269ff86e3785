/** The words for screen readers in every language. */
import type { Catalogue, Locale } from '../../game/words.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { AloudWords } from './words.ts';
import { zh } from './zh.ts';

const catalogue: Catalogue<AloudWords> = { ja, en, zh };

export const aloudWords = (locale: Locale): AloudWords => catalogue[locale];
