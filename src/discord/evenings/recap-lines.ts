/** What a recap says, once for the message and once for the picture, which shows names without formatting. */
import { findGame } from '../../game/game.ts';
import { signed, tenths } from '../../game/numbers.ts';
import { isScoreboard } from '../../ledger/books.ts';
import { COMPUTERS } from '../../ledger/postings.ts';
import type { NotableHand, Recap, RecapGame, RecapRow } from '../../ledger/recap.ts';
import type { PlayedHand } from '../../store/evenings.ts';
import { communityWords } from '../../text/community/catalogue.ts';
import type { ToldHand } from '../../text/community/words.ts';
import { accountName, bookName, impersonalName, type NamedDisplay } from '../screens/book.ts';

/** Players that are shown of each game: the fewer, the more games there are, so that a recap stays readable. */
const MAX_ROWS = 24;
const MAX_ROWS_PER_GAME = 8;
const MIN_ROWS_PER_GAME = 3;

export interface RecapSection {
  readonly title: string;
  readonly rows: readonly (RecapRow & { readonly rank: number })[];
  /** Who is not among the rows: further players, and the computers. */
  readonly rest: string;
}

const rowsPerGame = (games: number): number =>
  Math.min(MAX_ROWS_PER_GAME, Math.max(MIN_ROWS_PER_GAME, Math.floor(MAX_ROWS / games)));

/** A name for text, or for a place without formatting. */
export const recapName = (account: string, display: NamedDisplay, place: 'text' | 'label'): string =>
  place === 'text'
    ? accountName(account, display)
    : (impersonalName(account, display.locale) ?? display.names.label(account));

const nameOfGame = (id: string, seats: number, { games, locale }: NamedDisplay): string => {
  const game = findGame(games, id);
  return game?.nameWith?.(seats, locale) ?? game?.words[locale].name ?? id;
};

function sectionTitle({ game, book, hands }: RecapGame, display: NamedDisplay): string {
  const name = findGame(display.games, game)?.words[display.locale].name ?? game;
  // The name of a scoreboard is its game's.
  const named = isScoreboard(book) ? name : `${name} · ${bookName(book, display)}`;
  return communityWords(display.locale).evening.game(named, hands);
}

export function recapSections({ games }: Recap, display: NamedDisplay): RecapSection[] {
  const { evening: words } = communityWords(display.locale);
  const count = rowsPerGame(games.length);
  return games.map((game) => {
    const rows = game.players.slice(0, count).map((row, index) => ({ ...row, rank: index + 1 }));
    const further = game.players.length - rows.length;
    const rest = [
      ...(further > 0 ? [words.more(further)] : []),
      ...(game.computers === null
        ? []
        : [`${impersonalName(COMPUTERS, display.locale)} ${signed(game.computers)}`]),
    ];
    return { title: sectionTitle(game, display), rows, rest: rest.join(' · ') };
  });
}

function handTitle({ game: id, hand, options, users }: PlayedHand, display: NamedDisplay): string {
  const game = findGame(display.games, id);
  const name = nameOfGame(id, users.length, display);
  if (!game) return name;
  const { locale } = display;
  return `${name} · ${game.handName?.(hand, locale) ?? game.handTitle(options, hand, locale)}`;
}

function toldHand(
  { played, account, amount, times }: NotableHand,
  display: NamedDisplay,
  place: 'text' | 'label',
): ToldHand {
  return {
    player: recapName(account, display, place),
    hand: handTitle(played, display),
    amount,
    times: tenths(times),
  };
}

/** The best hand and the bitterest one, a line each. */
export function handLines(
  { best, bitterest }: Recap,
  display: NamedDisplay,
  place: 'text' | 'label',
): string[] {
  const { evening: words } = communityWords(display.locale);
  return [
    ...(best ? [words.best(toldHand(best, display, place))] : []),
    ...(bitterest ? [words.bitterest(toldHand(bitterest, display, place))] : []),
  ];
}
