/** Checks what an admin enters: pure functions that return an entry's postings, or the error in the input. */
import { z } from 'zod';
import type { Book, Posting } from '../store/records.ts';
import { isScoreboard } from './books.ts';
import { plainText } from './plain-text.ts';
import { BANK } from './postings.ts';

/** The largest amount that an admin can move by one entry. */
export const MAX_AMOUNT = 1_000_000_000;
export const MAX_REASON_LENGTH = 200;

export type InputError =
  | 'zero'
  | 'not-integer'
  | 'too-large'
  | 'not-positive'
  | 'bot'
  | 'no-reason'
  | 'long-reason'
  | 'same-player';

export const isInputError = (value: unknown): value is InputError => typeof value === 'string';

/** A Discord user whose account an entry changes. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly bot: boolean;
}

const amountSchema = z
  .number()
  .refine(Number.isInteger, { error: 'not-integer', abort: true })
  .refine((amount) => amount !== 0, { error: 'zero', abort: true })
  .refine((amount) => Math.abs(amount) <= MAX_AMOUNT, { error: 'too-large' });

const reasonSchema = z
  .string()
  // The history shows a reason on one line.
  .transform(plainText)
  .pipe(z.string().min(1, { error: 'no-reason' }).max(MAX_REASON_LENGTH, { error: 'long-reason' }));

const inputErrorOf = (error: z.ZodError): InputError => error.issues[0]!.message as InputError;

const amountError = (amount: number): InputError | null => {
  // zod rejects NaN and infinities with messages of its own.
  if (!Number.isFinite(amount)) return 'not-integer';
  const { error } = amountSchema.safeParse(amount);
  return error ? inputErrorOf(error) : null;
};

/** Reads a reason as it is stored: on one line. */
export function parseReason(text: string): { readonly reason: string } | InputError {
  const { data, error } = reasonSchema.safeParse(text);
  return error ? inputErrorOf(error) : { reason: data };
}

const postingTo = ({ id, name }: Player, amount: number): Posting => ({ account: id, name, amount });

/** Gives to a player, or takes from them below 0. In a book the bank is the other side; a scoreboard has none. */
export function adjustmentPostings(book: Book, player: Player, amount: number): Posting[] | InputError {
  if (player.bot) return 'bot';
  const inputError = amountError(amount);
  if (inputError) return inputError;
  const posting = postingTo(player, amount);
  return isScoreboard(book) ? [posting] : [posting, { account: BANK, name: '', amount: -amount }];
}

/** One player pays another. */
export function transferPostings(from: Player, to: Player, amount: number): Posting[] | InputError {
  if (from.bot || to.bot) return 'bot';
  if (from.id === to.id) return 'same-player';
  const inputError = amountError(amount);
  if (inputError) return inputError;
  if (amount < 0) return 'not-positive';
  return [postingTo(to, amount), postingTo(from, -amount)];
}
