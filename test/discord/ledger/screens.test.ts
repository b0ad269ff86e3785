/** The ledger's screens in every language, with the largest books and longest names: Discord accepts them. */
import { describe, expect, test } from 'vitest';
import { userNames } from '../../../src/discord/names.ts';
import type { NamedDisplay } from '../../../src/discord/screens/book.ts';
import { historyScreen } from '../../../src/discord/screens/history.ts';
import { ACCOUNTS_PER_PAGE, ledgerScreen } from '../../../src/discord/screens/ledger.ts';
import { closingScreen, settlementQuestion } from '../../../src/discord/screens/settle.ts';
import { statsScreen } from '../../../src/discord/screens/stats.ts';
import { LOCALES } from '../../../src/game/words.ts';
import { games } from '../../../src/games/index.ts';
import { MAX_REASON_LENGTH } from '../../../src/ledger/admin-entries.ts';
import { BANK, COMPUTERS } from '../../../src/ledger/postings.ts';
import { paymentsFor } from '../../../src/ledger/settlement.ts';
import type { EntryDetail } from '../../../src/store/ledger/history.ts';
import { ENTRY_KINDS } from '../../../src/store/records.ts';
import { wordsFor } from '../../../src/text/catalogue.ts';
import { ledgerWords } from '../../../src/text/ledger/catalogue.ts';
import { faultsOf } from '../fits.ts';

const user = (number: number): string => `1844674407370955${String(number).padStart(4, '0')}`;

/** Long names, as people have them. */
const names = userNames(
  new Map(Array.from({ length: 1_000 }, (_, index) => [user(index), `${'長'.repeat(16)}_${index}`])),
);

const standing = (index: number) => ({
  account: user(index),
  name: '',
  total: 9_999_999_999 - index,
  hands: 999_999,
  last: { entry: 2_000_000_000, amount: -1_000_000_000, at: 1_900_000_000_000 },
});

const entryDetail = (index: number, fields: Partial<EntryDetail> = {}): EntryDetail => ({
  id: 2_000_000_000 - index,
  kind: ENTRY_KINDS[index % ENTRY_KINDS.length]!,
  at: 1_900_000_000_000,
  hand:
    index % ENTRY_KINDS.length === 0
      ? {
          tableId: 'zzzzzzzzzz',
          number: 20,
          game: games[0]!.id,
          channelId: user(1),
          messageId: user(2),
          mayReview: true,
        }
      : null,
  endedHow: 'manager',
  actor: user(3),
  reason: '*_~`|>#[]()@\\<'.repeat(14),
  reverses: 1_999_999_999,
  reversedBy: 2_000_000_001,
  postings: Array.from({ length: 12 }, (_, account) => ({ account: user(account), amount: 1_000_000_000 })),
  players: [],
  postingCount: 1000,
  ...fields,
});

const UNITS = {
  chip: '長い名前のチップなのです'.slice(0, 16),
  worth: 1_000_000,
  money: 'まどいポイントまどいポイント',
};
/** With plain spaces, also where no line breaks. */
const text = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .replaceAll('\u2060', '');

describe.each(LOCALES)('the standings in %s', (locale) => {
  const display: NamedDisplay = { games, locale, units: UNITS, names };
  const screen = (accounts: number, page: number) =>
    ledgerScreen(
      {
        book: 'chips',
        standings: Array.from({ length: accounts }, (_, index) => standing(index)).slice(
          page * ACCOUNTS_PER_PAGE,
          (page + 1) * ACCOUNTS_PER_PAGE,
        ),
        systemAccounts: [
          { ...standing(0), account: COMPUTERS },
          { ...standing(1), account: BANK },
        ],
        accountCount: accounts,
        page,
        closed: page % 2 === 0,
        since: page % 2 === 0 ? 1_900_000_000_000 : null,
      },
      display,
    );

  test.each([0, 1, 15, 16, 1000])('of %i accounts fit on every page', (count) => {
    for (let page = 0; page * ACCOUNTS_PER_PAGE < Math.max(count, 1); page += 7)
      expect(faultsOf(screen(count, page))).toEqual([]);
  });

  test('rank every player once across the pages', () => {
    const pages = [0, 1, 2].map((page) => text(screen(40, page))).join();
    for (let index = 0; index < 40; index++)
      expect(
        pages.split(JSON.stringify(`${index + 1}. ${names.text(user(index))}`).slice(1, -1)).length,
        `rank ${index + 1}`,
      ).toBeGreaterThan(1);
    // System accounts are not ranked, and are on every page.
    expect(pages.split(`-# 🤖 ${wordsFor(locale).computers} +`)).toHaveLength(4);
    expect(text(screen(40, 0))).not.toContain('◀');
    expect(text(screen(40, 2))).not.toContain('▶');
  });

  test('show a sentence if they are empty', () => {
    expect(text(screen(0, 0))).toContain(wordsFor(locale).ledger.empty);
  });

  test('show the name and worth of chips', () => {
    expect(text(screen(1, 0))).toContain(UNITS.chip);
    expect(text(screen(1, 0))).toContain('9,999,999,999,000,000');
  });
});

