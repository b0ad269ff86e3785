import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAX_OWN_SHOWN, TABLES_ON_PAGE, tablesScreen } from '../../src/discord/finding/screen.ts';
import { gamesReply } from '../../src/discord/screens/games.ts';
import type { OwnTable } from '../../src/discord/screens/own-tables.ts';
import { MAX_LISTED } from '../../src/discord/screens/tables.ts';
import { seededChance, seedFromText } from '../../src/game/chance.ts';
import { LOCALES } from '../../src/game/words.ts';
import { games } from '../../src/games/index.ts';
import { openLobby } from '../../src/tables/lobby.ts';
import { guideWords } from '../../src/text/guide/catalogue.ts';
import { NOON, opening } from '../tables/fixtures.ts';
import { MAX_HEIGHT } from './checks.ts';
import { tooHigh } from './heights.ts';
import { Ruler } from './ruler.ts';
import { emojis, tableOf } from './tables.ts';

let ruler: Ruler;
beforeAll(async () => {
  ruler = await Ruler.open();
});
afterAll(() => ruler.close());

/** Tables at which the reader sits: it is their turn, they are away, or it has not begun. */
const own: readonly OwnTable[] = Array.from({ length: MAX_LISTED }, (_, index) => {
  const game = games[index % games.length]!;
  const userId = '100000000000000000';
  const options = game.options.parse({});
  const seats = game.seats.max;
  const state = game.start({ options, seats, carry: null }, seededChance(seedFromText(game.id)));
  const table = tableOf(game, { seats, hand: 1 })(state);
  const isAway = index % 2 === 1;
  const away = { ...table, seats: table.seats.map((seat) => ({ ...seat, away: isAway })) };
  if (index % 5 === 4) return { game, userId, table: openLobby(game, opening({ options }), NOON) };
  return { game, userId, table: away as OwnTable['table'] };
});

it.each(LOCALES)('shows all games with their buttons on one screen, in %s', async (locale) => {
  const parts = { games, emojis: () => emojis, commandIds: new Map() };
  const messages = [0, 1, own.length].map((count) => {
    const { components } = gamesReply(parts, locale, own.slice(0, count), { tables: 300 });
    return { locale, components, place: `/games with ${count} tables of one's own` };
  });
  expect(await tooHigh(ruler, messages, MAX_HEIGHT)).toEqual([]);
});

it.each(LOCALES)('shows a page of /tables below one’s own on one screen, in %s', async (locale) => {
  const listed = own.slice(0, TABLES_ON_PAGE);
  const lobbies = own.filter(({ table }) => table.phase === 'lobby').slice(0, TABLES_ON_PAGE);
  const names = games.map(({ words }) => words[locale].name);
  const wishes = { games, chosen: games.map(({ id }) => id), nonce: 'x' };
  const page = { pages: 75, page: 3, wishes };
  const pages = [listed, lobbies].flatMap((tables) => [
    { ...page, listed: tables, own: own.slice(0, 1), notice: null },
    { ...page, listed: tables, own: [], notice: guideWords(locale).tables.wished(names) },
  ]);
  const ofOwn = {
    ...page,
    page: 0,
    listed: null,
    own: own.filter(({ table }) => table.phase !== 'lobby').slice(0, MAX_OWN_SHOWN + 1),
    notice: null,
  };
  const messages = [...pages, ofOwn].map((list) => ({
    locale,
    place: '/tables',
    components: tablesScreen(list, locale),
  }));
  expect(await tooHigh(ruler, messages, MAX_HEIGHT)).toEqual([]);
});
