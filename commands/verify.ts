/** `/verify <table>`: checks a finished table from its seed on, and gives its file; only the reader sees it. */
import { type Command, named, serverCommand, wireName } from '../src/discord/commands.ts';
import { finishedTableChoices, verifyReply } from '../src/discord/verify.ts';
import { finishedTableOption, verifyCommand } from '../src/text/proof/catalogue.ts';

export const verify: Command = {
  deferAs: 'ephemeral',

  data: () =>
    serverCommand(verifyCommand)
      .addStringOption((option) => named(option, finishedTableOption).setRequired(true).setAutocomplete(true))
      .toJSON(),

  autocomplete: (interaction, bot) => finishedTableChoices(bot, interaction),

  run: (interaction, bot) =>
    verifyReply(bot, interaction, interaction.options.getString(wireName(finishedTableOption), true)),
};
