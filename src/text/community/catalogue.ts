/** The words of evenings, seasons and ratings in every language. */
import type { Catalogue, Locale } from '../../game/words.ts';
import type { Localized } from '../catalogue.ts';
import type { CommandWords } from '../words.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { CommunityCommand, CommunityOption, CommunityWords } from './words.ts';
import { zh } from './zh.ts';

const catalogue: Catalogue<CommunityWords> = { ja, en, zh };

export const communityWords = (locale: Locale): CommunityWords => catalogue[locale];

export const communityCommand =
  (command: CommunityCommand): Localized<CommandWords> =>
  (locale) =>
    catalogue[locale].commands[command];

export const communityOption =
  (option: CommunityOption): Localized<CommandWords> =>
  (locale) =>
    catalogue[locale].options[option];
