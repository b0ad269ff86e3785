/** The standings of a book, one page at a time. */
import { ButtonBuilder, MediaGalleryBuilder, MediaGalleryItemBuilder } from '@discordjs/builders';
import { type APIMessageTopLevelComponent, ButtonStyle } from 'discord-api-types/v10';
import { signed } from '../../game/numbers.ts';
import type { Standing } from '../../store/ledger/standings.ts';
import type { Book } from '../../store/records.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { ledgerWords } from '../../text/ledger/catalogue.ts';
import { bookPageId, historyPageId } from '../ids.ts';
import { unbrokenFacts } from '../line-text.ts';
import { accountName, bookName, box, displayAmount, linesThatFit, type NamedDisplay } from './book.ts';

export const ACCOUNTS_PER_PAGE = 15;

/** A page of a book's standings, with the state of the book. */
export interface BookView {
  readonly book: Book;
  readonly standings: readonly Standing[];
  /** Computers and bank: the other side of the players' totals, not ranked. */
  readonly systemAccounts: readonly Standing[];
  /** The number of players on all pages. */
  readonly accountCount: number;
  readonly page: number;
  readonly closed: boolean;
  /** When the period began; null for the first. */
  readonly since: number | null;
}

/** An attached chart, with a description for readers who cannot see it. */
export interface ChartImage {
  readonly name: string;
  readonly alt: string;
}

export const pageCount = (accounts: number): number => Math.max(1, Math.ceil(accounts / ACCOUNTS_PER_PAGE));

export function ledgerScreen(
  { book, standings, systemAccounts, accountCount: accounts, page, closed, since }: BookView,
  display: NamedDisplay,
  chart?: ChartImage,
): APIMessageTopLevelComponent[] {
  const { locale, units } = display;
  const words = wordsFor(locale);
  const { show } = ledgerWords(locale);
  const pages = pageCount(accounts);
  const rows = standings.map(({ account, total, hands, last }, index) =>
    unbrokenFacts(
      show.row(
        page * ACCOUNTS_PER_PAGE + index + 1,
        accountName(account, display),
        displayAmount(book, total, display),
        hands,
        last.amount,
      ),
    ),
  );
  const others = systemAccounts.map(
    ({ account, total }) => `${accountName(account, display)} ${signed(total)}`,
  );
  const name = bookName(book, display);
  const position = pages > 1 ? ` ${words.answers.page(page + 1, pages)}` : '';
  const lines = [
    `## 📒 ${words.ledger.title(name)}${position}`,
    ...(since === null ? [] : [`-# ${show.since(Math.round(since / 1000))}`]),
    ...(closed ? [show.closed] : []),
    ...(rows.length > 0 ? linesThatFit(rows) : [words.ledger.empty]),
    ...(systemAccounts.length > 0 ? [`-# ${unbrokenFacts(others.join(' · '))}`] : []),
    ...(book === 'chips' && units.worth !== null && units.money !== null
      ? [`-# ${show.worth(name, units.worth, units.money)}`]
      : []),
    ...(book === 'chips' ? [`-# ${words.ledger.note}`] : []),
  ];
  const pageButton = (number: number, arrow: string) => button(bookPageId(book, number), arrow);
  const container = box(lines.join('\n'), [
    ...(page > 0 ? [pageButton(page - 1, '◀')] : []),
    ...(page < pages - 1 ? [pageButton(page + 1, '▶')] : []),
    button(historyPageId({ book, user: null, from: null }), show.history),
  ]);
  if (chart)
    container.spliceComponents(
      1,
      0,
      new MediaGalleryBuilder().addItems(
        new MediaGalleryItemBuilder().setURL(`attachment://${chart.name}`).setDescription(chart.alt),
      ),
    );
  return [container.toJSON()];
}

const button = (id: string, label: string): ButtonBuilder =>
  new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(ButtonStyle.Secondary);
