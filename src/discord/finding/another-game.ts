/** Another game for the people of a table that is over: a lobby that they are called to. No seat is kept; they press *Join*. */
import {
  ActionRowBuilder,
  ButtonBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
} from '@discordjs/builders';
import { ButtonStyle, MessageFlags } from 'discord-api-types/v10';
import { type AnyGame, whyUnplayableForAny } from '../../game/game.ts';
import { nextLevel } from '../../tables/levels.ts';
import { join } from '../../tables/lobby.ts';
import { mayEnter } from '../../tables/private.ts';
import { isRefused } from '../../tables/refusals.ts';
import { isOpen, isReadable, seatIndex, type Table } from '../../tables/table.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { guideWords } from '../../text/guide/catalogue.ts';
import type { TableContext } from '../actions/context.ts';
import type { ServerContext } from '../actions/in-server.ts';
import { type Reply, textReply } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { joinFromListId, playElseId } from '../finding-ids.ts';
import { whoWantPings } from '../live/pinged-people.ts';
import { memberOf } from '../member.ts';
import { mentionsOf } from '../mentions.ts';
import { openGame } from '../open.ts';
import { allowedGames } from '../play-rules.ts';
import { notInvitedReply, refusalReply, tableRefusalText } from '../refusal-text.ts';
import { linkTo, tableNamed } from '../screens/tables.ts';
import { whoSee } from './notices.ts';

/** Between two lobbies to which the people of one table are called. */
const PAUSE_MS = 600_000;
const peopleOf = ({ seats }: Table): string[] => seats.flatMap(({ userId }) => userId ?? []);

/** Who has had their name erased has no user id any more. */
const isErased = (userId: string): boolean => !/^\d+$/.test(userId);

/** Computers fill what is missing; nobody may be too many. */
const fits = (game: AnyGame, people: number): boolean =>
  people <= game.seats.max && whyUnplayableForAny(game, game.options.parse({}), people) === null;

/** Offers the other games that so many people can play, to one of them. */
export async function chooseAnother({
  bot,
  interaction,
  table,
  userId,
  locale,
}: TableContext): Promise<Reply> {
  if (isOpen(table)) return refusalReply('not-finished', locale);
  if (seatIndex(table, userId) < 0) return refusalReply('not-seated', locale);
  const settings = await bot.store.settings.of(table.guildId);
  const games = allowedGames(bot.games, settings).filter(
    (game) => game.id !== table.game && fits(game, peopleOf(table).length),
  );
  const words = guideWords(locale).games;
  if (games.length === 0) return textReply(words.noOther);
  const menu = new StringSelectMenuBuilder()
    .setCustomId(playElseId(table.id, interaction.id.slice(-6)))
    .setPlaceholder(words.chooseAnother)
    .addOptions(games.map((game) => ({ label: game.words[locale].name, value: game.id })));
  const row = new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu);
  return { to: 'ephemeral', components: [row.toJSON()] };
}

/** Opens the lobby and calls the others to it. Who chooses the same game a moment later joins that lobby. */
export async function playElse(
  context: ServerContext,
  { table: id, game: gameId }: { readonly table: string; readonly game: string },
): Promise<Reply> {
  const { bot, interaction, userId, locale } = context;
  await bot.recovered;
  const table = await bot.tables.find(id);
  if (!table || table.guildId !== interaction.guildId) return refusalReply('no-table', locale);
  if (!mayEnter(table, userId)) return notInvitedReply(table, locale);
  if (isOpen(table)) return refusalReply('not-finished', locale);
  if (seatIndex(table, userId) < 0) return refusalReply('not-seated', locale);
  const run = (): Promise<Reply> => openOrJoin(context, table, gameId);
  return bot.recent.openingPresses.run(`else/${id}`, run, run);
}

async function openOrJoin(context: ServerContext, table: Table, gameId: string): Promise<Reply> {
  const { bot, interaction, userId } = context;
  const called = bot.recent.calledTogether.get(table.id);
  const latest = called && (await bot.tables.find(called.lobby));
  if (latest?.phase === 'lobby' && latest.game === gameId) return joinLobby(context, latest);
  const opened: Table[] = [];
  const reply = await openGame(bot, interaction, gameId, {
    onOpened: (lobby) => void opened.push(lobby),
    ...(isReadable(table) && { computerLevel: nextLevel(table) }),
    // Those who play in private stay so.
    ...(table.invited && { invited: table.invited }),
  });
  const [lobby] = opened;
  if (!lobby) return reply;
  const now = bot.clock.now();
  const isTooSoon = called !== undefined && now - called.at < PAUSE_MS;
  bot.recent.calledTogether.set(table.id, { lobby: lobby.id, at: isTooSoon ? called.at : now });
  const others = isTooSoon ? [] : peopleOf(table).filter((id) => id !== userId && !isErased(id));
  return {
    ...reply,
    async onDone() {
      await reply.onDone?.();
      await callTogether(bot, lobby, others);
    },
  };
}

async function joinLobby({ bot, interaction, locale }: ServerContext, lobby: Table): Promise<Reply> {
  const game = bot.tables.gameOf(lobby);
  const outcome = await bot.tables.apply(lobby.id, join(game, memberOf(interaction)));
  const said = isRefused(outcome) ? tableRefusalText(outcome, game, locale) : wordsFor(locale).answers.joined;
  return textReply(`${said} ${linkTo(lobby)}`);
}

/** Mentions those who are still in the server, see the lobby and want to be mentioned, and nobody else. */
async function callTogether(bot: Bot, lobby: Table, people: readonly string[]): Promise<void> {
  if (people.length === 0 || !(await bot.store.settings.of(lobby.guildId)).pings) return;
  const users = await whoSee(bot, lobby, await whoWantPings(bot.preferences, people));
  if (users.length === 0) return;
  const { games: words, tables } = guideWords(lobby.locale);
  const name = tableNamed(bot.tables.gameOf(lobby), lobby, lobby.locale);
  const button = new ButtonBuilder()
    .setCustomId(joinFromListId(lobby.id, 0))
    .setLabel(tables.join)
    .setStyle(ButtonStyle.Primary);
  await bot.lobbyNotices.post(lobby, {
    components: [
      new TextDisplayBuilder().setContent(words.together(mentionsOf(users), name)).toJSON(),
      new ActionRowBuilder<ButtonBuilder>().addComponents(button).toJSON(),
    ],
    flags: MessageFlags.IsComponentsV2,
    allowed_mentions: { users },
    nonce: `e.${lobby.id}`,
    enforce_nonce: true,
  });
}
