/** Opening a table: from a slash command, in the channel or in a thread made for it, or by a button for a game. */
import {
  ChannelType,
  MessageFlags,
  PermissionFlagsBits,
  type RESTPostAPIChannelThreadsResult,
  Routes,
} from 'discord-api-types/v10';
import { type AnyGame, findGame } from '../game/game.ts';
import { computersForLearner } from '../game/tutorial.ts';
import type { Locale } from '../game/words.ts';
import { limitsOf } from '../tables/limits.ts';
import type { TableOptions } from '../tables/lobby-options.ts';
import { withInvited } from '../tables/private.ts';
import { isRefused } from '../tables/refusals.ts';
import { isBegun, type Table } from '../tables/table.ts';
import { localeFromDiscord, wordsFor } from '../text/catalogue.ts';
import { type PrivateFailure, privateWords } from '../text/private.ts';
import { type AnsweredInteraction, followUpPanel } from './actions/panel-reply.ts';
import { messageBody, type Reply, textReply } from './answer.ts';
import type { Bot } from './bot.ts';
import { cutLabel, displayName } from './display-name.ts';
import { isClientError } from './errors.ts';
import { withNotice } from './finding/notices.ts';
import type { ManagerInteraction, ServerInteraction } from './ledger/rights.ts';
import { memberOf } from './member.ts';
import { withOffer } from './offer.ts';
import { type Place, placeFor, type ThreadType } from './place.ts';
import { playRefusal } from './play-rules.ts';
import { ownLanguageOf } from './preferences.ts';
import { refusedOpening } from './table-limits.ts';
import { usualOptions } from './table-options.ts';
import { addToThread, closeThread } from './thread-members.ts';

/** The table that the user of `/play` asks for. */
interface TableRequest extends TableOptions {
  readonly options: unknown;
  readonly computers: number;
  readonly startsAtOnce?: boolean;
  /** The type of the thread that the table gets, or why it gets none; null: none was asked for. */
  readonly thread: ThreadType | PrivateFailure | null;
  /** Who may sit there, besides its host. Default: everybody. */
  readonly invited?: readonly string[];
  readonly place: Pick<Place, 'channelId' | 'parentId' | 'threadOf'>;
  /** Called once the table is there, before anybody is told. */
  readonly onOpened?: (table: Table) => void;
}

export async function openTable(
  bot: Bot,
  interaction: ServerInteraction,
  game: AnyGame,
  { thread, place, onOpened, invited, ...request }: TableRequest,
): Promise<Reply> {
  const settings = await bot.store.settings.of(interaction.guildId);
  const refusal = playRefusal(bot, interaction, game, place, settings);
  if (refusal !== null) return textReply(refusal);
  const locale = await serverLocale(bot, interaction);
  const host = memberOf(interaction);
  const { guildId, channelId } = interaction;
  const { parentId } = place;
  const opening = {
    ...bot.newTableId(),
    ...request,
    ...(invited && { invited: withInvited(invited, [host.id]) }),
    parentId,
    guildId,
    host,
    locale,
    rematchOf: null,
  };
  const makeThread = async (): Promise<string> => {
    const name = threadName(locale, game, displayName(host.name, 'label'));
    const made = await createThread(bot, interaction, { name, type: thread });
    return made !== null && (await isUsable(bot, made, invited && host.id)) ? made : channelId;
  };
  const limits = limitsOf(settings.limits);
  const table = await bot.tables.open(
    game,
    { ...opening, channelId },
    limits,
    thread === null ? undefined : makeThread,
  );
  if (isRefused(table)) return refusedOpening(bot, interaction, game, table);
  onOpened?.(table);
  const reply = async (): Promise<Reply> =>
    withNotice(
      bot,
      table,
      withOffer(bot, interaction, game, table, await openedReply(bot, interaction, table)),
    );
  if (thread === null) return reply();
  if (table.channelId === channelId)
    return withoutThread(interaction, await reply(), whyNoThread(interaction, thread, table));
  const others = table.invited?.filter((userId) => userId !== host.id) ?? [];
  await addToThread(bot, table.channelId, others);
  bot.publisher.onChange({ before: null, table });
  if (table.invited) return withOffer(bot, interaction, game, table, privateReply(interaction, game, table));
  const { name } = game.words[locale];
  const threadMention = `<#${table.channelId}>`;
  const hostName = displayName(host.name, 'text');
  const threadMade = wordsFor(locale).answers.threadMade(name, hostName, threadMention);
  const made = withOffer(bot, interaction, game, table, textReply(threadMade, 'public'));
  return withNotice(bot, table, made);
}

