/** `/ledger …`: everybody reads the books; admins keep them. */
import {
  SlashCommandBuilder,
  type SlashCommandIntegerOption,
  type SlashCommandStringOption,
  type SlashCommandSubcommandBuilder,
  type SlashCommandUserOption,
} from '@discordjs/builders';
import { InteractionContextType } from 'discord-api-types/v10';
import type { Reply } from '../src/discord/answer.ts';
import type { Bot } from '../src/discord/bot.ts';
import { type Command, named, readerLocale, shellWords, type Used } from '../src/discord/commands.ts';
import { adjust, reverse, setClosed, transferBetween } from '../src/discord/ledger/admin.ts';
import { exportBook } from '../src/discord/ledger/export.ts';
import { bookNamed, noBook, showBook, showHelp, showHistory } from '../src/discord/ledger/reading.ts';
import { refusedAdmin } from '../src/discord/ledger/rights.ts';
import { askToSettle } from '../src/discord/ledger/settle.ts';
import { bookName } from '../src/discord/screens/book.ts';
import type { AnyGame } from '../src/game/game.ts';
import { LONGEST_REASON, MOST_AMOUNT } from '../src/ledger/acts.ts';
import { booksOf } from '../src/ledger/books.ts';
import type { Book } from '../src/store/records.ts';
import {
  type LedgerCommand,
  type LedgerOption,
  ledgerCommand,
  ledgerOption,
} from '../src/text/ledger/words.ts';
import { wordsFor } from '../src/text/words.ts';

type Run = (bot: Bot, interaction: Used, book: Book) => Promise<Reply>;

interface Sub {
  readonly admin: boolean;
  readonly build: (sub: SlashCommandSubcommandBuilder, games: readonly AnyGame[]) => unknown;
  readonly run: Run;
}

const withBook = (sub: SlashCommandSubcommandBuilder, games: readonly AnyGame[]) =>
  sub.addStringOption((option) =>
    named(option, (locale) => wordsFor(locale).options.book).addChoices(
      ...booksOf(games).map((value) => ({
        name: bookName(value, { games, locale: 'en' }),
        name_localizations: { ja: bookName(value, { games, locale: 'ja' }) },
        value,
      })),
    ),
  );

const user = (of: LedgerOption) => (option: SlashCommandUserOption) =>
  named(option, ledgerOption(of)).setRequired(true);

const amount = (of: 'amount' | 'payment', least: number) => (option: SlashCommandIntegerOption) =>
  named(option, ledgerOption(of)).setRequired(true).setMinValue(least).setMaxValue(MOST_AMOUNT);

const number = (of: LedgerOption) => (option: SlashCommandIntegerOption) =>
  named(option, ledgerOption(of))
    .setMinValue(1)
    .setMaxValue(2 ** 31 - 1);

const reason = (of: 'reason' | 'note') => (option: SlashCommandStringOption) =>
  named(option, ledgerOption(of))
    .setMaxLength(LONGEST_REASON)
    .setRequired(of === 'reason');

const SUBS: Readonly<
  Record<'show' | Exclude<LedgerCommand, 'stats' | `privacy${string}` | `settings${string}`>, Sub>
> = {
  show: {
    admin: false,
    build: withBook,
    run: (bot, interaction, book) => showBook(bot, interaction, book, 0, 'ephemeral'),
  },
  history: {
    admin: false,
    build: (sub, games) =>
      withBook(
        sub.addUserOption((option) => named(option, ledgerOption('whose'))),
        games,
      ),
    run(bot, interaction, book) {
      const whose = interaction.options.getUser('player')?.id ?? null;
      return showHistory(bot, interaction, { book, user: whose, from: null }, 'ephemeral');
    },
  },
  adjust: {
    admin: true,
    build: (sub, games) =>
      withBook(
        sub
          .addUserOption(user('player'))
          .addIntegerOption(amount('amount', -MOST_AMOUNT))
          .addStringOption(reason('reason')),
        games,
      ),
    run: adjust,
  },
  transfer: {
    admin: true,
    build: (sub, games) =>
      withBook(
        sub
          .addUserOption(user('from'))
          .addUserOption(user('to'))
          .addIntegerOption(amount('payment', 1))
          .addStringOption(reason('reason')),
        games,
      ),
    run: transferBetween,
  },
  reverse: {
    admin: true,
    build: (sub) =>
      sub
        .addIntegerOption((option) => number('entry')(option).setRequired(true))
        .addStringOption(reason('reason')),
    run: reverse,
  },
  settle: {
    admin: true,
    build: (sub, games) => withBook(sub, games).addStringOption(reason('note')),
    run: askToSettle,
  },
  export: {
    admin: true,
    build: (sub, games) => withBook(sub, games).addIntegerOption(number('through')),
    run: exportBook,
  },
  close: {
    admin: true,
    build: (sub, games) => withBook(sub, games).addStringOption(reason('note')),
    run: (bot, interaction, book) => setClosed(bot, interaction, book, true),
  },
  reopen: {
    admin: true,
    build: (sub, games) => withBook(sub, games).addStringOption(reason('note')),
    run: (bot, interaction, book) => setClosed(bot, interaction, book, false),
  },
  help: { admin: false, build: () => {}, run: async (_, interaction) => showHelp(interaction) },
};

const isSub = (name: string): name is keyof typeof SUBS => Object.hasOwn(SUBS, name);

export const ledger: Command = {
  slow: 'ephemeral',

  data(games) {
    const command = named(new SlashCommandBuilder(), shellWords('ledger')).setContexts(
      InteractionContextType.Guild,
    );
    for (const [name, { build }] of Object.entries(SUBS)) {
      command.addSubcommand((sub) => {
        named(sub, name === 'show' ? shellWords('ledgerShow') : ledgerCommand(name as LedgerCommand));
        build(sub, games);
        return sub;
      });
    }
    return command.toJSON();
  },

  async run(interaction, bot) {
    const name = interaction.options.getSubcommand();
    const words = wordsFor(readerLocale(interaction));
    if (!isSub(name)) return noBook(words);
    const { admin, run } = SUBS[name];
    const refused = admin ? await refusedAdmin(bot, interaction) : null;
    if (refused) return refused;
    // A reversal's book is its entry's; nothing else is without the option.
    const book = bookNamed(bot, interaction.options.getString('book'));
    return book ? run(bot, interaction, book) : noBook(words);
  },
};
