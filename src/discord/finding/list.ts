/** `/tables`: the tables of a server that the reader can see, to join or to watch. */
import type { Locale } from '../../game/words.ts';
import { join } from '../../tables/lobby.ts';
import { isRefused } from '../../tables/refusals.ts';
import { isReadable } from '../../tables/table.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { guideWords } from '../../text/guide/catalogue.ts';
import type { ServerContext } from '../actions/in-server.ts';
import type { Reply, ReplyTarget } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { readerLocale } from '../commands.ts';
import { rolesOf, type ServerInteraction } from '../ledger/rights.ts';
import { memberOf } from '../member.ts';
import { withOffer } from '../offer.ts';
import { allowedGames } from '../play-rules.ts';
import { tableRefusalText } from '../refusal-text.ts';
import { tableNamed } from '../screens/tables.ts';
import { askerOf, type FoundTables, findTables, ownTables } from '../which-table.ts';
import { TABLES_ON_PAGE, tablesScreen } from './screen.ts';

/** Of the reader's own tables, those that stand above the list. */
const MAX_OWN = 1;

/** Whether the reader sees a channel, and thus who plays there. */
const sees = ({ servers }: Bot, interaction: ServerInteraction, channelId: string): boolean =>
  channelId === interaction.channelId ||
  servers.maySee(
    { userId: interaction.user.id, roleIds: rolesOf(interaction) },
    { guildId: interaction.guildId, channelId },
  );

/** The channels and threads with tables that the reader can see. */
async function visibleChannels(bot: Bot, interaction: ServerInteraction): Promise<string[]> {
  const channels = await bot.store.tables.channelsWithTables(interaction.guildId);
  return channels.filter((channelId) => sees(bot, interaction, channelId));
}

/** Tables of others that the reader can see: lobbies first, of each kind the newest. */
const othersTables = async (
  bot: Bot,
  interaction: ServerInteraction,
  page: number,
  count = TABLES_ON_PAGE,
): Promise<FoundTables> =>
  findTables(
    bot,
    askerOf(interaction),
    { inChannels: await visibleChannels(bot, interaction), withoutUserId: interaction.user.id },
    { first: page * TABLES_ON_PAGE, count, order: 'lobbies' },
  );

export const countOthersTables = async (bot: Bot, interaction: ServerInteraction): Promise<number> =>
  (await othersTables(bot, interaction, 0, 0)).count;

/** @param notice what came of a press in the list */
export async function showTables(
  bot: Bot,
  interaction: ServerInteraction,
  page: number,
  to: ReplyTarget,
  notice: string | null = null,
): Promise<Reply> {
  await bot.recovered;
  const found = await othersTables(bot, interaction, page);
  // Tables of earlier pages may have ended since.
  const last = Math.max(0, Math.ceil(found.count / TABLES_ON_PAGE) - 1);
  if (found.tables.length === 0 && page > last) return showTables(bot, interaction, last, to, notice);
  // A notice takes their place, as all of it is to fit one screen of a phone.
  const own = page === 0 && notice === null ? await ownTables(bot, askerOf(interaction), MAX_OWN) : [];
  const listed = found.tables.map((table) => ({ table, game: bot.tables.gameOf(table) }));
  const settings = await bot.store.settings.of(interaction.guildId);
  const wishes = settings.pings && {
    games: allowedGames(bot.games, settings),
    chosen: await bot.store.wishes.of(interaction.guildId, interaction.user.id),
    nonce: interaction.id.slice(-6),
  };
  const list = { listed, count: found.count, page, own, notice, wishes: wishes || null };
  return { to, components: tablesScreen(list, readerLocale(interaction)) };
}

const refusalWords = (locale: Locale) => wordsFor(locale).refusals;

/** Takes a seat at a lobby of the list, and shows the list again. */
export async function joinFromList(
  { bot, interaction, locale }: ServerContext,
  { table: id, page }: { readonly table: string; readonly page: number },
): Promise<Reply> {
  await bot.recovered;
  const to = interaction.message.flags.has('Ephemeral') ? 'update' : 'ephemeral';
  const shown = (notice: string): Promise<Reply> => showTables(bot, interaction, page, to, notice);
  const table = await bot.tables.find(id);
  const isHere = table?.guildId === interaction.guildId && sees(bot, interaction, table.channelId);
  if (!table || !isHere) return shown(`⚠️ ${refusalWords(locale)['no-table']({})}`);
  if (!isReadable(table)) return shown(`⚠️ ${refusalWords(locale)[table.phase]({})}`);
  const game = bot.tables.gameOf(table);
  const outcome = await bot.tables.apply(id, join(game, memberOf(interaction)));
  if (isRefused(outcome)) return shown(`⚠️ ${tableRefusalText(outcome, game, locale)}`);
  const { joined } = guideWords(locale).tables;
  const reply = await shown(joined(tableNamed(game, outcome.table, locale)));
  return withOffer(bot, interaction, game, outcome.table, reply);
}
