/** What a database has of a finished table and of its hands in the ledger, for a verification of its file. */
import type { AnyGame } from '../game/game.ts';
import { bookOf } from '../ledger/books.ts';
import type { PlayedHands } from '../store/finished-tables.ts';
import type { TableFile } from './table-file.ts';
import type { LedgerPart } from './verify-parts.ts';
import type { FinishedTable } from './write.ts';

/** @param file the table's, as it was made from what is stored */
export function ledgerPartOf(
  game: AnyGame,
  table: FinishedTable,
  { hands }: Pick<PlayedHands, 'hands'>,
  file: TableFile,
): LedgerPart {
  const book = bookOf(game, table);
  const { options, seed, seats } = file;
  return {
    stored: {
      options,
      seed,
      salts: seats.map(({ salt }) => salt),
      levels: seats.map(({ level = null }) => level),
    },
    entries: new Map(file.hands.map(({ number, entry }) => [number, entry])),
    closed: new Set(hands.flatMap(({ number, closedBooks }) => (closedBooks.includes(book) ? [number] : []))),
  };
}
