/** What a server calls its chips, and what they are worth in its own play money: never money that can be spent. */
import { z } from 'zod';
import type { Units } from '../store/guilds.ts';
import type { Book } from '../store/records.ts';

const MAX_NAME_LENGTH = 16;
export const MAX_WORTH = 1_000_000;

/** Signs and names of real money: chips are worth nothing outside the game. */
const REAL_MONEY =
  /\p{Sc}|円|圓|^[元원]$|ドル|ユーロ|ポンド|ウォン|ペソ|ビットコイン|\b(?:yen|dollars?|bucks|euros?|pounds?|won|yuan|rupees?|pesos?|jpy|usd|eur|gbp|krw|cny|rmb|btc|eth|usdt|bitcoins?|paypal|robux|nitro)\b/iu;

export type UnitError = 'bad-name' | 'real-money' | 'half-worth' | 'bad-worth';

const name = z
  .string()
  .trim()
  // Letters, figures, spaces and emojis: nothing that Discord would read as formatting or a mention.
  .regex(
    /^(?:[\p{L}\p{M}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator} .'’・ー-]|\p{Emoji_Modifier}|\u200D)+$/u,
    'bad-name',
  )
  .min(1, 'bad-name')
  .max(MAX_NAME_LENGTH, 'bad-name')
  .refine((text) => !/^\d+$/.test(text), 'bad-name')
  .refine((text) => !REAL_MONEY.test(text), 'real-money');

const worth = z.number().int('bad-worth').min(1, 'bad-worth').max(MAX_WORTH, 'bad-worth');

const units = z
  .object({ chip: name.nullable(), worth: worth.nullable(), money: name.nullable() })
  .refine((of) => (of.worth === null) === (of.money === null), 'half-worth');

/** Units as they may be kept, or what is wrong with them. A worth is nothing without a name for it, nor a name without. */
export function parseUnits(given: Units): { readonly units: Units } | UnitError {
  const { data, error } = units.safeParse(given);
  if (!error) return { units: data };
  return error.issues[0]!.message as UnitError;
}

/** What an amount of a book is in play money; null: the book has none. */
export function toMoney(book: Book, amount: number, of: Units): { amount: number; money: string } | null {
  if (book !== 'chips' || of.worth === null || of.money === null) return null;
  return { amount: amount * of.worth, money: of.money };
}
