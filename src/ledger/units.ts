/** A server's name for its chips, and their worth in its play money, which is never real money. */
import { z } from 'zod';
import type { Units } from '../store/guilds.ts';
import type { Book } from '../store/records.ts';
import { isRealMoney } from './real-money.ts';

export const MAX_NAME_LENGTH = 16;
export const MAX_WORTH = 1_000_000;

export type UnitError = 'bad-name' | 'real-money' | 'half-worth' | 'bad-worth';

const nameSchema = z
  .string()
  .trim()
  // Letters, digits, spaces and emojis only: nothing that Discord would render as formatting or a mention.
  .regex(
    /^(?:[\p{L}\p{M}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator} .'’・ー-]|\p{Emoji_Modifier}|\u200D)+$/u,
    'bad-name',
  )
  .min(1, 'bad-name')
  .max(MAX_NAME_LENGTH, 'bad-name')
  .refine((text) => !/^\d+$/.test(text), 'bad-name')
  .refine((text) => !isRealMoney(text), 'real-money');

const worthSchema = z.number().int('bad-worth').min(1, 'bad-worth').max(MAX_WORTH, 'bad-worth');

const unitsSchema = z
  .object({ chip: nameSchema.nullable(), worth: worthSchema.nullable(), money: nameSchema.nullable() })
  .refine(({ worth, money }) => (worth === null) === (money === null), 'half-worth');

/** Checks units before they are stored. A worth needs the money's name, and the name needs a worth. */
export function parseUnits(units: Units): { readonly units: Units } | UnitError {
  const { data, error } = unitsSchema.safeParse(units);
  if (!error) return { units: data };
  return error.issues[0]!.message as UnitError;
}

/** The worth of an amount in play money; null for a book or server that has none. */
export function toMoney(
  book: Book,
  amount: number,
  { worth, money }: Units,
): { amount: number; money: string } | null {
  if (book !== 'chips' || worth === null || money === null) return null;
  return { amount: amount * worth, money };
}
