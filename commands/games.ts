/** `/games`: the games with a button for each that opens a table. Discord has no bare `/play`, as that has subcommands. */
import { type Command, readerLocale, serverCommand } from '../src/discord/commands.ts';
import { gamesReply } from '../src/discord/screens/games.ts';
import { MAX_LISTED } from '../src/discord/screens/tables.ts';
import { askerOf, ownTables } from '../src/discord/which-table.ts';
import { guideCommand } from '../src/text/guide/catalogue.ts';

export const games: Command = {
  deferAs: 'ephemeral',
  data: () => serverCommand(guideCommand('games')).toJSON(),
  run: async (interaction, bot) =>
    gamesReply(bot, readerLocale(interaction), await ownTables(bot, askerOf(interaction), MAX_LISTED)),
};
