/** Where every interaction arrives: it is read, run, and answered once. */
import type { ChatInputCommandInteraction, Interaction, MessageComponentInteraction } from 'discord.js';
import { localeFromDiscord, wordsFor } from '../text/catalogue.ts';
import { deferAs, handle, parseCustomId } from './actions/registry.ts';
import { answer, textReply } from './answer.ts';
import type { Bot } from './bot.ts';
import type { Command } from './commands.ts';

export async function route(
  bot: Bot,
  commands: Readonly<Record<string, Command>>,
  interaction: Interaction,
): Promise<void> {
  if (interaction.isChatInputCommand())
    return runCommand(bot, commands[interaction.commandName], interaction);
  if (interaction.isMessageComponent()) return runComponent(bot, interaction);
}

function runCommand(
  bot: Bot,
  command: Command | undefined,
  interaction: ChatInputCommandInteraction,
): Promise<void> {
  const { answers } = wordsFor(localeFromDiscord(interaction.locale));
  const onAnswered = bot.metrics.startInteraction('command', command ? interaction.commandName : 'unknown');
  const refuse = (text: string) =>
    answer(interaction, 'ephemeral', async () => textReply(text), bot, onAnswered);
  if (!interaction.inGuild()) return refuse(answers.guildOnly);
  if (!command) return refuse(answers.unknownControl);
  const run = async () => {
    await bot.recovered;
    return command.run(interaction, bot);
  };
  return answer(interaction, command.deferAs, run, bot, onAnswered);
}

function runComponent(bot: Bot, interaction: MessageComponentInteraction): Promise<void> {
  const values = interaction.isStringSelectMenu() ? interaction.values : [];
  const parsed = parseCustomId(interaction.customId, values);
  const onAnswered = bot.metrics.startInteraction('component', parsed?.kind ?? 'unknown');
  if (parsed) {
    const run = () => handle(bot, interaction, parsed);
    return answer(interaction, deferAs(interaction, parsed), run, bot, onAnswered);
  }
  bot.log.info({ interaction: interaction.id, user: interaction.user.id }, 'unknown custom id');
  const { answers } = wordsFor(localeFromDiscord(interaction.locale));
  return answer(interaction, 'ephemeral', async () => textReply(answers.unknownControl), bot, onAnswered);
}
