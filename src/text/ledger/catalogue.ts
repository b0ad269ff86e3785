/** The words of the ledger in every language. */
import type { Catalogue, Locale } from '../../game/words.ts';
import type { Localized } from '../catalogue.ts';
import type { CommandWords } from '../words.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { LedgerCommand, LedgerOption, LedgerWords } from './words.ts';
import { zh } from './zh.ts';

const catalogue: Catalogue<LedgerWords> = { ja, en, zh };

export const ledgerWords = (locale: Locale): LedgerWords => catalogue[locale];

export const ledgerCommand =
  (command: LedgerCommand): Localized<CommandWords> =>
  (locale) =>
    catalogue[locale].commands[command];

export const ledgerOption =
  (option: LedgerOption): Localized<CommandWords> =>
  (locale) =>
    catalogue[locale].options[option];
