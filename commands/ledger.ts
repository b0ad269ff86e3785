/** `/ledger show [book]`: who stands where. */
import { SlashCommandBuilder } from '@discordjs/builders';
import { InteractionContextType } from 'discord-api-types/v10';
import { type Command, named, readerLocale, shellWords } from '../src/discord/commands.ts';
import { bookName, ledgerReply } from '../src/discord/screens/ledger.ts';
import { booksOf } from '../src/ledger/books.ts';
import { wordsFor } from '../src/text/words.ts';

export const ledger: Command = {
  slow: 'ephemeral',

  data(games) {
    const command = named(new SlashCommandBuilder(), shellWords('ledger')).setContexts(
      InteractionContextType.Guild,
    );
    command.addSubcommand((sub) =>
      named(sub, shellWords('ledgerShow')).addStringOption((option) =>
        named(option, (locale) => wordsFor(locale).options.book).addChoices(
          ...booksOf(games).map((value) => ({
            name: bookName(value, games, 'en'),
            name_localizations: { ja: bookName(value, games, 'ja') },
            value,
          })),
        ),
      ),
    );
    return command.toJSON();
  },

  async run(interaction, bot) {
    const asked = interaction.options.getString('book');
    const book = booksOf(bot.games).find((of) => of === asked) ?? 'chips';
    const standings = await bot.store.ledger.standings(interaction.guildId, book);
    return ledgerReply(bot.games, book, standings, readerLocale(interaction), 0, 'ephemeral');
  },
};
