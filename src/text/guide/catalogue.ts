/** The words for newcomers in every language. */
import type { Catalogue, Locale } from '../../game/words.ts';
import type { Localized } from '../catalogue.ts';
import type { CommandWords } from '../words.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { GuideCommand, GuideWords } from './words.ts';
import { zh } from './zh.ts';

const catalogue: Catalogue<GuideWords> = { ja, en, zh };

export const guideWords = (locale: Locale): GuideWords => catalogue[locale];

export const guideCommand =
  (command: GuideCommand): Localized<CommandWords> =>
  (locale) =>
    catalogue[locale].commands[command];
