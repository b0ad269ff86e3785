/** The words of ドラフト・ババスキ！ in every language. */
import type { Catalogue } from '../../../game/words.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { Words } from './words.ts';
import { zh } from './zh.ts';

export const catalogue: Catalogue<Words> = { ja, en, zh };
