/** `/games`: the games with a button for each that opens a table. Discord has no bare `/play`, as that has subcommands. */
import { type Command, serverCommand } from '../src/discord/commands.ts';
import { showGames } from '../src/discord/show-games.ts';
import { guideCommand } from '../src/text/guide/catalogue.ts';

export const games: Command = {
  deferAs: 'ephemeral',
  data: () => serverCommand(guideCommand('games')).toJSON(),
  run: (interaction, bot) => showGames(bot, interaction),
};
