/** `/verify <table>`: checks a finished table from its seed on, and gives its file; only the reader sees it. */

import { textReply } from '../src/discord/answer.ts';
import { type Command, named, readerLocale, serverCommand, wireName } from '../src/discord/commands.ts';
import { completeFinishedTables, cutListText, tableIdIn } from '../src/discord/finished-tables.ts';
import { verifyReply } from '../src/discord/verify.ts';
import { finishedTableOption, verifyCommand } from '../src/text/proof/catalogue.ts';

export const verify: Command = {
  deferAs: 'ephemeral',

  data: () =>
    serverCommand(verifyCommand)
      .addStringOption((option) => named(option, finishedTableOption).setRequired(true).setAutocomplete(true))
      .toJSON(),

  autocomplete: completeFinishedTables('verify'),

  async run(interaction, bot) {
    const chosen = interaction.options.getString(wireName(finishedTableOption), true);
    const cut = cutListText(chosen, readerLocale(interaction));
    return cut === null ? verifyReply(bot, interaction, tableIdIn(chosen)) : textReply(cut);
  },
};
