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
import { openTable } from '../src/discord/open.ts';
import { addOptions, readOptions } from '../src/discord/options.ts';
import { type Place, placeFor } from '../src/discord/place.ts';
import {
  DEFAULT_PAUSE,
  DEFAULT_TIME,
  isPause,
  isTime,
  PAUSE_SECONDS,
  TURN_SECONDS,
} from '../src/discord/table-options.ts';
import { type AnyGame, findGame, refusalText, whyUnplayableForAny } from '../src/game/game.ts';
import { DEFAULT_HINT_MODE } from '../src/tables/lobby.ts';
import { HINT_MODES } from '../src/tables/table.ts';
import { commandWords, optionWords, wordsFor } from '../src/text/catalogue.ts';

export const play: Command = {
  deferAs: 'public',

  data(games) {
    const command = serverCommand(commandWords('play'));
    for (const game of games) command.addSubcommand((sub) => gameSubcommand(sub, game));
    return command.toJSON();
  },

  async run(interaction, bot) {
    const locale = readerLocale(interaction);
    const game = findGame(bot.games, interaction.options.getSubcommand());
    if (!game) return textReply(wordsFor(locale).answers.unknownControl);
    const thread = interaction.options.getBoolean(wireName(optionWords('thread'))) ?? false;
    const place = await placeFor(bot, interaction, thread);
    if (typeof place === 'string') return textReply(place);
    return open(interaction, bot, game, { ...place, thread });
  },
};

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
  return builder.addBooleanOption((option) => named(option, optionWords('thread')));
}

async function open(
  interaction: ServerCommandInteraction,
  bot: Bot,
  game: AnyGame,
  { thread, threadType, isThread, parentId }: Place & { readonly thread: boolean },
): Promise<Reply> {
  const { options } = interaction;
  const locale = readerLocale(interaction);
  const words = wordsFor(locale);
  const read = readOptions(options, game, locale);
  if (read.kind === 'invalid') return textReply(words.answers.wrongOption(read.option));
  const time = options.getString(wireName(optionWords('time'))) ?? DEFAULT_TIME;
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
    picture: options.getBoolean(wireName(optionWords('picture'))) ?? false,
    parentId,
    thread: thread && !isThread ? (threadType ?? 'none-here') : null,
  });
}
