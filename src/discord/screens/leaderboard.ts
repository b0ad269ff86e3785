/** A game's leaderboard, one page at a time. */
import { ActionRowBuilder, type ButtonBuilder, StringSelectMenuBuilder } from '@discordjs/builders';
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import type { AnyGame } from '../../game/game.ts';
import { tenths } from '../../game/numbers.ts';
import type { Season } from '../../store/ledger/seasons.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { communityWords } from '../../text/community/catalogue.ts';
import type { Uncertainty } from '../../text/community/words.ts';
import { gameChoiceId, leaderboardPageId, seasonChoiceId, seasonValue } from '../community-ids.ts';
import { cutLabel, displayName } from '../display-name.ts';
import { unbrokenFacts } from '../line-text.ts';
import { accountName, box, type NamedDisplay } from './book.ts';
import { pageArrows } from './page-arrows.ts';

export const PLAYERS_PER_PAGE = 10;
/** Discord's limit on the options of a select. */
const MAX_OPTIONS = 25;
const MAX_LABEL_LENGTH = 100;

/** A player's place among all of a game. */
export interface LeaderboardRow {
  readonly account: string;
  readonly rank: number;
  readonly estimate: number;
  readonly sigma: number;
  readonly hands: number;
}

export interface LeaderboardView {
  readonly game: AnyGame;
  /** Null: all time. */
  readonly season: Season | null;
  /** Those that can be chosen, the newest first. */
  readonly seasons: readonly Season[];
  readonly rows: readonly LeaderboardRow[];
  /** The reader's own place, where it is on another page. */
  readonly own: LeaderboardRow | null;
  readonly page: number;
  readonly pages: number;
  /** Digits that differ from one rendering to the next. */
  readonly mark: string;
}

/** A player with fewer hands has just begun. */
const FEW_HANDS = 5;
/** Above this the estimate may still move by places with every hand. */
const UNCERTAIN_SIGMA = 5;

export function uncertaintyOf({ hands, sigma }: Pick<LeaderboardRow, 'hands' | 'sigma'>): Uncertainty | null {
  if (hands < FEW_HANDS) return 'new';
  return sigma > UNCERTAIN_SIGMA ? 'uncertain' : null;
}

export function leaderboardScreen(
  view: LeaderboardView,
  display: NamedDisplay,
): APIMessageTopLevelComponent[] {
  const { game, season, rows, own, page, pages } = view;
  const { locale } = display;
  const { leaderboard: words } = communityWords(locale);
  const position = pages > 1 ? ` · ${wordsFor(locale).answers.page(page + 1, pages)}` : '';
  const lines = rows.map((row) => {
    const uncertainty = uncertaintyOf(row);
    const text = words.row(row.rank, accountName(row.account, display), tenths(row.estimate), row.hands);
    return unbrokenFacts(uncertainty === null ? text : `${text} · ${words.uncertainty[uncertainty]}`);
  });
  const content = [
    `## 📈 ${words.title(game.words[locale].name)}`,
    `-# ${season === null ? words.allTime : seasonTitle(season, locale, 'text')}${position}`,
    ...(lines.length > 0 ? lines : [season === null ? words.empty : words.emptySeason]),
    ...(own ? [words.you(own.rank, tenths(own.estimate))] : []),
    ...(lines.length > 0 ? [`-# ${words.meaning}`] : []),
    `-# ${words.counted}`,
  ].join('\n');
  const pageId = (number: number) =>
    leaderboardPageId({ game: game.id, since: season?.since ?? null, page: number });
  const container = box(content, pageArrows(page, pages, pageId));
  for (const menu of [gameMenu(view, display), seasonMenu(view, display)])
    if (menu)
      container.addActionRowComponents(
        new ActionRowBuilder<StringSelectMenuBuilder | ButtonBuilder>().addComponents(
          menu,
        ) as ActionRowBuilder<StringSelectMenuBuilder>,
      );
  return [container.toJSON()];
}

/** A season by its name and number. */
export function seasonTitle(
  { name, number }: Pick<Season, 'name' | 'number'>,
  locale: NamedDisplay['locale'],
  place: 'text' | 'label',
): string {
  const { seasons: words } = communityWords(locale);
  return name === null ? words.number(number) : words.named(displayName(name, place), number);
}

function gameMenu({ game, mark }: LeaderboardView, { games, locale }: NamedDisplay) {
  if (games.length < 2) return null;
  return new StringSelectMenuBuilder()
    .setCustomId(gameChoiceId(mark))
    .setPlaceholder(communityWords(locale).leaderboard.chooseGame)
    .addOptions(
      games.slice(0, MAX_OPTIONS).map(({ id, words }) => ({
        value: id,
        label: words[locale].name,
        default: id === game.id,
      })),
    );
}

function seasonMenu({ game, season, seasons, mark }: LeaderboardView, { locale }: NamedDisplay) {
  // A book's first season is all time.
  if (seasons.length < 2) return null;
  const { leaderboard: words } = communityWords(locale);
  return new StringSelectMenuBuilder()
    .setCustomId(seasonChoiceId(game.id, mark))
    .setPlaceholder(words.chooseSeason)
    .addOptions(
      { value: seasonValue(null), label: words.allTime, default: season === null },
      ...seasons.slice(0, MAX_OPTIONS - 1).map((each) => ({
        value: seasonValue(each.since),
        label: cutLabel(seasonTitle(each, locale, 'label'), MAX_LABEL_LENGTH),
        default: season?.since === each.since,
      })),
    );
}