/** What is asked of a table that has the usual options otherwise. */
type Asked = Pick<TableRequest, 'onOpened' | 'invited'> & Partial<Pick<TableRequest, 'computerLevel'>>;

/** Opens a table of a game with the options that are usual in the server. */
export const openGame = (
  bot: Bot,
  interaction: ServerInteraction,
  gameId: string,
  asked: Asked = {},
): Promise<Reply> =>
  openByDefault(bot, interaction, gameId, { computersFor: () => 0, mayOpenThread: true, ...asked });

/** Opens a table with a few computers. It starts at once, and its hand opens where it was asked for. */
export const playWithComputers = (bot: Bot, interaction: ServerInteraction, gameId: string): Promise<Reply> =>
  openByDefault(bot, interaction, gameId, {
    computersFor: ({ seats }) => computersForLearner(seats),
    mayOpenThread: false,
  });

async function openByDefault(
  bot: Bot,
  interaction: ServerInteraction,
  gameId: string,
  {
    computersFor,
    mayOpenThread,
    ...asked
  }: Asked & {
    readonly computersFor: (game: AnyGame) => number;
    readonly mayOpenThread: boolean;
  },
): Promise<Reply> {
  await bot.recovered;
  const game = findGame(bot.games, gameId);
  if (!game) return textReply(wordsFor(localeFromDiscord(interaction.locale)).answers.unknownControl);
  const settings = await bot.store.settings.of(interaction.guildId);
  const place = asked.invited
    ? await privatePlace(bot, interaction)
    : await usualPlace(bot, interaction, mayOpenThread && settings.threads);
  if (typeof place === 'string') return textReply(place);
  const computers = computersFor(game);
  return openTable(bot, interaction, game, {
    options: game.options.parse({}),
    ...usualOptions(settings),
    computers,
    startsAtOnce: computers > 0,
    place,
    thread: place.thread,
    ...asked,
  });
}

/**
 * The place of a table whose host has chosen neither thread nor channel: where the server wants threads, a thread if there can
 * be one and the bot may open it; otherwise the channel.
 */
export async function usualPlace(
  bot: Bot,
  interaction: ServerInteraction,
  wantsThread: boolean,
): Promise<(Place & { readonly thread: ThreadType | null }) | string> {
  if (wantsThread) {
    const place = await placeFor(bot, interaction, 'public');
    if (typeof place !== 'string') return { ...place, thread: place.threadType };
  }
  const place = await placeFor(bot, interaction, null);
  return typeof place === 'string' ? place : { ...place, thread: null };
}

/** The place of a private table: a private thread where there can be one, or why there is none. */
export async function privatePlace(
  bot: Bot,
  interaction: ServerInteraction,
): Promise<(Place & { readonly thread: TableRequest['thread'] }) | string> {
  const place = await placeFor(bot, interaction, 'private');
  if (typeof place !== 'string')
    return { ...place, thread: place.threadType ?? (place.isPrivate ? null : 'none-here') };
  const inChannel = await placeFor(bot, interaction, null);
  return typeof inChannel === 'string' ? inChannel : { ...inChannel, thread: 'not-allowed' };
}

