import { afterAll, beforeAll, expect, it } from 'vitest';
import { mePanel } from '../../src/discord/me/screen.ts';
import { settingsPanel } from '../../src/discord/settings/screen.ts';
import type { SettingsParts } from '../../src/discord/settings/values.ts';
import { LOCALES } from '../../src/game/words.ts';
import { games } from '../../src/games/index.ts';
import { type Preferences, USUAL_PREFERENCES } from '../../src/store/preferences.ts';
import type { ServerSettings } from '../../src/store/settings.ts';
import { ledgerWords } from '../../src/text/ledger/catalogue.ts';
import { meWords } from '../../src/text/me/catalogue.ts';
import { SETTINGS_PAGES } from '../../src/text/settings/words.ts';
import { NOON } from '../tables/fixtures.ts';
import { MAX_HEIGHT } from './checks.ts';
import { tooHigh } from './heights.ts';
import { Ruler } from './ruler.ts';

let ruler: Ruler;
beforeAll(async () => {
  ruler = await Ruler.open();
});
afterAll(() => ruler.close());

/** A server that knows every second of its channels and roles. */
const parts = {
  games,
  servers: {
    isCommunity: () => false,
    isDescribed: () => true,
    channel: ({ channelId }: { channelId: string }) => (Number(channelId.at(-1)) % 2 === 0 ? {} : null),
    hasRole: (_: string, roleId: string) => Number(roleId.at(-1)) % 2 === 0,
  },
} as unknown as SettingsParts;

const id = (number: number): string => `1000000000000000${String(number).padStart(2, '0')}`;

const NOTHING_SET: ServerSettings = {
  locale: null,
  channels: null,
  games: null,
  turnSeconds: null,
  threads: false,
  pictures: false,
  pings: true,
  recaps: true,
  logChannel: null,
  adminRole: null,
  callRoleId: null,
  units: { chip: null, worth: null, money: null },
  limits: { member: null, channel: null, server: null },
  keepDays: null,
};

/** As much as can be set, some of it deleted since. */
const ALL_SET: ServerSettings = {
  ...NOTHING_SET,
  locale: 'zh',
  channels: Array.from({ length: 25 }, (_, index) => id(index)),
  games: games.slice(1).map((game) => game.id),
  turnSeconds: 86_400,
  logChannel: id(2),
  adminRole: id(3),
  callRoleId: id(4),
  units: { chip: 'どんぐりのかけらをあつめたもの', worth: 1_000_000, money: 'もりのポイントをあつめたもの' },
  limits: { member: 20, channel: 25, server: 300 },
  keepDays: 3_650,
};

it.each(LOCALES)('every page fits one screen of a phone, whatever is set, in %s', async (locale) => {
  const notice = `⚠️ ${ledgerWords(locale).settings.logFails('#general')}`;
  const messages = [NOTHING_SET, ALL_SET].flatMap((settings) =>
    SETTINGS_PAGES.map((page) => ({
      locale,
      components: settingsPanel({ parts, guildId: id(99), settings, locale, nonce: 'x' }, page, notice),
      place: `/settings, ${page}${settings === ALL_SET ? ', with all set' : ''}`,
    })),
  );
  expect(await tooHigh(ruler, messages, MAX_HEIGHT)).toEqual([]);
});

it.each(LOCALES)('the panel of one’s own preferences fits one screen of a phone, in %s', async (locale) => {
  const usual = { preferences: USUAL_PREFERENCES, locale, now: NOON, nonce: 'x' };
  const all: Preferences = {
    locale: 'zh',
    reminderHour: 23,
    timeZone: 'America/Los_Angeles',
    hints: false,
    pings: false,
  };
  const notice = `⚠️ ${meWords(locale).noZone('Europe/Wien')}`;
  const messages = [
    { locale, components: mePanel(usual, null), place: '/me' },
    { locale, components: mePanel({ ...usual, preferences: all }, notice), place: '/me, with all chosen' },
  ];
  expect(await tooHigh(ruler, messages, MAX_HEIGHT)).toEqual([]);
});
