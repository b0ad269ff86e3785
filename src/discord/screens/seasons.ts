/** The seasons of a book, one page at a time. */
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { signed } from '../../game/numbers.ts';
import type { SeasonSummary } from '../../store/ledger/seasons.ts';
import type { Book } from '../../store/records.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { communityWords } from '../../text/community/catalogue.ts';
import { inSeconds } from '../../text/timestamps.ts';
import { seasonsPageId } from '../community-ids.ts';
import { unbrokenFacts } from '../line-text.ts';
import { accountName, bookName, box, type NamedDisplay } from './book.ts';
import { seasonTitle } from './leaderboard.ts';
import { pageArrows } from './page-arrows.ts';

export const SEASONS_PER_PAGE = 5;

export interface SeasonsView {
  readonly book: Book;
  readonly seasons: readonly SeasonSummary[];
  readonly page: number;
  readonly pages: number;
}

const MEDALS = ['🥇', '🥈', '🥉'];

const secondsOrNull = (at: number | null): number | null => (at === null ? null : inSeconds(at));

function seasonLines(season: SeasonSummary, display: NamedDisplay): string {
  const { seasons: words } = communityWords(display.locale);
  const { through, beganAt, endedAt, hands, leaders } = season;
  const title = `### ${seasonTitle(season, display.locale, 'text')}`;
  const podium = leaders.map(
    ({ account, amount }, place) => `${MEDALS[place]} ${accountName(account, display)} ${signed(amount)}`,
  );
  return [
    unbrokenFacts(through === null ? `${title} · ${words.running}` : title),
    unbrokenFacts(`${words.dates(secondsOrNull(beganAt), secondsOrNull(endedAt))} · ${words.hands(hands)}`),
    ...(podium.length > 0 ? podium : [words.nobody]),
  ].join('\n');
}

export function seasonsScreen(
  { book, seasons, page, pages }: SeasonsView,
  display: NamedDisplay,
): APIMessageTopLevelComponent[] {
  const { locale } = display;
  const { seasons: words } = communityWords(locale);
  const position = pages > 1 ? ` ${wordsFor(locale).answers.page(page + 1, pages)}` : '';
  const isEmpty = seasons.every(({ beganAt, through }) => beganAt === null && through === null);
  const content = [
    `## 🗓️ ${words.title(bookName(book, display))}${position}`,
    ...(isEmpty ? [words.empty] : seasons.map((season) => seasonLines(season, display))),
    `-# ${words.note}`,
  ].join('\n');
  return [
    box(
      content,
      pageArrows(page, pages, (number) => seasonsPageId(book, number)),
    ).toJSON(),
  ];
}
