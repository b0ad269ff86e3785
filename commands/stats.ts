/** `/stats [player]`: games, wins, the best evening and the worst. */
import { type Command, named, serverCommand, wireName } from '../src/discord/commands.ts';
import { showStats } from '../src/discord/ledger/reading.ts';
import { ledgerCommand, ledgerOption } from '../src/text/ledger/catalogue.ts';

export const stats: Command = {
  deferAs: 'ephemeral',

  data: () =>
    serverCommand(ledgerCommand('stats'))
      .addUserOption((option) => named(option, ledgerOption('whose')))
      .toJSON(),

  run: (interaction, bot) =>
    showStats(
      bot,
      interaction,
      (interaction.options.getUser(wireName(ledgerOption('whose'))) ?? interaction.user).id,
    ),
};
