/** `/play <game>`: opens a table's lobby. Each game is a subcommand with options of its own. */
import type { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { type Reply, textReply } from '../src/discord/answer.ts';
import type { Bot } from '../src/discord/bot.ts';
import {
  type Command,
  choice,
  gameCommand,
  named,
  readerLocale,
  type ServerCommandInteraction,
  serverCommand,
  wireName,
} from '../src/discord/commands.ts';
import { writtenValue } from '../src/discord/game-options.ts';
import { openTable, privatePlace, usualPlace } from '../src/discord/open.ts';
import { addOptions, readOptions } from '../src/discord/options.ts';
import { type Place, placeFor, type ThreadType } from '../src/discord/place.ts';
import {
  isLobbyOption,
  isSwitch,
  LOBBY_OPTION_KEYS,
  LOBBY_OPTIONS,
  type LobbyOptionKey,
  TABLE_OPTIONS,
  usualOptions,
} from '../src/discord/table-options.ts';
import { type AnyGame, findGame, refusalText, whyUnplayableForAny } from '../src/game/game.ts';
import type { ServerSettings } from '../src/store/settings.ts';
import type { TableOptions } from '../src/tables/lobby-options.ts';
import { commandWords, optionWords, wordsFor } from '../src/text/catalogue.ts';
import type { PrivateFailure } from '../src/text/private.ts';

export const play: Command = {
  deferAs: (interaction) => (getsPrivateThread(interaction) ? 'ephemeral' : 'public'),

  data(games) {
    const command = serverCommand(commandWords('play'));
    for (const game of games) command.addSubcommand((sub) => gameSubcommand(sub, game));
    return command.toJSON();
  },

  async run(interaction, bot) {
    const locale = readerLocale(interaction);
    const game = findGame(bot.games, interaction.options.getSubcommand());
    if (!game) return textReply(wordsFor(locale).answers.unknownControl);
    const settings = await bot.store.settings.of(interaction.guildId);
    const place = await chosenPlace(interaction, bot, settings);
    if (typeof place === 'string') return textReply(place);
    return open(interaction, bot, game, place, settings);
  },
};

/**
 * The place of the table: with a thread where its host asks for one, or the server wants one and the host asks for nothing. A
 * private table gets a private one, if its host does not refuse a thread.
 */
async function chosenPlace(
  interaction: ServerCommandInteraction,
  bot: Bot,
  { threads }: ServerSettings,
): Promise<ChosenPlace | string> {
  const chosen = interaction.options.getBoolean(wireName(optionWords('thread')));
  if (getsPrivateThread(interaction)) return privatePlace(bot, interaction);
  if (chosen === null) return usualPlace(bot, interaction, threads);
  const place = await placeFor(bot, interaction, chosen ? 'public' : null);
  if (typeof place === 'string') return place;
  return { ...place, thread: chosen && !place.isThread ? (place.threadType ?? 'none-here') : null };
}

const isPrivate = ({ options }: ServerCommandInteraction): boolean =>
  options.getBoolean(wireName(optionWords('private'))) ?? false;

/** Whether the table gets a private thread where there can be one; then only its host is told. */
const getsPrivateThread = (interaction: ServerCommandInteraction): boolean =>
  isPrivate(interaction) && interaction.options.getBoolean(wireName(optionWords('thread'))) !== false;

function gameSubcommand(
  builder: SlashCommandSubcommandBuilder,
  game: AnyGame,
): SlashCommandSubcommandBuilder {
  named(builder, gameCommand(game));
  addOptions(builder, game);
  const addChoices = (key: LobbyOptionKey) => {
    const { values, nameOf } = LOBBY_OPTIONS[key];
    builder.addStringOption((option) =>
      named(option, optionWords(key)).addChoices(
        ...values.map((value) => choice(value, (locale) => nameOf(value, wordsFor(locale)))),
      ),
    );
  };
  for (const key of TABLE_OPTIONS) {
    if (key === 'computers')
      builder.addIntegerOption((option) =>
        named(option, optionWords(key))
          .setMinValue(0)
          .setMaxValue(game.seats.max - 1),
      );
    else if (isLobbyOption(key) && !isSwitch(key)) addChoices(key);
    else builder.addBooleanOption((option) => named(option, optionWords(key)));
  }
  return builder;
}

type ChosenPlace = Place & { readonly thread: ThreadType | PrivateFailure | null };

async function open(
  interaction: ServerCommandInteraction,
  bot: Bot,
  game: AnyGame,
  place: ChosenPlace,
  settings: ServerSettings,
): Promise<Reply> {
  const { options } = interaction;
  const locale = readerLocale(interaction);
  const words = wordsFor(locale);
  const read = readOptions(options, game, locale);
  if (read.kind === 'invalid') return textReply(words.answers.wrongOption(read.option));
  const table = readTableOptions(options);
  if (typeof table === 'string') return textReply(words.answers.wrongOption(words.options[table]));
  const computers = options.getInteger(wireName(optionWords('computers'))) ?? 0;
  if (computers < 0 || computers >= game.seats.max)
    return textReply(words.answers.wrongOption(words.options.computers));
  const refusal = whyUnplayableForAny(game, read.options, computers + 1);
  if (refusal) return textReply(refusalText(game.words[locale], refusal));
  return openTable(bot, interaction, game, {
    options: read.options,
    ...usualOptions(settings),
    ...table,
    computers,
    place,
    thread: place.thread,
    ...(isPrivate(interaction) && { invited: [] }),
  });
}

/** The options that every table has, as far as they are chosen; or the first that has a value which is not on offer. */
function readTableOptions(
  options: ServerCommandInteraction['options'],
): Partial<TableOptions> | LobbyOptionKey {
  let chosen: Partial<TableOptions> = {};
  for (const key of LOBBY_OPTION_KEYS) {
    const name = wireName(optionWords(key));
    const value = isSwitch(key) ? options.getBoolean(name) : options.getString(name);
    if (value === null) continue;
    const change = LOBBY_OPTIONS[key].change(writtenValue(value));
    if (change === null) return key;
    chosen = { ...chosen, ...change };
  }
  return chosen;
}
