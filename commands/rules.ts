/** `/rules <game>`: shows a game's rules to the reader, in their language. */
import { textReply } from '../src/discord/answer.ts';
import { type Command, gameCommand, named, readerLocale, serverCommand } from '../src/discord/commands.ts';
import { rulesReply } from '../src/discord/screens/rules.ts';
import { findGame } from '../src/game/game.ts';
import { commandWords, wordsFor } from '../src/text/catalogue.ts';
import { guideWords } from '../src/text/guide/catalogue.ts';

export const rules: Command = {
  deferAs: 'ephemeral',

  data(games) {
    const command = serverCommand(commandWords('rules'));
    for (const game of games) {
      command.addSubcommand((sub) =>
        named(
          sub,
          gameCommand(game, (name, locale) => guideWords(locale).subcommands.rules(name)),
        ),
      );
    }
    return command.toJSON();
  },

  async run(interaction, bot) {
    const locale = readerLocale(interaction);
    const game = findGame(bot.games, interaction.options.getSubcommand());
    return game
      ? rulesReply(game, locale, 0, bot.emojis(), 'ephemeral')
      : textReply(wordsFor(locale).answers.unknownControl);
  },
};
