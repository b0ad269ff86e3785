/** `/tutorial <game>`: teaches a game by a hand with fixed cards, press by press; only the reader sees it. */
import { beginTutorial } from '../src/discord/actions/tutorial.ts';
import { type Command, gameCommand, named, readerLocale, serverCommand } from '../src/discord/commands.ts';
import { guideCommand, guideWords } from '../src/text/guide/catalogue.ts';

export const tutorial: Command = {
  deferAs: 'ephemeral',

  data(games) {
    const command = serverCommand(guideCommand('tutorial'));
    for (const game of games)
      command.addSubcommand((sub) =>
        named(
          sub,
          gameCommand(game, (name, locale) => guideWords(locale).subcommands.tutorial(name)),
        ),
      );
    return command.toJSON();
  },

  run: async (interaction, bot) =>
    beginTutorial(bot, interaction, readerLocale(interaction), interaction.options.getSubcommand()),
};
