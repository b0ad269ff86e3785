/** The words of a server's settings in every language. */
import type { Catalogue, Locale } from '../../game/words.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { SettingsWords } from './words.ts';
import { zh } from './zh.ts';

const catalogue: Catalogue<SettingsWords> = { ja, en, zh };

export const settingsWords = (locale: Locale): SettingsWords => catalogue[locale];
