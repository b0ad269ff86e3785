/** The words of verifications in every language. */
import type { Catalogue, Locale } from '../../game/words.ts';
import type { CommandWords } from '../words.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { ProofWords } from './words.ts';
import { zh } from './zh.ts';

const catalogue: Catalogue<ProofWords> = { ja, en, zh };

export const proofWords = (locale: Locale): ProofWords => catalogue[locale];

export const verifyCommand = (locale: Locale): CommandWords => catalogue[locale].commands.verify;
export const finishedTableOption = (locale: Locale): CommandWords => catalogue[locale].options.finishedTable;
