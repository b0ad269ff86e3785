/** `/ledger …`: everybody may read the books; the ledger's admins keep them. */
import type {
  SlashCommandIntegerOption,
  SlashCommandStringOption,
  SlashCommandSubcommandBuilder,
  SlashCommandUserOption,
} from '@discordjs/builders';
import type { Reply } from '../src/discord/answer.ts';
import type { Bot } from '../src/discord/bot.ts';
import {
  type Command,
  choice,
  named,
  readerLocale,
  type ServerCommandInteraction,
  serverCommand,
  wireName,
} from '../src/discord/commands.ts';
import { adjust, reverse, setClosed, transfer } from '../src/discord/ledger/admin.ts';
import { exportBook } from '../src/discord/ledger/export.ts';
import {
  findBook,
  showBook,
  showHelp,
  showHistory,
  unknownBookReply,
} from '../src/discord/ledger/reading.ts';
import { adminRefusal } from '../src/discord/ledger/rights.ts';
import { renameSeason, showSeasons } from '../src/discord/ledger/seasons.ts';
import { askToSettle } from '../src/discord/ledger/settle.ts';
import { bookName } from '../src/discord/screens/book.ts';
import type { AnyGame } from '../src/game/game.ts';
import { MAX_AMOUNT, MAX_REASON_LENGTH } from '../src/ledger/admin-entries.ts';
import { booksOf } from '../src/ledger/books.ts';
import { MAX_SEASON_NAME_LENGTH } from '../src/ledger/season-name.ts';
import type { Book } from '../src/store/records.ts';
import { commandWords, type Localized, optionWords, wordsFor } from '../src/text/catalogue.ts';
import { communityCommand, communityOption } from '../src/text/community/catalogue.ts';
import { ledgerCommand, ledgerOption } from '../src/text/ledger/catalogue.ts';
import type { LedgerOption } from '../src/text/ledger/words.ts';
import type { CommandWords } from '../src/text/words.ts';

interface Subcommand {
  readonly words: Localized<CommandWords>;
  /** Whether only admins may use it; these subcommands write to the book. */
  readonly admin: boolean;
  readonly addOptions: (builder: SlashCommandSubcommandBuilder, games: readonly AnyGame[]) => unknown;
  readonly run: (bot: Bot, interaction: ServerCommandInteraction, book: Book) => Promise<Reply>;
}

const withBook = (builder: SlashCommandSubcommandBuilder, games: readonly AnyGame[]) =>
  builder.addStringOption((option) =>
    named(option, optionWords('book')).addChoices(
      ...booksOf(games).map((book) => choice(book, (locale) => bookName(book, { games, locale }))),
    ),
  );

const user = (key: LedgerOption) => (option: SlashCommandUserOption) =>
  named(option, ledgerOption(key)).setRequired(true);

const amount = (key: 'amount' | 'payment', min: number) => (option: SlashCommandIntegerOption) =>
  named(option, ledgerOption(key)).setRequired(true).setMinValue(min).setMaxValue(MAX_AMOUNT);

const entryNumber = (key: LedgerOption) => (option: SlashCommandIntegerOption) =>
  named(option, ledgerOption(key)).setMinValue(1).setMaxValue(Number.MAX_SAFE_INTEGER);

const reason = (key: 'reason' | 'note') => (option: SlashCommandStringOption) =>
  named(option, ledgerOption(key))
    .setMaxLength(MAX_REASON_LENGTH)
    .setRequired(key === 'reason');

const seasonName = (key: 'seasonName' | 'newName') => (option: SlashCommandStringOption) =>
  named(option, communityOption(key)).setMaxLength(MAX_SEASON_NAME_LENGTH);