describe.each(LOCALES)('the history in %s', (locale) => {
  const display: NamedDisplay = { games, locale, units: UNITS, names };
  const screenOf = (entries: readonly EntryDetail[], readsForward = false) =>
    historyScreen(
      {
        entries,
        hasNewer: readsForward,
        hasOlder: false,
        guildId: user(0),
        book: 'chips',
        user: user(5),
        readsForward,
      },
      display,
    );
  const longEntries = Array.from({ length: 10 }, (_, index) => entryDetail(index));

  test('fits with long entries, and continues on the next page', () => {
    for (const readsForward of [false, true]) {
      const screen = screenOf(longEntries, readsForward);
      expect(faultsOf(screen)).toEqual([]);
      const shownIds = longEntries
        .filter(({ id }) => text(screen).includes(`**#${id}**`))
        .map(({ id }) => id);
      expect(shownIds.length).toBeGreaterThan(2);
      expect(shownIds.length).toBeLessThan(10);
      expect(shownIds).toEqual(
        (readsForward ? longEntries.slice(-shownIds.length) : longEntries.slice(0, shownIds.length)).map(
          ({ id }) => id,
        ),
      );
      expect(text(screen)).toContain(readsForward ? `:a${shownIds[0]}` : `:b${shownIds.at(-1)}`);
    }
  });

  test('links a hand to its message', () => {
    expect(text(screenOf([entryDetail(0)]))).toContain(
      `(https://discord.com/channels/${user(0)}/${user(1)}/${user(2)})`,
    );
  });

  test('offers each hand once whose review opens, also beside its reversal', () => {
    const hand = { ...entryDetail(0).hand!, game: games[0]!.id };
    const entries = [
      entryDetail(5, { hand }),
      entryDetail(0, { hand }),
      entryDetail(0, { id: 7, hand: { ...hand, number: 21, mayReview: false } }),
    ];
    const screen = JSON.stringify(screenOf(entries));
    expect(screen.split('"zzzzzzzzzz.20"')).toHaveLength(2);
    expect(screen).not.toContain('zzzzzzzzzz.21');
    expect(screen).toContain(`"label":"#${entries[0]!.id} · `);
    expect(faultsOf(screenOf(entries))).toEqual([]);
  });

  test('escapes formatting in a reason, names whom it mentions, and keeps a mention of somebody unknown', () => {
    const screen = text(
      screenOf([entryDetail(1, { reason: `# [x](y) <@12345678901234567> <@${user(3)}> @everyone` })]),
    );
    expect(screen).toContain(
      JSON.stringify(`\\# \\[x\\]\\(y\\) <@12345678901234567> \\@${names.text(user(3))} \\@everyone`).slice(
        1,
        -1,
      ),
    );
  });

  test('shows a sentence if it is empty', () => {
    expect(text(screenOf([]))).toContain(ledgerWords(locale).history.empty);
  });
});

test.each(LOCALES)('stats fit, also for games that no longer exist, in %s', (locale) => {
  const display: NamedDisplay = { games, locale, units: UNITS, names };
  const stats = Array.from({ length: 25 }, (_, index) => ({
    game: index === 0 ? games[0]!.id : `gone-${index}`,
    book: index === 0 ? ('chips' as const) : null,
    tables: 99_999,
    hands: 999_999,
    wins: 333_333,
    total: -9_999_999_999,
    best: 9_999_999,
    worst: -9_999_999,
  }));
  const unfinished = { hands: 999_999, endedByPlayer: 99_999 };
  const screen = statsScreen(user(1), stats, unfinished, display);
  expect(faultsOf(screen)).toEqual([]);
  expect(text(screen)).toContain(games[0]!.words[locale].name);
  expect(text(screen)).toContain('33%');
  expect(text(screen)).toContain('999');
  const none = { hands: 0, endedByPlayer: 0 };
  expect(text(statsScreen(user(1), [], none, display))).toContain(ledgerWords(locale).stats.empty);
});

describe.each(LOCALES)('a settlement in %s', (locale) => {
  const display: NamedDisplay = { games, locale, units: UNITS, names };
  const balances = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      account: user(index),
      amount: index === 0 ? -(999_999_999 * (count - 1)) : 999_999_999,
    }));
  const reason = '*_~`|>#[]()@\\<'.repeat(15).slice(0, MAX_REASON_LENGTH);
  const proposal = (count: number) => ({
    id: 2_000_000_000,
    book: 'chips' as const,
    since: 1_900_000_000_000,
    hands: 999_999,
    balances: balances(count),
    reason,
    season: 'x'.repeat(32),
    expires: 1_900_000_000_000,
  });

  test.each([2, 30, 500])('of %i accounts fits; a file has all payments if the message has not', (count) => {
    const payments = paymentsFor(balances(count));
    for (const content of [
      settlementQuestion(proposal(count), payments, display),
      closingScreen({ book: 'chips', entry: 2_000_000_000, reason }, payments, user(1), display),
    ]) {
      const names = (content.files ?? []).map(({ name }) => name);
      expect(faultsOf(content.components, names)).toEqual([]);
      expect(names.length).toBe(count > 100 ? 1 : 0);
      for (const { data } of content.files ?? [])
        expect(data.toString().split('\r\n')).toHaveLength(count + 1);
    }
  });
});

test.each(LOCALES)('the help fits, and says that chips are never real money, in %s', (locale) => {
  const { body } = ledgerWords(locale).help;
  expect(body).toMatch(/never real money|本物のお金ではありません|筹码不是真钱/);
  expect(body.length).toBeLessThan(3800);
});
