/** Answers what members type into an option of a command: the command completes it. Nothing is written for it. */
import type { AutocompleteInteraction } from 'discord.js';
import type { Bot } from './bot.ts';
import type { Command } from './commands.ts';

/** @param interaction of a member who is within the limit of presses */
export async function complete(
  bot: Bot,
  commands: Readonly<Record<string, Command>>,
  interaction: AutocompleteInteraction,
): Promise<void> {
  const fields = { interaction: interaction.id, user: interaction.user.id };
  const { complete: completions } = commands[interaction.commandName] ?? {};
  if (!completions || !interaction.inGuild()) return;
  try {
    await interaction.respond(await completions(interaction, bot));
  } catch (error) {
    // The member sees that there is nothing to choose, and may type on.
    bot.log.warn({ ...fields, err: error }, 'an option could not be completed');
  }
}
