/** The books of a server: which there are, and which a table is posted to. */
import { type AnyGame, findGame } from '../game/game.ts';
import type { Book } from '../store/records.ts';
import type { ReadableTable } from '../tables/table.ts';

const SCOREBOARD = 'score-';

/** A game whose scores do not add up to zero keeps a scoreboard of its own. */
const scoreboardOf = ({ id }: AnyGame): Book => `${SCOREBOARD}${id}`;

export const isScoreboard = (book: Book): boolean => book.startsWith(SCOREBOARD);

/** The game that keeps this scoreboard; undefined: it is a book, or a game that is there no more. */
export const gameOfScoreboard = (book: Book, games: readonly AnyGame[]): AnyGame | undefined =>
  isScoreboard(book) ? findGame(games, book.slice(SCOREBOARD.length)) : undefined;

/** Where the hands of a table are posted. */
export function bookOf(game: AnyGame, { options }: Pick<ReadableTable, 'options'>): Book {
  const kind = game.bookKind(options);
  return kind === 'score' ? scoreboardOf(game) : kind;
}

/** Every book that these games post to; chips first, and there without a game. */
export function booksOf(games: readonly AnyGame[]): readonly Book[] {
  const points = games.some(({ bookKinds }) => bookKinds.includes('points'));
  const scoreboards = games.filter(({ bookKinds }) => bookKinds.includes('score')).map(scoreboardOf);
  return ['chips', ...(points ? (['points'] as const) : []), ...scoreboards];
}
