/** How books, accounts and amounts are called, wherever they are shown. */
import {
  ActionRowBuilder,
  ButtonBuilder,
  ContainerBuilder,
  SeparatorBuilder,
  TextDisplayBuilder,
} from '@discordjs/builders';
import { ButtonStyle } from 'discord-api-types/v10';
import type { AnyGame } from '../../game/game.ts';
import type { Locale } from '../../game/words.ts';
import { gameOfScoreboard } from '../../ledger/books.ts';
import { BANK, COMPUTERS, formerMemberNumber } from '../../ledger/postings.ts';
import { toMoney } from '../../ledger/units.ts';
import type { Units } from '../../store/guilds.ts';
import type { Book } from '../../store/records.ts';
import { type DisplayAmount, ledgerWords } from '../../text/ledger/words.ts';
import { wordsFor } from '../../text/words.ts';

/** What words a book is shown in: the reader's language, and the server's names for its chips. */
export interface DisplayContext {
  readonly games: readonly AnyGame[];
  readonly locale: Locale;
  readonly units: Units;
}

/** @param games those there are: a scoreboard is called after its game */
export function bookName(
  book: Book,
  { games, locale, units }: Omit<DisplayContext, 'units'> & Partial<DisplayContext>,
): string {
  const { books } = wordsFor(locale);
  if (book === 'chips') return units?.chip ?? books.chips;
  if (book === 'points') return books.points;
  const game = gameOfScoreboard(book, games);
  return books.score(game ? game.words[locale].name : book);
}

/** An account as a message shows it; a mention, which never pings where none is allowed. */
export function accountName(account: string, locale: Locale): string {
  if (account === COMPUTERS) return `🤖 ${wordsFor(locale).computers}`;
  if (account === BANK) return `🏦 ${ledgerWords(locale).bank}`;
  const former = formerMemberNumber(account);
  return former === null ? `<@${account}>` : `👤 ${ledgerWords(locale).former(former)}`;
}

export const displayAmount = (book: Book, amount: number, { units }: DisplayContext): DisplayAmount => ({
  amount,
  money: toMoney(book, amount, units),
});

/** Text in a box, and rows of buttons under it; rows without any are left out. */
export function box(content: string, ...rows: readonly (readonly ButtonBuilder[])[]): ContainerBuilder {
  const container = new ContainerBuilder().addTextDisplayComponents(
    new TextDisplayBuilder().setContent(content),
  );
  const filled = rows.filter((row) => row.length > 0);
  if (filled.length > 0) {
    container
      .addSeparatorComponents(new SeparatorBuilder())
      .addActionRowComponents(
        ...filled.map((row) => new ActionRowBuilder<ButtonBuilder>().addComponents(...row)),
      );
  }
  return container;
}

/** The buttons under a question that cannot be undone: to go on with it, or to leave things as they are. */
export const confirmationButtons = (
  goOn: { readonly id: string; readonly label: string },
  leave: { readonly id: string; readonly label: string },
): ButtonBuilder[] => [
  new ButtonBuilder().setCustomId(goOn.id).setLabel(goOn.label).setStyle(ButtonStyle.Danger),
  new ButtonBuilder().setCustomId(leave.id).setLabel(leave.label).setStyle(ButtonStyle.Secondary),
];

/** Discord’s limit on the text of a message, with room for what stands around a list. */
export const MAX_LIST_LENGTH = 3_400;

/** As many lines as fit. */
export function linesThatFit(lines: readonly string[], most = MAX_LIST_LENGTH): readonly string[] {
  let length = 0;
  const end = lines.findIndex((line) => {
    length += line.length + 1;
    return length > most;
  });
  return end < 0 ? lines : lines.slice(0, end);
}
