/** `/privacy export|erase`: what is stored about oneself. */
import { SlashCommandBuilder } from '@discordjs/builders';
import { InteractionContextType } from 'discord-api-types/v10';
import { type Command, named } from '../src/discord/commands.ts';
import { askToErase, exportOwn } from '../src/discord/ledger/privacy.ts';
import { ledgerCommand, ledgerOption } from '../src/text/ledger/words.ts';

export const privacy: Command = {
  slow: 'ephemeral',

  data: () =>
    named(new SlashCommandBuilder(), ledgerCommand('privacy'))
      .setContexts(InteractionContextType.Guild)
      .addSubcommand((sub) => named(sub, ledgerCommand('privacyExport')))
      .addSubcommand((sub) =>
        named(sub, ledgerCommand('privacyErase')).addBooleanOption((option) =>
          named(option, ledgerOption('everywhere')),
        ),
      )
      .toJSON(),

  async run(interaction, bot) {
    if (interaction.options.getSubcommand() === 'export') return exportOwn(bot, interaction);
    return askToErase(bot, interaction, interaction.options.getBoolean('everywhere') ?? false);
  },
};
