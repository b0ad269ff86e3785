/** The books of a server: which ones there are, and which one a table posts to. */
import { type AnyGame, findGame } from '../game/game.ts';
import type { Book } from '../store/records.ts';
import type { ReadableTable } from '../tables/table.ts';

const SCOREBOARD_PREFIX = 'score-';

/** The scoreboard of a game whose scores do not sum to zero. */
const scoreboardOf = ({ id }: AnyGame): Book => `${SCOREBOARD_PREFIX}${id}`;

export const isScoreboard = (book: Book): boolean => book.startsWith(SCOREBOARD_PREFIX);

/** The game of a scoreboard; undefined for any other book, and for a game that no longer exists. */
export const gameOfScoreboard = (book: Book, games: readonly AnyGame[]): AnyGame | undefined =>
  isScoreboard(book) ? findGame(games, book.slice(SCOREBOARD_PREFIX.length)) : undefined;

/** The book that a table's hands are posted to. */
export function bookOf(game: AnyGame, { options }: Pick<ReadableTable, 'options'>): Book {
  const kind = game.bookKind(options);
  return kind === 'score' ? scoreboardOf(game) : kind;
}

/** Every book that these games post to. The chips come first, and exist even without any game. */
export function booksOf(games: readonly AnyGame[]): readonly Book[] {
  const points = games.some(({ bookKinds }) => bookKinds.includes('points'));
  const scoreboards = games.filter(({ bookKinds }) => bookKinds.includes('score')).map(scoreboardOf);
  return ['chips', ...(points ? (['points'] as const) : []), ...scoreboards];
}
