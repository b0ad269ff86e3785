/** The names of seasons: periods of a book that admins named. */
import type { Transaction } from '../db.ts';
import type { Book } from '../records.ts';

/** Tells a season: the settlement after which it began; 0 for a book's first one. */
export interface SeasonKey {
  readonly guildId: string;
  readonly book: Book;
  readonly since: number;
}

export const writeSeasonName = (tx: Pick<Transaction, 'season'>, key: SeasonKey, name: string) =>
  tx.season.upsert({ where: { guildId_book_since: key }, create: { ...key, name }, update: { name } });
