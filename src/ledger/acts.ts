/** What an admin asks for, held against what can be: postings, or what is wrong with it. Pure. */
import { z } from 'zod';
import type { Book } from '../store/records.ts';
import { isScoreboard } from './books.ts';
import { BANK } from './postings.ts';

/** No act moves more than this. */
export const MOST_AMOUNT = 1_000_000_000;
export const LONGEST_REASON = 200;

export type Mistake =
  | 'zero'
  | 'not-integer'
  | 'too-large'
  | 'not-positive'
  | 'bot'
  | 'no-reason'
  | 'long-reason'
  | 'same-player';

export const isMistake = (value: unknown): value is Mistake => typeof value === 'string';

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
  .refine((amount) => Math.abs(amount) <= MOST_AMOUNT, { error: 'too-large' });

const reasonSchema = z
  .string()
  // A line in the history is one line.
  .transform((text) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim())
  .pipe(z.string().min(1, { error: 'no-reason' }).max(LONGEST_REASON, { error: 'long-reason' }));

const mistakeIn = (error: z.ZodError): Mistake => error.issues[0]!.message as Mistake;

const checkedAmount = (amount: number): Mistake | null => {
  // NaN and the infinite are no integers either, and zod has words of its own for them.
  if (!Number.isFinite(amount)) return 'not-integer';
  const { error } = amountSchema.safeParse(amount);
  return error ? mistakeIn(error) : null;
};

/** A reason as it is kept: one line; what is wrong with it if it is none. */
export function readReason(text: string): { readonly reason: string } | Mistake {
  const { data, error } = reasonSchema.safeParse(text);
  return error ? mistakeIn(error) : { reason: data };
}

const own = ({ id, name }: Player, amount: number): ActPosting => ({ account: id, name, amount });

/** Gives to a player, or takes from them below 0; in a book the bank is the other side. */
export function adjustment(book: Book, player: Player, amount: number): ActPosting[] | Mistake {
  if (player.bot) return 'bot';
  const mistake = checkedAmount(amount);
  if (mistake) return mistake;
  const given = own(player, amount);
  return isScoreboard(book) ? [given] : [given, { account: BANK, name: '', amount: -amount }];
}

/** One player pays another. */
export function transfer(from: Player, to: Player, amount: number): ActPosting[] | Mistake {
  if (from.bot || to.bot) return 'bot';
  if (from.id === to.id) return 'same-player';
  const mistake = checkedAmount(amount);
  if (mistake) return mistake;
  if (amount < 0) return 'not-positive';
  return [own(to, amount), own(from, -amount)];
}
