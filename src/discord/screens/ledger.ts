/** Who stands where in a server's book, a page at a time, for one reader. */
import { ButtonBuilder, MediaGalleryBuilder, MediaGalleryItemBuilder } from '@discordjs/builders';
import { type APIMessageTopLevelComponent, ButtonStyle } from 'discord-api-types/v10';
import type { Standing } from '../../store/ledger/standings.ts';
import type { Book } from '../../store/records.ts';
import { signed } from '../../text/ledger/numbers.ts';
import { ledgerWords } from '../../text/ledger/words.ts';
import { wordsFor } from '../../text/words.ts';
import { bookPageId, historyPageId } from '../ids.ts';
import { accountName, bookName, box, type DisplayContext, displayAmount, linesThatFit } from './book.ts';

export const ACCOUNTS_PER_PAGE = 15;

/** A page of a book's standings, and how the book is. */
export interface BookView {
  readonly book: Book;
  readonly standings: readonly Standing[];
  /** The other side of what players have won and lost: computers and bank, which have no place among them. */
  readonly systemAccounts: readonly Standing[];
  /** How many players there are on all pages. */
  readonly accountCount: number;
  readonly page: number;
  readonly closed: boolean;
  /** When the period began; null: it is the first. */
  readonly since: number | null;
}

/** A picture that goes with it, and what it shows in words. */
export interface ChartImage {
  readonly name: string;
  readonly alt: string;
}

export const pageCount = (accounts: number): number => Math.max(1, Math.ceil(accounts / ACCOUNTS_PER_PAGE));

export function ledgerScreen(
  { book, standings, systemAccounts: nobodys, accountCount: accounts, page, closed, since }: BookView,
  showing: DisplayContext,
  picture?: ChartImage,
): APIMessageTopLevelComponent[] {
  const { locale, units } = showing;
  const words = wordsFor(locale);
  const { show } = ledgerWords(locale);
  const pages = pageCount(accounts);
  const rows = standings.map(({ account, total, hands, last }, at) =>
    show.row(
      page * ACCOUNTS_PER_PAGE + at + 1,
      accountName(account, locale),
      displayAmount(book, total, showing),
      hands,
      last.amount,
    ),
  );
  const others = nobodys.map(({ account, total }) => `${accountName(account, locale)} ${signed(total)}`);
  const name = bookName(book, showing);
  const place = pages > 1 ? ` ${words.answers.page(page + 1, pages)}` : '';
  const lines = [
    `## 📒 ${words.ledger.title(name)}${place}`,
    ...(since === null ? [] : [`-# ${show.since(Math.round(since / 1000))}`]),
    ...(closed ? [show.closed] : []),
    ...(rows.length > 0 ? linesThatFit(rows) : [words.ledger.empty]),
    ...(nobodys.length > 0 ? [`-# ${others.join(' · ')}`] : []),
    ...(book === 'chips' && units.worth !== null && units.money !== null
      ? [`-# ${show.worth(name, units.worth, units.money)}`]
      : []),
    ...(book === 'chips' ? [`-# ${words.ledger.note}`] : []),
  ];
  const turn = (to: number, arrow: string) => button(bookPageId(book, to), arrow);
  const container = box(lines.join('\n'), [
    ...(page > 0 ? [turn(page - 1, '◀')] : []),
    ...(page < pages - 1 ? [turn(page + 1, '▶')] : []),
    button(historyPageId({ book, user: null, from: null }), show.history),
  ]);
  if (picture)
    container.spliceComponents(
      1,
      0,
      new MediaGalleryBuilder().addItems(
        new MediaGalleryItemBuilder().setURL(`attachment://${picture.name}`).setDescription(picture.alt),
      ),
    );
  return [container.toJSON()];
}

const button = (id: string, label: string): ButtonBuilder =>
  new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(ButtonStyle.Secondary);
