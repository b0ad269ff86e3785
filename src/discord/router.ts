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
  if (!interaction.isChatInputCommand() && !interaction.isMessageComponent()) return;
  bot.names.see(interaction);
  if (interaction.isChatInputCommand()) await runCommand(bot, commands[interaction.commandName], interaction);
  else await runComponent(bot, interaction);
  await bot.recovered;
  await bot.names.follow(interaction);
}

function runCommand(
  bot: Bot,
  command: Command | undefined,
  interaction: ChatInputCommandInteraction,
): Promise<void> {
  const { answers } = wordsFor(localeFromDiscord(interaction.locale));
  if (!interaction.inGuild())
    return answer(interaction, 'ephemeral', async () => textReply(answers.guildOnly), bot);
  if (!command) return answer(interaction, 'ephemeral', async () => textReply(answers.unknownControl), bot);
  const run = async () => {
    await bot.recovered;
    return command.run(interaction, bot);
  };
  return answer(interaction, command.deferAs, run, bot);
}

function runComponent(bot: Bot, interaction: MessageComponentInteraction): Promise<void> {
  const values = interaction.isStringSelectMenu() ? interaction.values : [];
  const parsed = parseCustomId(interaction.customId, values);
  if (parsed) {
    return answer(interaction, deferAs(interaction, parsed), () => handle(bot, interaction, parsed), bot);
  }
  bot.log.info({ interaction: interaction.id, user: interaction.user.id }, 'unknown custom id');
  const { answers } = wordsFor(localeFromDiscord(interaction.locale));
  return answer(interaction, 'ephemeral', async () => textReply(answers.unknownControl), bot);
}
