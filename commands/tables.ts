/** `/tables`: the tables of the server, to join or to watch. */
import { type Command, serverCommand } from '../src/discord/commands.ts';
import { showTables } from '../src/discord/finding/list.ts';
import { guideCommand } from '../src/text/guide/catalogue.ts';

export const tables: Command = {
  deferAs: 'ephemeral',
  data: () => serverCommand(guideCommand('tables')).toJSON(),
  run: (interaction, bot) => showTables(bot, interaction, 0, 'ephemeral'),
};
