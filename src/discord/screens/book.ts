/** Names of books, accounts and amounts, and the building blocks of the ledger's screens. */
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
import { wordsFor } from '../../text/catalogue.ts';
import { ledgerWords } from '../../text/ledger/catalogue.ts';
import type { DisplayAmount } from '../../text/ledger/words.ts';
import type { UserNames } from '../names.ts';

/** The language in which a book is shown, and the server's names for its chips. */
export interface DisplayContext {
  readonly games: readonly AnyGame[];
  readonly locale: Locale;
  readonly units: Units;
}

/** The display of a screen that shows people. */
export interface NamedDisplay extends DisplayContext {
  readonly names: UserNames;
}

/** @param games a scoreboard has the name of its game */
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

/** An account that belongs to nobody, or whose holder's name was erased; null for a person's. */
export function impersonalName(account: string, locale: Locale): string | null {
  if (account === COMPUTERS) return `🤖 ${wordsFor(locale).computers}`;
  if (account === BANK) return `🏦 ${ledgerWords(locale).bank}`;
  const former = formerMemberNumber(account);
  return former === null ? null : `👤 ${ledgerWords(locale).former(former)}`;
}

/** An account as text shows it: a person by their stored name, escaped. */
export const accountName = (
  account: string,
  { locale, names }: Pick<NamedDisplay, 'locale' | 'names'>,
): string => impersonalName(account, locale) ?? names.text(account);

export const displayAmount = (book: Book, amount: number, { units }: DisplayContext): DisplayAmount => ({
  amount,
  money: toMoney(book, amount, units),
});

/** A container with a text and rows of buttons under it; empty rows are left out. */
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

/** The two buttons under a question about something that cannot be undone. */
export const confirmationButtons = (
  confirm: { readonly id: string; readonly label: string },
  decline: { readonly id: string; readonly label: string },
): ButtonBuilder[] => [
  new ButtonBuilder().setCustomId(confirm.id).setLabel(confirm.label).setStyle(ButtonStyle.Danger),
  new ButtonBuilder().setCustomId(decline.id).setLabel(decline.label).setStyle(ButtonStyle.Secondary),
];

/** Below Discord's limit of 4000 characters, with room for the text around a list. */
export const MAX_LIST_LENGTH = 3_400;

/** The first lines that together fit into `maxLength` characters. */
export function linesThatFit(lines: readonly string[], maxLength = MAX_LIST_LENGTH): readonly string[] {
  let length = 0;
  const end = lines.findIndex((line) => {
    length += line.length + 1;
    return length > maxLength;
  });
  return end < 0 ? lines : lines.slice(0, end);
}
