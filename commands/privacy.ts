/** `/privacy export|erase`: what is stored about oneself. */
import { type Command, named, serverCommand, usedSubcommand, wireName } from '../src/discord/commands.ts';
import { askToErase, exportPersonalData } from '../src/discord/ledger/privacy.ts';
import { ledgerCommand, ledgerOption } from '../src/text/ledger/catalogue.ts';

const SUBCOMMANDS = { export: ledgerCommand('privacyExport'), erase: ledgerCommand('privacyErase') };

export const privacy: Command = {
  deferAs: 'ephemeral',

  data: () =>
    serverCommand(ledgerCommand('privacy'))
      .addSubcommand((builder) => named(builder, SUBCOMMANDS.export))
      .addSubcommand((builder) =>
        named(builder, SUBCOMMANDS.erase).addBooleanOption((option) =>
          named(option, ledgerOption('everywhere')),
        ),
      )
      .toJSON(),

  async run(interaction, bot) {
    if (usedSubcommand(interaction, SUBCOMMANDS) === 'export') return exportPersonalData(bot, interaction);
    const everywhere = interaction.options.getBoolean(wireName(ledgerOption('everywhere')));
    return askToErase(bot, interaction, everywhere ?? false);
  },
};
