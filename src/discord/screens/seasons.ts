/** The seasons of a book, and the standings of one, a page at a time. */
import { ActionRowBuilder, ButtonBuilder, StringSelectMenuBuilder } from '@discordjs/builders';
import { type APIMessageTopLevelComponent, ButtonStyle } from 'discord-api-types/v10';
import { signed } from '../../game/numbers.ts';
import type { Locale } from '../../game/words.ts';
import type { SeasonStandings } from '../../store/ledger/season-standings.ts';
import type { SeasonSummary } from '../../store/ledger/seasons.ts';
import type { Book } from '../../store/records.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { communityWords } from '../../text/community/catalogue.ts';
import { inSeconds } from '../../text/timestamps.ts';
import { seasonPageId, seasonStandingsId, seasonsPageId, seasonValue } from '../community-ids.ts';
import { cutLabel } from '../display-name.ts';
import { unbrokenFacts } from '../line-text.ts';
import { accountName, bookName, box, linesThatFit, type NamedDisplay } from './book.ts';
import { seasonTitle } from './leaderboard.ts';
import { ACCOUNTS_PER_PAGE } from './ledger.ts';
import { pageArrows } from './page-arrows.ts';

export const SEASONS_PER_PAGE = 5;
const MAX_LABEL_LENGTH = 100;

export interface SeasonsView {
  readonly book: Book;
  readonly seasons: readonly SeasonSummary[];
  readonly page: number;
  readonly pages: number;
  /** Digits that differ from one rendering to the next. */
  readonly mark: string;
}

/** A page of a season's standings. */
export interface SeasonView {
  readonly book: Book;
  readonly season: SeasonSummary;
  readonly standings: SeasonStandings;
  readonly page: number;
  readonly pages: number;
}

const MEDALS = ['🥇', '🥈', '🥉'];

const secondsOrNull = (at: number | null): number | null => (at === null ? null : inSeconds(at));

/** When it was, and how many hands were played in it. */
function seasonFacts({ beganAt, endedAt, hands }: SeasonSummary, locale: Locale): string {
  const { seasons: words } = communityWords(locale);
  return unbrokenFacts(
    `${words.dates(secondsOrNull(beganAt), secondsOrNull(endedAt))} · ${words.hands(hands)}`,
  );
}

function seasonLines(season: SeasonSummary, display: NamedDisplay): string {
  const { seasons: words } = communityWords(display.locale);
  const { through, leaders } = season;
  const title = `### ${seasonTitle(season, display.locale, 'text')}`;
  const podium = leaders.map(
    ({ account, amount }, place) => `${MEDALS[place]} ${accountName(account, display)} ${signed(amount)}`,
  );
  return [
    unbrokenFacts(through === null ? `${title} · ${words.running}` : title),
    seasonFacts(season, display.locale),
    ...(podium.length > 0 ? podium : [words.nobody]),
  ].join('\n');
}

export function seasonsScreen(
  { book, seasons, page, pages, mark }: SeasonsView,
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
  const container = box(
    content,
    pageArrows(page, pages, (number) => seasonsPageId(book, number)),
  );
  const ranked = seasons.filter(({ leaders }) => leaders.length > 0);
  if (ranked.length > 0)
    container.addActionRowComponents(
      new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
        new StringSelectMenuBuilder()
          .setCustomId(seasonStandingsId(book, mark))
          .setPlaceholder(words.choose)
          .addOptions(
            ranked.map((season) => ({
              value: seasonValue(season.since),
              label: cutLabel(seasonTitle(season, locale, 'label'), MAX_LABEL_LENGTH),
            })),
          ),
      ),
    );
  return [container.toJSON()];
}

/** All who are in the standings of a season, one page at a time. */
export function seasonScreen(
  { book, season, standings, page, pages }: SeasonView,
  display: NamedDisplay,
): APIMessageTopLevelComponent[] {
  const { locale } = display;
  const { seasons: words } = communityWords(locale);
  const position = pages > 1 ? ` · ${wordsFor(locale).answers.page(page + 1, pages)}` : '';
  const rows = standings.rows.map(({ account, amount }, index) =>
    unbrokenFacts(
      words.row(page * ACCOUNTS_PER_PAGE + index + 1, accountName(account, display), signed(amount)),
    ),
  );
  const others = standings.others.map(
    ({ account, amount }) => `${accountName(account, display)} ${signed(amount)}`,
  );
  const content = [
    `## 🗓️ ${words.title(bookName(book, display))}`,
    `### ${unbrokenFacts(`${seasonTitle(season, locale, 'text')}${position}`)}`,
    seasonFacts(season, locale),
    ...(rows.length > 0 ? linesThatFit(rows) : [words.nobody]),
    ...(others.length > 0 ? [`-# ${unbrokenFacts(others.join(' · '))}`] : []),
    ...(season.through === null ? [] : [`-# ${words.withoutZeros}`]),
  ].join('\n');
  const pageId = (number: number) => seasonPageId({ book, since: season.since, page: number });
  const all = new ButtonBuilder()
    .setCustomId(seasonsPageId(book, 0))
    .setLabel(words.all)
    .setStyle(ButtonStyle.Secondary);
  return [box(content, [...pageArrows(page, pages, pageId), all]).toJSON()];
}
