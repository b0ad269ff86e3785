/** `/play <game>`: opens a table's lobby. Each game is a subcommand with options of its own. */
import { SlashCommandBuilder, type SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { PermissionsBitField } from 'discord.js';
import { ChannelType, InteractionContextType } from 'discord-api-types/v10';
import { type Reply, textReply } from '../src/discord/answer.ts';
import type { Bot } from '../src/discord/bot.ts';
import {
  type Command,
  choice,
  gameCommand,
  named,
  readerLocale,
  type ServerCommandInteraction,
  wireName,
} from '../src/discord/commands.ts';
import { openTable } from '../src/discord/open.ts';
import { addOptions, readOptions } from '../src/discord/options.ts';
import { type AnyGame, findGame, refusalText, whyUnplayableForAny } from '../src/game/game.ts';
import { commandWords, optionWords, wordsFor } from '../src/text/catalogue.ts';

/** Seconds that a turn may take, by the name of the choice; 0: no limit. */
const TURN_SECONDS = { off: 0, m1: 60, m3: 180, m5: 300, m15: 900, d1: 86_400 } as const;
type Time = keyof typeof TURN_SECONDS;
const DEFAULT_TIME: Time = 'm3';
const isTime = (text: string): text is Time => text in TURN_SECONDS;

export const play: Command = {
  deferAs: 'public',

  data(games) {
    const command = named(new SlashCommandBuilder(), commandWords('play')).setContexts(
      InteractionContextType.Guild,
    );
    for (const game of games) command.addSubcommand((sub) => gameSubcommand(sub, game));
    return command.toJSON();
  },

  async run(interaction, bot) {
    const locale = readerLocale(interaction);
    const game = findGame(bot.games, interaction.options.getSubcommand());
    if (!game) return textReply(wordsFor(locale).answers.unknownControl);
    const missing = missingPermissions(interaction);
    if (missing.length > 0) {
      const { answers, permissions } = wordsFor(locale);
      return textReply(
        answers.noPermission(missing.map((permission) => permissions[permission]).join(' · ')),
      );
    }
    return open(interaction, bot, game);
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
      ...Object.keys(TURN_SECONDS).map((time) =>
        choice(time, (locale) => wordsFor(locale).times[time as Time]),
      ),
    ),
  );
  builder.addIntegerOption((option) =>
    named(option, optionWords('computers'))
      .setMinValue(0)
      .setMaxValue(game.seats.max - 1),
  );
  builder.addBooleanOption((option) => named(option, optionWords('autoStart')));
  return builder.addBooleanOption((option) => named(option, optionWords('thread')));
}

type Permission = 'ViewChannel' | 'SendMessages' | 'SendMessagesInThreads' | 'CreatePublicThreads';

/** The permissions that the bot would need in the channel and does not have. */
function missingPermissions(interaction: ServerCommandInteraction): Permission[] {
  const permissions: Readonly<PermissionsBitField> = interaction.appPermissions;
  const inThread = isThread(interaction.channel?.type);
  const opensThread = wantsThread(interaction);
  const needed: Permission[] = [
    'ViewChannel',
    inThread || opensThread ? 'SendMessagesInThreads' : 'SendMessages',
    ...(opensThread ? (['CreatePublicThreads'] as const) : []),
  ];
  return needed.filter((permission) => !permissions.has(permission));
}

const isThread = (type: ChannelType | undefined): boolean =>
  type === ChannelType.PublicThread ||
  type === ChannelType.PrivateThread ||
  type === ChannelType.AnnouncementThread;

/** Discord has no threads in threads. */
const wantsThread = (interaction: ServerCommandInteraction): boolean =>
  interaction.options.getBoolean(wireName(optionWords('thread'))) === true &&
  !isThread(interaction.channel?.type);

async function open(interaction: ServerCommandInteraction, bot: Bot, game: AnyGame): Promise<Reply> {
  const { options } = interaction;
  const locale = readerLocale(interaction);
  const words = wordsFor(locale);
  const read = readOptions(options, game, locale);
  if (read.kind === 'invalid') return textReply(words.answers.wrongOption(read.option));
  const time = options.getString(wireName(optionWords('time'))) ?? DEFAULT_TIME;
  if (!isTime(time)) return textReply(words.answers.wrongOption(words.options.time));
  const computers = options.getInteger(wireName(optionWords('computers'))) ?? 0;
  if (computers < 0 || computers >= game.seats.max)
    return textReply(words.answers.wrongOption(words.options.computers));
  const refusal = whyUnplayableForAny(game, read.options, computers + 1);
  if (refusal) return textReply(refusalText(game.words[locale], refusal));
  return openTable(bot, interaction, game, {
    options: read.options,
    turnSeconds: TURN_SECONDS[time],
    computers,
    autoStart: options.getBoolean(wireName(optionWords('autoStart'))) ?? false,
    thread: wantsThread(interaction),
  });
}
