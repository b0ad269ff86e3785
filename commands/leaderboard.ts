/** `/leaderboard [game] [season]`: how strong a game's players are. */
import { type Command, choice, named, serverCommand, wireName } from '../src/discord/commands.ts';
import { showLeaderboardOf } from '../src/discord/leaderboard.ts';
import { communityCommand, communityOption } from '../src/text/community/catalogue.ts';

export const leaderboard: Command = {
  deferAs: 'ephemeral',

  data: (games) =>
    serverCommand(communityCommand('leaderboard'))
      .addStringOption((option) =>
        named(option, communityOption('game')).addChoices(
          ...games.map(({ id, words }) => choice(id, (locale) => words[locale].name)),
        ),
      )
      .addIntegerOption((option) => named(option, communityOption('season')).setMinValue(1))
      .toJSON(),

  run: (interaction, bot) =>
    showLeaderboardOf(bot, interaction, {
      game: interaction.options.getString(wireName(communityOption('game'))),
      season: interaction.options.getInteger(wireName(communityOption('season'))),
    }),
};
