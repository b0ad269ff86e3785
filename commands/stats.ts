/** `/stats [player]`: games, wins, the best evening and the worst. */
import { SlashCommandBuilder } from '@discordjs/builders';
import { InteractionContextType } from 'discord-api-types/v10';
import { type Command, named, wireName } from '../src/discord/commands.ts';
import { showStats } from '../src/discord/ledger/reading.ts';
import { ledgerCommand, ledgerOption } from '../src/text/ledger/catalogue.ts';

export const stats: Command = {
  deferAs: 'ephemeral',

  data: () =>
    named(new SlashCommandBuilder(), ledgerCommand('stats'))
      .setContexts(InteractionContextType.Guild)
      .addUserOption((option) => named(option, ledgerOption('whose')))
      .toJSON(),

  run: (interaction, bot) =>
    showStats(
      bot,
      interaction,
      (interaction.options.getUser(wireName(ledgerOption('whose'))) ?? interaction.user).id,
    ),
};
