/** Completes what a member types into an option of a command. */
import type { AutocompleteInteraction } from 'discord.js';
import type { Bot } from './bot.ts';
import { cutLabel } from './display-name.ts';
import { isTooLateToAnswer } from './errors.ts';

interface Completion {
  readonly name: string;
  readonly value: string | number;
}

/** What Discord takes: so many choices, and so many characters of a name. */
export const MAX_CHOICES = 25;
const MAX_NAME_LENGTH = 100;

/** Lists the completions of the option in which the member types, the best first. */
export type Autocomplete = (
  interaction: AutocompleteInteraction<'raw' | 'cached'>,
  bot: Bot,
) => Promise<readonly Completion[]>;

/**
 * Answers with what the command of the interaction has to offer; with nothing where it has nothing, or fails. Never throws:
 * a member who gets no list still types.
 */
export async function complete(
  interaction: AutocompleteInteraction,
  autocomplete: Autocomplete | undefined,
  bot: Bot,
): Promise<void> {
  const fields = { interaction: interaction.id, command: interaction.commandName };
  let found: readonly Completion[] = [];
  try {
    if (autocomplete && interaction.inGuild()) found = await autocomplete(interaction, bot);
  } catch (error) {
    bot.log.error({ ...fields, err: error }, 'an option could not be completed');
  }
  try {
    await interaction.respond(
      found
        .slice(0, MAX_CHOICES)
        .map(({ name, value }) => ({ name: cutLabel(name, MAX_NAME_LENGTH), value })),
    );
  } catch (error) {
    if (!isTooLateToAnswer(error)) bot.log.warn({ ...fields, err: error }, 'completions could not be sent');
  }
}
