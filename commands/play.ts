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
import { commandWords, optionWords, wordsFor } from '../src/text/words.ts';

/** Seconds a turn may take, by the choice's name. */
const TIMES = { off: 0, m1: 60, m3: 180, m5: 300, m15: 900, d1: 86_400 } as const;
type Time = keyof typeof TIMES;
const DEFAULT_TIME: Time = 'm3';
const isTime = (text: string): text is Time => text in TIMES;

export const play: Command = {
  deferAs: 'public',

  data(games) {
    const command = named(new SlashCommandBuilder(), commandWords('play')).setContexts(
      InteractionContextType.Guild,
    );
    for (const game of games) command.addSubcommand((sub) => subcommand(sub, game));
    return command.toJSON();
  },

  async run(interaction, bot) {
    const locale = readerLocale(interaction);
    const game = findGame(bot.games, interaction.options.getSubcommand());
    if (!game) return textReply(wordsFor(locale).answers.unknownPress);
    const missing = missingPermissions(interaction);
    if (missing.length > 0) {
      const { answers, permissions } = wordsFor(locale);
      return textReply(answers.noPermission(missing.map((of) => permissions[of]).join(' · ')));
    }
    return open(interaction, bot, game);
  },
};

function subcommand(sub: SlashCommandSubcommandBuilder, game: AnyGame): SlashCommandSubcommandBuilder {
  named(sub, gameCommand(game));
  addOptions(sub, game);
  sub.addStringOption((option) =>
    named(option, optionWords('time')).addChoices(
      ...Object.keys(TIMES).map((time) => choice(time, (locale) => wordsFor(locale).times[time as Time])),
    ),
  );
  sub.addIntegerOption((option) =>
    named(option, optionWords('computers'))
      .setMinValue(0)
      .setMaxValue(game.seats.max - 1),
  );
  sub.addBooleanOption((option) => named(option, optionWords('autoStart')));
  return sub.addBooleanOption((option) => named(option, optionWords('thread')));
}

type Needed = 'ViewChannel' | 'SendMessages' | 'SendMessagesInThreads' | 'CreatePublicThreads';

/** What the bot may not do there, and would have to: said before the lobby opens. */
function missingPermissions(interaction: ServerCommandInteraction): Needed[] {
  const may: Readonly<PermissionsBitField> = interaction.appPermissions;
  const inThread = isThread(interaction.channel?.type);
  const asksThread = wantsThread(interaction);
  const needed: Needed[] = [
    'ViewChannel',
    inThread || asksThread ? 'SendMessagesInThreads' : 'SendMessages',
    ...(asksThread ? (['CreatePublicThreads'] as const) : []),
  ];
  return needed.filter((of) => !may.has(of));
}

const isThread = (type: ChannelType | undefined): boolean =>
  type === ChannelType.PublicThread ||
  type === ChannelType.PrivateThread ||
  type === ChannelType.AnnouncementThread;

/** A thread in a thread there is not. */
const wantsThread = (interaction: ServerCommandInteraction): boolean =>
  interaction.options.getBoolean(wireName(optionWords('thread'))) === true &&
  !isThread(interaction.channel?.type);

async function open(interaction: ServerCommandInteraction, bot: Bot, game: AnyGame): Promise<Reply> {
  const { options } = interaction;
  const locale = readerLocale(interaction);
  const words = wordsFor(locale);
  const read = readOptions(options, game, locale);
  if ('wrong' in read) return textReply(words.answers.wrongOption(read.wrong));
  const time = options.getString(wireName(optionWords('time'))) ?? DEFAULT_TIME;
  if (!isTime(time)) return textReply(words.answers.wrongOption(words.options.time));
  const computers = options.getInteger(wireName(optionWords('computers'))) ?? 0;
  if (computers < 0 || computers >= game.seats.max)
    return textReply(words.answers.wrongOption(words.options.computers));
  const unfit = whyUnplayableForAny(game, read.options, computers + 1);
  if (unfit) return textReply(refusalText(game.words[locale], unfit));
  return openTable(bot, interaction, game, {
    options: read.options,
    turnSeconds: TIMES[time],
    computers,
    autoStart: options.getBoolean(wireName(optionWords('autoStart'))) ?? false,
    thread: wantsThread(interaction),
  });
}
