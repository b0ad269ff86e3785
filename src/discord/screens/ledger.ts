/** Who stands where in a server's book, a page at a time, for one reader. */
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
import { COMPUTERS } from '../../ledger/postings.ts';
import type { Standing } from '../../store/ledger.ts';
import type { Book } from '../../store/records.ts';
import { wordsFor } from '../../text/words.ts';
import type { Reply } from '../answer.ts';
import { pageId } from '../ids.ts';

const ON_A_PAGE = 15;

/** @param games those there are: a scoreboard is called after its game */
export function bookName(book: Book, games: readonly AnyGame[], locale: Locale): string {
  const { books } = wordsFor(locale);
  if (book === 'chips' || book === 'points') return books[book];
  const game = gameOfScoreboard(book, games);
  return books.score(game ? game.words[locale].name : book);
}

export function ledgerReply(
  games: readonly AnyGame[],
  book: Book,
  standings: readonly Standing[],
  locale: Locale,
  page: number,
  to: Reply['to'],
): Reply {
  const say = wordsFor(locale);
  const pages = Math.max(1, Math.ceil(standings.length / ON_A_PAGE));
  const number = Math.min(Math.max(page, 0), pages - 1);
  const first = number * ON_A_PAGE;
  const rows = standings.slice(first, first + ON_A_PAGE).map(({ account, total, hands }, at) => {
    const who = account === COMPUTERS ? `🤖 ${say.computers}` : `<@${account}>`;
    return say.ledger.row(first + at + 1, who, total, hands);
  });
  const content = rows.length ? rows.join('\n') : say.ledger.empty;
  const place = pages > 1 ? ` ${say.answers.page(number + 1, pages)}` : '';
  const container = new ContainerBuilder().addTextDisplayComponents(
    new TextDisplayBuilder().setContent(
      `## 📒 ${say.ledger.title(bookName(book, games, locale))}${place}\n${content}\n-# ${say.ledger.note}`,
    ),
  );
  const turns = [
    ...(number > 0 ? [turn(book, number - 1, '◀')] : []),
    ...(number < pages - 1 ? [turn(book, number + 1, '▶')] : []),
  ];
  if (turns.length > 0) {
    container
      .addSeparatorComponents(new SeparatorBuilder())
      .addActionRowComponents(new ActionRowBuilder<ButtonBuilder>().addComponents(turns));
  }
  return { to, components: [container.toJSON()] };
}

const turn = (book: Book, to: number, arrow: string): ButtonBuilder =>
  new ButtonBuilder()
    .setCustomId(pageId({ page: 'ledger', of: book, number: to }))
    .setLabel(arrow)
    .setStyle(ButtonStyle.Secondary);
