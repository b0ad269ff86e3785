/** Leaderboards, seasons and an evening's recap, with names of every kind. */
import { recapScreen } from '../../src/discord/evenings/recap-screen.ts';
import { userNames } from '../../src/discord/names.ts';
import type { NamedDisplay } from '../../src/discord/screens/book.ts';
import { leaderboardScreen } from '../../src/discord/screens/leaderboard.ts';
import { seasonScreen, seasonsScreen } from '../../src/discord/screens/seasons.ts';
import type { Locale } from '../../src/game/words.ts';
import { games } from '../../src/games/index.ts';
import { type Recap, recapKey, recapOf } from '../../src/ledger/recap.ts';
import type { PlayedHand } from '../../src/store/evenings.ts';
import type { SeasonStandings } from '../../src/store/ledger/season-standings.ts';
import type { SeasonSummary } from '../../src/store/ledger/seasons.ts';
import { NAMES } from '../pictures/tables.ts';
import { NOON } from '../tables/fixtures.ts';
import type { Shown } from './shown.ts';

const DAY_MS = 86_400_000;
const user = (index: number): string => String(10n ** 17n + BigInt(index));

export const displayIn = (locale: Locale): NamedDisplay => ({
  games,
  locale,
  units: { chip: null, worth: null, money: null },
  names: userNames(new Map(NAMES.map((name, index) => [user(index), name]))),
});

const SEASONS: readonly SeasonSummary[] = [
  { number: 3, name: null, through: null, endedAt: null, hands: 1 },
  { number: 2, name: 'A cup of *thirty-two* letters ~~', through: 900, endedAt: NOON - DAY_MS, hands: 1_234 },
  { number: 1, name: '春の陣', through: 400, endedAt: NOON - 60 * DAY_MS, hands: 87 },
].map((season, index) => ({
  ...season,
  since: [900, 400, 0][index]!,
  beganAt: NOON - 60 * index * DAY_MS,
  leaders: [
    { account: user(3), amount: 1_234_567 },
    { account: 'former-2', amount: 48 },
    { account: user(2), amount: -7 },
  ],
}));

const STANDINGS: SeasonStandings = {
  rows: Array.from({ length: 15 }, (_, index) => ({
    account: user(index),
    amount: 1_234_567 - index * 170_000,
  })),
  count: 27,
  others: [
    { account: 'computers', amount: -98_765 },
    { account: 'bank', amount: 5 },
  ],
};

const row = (rank: number, account: string, estimate: number, sigma: number, hands: number) => ({
  ...{ rank, account, estimate, sigma, hands },
});

const ROWS = [
  row(1, user(0), 31.4, 1.9, 1_204),
  row(2, user(3), 24.9, 2.2, 310),
  row(3, user(1), 18.2, 4.1, 41),
  row(4, 'former-1', 11.6, 5.4, 22),
  row(5, user(2), 3.05, 7.8, 3),
  row(6, user(4), -2.3, 8, 2),
];

const hand = (game: string, book: PlayedHand['book'], users: PlayedHand['users'], scores: number[]) => ({
  ...{ game, book, users, scores, options: {}, tableId: `${game}0000000000`.slice(0, 10), hand: 3 },
  channelId: '2'.repeat(18),
  isPrivate: false,
  messageId: '3'.repeat(18),
  endedAt: NOON,
});

/** An evening with several games, computers and a hand that does not count. */
export function eveningRecap(): Recap {
  const people = [0, 1, 2, 3].map(user);
  const hands: PlayedHand[] = [
    ...Array.from({ length: 8 }, (_, index) =>
      hand('doudizhu', 'chips', people, index % 2 ? [30, -10, -10, -10] : [-6, -6, 18, -6]),
    ),
    hand('doudizhu', 'chips', [user(0), user(4), null, null], [48, -16, -16, -16]),
    hand('babasuki', 'score-babasuki', [...people, user(5)], [31, 12, 24, 8, 3]),
    hand('daifugo', 'points', [user(1), user(2), user(6)], [2, -1, -1]),
    hand('daifugo', null, [user(1), user(2), user(6)], [2, -1, -1]),
  ].map((each, index) => ({ ...each, endedAt: NOON + index * 900_000 }));
  const usual = new Map(
    hands.flatMap(({ game, book }) => (book ? [[recapKey({ game, book }), 9] as const] : [])),
  );
  return recapOf(hands, usual)!;
}

export async function communityScreens(locale: Locale): Promise<Shown[]> {
  const display = displayIn(locale);
  const view = { game: games[0]!, season: null, seasons: SEASONS, page: 0, pages: 3, mark: '1' };
  const page = { rows: ROWS, own: row(27, user(6), -4.5, 6, 9) };
  const empty = { ...view, rows: [], own: null, pages: 1 };
  const list = { book: 'chips', seasons: SEASONS, page: 0, pages: 2, mark: '1' } as const;
  const first = { ...SEASONS[0]!, number: 1, since: 0, beganAt: null, hands: 0, leaders: [] };
  return [
    { caption: '/leaderboard', components: leaderboardScreen({ ...view, ...page }, display) },
    {
      caption: 'of a season',
      components: leaderboardScreen({ ...view, ...page, season: SEASONS[1]! }, display),
    },
    { caption: 'no hands yet', components: leaderboardScreen(empty, display) },
    {
      caption: 'none in a season',
      components: leaderboardScreen({ ...empty, season: SEASONS[0]! }, display),
    },
    { caption: '/ledger seasons', components: seasonsScreen(list, display) },
    {
      caption: 'a season',
      components: seasonScreen(
        { book: 'chips', season: SEASONS[1]!, standings: STANDINGS, page: 0, pages: 2 },
        display,
      ),
    },
    { caption: 'nothing yet', components: seasonsScreen({ ...list, seasons: [first], pages: 1 }, display) },
    { caption: 'recap', components: recapScreen(eveningRecap(), '1'.repeat(18), display, null) },
  ].map((shown) => ({ ...shown, ephemeral: shown.caption !== 'recap' }));
}
