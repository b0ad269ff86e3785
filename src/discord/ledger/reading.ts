/** What everybody may read: a book's standings and history, and a player's stats. */
import { findGame } from '../../game/game.ts';
import { bookOf, booksOf, isScoreboard } from '../../ledger/books.ts';
import { SYSTEM_ACCOUNTS } from '../../ledger/postings.ts';
import type { Book } from '../../store/records.ts';
import { ledgerWords } from '../../text/ledger/catalogue.ts';
import type { BotWords } from '../../text/words.ts';
import { type Reply, type ReplyTarget, textReply } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { readerLocale } from '../commands.ts';
import type { HistoryRequest } from '../ids.ts';
import { box, type DisplayContext, type NamedDisplay } from '../screens/book.ts';
import { ENTRIES_PER_PAGE, historyScreen, usersIn } from '../screens/history.ts';
import { ACCOUNTS_PER_PAGE, ledgerScreen, pageCount } from '../screens/ledger.ts';
import { statsScreen } from '../screens/stats.ts';
import { withChart } from './chart.ts';
import type { ServerInteraction } from './rights.ts';

export const findBook = (bot: Bot, name: string | null): Book | undefined =>
  name === null ? 'chips' : booksOf(bot.games).find((book) => book === name);

/** The display for messages that only the user of the interaction sees. */
export async function readerDisplay(bot: Bot, interaction: ServerInteraction): Promise<DisplayContext> {
  const { units } = await bot.store.guilds.ledger(interaction.guildId);
  return { games: bot.games, locale: readerLocale(interaction), units };
}

/** The same display, for a screen that names these users. */
export const withNames = async <Display extends DisplayContext>(
  bot: Bot,
  { guildId }: ServerInteraction,
  display: Display,
  userIds: readonly string[],
): Promise<Display & NamedDisplay> => ({
  ...display,
  names: await bot.names.namesOf(guildId, userIds),
});

/** @param page counted from 0; a page that does not exist becomes the nearest one */
export async function showBook(
  bot: Bot,
  interaction: ServerInteraction,
  book: Book,
  page: number,
  to: ReplyTarget,
): Promise<Reply> {
  const { ledger } = bot.store;
  const { guildId } = interaction;
  const players = { except: SYSTEM_ACCOUNTS };
  const [accountCount, systemAccounts, state, display] = await Promise.all([
    ledger.accountCount(guildId, book, players),
    ledger.standings(guildId, book, { only: SYSTEM_ACCOUNTS }),
    ledger.state(guildId, book),
    readerDisplay(bot, interaction),
  ]);
  const index = Math.min(Math.max(page, 0), pageCount(accountCount) - 1);
  const window = { first: index * ACCOUNTS_PER_PAGE, count: ACCOUNTS_PER_PAGE };
  const standings = await ledger.standings(guildId, book, players, window);
  const accounts = standings.map(({ account }) => account);
  const view = { book, standings, systemAccounts, accountCount, page: index, ...state };
  const named = await withNames(bot, interaction, display, accounts);
  const reply: Reply = { to, components: ledgerScreen(view, named), files: [] };
  return index === 0 ? withChart(bot, interaction, reply, view, named) : reply;
}

export async function showHistory(
  bot: Bot,
  interaction: ServerInteraction,
  { book: name, user, from }: HistoryRequest,
  to: ReplyTarget,
): Promise<Reply> {
  const book = findBook(bot, name) ?? 'chips';
  const { guildId } = interaction;
  const page = await bot.store.ledger.history(guildId, book, {
    account: user,
    reader: interaction.user.id,
    count: ENTRIES_PER_PAGE,
    ...(from && { [from.direction]: from.entry }),
  });
  const view = { ...page, guildId, book, user, readsForward: from?.direction === 'after' };
  const users = [...page.entries.flatMap(usersIn), ...(user === null ? [] : [user])];
  const display = await withNames(bot, interaction, await readerDisplay(bot, interaction), users);
  return { to, components: historyScreen(view, display), files: [] };
}

export async function showStats(bot: Bot, interaction: ServerInteraction, userId: string): Promise<Reply> {
  const bookOfTable = (id: string, options: unknown) => {
    const game = findGame(bot.games, id);
    if (!game) return null;
    const book = bookOf(game, { options });
    return { book, isScoreboard: isScoreboard(book) };
  };
  const { guildId } = interaction;
  const { ledger } = bot.store;
  const stats = await ledger.stats(guildId, userId, bookOfTable);
  const unfinished = await ledger.unfinishedHands(guildId, userId);
  const display = await withNames(bot, interaction, await readerDisplay(bot, interaction), [userId]);
  return { to: 'ephemeral', components: statsScreen(userId, stats, unfinished, display) };
}

export function showHelp(interaction: ServerInteraction): Reply {
  const { help } = ledgerWords(readerLocale(interaction));
  return { to: 'ephemeral', components: [box(`## 📒 ${help.title}\n${help.body}`).toJSON()] };
}

/** For a book that does not exist: only a forged interaction has one. */
export const unknownBookReply = ({ answers }: BotWords): Reply => textReply(answers.unknownControl);
