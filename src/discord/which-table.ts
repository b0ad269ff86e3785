/** The table that a command means: the one there is, or the one that is chosen; leaving it, and ending it. */
import {
  type ChatInputCommandInteraction,
  type MessageComponentInteraction,
  PermissionFlagsBits,
} from 'discord.js';
import type { Locale } from '../game/words.ts';
import { cancel, leave } from '../tables/lobby.ts';
import { goAway } from '../tables/play.ts';
import { isRefused, type Transition } from '../tables/refusals.ts';
import { isOpen, type OpenTable } from '../tables/table.ts';
import { localeFromDiscord, wordsFor } from '../text/words.ts';
import { refusalWords } from './actions.ts';
import { type Reply, textReply } from './answer.ts';
import type { Bot } from './bot.ts';
import type { TableChoice } from './ids.ts';
import { render } from './render.ts';
import { confirmScreen, type Listed, tableChoice, tableNamed } from './screens/tables.ts';

/** Who asks, where. */
export interface Asker {
  readonly userId: string;
  readonly guildId: string;
  readonly channelId: string;
  readonly locale: Locale;
  readonly manages: boolean;
  readonly interaction: string;
}

export const askerOf = (interaction: ChatInputCommandInteraction | MessageComponentInteraction): Asker => ({
  userId: interaction.user.id,
  guildId: interaction.guildId ?? '',
  channelId: interaction.channelId,
  locale: localeFromDiscord(interaction.locale),
  manages: interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false,
  interaction: interaction.id,
});

/** Open tables of the server, those of this channel first, the newest before the others; what cannot be read is left out. */
export async function openTables(bot: Bot, { guildId, channelId, interaction }: Asker): Promise<OpenTable[]> {
  const find = (id: string) =>
    bot.tables.find(id).catch((error) => {
      bot.log.error({ table: id, interaction, err: error }, 'a table cannot be read');
      return null;
    });
  const found = await Promise.all((await bot.tables.openTableIds(guildId)).map(find));
  const open = found.filter((of) => of !== null).filter(isOpen);
  const [here, elsewhere] = [true, false].map((isHere) =>
    open.filter((of) => (of.channelId === channelId) === isHere).toReversed(),
  );
  return [...here!, ...elsewhere!];
}

export function listed({ client, tables }: Bot, table: OpenTable): Listed {
  const channel = client.channels.cache.get(table.channelId);
  return {
    table,
    game: tables.gameOf(table),
    channel: channel && 'name' in channel ? (channel.name ?? null) : null,
  };
}

/** Leaves, or ends, the one table that can be meant; asks which where there are several. */
export async function meantReply(bot: Bot, asker: Asker, what: TableChoice['choose']): Promise<Reply> {
  const words = wordsFor(asker.locale).tables;
  const all = await openTables(bot, asker);
  const [first, ...others] = all.filter((table) => isMeant(asker, what, table));
  if (first && others.length === 0) return doneTo(bot, asker, what, first, 'ephemeral');
  if (first) return choice(bot, asker, what, [first, ...others], 'ephemeral');
  const away =
    what === 'leave' && all.find(({ seats }) => seats.some(({ userId }) => userId === asker.userId));
  if (away) return textReply(words.handedOver(tableNamed(bot.tables.gameOf(away), away, asker.locale)));
  return textReply(what === 'leave' ? words.noneToLeave : words.noneToEnd);
}

/** One of several tables was chosen. */
export async function chosenReply(
  bot: Bot,
  asker: Asker,
  { choose, table: id }: TableChoice,
  to: Reply['to'],
): Promise<Reply> {
  const { refusals, answers } = wordsFor(asker.locale);
  const table = await bot.tables.find(id);
  if (!table || table.guildId !== asker.guildId) return textReply(refusals['no-table']({}), to);
  if (!isOpen(table))
    return textReply(refusals[table.phase === 'quarantined' ? 'quarantined' : 'finished']({}), to);
  try {
    return await doneTo(bot, asker, choose, table, to);
  } catch (error) {
    bot.log.error(
      { table: id, interaction: asker.interaction, err: error },
      'a chosen table could not be changed',
    );
    // The choice is shown anew, or choosing the same again would send nothing.
    return choice(bot, asker, choose, [table], to, answers.failed);
  }
}

function isMeant({ userId, manages }: Asker, what: TableChoice['choose'], table: OpenTable): boolean {
  if (what === 'end') return manages || table.hostId === userId;
  return table.seats.some((seat) => seat.userId === userId && !seat.away);
}

const choice = (
  bot: Bot,
  { locale, interaction }: Asker,
  what: TableChoice['choose'],
  tables: readonly OpenTable[],
  to: Reply['to'],
  notice?: string,
): Reply => ({
  to,
  components: tableChoice(
    what,
    tables.map((table) => listed(bot, table)),
    locale,
    { mark: interaction.slice(-6), ...(notice !== undefined && { notice }) },
  ),
});

const doneTo = (
  bot: Bot,
  asker: Asker,
  what: TableChoice['choose'],
  table: OpenTable,
  to: Reply['to'],
): Promise<Reply> => (what === 'leave' ? left(bot, asker, table, to) : ended(bot, asker, table, to));

/** Before the first card the seat is free again; after it the computer plays it. */
async function left(bot: Bot, asker: Asker, table: OpenTable, to: Reply['to']): Promise<Reply> {
  const game = bot.tables.gameOf(table);
  const words = wordsFor(asker.locale).tables;
  const inLobby = table.phase === 'lobby';
  const step = inLobby ? leave(asker.userId) : goAway(game, asker.userId);
  return taken(bot, asker, table, step, inLobby ? words.left : words.handedOver, to);
}

/** A lobby ends at once; a table in play when that is confirmed. */
async function ended(bot: Bot, asker: Asker, table: OpenTable, to: Reply['to']): Promise<Reply> {
  const { locale } = asker;
  const game = bot.tables.gameOf(table);
  if (!isMeant(asker, 'end', table))
    return textReply(refusalWords({ refused: 'not-host' }, game, locale), to);
  if (table.phase === 'lobby') {
    const step = cancel(asker.userId, asker.manages);
    return taken(bot, asker, table, step, wordsFor(locale).tables.ended, to);
  }
  const show = {
    seats: table.seats,
    locale,
    emojis: bot.emojis(),
    id: { table: table.id, prompt: 0 },
    nonce: '',
  };
  return { to, components: render(confirmScreen(game, table, locale), show) };
}

async function taken(
  bot: Bot,
  { locale }: Asker,
  table: OpenTable,
  step: Transition,
  words: (table: string) => string,
  to: Reply['to'],
): Promise<Reply> {
  const game = bot.tables.gameOf(table);
  const done = await bot.tables.step(table.id, step);
  return textReply(
    isRefused(done) ? refusalWords(done, game, locale) : words(tableNamed(game, table, locale)),
    to,
  );
}