const SUBCOMMANDS: readonly Subcommand[] = [
  {
    words: commandWords('ledgerShow'),
    admin: false,
    addOptions: withBook,
    run: (bot, interaction, book) => showBook(bot, interaction, book, 0, 'ephemeral'),
  },
  {
    words: ledgerCommand('history'),
    admin: false,
    addOptions: (builder, games) =>
      withBook(
        builder.addUserOption((option) => named(option, ledgerOption('whose'))),
        games,
      ),
    run(bot, interaction, book) {
      const player = interaction.options.getUser(wireName(ledgerOption('whose')))?.id ?? null;
      return showHistory(bot, interaction, { book, user: player, from: null }, 'ephemeral');
    },
  },
  {
    words: ledgerCommand('adjust'),
    admin: true,
    addOptions: (builder, games) =>
      withBook(
        builder
          .addUserOption(user('player'))
          .addIntegerOption(amount('amount', -MAX_AMOUNT))
          .addStringOption(reason('reason')),
        games,
      ),
    run: adjust,
  },
  {
    words: ledgerCommand('transfer'),
    admin: true,
    addOptions: (builder, games) =>
      withBook(
        builder
          .addUserOption(user('from'))
          .addUserOption(user('to'))
          .addIntegerOption(amount('payment', 1))
          .addStringOption(reason('reason')),
        games,
      ),
    run: transfer,
  },
  {
    words: ledgerCommand('reverse'),
    admin: true,
    addOptions: (builder) =>
      builder
        .addIntegerOption((option) => entryNumber('entry')(option).setRequired(true))
        .addStringOption(reason('reason')),
    run: reverse,
  },
  {
    words: ledgerCommand('settle'),
    admin: true,
    addOptions: (builder, games) =>
      withBook(builder, games).addStringOption(reason('note')).addStringOption(seasonName('seasonName')),
    run: askToSettle,
  },
  {
    words: ledgerCommand('export'),
    admin: true,
    addOptions: (builder, games) => withBook(builder, games).addIntegerOption(entryNumber('through')),
    run: exportBook,
  },
  {
    words: ledgerCommand('close'),
    admin: true,
    addOptions: (builder, games) => withBook(builder, games).addStringOption(reason('note')),
    run: (bot, interaction, book) => setClosed(bot, interaction, book, true),
  },
  {
    words: ledgerCommand('reopen'),
    admin: true,
    addOptions: (builder, games) => withBook(builder, games).addStringOption(reason('note')),
    run: (bot, interaction, book) => setClosed(bot, interaction, book, false),
  },
  {
    words: communityCommand('seasons'),
    admin: false,
    addOptions: withBook,
    run: (bot, interaction, book) => showSeasons(bot, interaction, book, 0, 'ephemeral'),
  },
  {
    words: communityCommand('renameSeason'),
    admin: true,
    addOptions: (builder, games) =>
      withBook(
        builder
          .addIntegerOption((option) =>
            named(option, communityOption('whichSeason')).setRequired(true).setMinValue(1),
          )
          .addStringOption((option) => seasonName('newName')(option).setRequired(true)),
        games,
      ),
    run: renameSeason,
  },
  {
    words: ledgerCommand('help'),
    admin: false,
    addOptions: () => {},
    run: async (_, interaction) => showHelp(interaction),
  },
];

const usedSubcommand = ({ options }: ServerCommandInteraction): Subcommand | undefined =>
  SUBCOMMANDS.find(({ words }) => wireName(words) === options.getSubcommand());

export const ledger: Command = {
  deferAs: 'ephemeral',

  data(games) {
    const command = serverCommand(commandWords('ledger'));
    for (const { words, addOptions } of SUBCOMMANDS) {
      command.addSubcommand((builder) => {
        addOptions(named(builder, words), games);
        return builder;
      });
    }
    return command.toJSON();
  },

  acknowledgesFirst: (interaction) => usedSubcommand(interaction)?.admin ?? false,

  async run(interaction, bot) {
    const subcommand = usedSubcommand(interaction);
    const words = wordsFor(readerLocale(interaction));
    if (!subcommand) return unknownBookReply(words);
    const refused = subcommand.admin ? await adminRefusal(bot, interaction) : null;
    if (refused) return refused;
    // The default book is chips; `reverse` ignores it, as a reversal is written to the book of its entry.
    const book = findBook(bot, interaction.options.getString(wireName(optionWords('book'))));
    return book ? subcommand.run(bot, interaction, book) : unknownBookReply(words);
  },
};
