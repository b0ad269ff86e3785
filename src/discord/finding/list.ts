/** `/tables`: the tables of a server that the reader can see, to join or to watch. */
import type { Locale } from '../../game/words.ts';
import { join } from '../../tables/lobby.ts';
import { mayEnter } from '../../tables/private.ts';
import { isRefused } from '../../tables/refusals.ts';
import { isReadable } from '../../tables/table.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { guideWords } from '../../text/guide/catalogue.ts';
import type { ServerContext } from '../actions/in-server.ts';
import { showTable } from '../actions/watching.ts';
import type { Reply, ReplyTarget } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { readerLocale } from '../commands.ts';
import type { ServerInteraction } from '../ledger/rights.ts';
import { memberOf } from '../member.ts';
import { withOffer } from '../offer.ts';
import { allowedGames } from '../play-rules.ts';
import { refusalReply, tableRefusalText } from '../refusal-text.ts';
import { type OwnTable, waitsForReader } from '../screens/own-tables.ts';
import { tableNamed } from '../screens/tables.ts';
import { seesTable, visibleChannels } from '../sees-channel.ts';
import { askerOf, type FoundTables, findTables, ownTables } from '../which-table.ts';
import { TABLES_ON_PAGE, tablesScreen } from './screen.ts';

/** Of the reader's own tables, those that are looked at. */
const MAX_OWN = 25;

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
    {
      inChannels: await visibleChannels(bot, interaction),
      visibleTo: interaction.user.id,
      withoutUserId: interaction.user.id,
    },
    { first: Math.max(0, page) * TABLES_ON_PAGE, count, order: 'lobbies' },
  );

export const countOthersTables = async (bot: Bot, interaction: ServerInteraction): Promise<number> =>
  (await othersTables(bot, interaction, 0, 0)).count;

/** The reader's own tables, those that wait for them first. */
async function ownTablesInOrder(bot: Bot, interaction: ServerInteraction): Promise<OwnTable[]> {
  const own = await ownTables(bot, askerOf(interaction), MAX_OWN);
  return own.toSorted((a, b) => Number(waitsForReader(b)) - Number(waitsForReader(a)));
}

/** @param notice what came of a press in the list */
export async function showTables(
  bot: Bot,
  interaction: ServerInteraction,
  page: number,
  to: ReplyTarget,
  notice: string | null = null,
): Promise<Reply> {
  await bot.recovered;
  const own = await ownTablesInOrder(bot, interaction);
  // Somebody who plays at several tables has them on a page of their own, before those of others.
  const lead = own.length > 1 ? 1 : 0;
  const isOwnPage = page < lead;
  const found = await othersTables(bot, interaction, page - lead, isOwnPage ? 0 : TABLES_ON_PAGE);
  // Tables of earlier pages may have ended since.
  const last = Math.max(0, lead + Math.ceil(found.count / TABLES_ON_PAGE) - 1);
  if (found.tables.length === 0 && page > last) return showTables(bot, interaction, last, to, notice);
  const listed = found.tables.map((table) => ({ table, game: bot.tables.gameOf(table) }));
  const settings = await bot.store.settings.of(interaction.guildId);
  const wishes = settings.pings && {
    games: allowedGames(bot.games, settings),
    chosen: await bot.store.wishes.of(interaction.guildId, interaction.user.id),
    nonce: interaction.id.slice(-6),
  };
  const list = {
    // One table stands above those of others; a notice takes its place, as all of it is to fit one screen of a phone.
    own: isOwnPage || (page === 0 && notice === null) ? own : [],
    listed: isOwnPage ? null : listed,
    pages: lead + Math.ceil(found.count / TABLES_ON_PAGE),
    page,
    notice,
    wishes: wishes || null,
  };
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
  const isHere =
    table?.guildId === interaction.guildId &&
    mayEnter(table, interaction.user.id) &&
    seesTable(bot, interaction, table);
  if (!table || !isHere) return shown(`⚠️ ${refusalWords(locale)['no-table']({})}`);
  if (!isReadable(table)) return shown(`⚠️ ${refusalWords(locale)[table.phase]({})}`);
  const game = bot.tables.gameOf(table);
  const outcome = await bot.tables.apply(id, join(game, memberOf(interaction)));
  if (isRefused(outcome)) return shown(`⚠️ ${tableRefusalText(outcome, game, locale)}`);
  const { joined } = guideWords(locale).tables;
  const reply = await shown(joined(tableNamed(game, outcome.table, locale)));
  return withOffer(bot, interaction, game, outcome.table, reply);
}

/** Opens a panel that watches a table of the list; the list stays. */
export async function watchFromList(
  context: ServerContext,
  { table: id }: { readonly table: string },
): Promise<Reply> {
  const { bot, interaction, locale } = context;
  await bot.recovered;
  const table = await bot.tables.find(id);
  const isHere = table?.guildId === interaction.guildId && mayEnter(table, interaction.user.id);
  if (!table || !isHere) return refusalReply('no-table', locale);
  return isReadable(table) ? showTable(context, table, 'ephemeral') : refusalReply(table.phase, locale);
}
