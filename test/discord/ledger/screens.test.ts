/** The ledger's screens in both languages, with books as large and names as long as they get: Discord takes them. */
import { describe, expect, test } from 'vitest';
import type { DisplayContext } from '../../../src/discord/screens/book.ts';
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
import { ledgerWords } from '../../../src/text/ledger/words.ts';
import { wordsFor } from '../../../src/text/words.ts';
import { faultsOf } from '../fits.ts';

const user = (at: number): string => `1844674407370955${String(at).padStart(4, '0')}`;

const standing = (at: number) => ({
  account: user(at),
  name: '',
  total: 9_999_999_999 - at,
  hands: 999_999,
  last: { entry: 2_000_000_000, amount: -1_000_000_000, at: 1_900_000_000_000 },
});

const recorded = (at: number, fields: Partial<EntryDetail> = {}): EntryDetail => ({
  id: 2_000_000_000 - at,
  kind: ENTRY_KINDS[at % ENTRY_KINDS.length]!,
  at: 1_900_000_000_000,
  hand:
    at % ENTRY_KINDS.length === 0
      ? { tableId: 'zzzzzzzzzz', number: 20, game: games[0]!.id, channelId: user(1), messageId: user(2) }
      : null,
  actor: user(3),
  reason: '*_~`|>#[]()@\\<'.repeat(14),
  reverses: 1_999_999_999,
  reversedBy: 2_000_000_001,
  postings: Array.from({ length: 12 }, (_, of) => ({ account: user(of), amount: 1_000_000_000 })),
  postingCount: 1000,
  ...fields,
});

describe.each(LOCALES)('in %s', (locale) => {
  const showing: DisplayContext = {
    games,
    locale,
    units: {
      chip: '長い名前のチップなのです'.slice(0, 16),
      worth: 1_000_000,
      money: 'まどいポイントまどいポイント',
    },
  };
  const text = (of: unknown): string => JSON.stringify(of);

  describe('the standings', () => {
    const screen = (accounts: number, page: number) =>
      ledgerScreen(
        {
          book: 'chips',
          standings: Array.from({ length: accounts }, (_, at) => standing(at)).slice(
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
        showing,
      );

    test.each([0, 1, 15, 16, 1000])('of %i accounts fit, on every page', (count) => {
      for (let page = 0; page * ACCOUNTS_PER_PAGE < Math.max(count, 1); page += 7)
        expect(faultsOf(screen(count, page))).toEqual([]);
    });

    test('have everybody once, from the first page to the last', () => {
      const pages = [0, 1, 2].map((page) => text(screen(40, page))).join();
      for (let at = 0; at < 40; at++)
        expect(pages.split(`${at + 1}. <@${user(at)}>`).length, `place ${at + 1}`).toBeGreaterThan(1);
      // Nobody's accounts have no place, and are on every page.
      expect(pages.split(`-# 🤖 ${wordsFor(locale).computers} +`)).toHaveLength(4);
      expect(text(screen(40, 0))).not.toContain('◀');
      expect(text(screen(40, 2))).not.toContain('▶');
    });

    test('are empty with a word', () => {
      expect(text(screen(0, 0))).toContain(wordsFor(locale).ledger.empty);
    });

    test('say what chips are called, and what they are worth', () => {
      expect(text(screen(1, 0))).toContain(showing.units.chip);
      expect(text(screen(1, 0))).toContain('9,999,999,999,000,000');
    });
  });

  describe('the history', () => {
    const shown = (entries: readonly EntryDetail[], upwards = false) =>
      historyScreen(
        {
          entries,
          hasNewer: upwards,
          hasOlder: false,
          guildId: user(0),
          book: 'chips',
          user: user(5),
          readsForward: upwards,
        },
        showing,
      );
    const long = Array.from({ length: 10 }, (_, at) => recorded(at));

    test('fits, however long its entries are, and what does not fit is on the next page', () => {
      for (const upwards of [false, true]) {
        const screen = shown(long, upwards);
        expect(faultsOf(screen)).toEqual([]);
        const there = long.filter(({ id }) => text(screen).includes(`**#${id}**`)).map(({ id }) => id);
        expect(there.length).toBeGreaterThan(2);
        expect(there.length).toBeLessThan(10);
        expect(there).toEqual(
          (upwards ? long.slice(-there.length) : long.slice(0, there.length)).map(({ id }) => id),
        );
        expect(text(screen)).toContain(upwards ? `:a${there[0]}` : `:b${there.at(-1)}`);
      }
    });

    test('leads from a hand to its message', () => {
      expect(text(shown([recorded(0)]))).toContain(
        `(https://discord.com/channels/${user(0)}/${user(1)}/${user(2)})`,
      );
    });

    test('shows a reason as it was typed, a person mentioned as one', () => {
      const screen = text(shown([recorded(1, { reason: '# [x](y) <@12345678901234567> @everyone' })]));
      expect(screen).toContain(
        JSON.stringify('\\# \\[x\\]\\(y\\) <@12345678901234567> \\@everyone').slice(1, -1),
      );
    });

    test('is empty with a word', () => {
      expect(text(shown([]))).toContain(ledgerWords(locale).history.empty);
    });
  });

  test('stats fit, of games that are there no more too', () => {
    const stats = Array.from({ length: 25 }, (_, at) => ({
      game: at === 0 ? games[0]!.id : `gone-${at}`,
      book: at === 0 ? ('chips' as const) : null,
      tables: 99_999,
      hands: 999_999,
      wins: 333_333,
      total: -9_999_999_999,
      best: 9_999_999,
      worst: -9_999_999,
    }));
    const screen = statsScreen(user(1), stats, showing);
    expect(faultsOf(screen)).toEqual([]);
    expect(text(screen)).toContain(games[0]!.words[locale].name);
    expect(text(screen)).toContain('33%');
    expect(text(statsScreen(user(1), [], showing))).toContain(ledgerWords(locale).stats.empty);
  });

  describe('a settlement', () => {
    const balances = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        account: user(at),
        amount: at === 0 ? -(999_999_999 * (count - 1)) : 999_999_999,
      }));
    const reason = '*_~`|>#[]()@\\<'.repeat(15).slice(0, MAX_REASON_LENGTH);
    const shown = (count: number) => ({
      id: 2_000_000_000,
      book: 'chips' as const,
      since: 1_900_000_000_000,
      hands: 999_999,
      balances: balances(count),
      reason,
      expires: 1_900_000_000_000,
    });

    test.each([2, 30, 500])('of %i accounts fits; what does not is in a file, complete', (count) => {
      const payments = paymentsFor(balances(count));
      for (const content of [
        settlementQuestion(shown(count), payments, showing),
        closingScreen({ book: 'chips', entry: 2_000_000_000, reason }, payments, user(1), showing),
      ]) {
        const names = (content.files ?? []).map(({ name }) => name);
        expect(faultsOf(content.components, names)).toEqual([]);
        expect(names.length).toBe(count > 100 ? 1 : 0);
        for (const { data } of content.files ?? [])
          expect(data.toString().split('\r\n')).toHaveLength(count + 1);
      }
    });
  });

  test('the help says that chips are never real money, and fits', () => {
    const { body } = ledgerWords(locale).help;
    expect(body).toMatch(/never real money|本物のお金ではありません/);
    expect(body.length).toBeLessThan(3800);
  });
});
