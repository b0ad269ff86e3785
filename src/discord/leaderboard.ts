/** `/leaderboard`: the ratings of a game's players, of all time or of a season. */
import type { MessageComponentInteraction } from 'discord.js';
import { type AnyGame, findGame } from '../game/game.ts';
import { bookOf, booksOf } from '../ledger/books.ts';
import { estimateOf, rankedRatings } from '../ledger/ratings.ts';
import type { Season } from '../store/ledger/seasons.ts';
import { communityWords } from '../text/community/catalogue.ts';
import { type Reply, type ReplyTarget, textReply } from './answer.ts';
import type { Bot } from './bot.ts';
import { readerLocale, type ServerCommandInteraction } from './commands.ts';
import type { LeaderboardRequest } from './community-ids.ts';
import { readerDisplay, withNames } from './ledger/reading.ts';
import { bookName } from './screens/book.ts';
import { type LeaderboardRow, leaderboardScreen, PLAYERS_PER_PAGE } from './screens/leaderboard.ts';

type ServerInteraction = ServerCommandInteraction | MessageComponentInteraction<'raw' | 'cached'>;

/** The book whose seasons are those of a game: where its tables post by default. */
const seasonBookOf = (game: AnyGame) => bookOf(game, { options: game.options.parse({}) });

/** @param game null: the one played last */
export async function showLeaderboardOf(
  bot: Bot,
  interaction: ServerInteraction,
  { game: id, season: number }: { readonly game: string | null; readonly season: number | null },
): Promise<Reply> {
  const { ledger } = bot.store;
  const { guildId } = interaction;
  const known = id ?? (await ledger.latestGame(guildId, booksOf(bot.games)));
  const game = findGame(bot.games, known ?? '') ?? (id === null ? bot.games[0] : undefined);
  if (!game) return unknownGameReply(interaction);
  if (number === null)
    return showLeaderboard(bot, interaction, { game: game.id, since: null, page: 0 }, 'ephemeral');
  const book = seasonBookOf(game);
  const seasons = await ledger.seasons(guildId, book);
  const season = seasons.find((each) => each.number === number);
  if (season)
    return showLeaderboard(bot, interaction, { game: game.id, since: season.since, page: 0 }, 'ephemeral');
  const display = await readerDisplay(bot, interaction);
  const { unknown } = communityWords(display.locale).seasons;
  return textReply(unknown(bookName(book, display), number, seasons.length));
}

/** A page that does not exist becomes the nearest one. */
export async function showLeaderboard(
  bot: Bot,
  interaction: ServerInteraction,
  { game: id, since, page }: LeaderboardRequest,
  to: ReplyTarget,
): Promise<Reply> {
  const { guildId } = interaction;
  const game = findGame(bot.games, id);
  if (!game) return { ...unknownGameReply(interaction), to };
  const book = seasonBookOf(game);
  const seasons = await bot.store.ledger.seasons(guildId, book);
  const season = since === null ? null : (seasons.find((each) => each.since === since) ?? 'gone');
  if (season === 'gone') return { ...textReply(communityWords(readerLocale(interaction)).seasons.gone), to };
  const ranked = await rankedPlayers(bot, guildId, game, season);
  const pages = Math.max(1, Math.ceil(ranked.length / PLAYERS_PER_PAGE));
  const index = Math.min(page, pages - 1);
  const rows = ranked.slice(index * PLAYERS_PER_PAGE, (index + 1) * PLAYERS_PER_PAGE);
  const own = ranked.find(({ account }) => account === interaction.user.id) ?? null;
  const accounts = rows.map(({ account }) => account);
  const display = await withNames(bot, interaction, await readerDisplay(bot, interaction), accounts);
  const mark = interaction.id.slice(-6);
  const isOnPage = rows.some((row) => row === own);
  const view = { game, season, seasons, rows, own: isOnPage ? null : own, page: index, pages, mark };
  return { to, components: leaderboardScreen(view, display), files: [] };
}

async function rankedPlayers(
  bot: Bot,
  guildId: string,
  game: AnyGame,
  season: Season | null,
): Promise<LeaderboardRow[]> {
  const scope = season
    ? { books: [seasonBookOf(game)], after: season.since, through: season.through }
    : { books: booksOf(bot.games), after: 0, through: null };
  const ratings = (await bot.leaderboards.ratings({ guildId, ...scope })).get(game.id);
  if (!ratings) return [];
  return rankedRatings(ratings).map(({ account, rating }, index) => ({
    account,
    rank: index + 1,
    estimate: estimateOf(rating),
    sigma: rating.sigma,
    hands: rating.hands,
  }));
}

const unknownGameReply = (interaction: ServerInteraction): Reply =>
  textReply(communityWords(readerLocale(interaction)).leaderboard.unknownGame);
