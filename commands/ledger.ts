/** `/ledger show [book]`: who stands where. */
import { SlashCommandBuilder } from '@discordjs/builders';
import { InteractionContextType } from 'discord-api-types/v10';
import { z } from 'zod';
import { type Command, named, readerLocale, shellWords } from '../src/discord/commands.ts';
import { ledgerReply } from '../src/discord/screens/ledger.ts';
import { wordsFor } from '../src/text/words.ts';

const BOOKS = ['chips', 'points'] as const;
const book = z.enum(BOOKS).catch('chips');

export const ledger: Command = {
  slow: 'ephemeral',

  data() {
    const command = named(new SlashCommandBuilder(), shellWords('ledger')).setContexts(
      InteractionContextType.Guild,
    );
    command.addSubcommand((sub) =>
      named(sub, shellWords('ledgerShow')).addStringOption((option) =>
        named(option, (locale) => wordsFor(locale).options.book).addChoices(
          ...BOOKS.map((value) => ({
            name: wordsFor('en').books[value],
            name_localizations: { ja: wordsFor('ja').books[value] },
            value,
          })),
        ),
      ),
    );
    return command.toJSON();
  },

  async run(interaction, bot) {
    const of = book.parse(interaction.options.getString('book'));
    const standings = await bot.store.ledger.standings(interaction.guildId, of);
    return ledgerReply(of, standings, readerLocale(interaction), 0, 'ephemeral');
  },
};
