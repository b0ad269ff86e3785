/** What an admin asks for, held against what can be: postings, or what is wrong with it. Pure. */
import { z } from 'zod';
import type { Book } from '../store/records.ts';
import { isScoreboard } from './books.ts';
import { BANK } from './postings.ts';

/** No act moves more than this. */
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

/** Somebody an act is about, as Discord tells of them. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly bot: boolean;
}

/** A posting an act makes, and what its account is called should it be the first there. */
export interface ActPosting {
  readonly account: string;
  readonly name: string;
  readonly amount: number;
}

const amountSchema = z
  .number()
  .refine(Number.isInteger, { error: 'not-integer', abort: true })
  .refine((amount) => amount !== 0, { error: 'zero', abort: true })
  .refine((amount) => Math.abs(amount) <= MAX_AMOUNT, { error: 'too-large' });

const reasonSchema = z
  .string()
  // A line in the history is one line.
  .transform((text) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim())
  .pipe(z.string().min(1, { error: 'no-reason' }).max(MAX_REASON_LENGTH, { error: 'long-reason' }));

const inputErrorOf = (error: z.ZodError): InputError => error.issues[0]!.message as InputError;

const amountError = (amount: number): InputError | null => {
  // NaN and the infinite are no integers either, and zod has words of its own for them.
  if (!Number.isFinite(amount)) return 'not-integer';
  const { error } = amountSchema.safeParse(amount);
  return error ? inputErrorOf(error) : null;
};

/** A reason as it is kept: one line; what is wrong with it if it is none. */
export function parseReason(text: string): { readonly reason: string } | InputError {
  const { data, error } = reasonSchema.safeParse(text);
  return error ? inputErrorOf(error) : { reason: data };
}

const postingTo = ({ id, name }: Player, amount: number): ActPosting => ({ account: id, name, amount });

/** Gives to a player, or takes from them below 0; in a book the bank is the other side. */
export function adjustmentPostings(book: Book, player: Player, amount: number): ActPosting[] | InputError {
  if (player.bot) return 'bot';
  const mistake = amountError(amount);
  if (mistake) return mistake;
  const given = postingTo(player, amount);
  return isScoreboard(book) ? [given] : [given, { account: BANK, name: '', amount: -amount }];
}

/** One player pays another. */
export function transferPostings(from: Player, to: Player, amount: number): ActPosting[] | InputError {
  if (from.bot || to.bot) return 'bot';
  if (from.id === to.id) return 'same-player';
  const mistake = amountError(amount);
  if (mistake) return mistake;
  if (amount < 0) return 'not-positive';
  return [postingTo(to, amount), postingTo(from, -amount)];
}
