/** What everybody may read of the books: who stands where, what is written, what somebody has come to. */
import { findGame } from '../../game/game.ts';
import { bookOf, booksOf, isScoreboard } from '../../ledger/books.ts';
import { NOBODYS } from '../../ledger/postings.ts';
import type { Book } from '../../store/records.ts';
import { ledgerWords } from '../../text/ledger/words.ts';
import { type Reply, type ReplyTarget, textReply } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { readerLocale } from '../commands.ts';
import type { HistoryPage } from '../ids.ts';
import { box, type Showing } from '../screens/book.ts';
import { ENTRIES, historyScreen } from '../screens/history.ts';
import { ledgerScreen, ON_A_PAGE, pagesOf } from '../screens/ledger.ts';
import { statsScreen } from '../screens/stats.ts';
import { withChart } from './chart.ts';
import type { InServer } from './rights.ts';

export const bookNamed = (bot: Bot, name: string | null): Book | undefined =>
  name === null ? 'chips' : booksOf(bot.games).find((of) => of === name);

/** How books are shown to whoever acts. */
export async function showingTo(bot: Bot, interaction: InServer): Promise<Showing> {
  const { units } = await bot.store.guilds.ledger(interaction.guildId);
  return { games: bot.games, locale: readerLocale(interaction), units };
}

/** @param page from 0; what is not there becomes the nearest that is */
export async function showBook(
  bot: Bot,
  interaction: InServer,
  book: Book,
  page: number,
  to: ReplyTarget,
): Promise<Reply> {
  const { ledger } = bot.store;
  const { guildId } = interaction;
  const players = { but: NOBODYS };
  const [accounts, nobodys, state, showing] = await Promise.all([
    ledger.accounts(guildId, book, players),
    ledger.standings(guildId, book, { only: NOBODYS }),
    ledger.state(guildId, book),
    showingTo(bot, interaction),
  ]);
  const at = Math.min(Math.max(page, 0), pagesOf(accounts) - 1);
  const onPage = { first: at * ON_A_PAGE, count: ON_A_PAGE };
  const standings = await ledger.standings(guildId, book, players, onPage);
  const shown = { book, standings, nobodys, accounts, page: at, ...state };
  const reply: Reply = { to, components: ledgerScreen(shown, showing), files: [] };
  return at === 0 ? withChart(bot, interaction, reply, shown, showing) : reply;
}

export async function showHistory(
  bot: Bot,
  interaction: InServer,
  { book: name, user, from }: HistoryPage,
  to: ReplyTarget,
): Promise<Reply> {
  const book = bookNamed(bot, name) ?? 'chips';
  const { guildId } = interaction;
  const excerpt = await bot.store.ledger.history(guildId, book, {
    account: user,
    count: ENTRIES,
    ...(from && { [from.way]: from.entry }),
  });
  const shown = { ...excerpt, guildId, book, user, upwards: from?.way === 'after' };
  return { to, components: historyScreen(shown, await showingTo(bot, interaction)), files: [] };
}

export async function showStats(bot: Bot, interaction: InServer, userId: string): Promise<Reply> {
  const postedIn = (id: string, options: unknown) => {
    const game = findGame(bot.games, id);
    if (!game) return null;
    const book = bookOf(game, { options });
    return { book, scored: isScoreboard(book) };
  };
  const stats = await bot.store.ledger.stats(interaction.guildId, userId, postedIn);
  return {
    to: 'ephemeral',
    components: statsScreen(userId, stats, await showingTo(bot, interaction)),
  };
}

export function showHelp(interaction: InServer): Reply {
  const { help } = ledgerWords(readerLocale(interaction));
  return { to: 'ephemeral', components: [box(`## 📒 ${help.title}\n${help.body}`).toJSON()] };
}

/** A book that there is not: Discord's clients do not send that, a forger may. */
export const noBook = (words: { answers: { unknownPress: string } }): Reply =>
  textReply(words.answers.unknownPress);
