/** `/help`: what can be played here, and what new players ask. */
import { type Command, readerLocale, serverCommand } from '../src/discord/commands.ts';
import { helpReply } from '../src/discord/screens/games.ts';
import { guideCommand } from '../src/text/guide/catalogue.ts';

export const help: Command = {
  deferAs: 'ephemeral',
  data: () => serverCommand(guideCommand('help')).toJSON(),
  run: async (interaction, bot) => helpReply(bot, readerLocale(interaction)),
};
