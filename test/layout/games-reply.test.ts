import { afterAll, beforeAll, expect, it } from 'vitest';
import { gamesReply } from '../../src/discord/screens/games.ts';
import { LOCALES } from '../../src/game/words.ts';
import { games } from '../../src/games/index.ts';
import { MAX_HEIGHT } from './checks.ts';
import { tooHigh } from './heights.ts';
import { Ruler } from './ruler.ts';
import { emojis } from './tables.ts';

let ruler: Ruler;
beforeAll(async () => {
  ruler = await Ruler.open();
});
afterAll(() => ruler.close());

it.each(LOCALES)('shows all games with their buttons on one screen, in %s', async (locale) => {
  const { components } = gamesReply({ games, emojis: () => emojis, commandIds: new Map() }, locale);
  expect(await tooHigh(ruler, [{ locale, components, place: '/games' }], MAX_HEIGHT)).toEqual([]);
});