/** Null: Discord does not open a thread there; the table does without. */
async function createThread(
  { client, log }: Bot,
  { channelId, appPermissions }: ServerInteraction,
  { name, type }: { readonly name: string; readonly type: TableRequest['thread'] },
): Promise<string | null> {
  if (type === null || typeof type === 'string') return null;
  // Where its members may not add others, the bot needs this permission to do so itself.
  const isClosed = appPermissions.has(PermissionFlagsBits.ManageThreads);
  const body = { name, type, ...(type === ChannelType.PrivateThread && { invitable: !isClosed }) };
  try {
    const created = await client.rest.post(Routes.threads(channelId), { body });
    return (created as RESTPostAPIChannelThreadsResult).id;
  } catch (error) {
    if (!isClientError(error)) throw error;
    log.warn({ channel: channelId, err: error }, 'a thread could not be opened');
    return null;
  }
}

/**
 * Whether the host of a private table sees its thread; one that they do not is left, as the bot may not delete it.
 * @throws what is no refusal of Discord's: it will pass, and is no reason to open the table where all see it
 */
async function isUsable(bot: Bot, threadId: string, hostId: string | undefined): Promise<boolean> {
  const [notAdded] = hostId === undefined ? [] : await addToThread(bot, threadId, [hostId]);
  if (!notAdded) return true;
  await closeThread(bot, threadId);
  if (!isClientError(notAdded.error)) throw notAdded.error;
  return false;
}

/** Tells the host alone where their private table is. */
const privateReply = (interaction: ServerInteraction, game: AnyGame, table: Table): Reply => {
  const locale = localeFromDiscord(interaction.locale);
  return textReply(privateWords[locale].opened(game.words[locale].name, `<#${table.channelId}>`));
};

/** Why a table is in the channel itself. */
function whyNoThread(
  interaction: ServerInteraction,
  thread: TableRequest['thread'],
  { invited }: Table,
): string {
  const locale = localeFromDiscord(interaction.locale);
  const { answers } = wordsFor(locale);
  if (invited) return privateWords[locale].inChannel[typeof thread === 'string' ? thread : 'failed'];
  return thread === 'none-here' ? answers.noThreadsHere : answers.threadFailed;
}

/** Explains to the host why their table is in the channel itself. */
const withoutThread = (interaction: ServerInteraction, reply: Reply, why: string): Reply => ({
  ...reply,
  async onSent(...sent) {
    await reply.onSent?.(...sent);
    await interaction.followUp({
      ...messageBody(textReply(why)),
      flags: [MessageFlags.IsComponentsV2, MessageFlags.Ephemeral],
    });
  },
});

/** A new table's lobby as a public message; if the table has begun at once, its host's panel follows. */
export async function openedReply(bot: Bot, interaction: AnsweredInteraction, table: Table): Promise<Reply> {
  const components = await bot.publisher.draw(table);
  bot.publisher.expectFirstMessage(table);
  return {
    to: 'public',
    components,
    async onSent(messageId) {
      await bot.tables.setPublicMessage(table.id, messageId);
      const shown = { ...table, messageId };
      bot.publisher.markShown(shown, components);
      if (isBegun(shown)) await followUpPanel(bot, interaction, shown);
    },
  };
}

/** Discord's limit on a thread's name is 100. */
const threadName = (locale: Locale, game: AnyGame, host: string): string =>
  cutLabel(wordsFor(locale).answers.thread(game.words[locale].name, host), 100);

/**
 * The language of public messages: what the server's admins chose; else the server's own where it has one to choose (a
 * Community server); else that which Discord has of whoever used the command.
 */
export async function serverLocale(bot: Bot, interaction: ManagerInteraction): Promise<Locale> {
  const chosen = await bot.store.guilds.locale(interaction.guildId);
  if (chosen) return chosen;
  const isCommunity = bot.servers.isCommunity(interaction.guildId);
  const own = ownLanguageOf(interaction);
  return localeFromDiscord(isCommunity ? (interaction.guildLocale ?? own) : own);
}
