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
import { openTable, privatePlace, usualPlace } from '../src/discord/open.ts';
import { addOptions, readOptions } from '../src/discord/options.ts';
import { type Place, placeFor, type ThreadType } from '../src/discord/place.ts';
import {
  DEFAULT_PAUSE,
  isPause,
  isTime,
  PAUSE_SECONDS,
  TURN_SECONDS,
  timeOf,
} from '../src/discord/table-options.ts';
import { type AnyGame, findGame, refusalText, whyUnplayableForAny } from '../src/game/game.ts';
import type { ServerSettings } from '../src/store/settings.ts';
import { DEFAULT_HINT_MODE, DEFAULT_TURN_SECONDS } from '../src/tables/lobby.ts';
import { HINT_MODES } from '../src/tables/table.ts';
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
  builder.addStringOption((option) =>
    named(option, optionWords('time')).addChoices(
      ...Object.keys(TURN_SECONDS)
        .filter(isTime)
        .map((time) => choice(time, (locale) => wordsFor(locale).times[time])),
    ),
  );
  builder.addStringOption((option) =>
    named(option, optionWords('pause')).addChoices(
      ...Object.keys(PAUSE_SECONDS)
        .filter(isPause)
        .map((pause) => choice(pause, (locale) => wordsFor(locale).pauses[pause])),
    ),
  );
  builder.addIntegerOption((option) =>
    named(option, optionWords('computers'))
      .setMinValue(0)
      .setMaxValue(game.seats.max - 1),
  );
  builder.addBooleanOption((option) => named(option, optionWords('autoStart')));
  builder.addStringOption((option) =>
    named(option, optionWords('hints')).addChoices(
      ...HINT_MODES.map((mode) => choice(mode, (locale) => wordsFor(locale).hints.modes[mode])),
    ),
  );
  builder.addBooleanOption((option) => named(option, optionWords('picture')));
  builder.addBooleanOption((option) => named(option, optionWords('openHands')));
  builder.addBooleanOption((option) => named(option, optionWords('thread')));
  return builder.addBooleanOption((option) => named(option, optionWords('private')));
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
  const usualTime = timeOf(settings.turnSeconds ?? DEFAULT_TURN_SECONDS);
  const time = options.getString(wireName(optionWords('time'))) ?? usualTime;
  if (!isTime(time)) return textReply(words.answers.wrongOption(words.options.time));
  const pause = options.getString(wireName(optionWords('pause'))) ?? DEFAULT_PAUSE;
  if (!isPause(pause)) return textReply(words.answers.wrongOption(words.options.pause));
  const hintMode = options.getString(wireName(optionWords('hints'))) ?? DEFAULT_HINT_MODE;
  const hints = HINT_MODES.find((mode) => mode === hintMode);
  if (!hints) return textReply(words.answers.wrongOption(words.options.hints));
  const computers = options.getInteger(wireName(optionWords('computers'))) ?? 0;
  if (computers < 0 || computers >= game.seats.max)
    return textReply(words.answers.wrongOption(words.options.computers));
  const refusal = whyUnplayableForAny(game, read.options, computers + 1);
  if (refusal) return textReply(refusalText(game.words[locale], refusal));
  return openTable(bot, interaction, game, {
    options: read.options,
    turnSeconds: TURN_SECONDS[time],
    pauseSeconds: PAUSE_SECONDS[pause],
    computers,
    autoStart: options.getBoolean(wireName(optionWords('autoStart'))) ?? false,
    hints,
    picture: options.getBoolean(wireName(optionWords('picture'))) ?? settings.pictures,
    openHands: options.getBoolean(wireName(optionWords('openHands'))) ?? false,
    place,
    thread: place.thread,
    ...(isPrivate(interaction) && { invited: [] }),
  });
}
