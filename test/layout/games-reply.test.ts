import { afterAll, beforeAll, expect, it } from 'vitest';
import { gamesReply } from '../../src/discord/screens/games.ts';
import { LOCALES } from '../../src/game/words.ts';
import { games } from '../../src/games/index.ts';
import { MAX_HEIGHT } from './checks.ts';
import { Ruler } from './ruler.ts';
import { emojis } from './tables.ts';

let ruler: Ruler;
beforeAll(async () => {
  ruler = await Ruler.open();
});
afterAll(() => ruler.close());

it.each(LOCALES)('shows all games with their buttons on one screen, in %s', async (locale) => {
  const { components } = gamesReply({ games, emojis: () => emojis, commandIds: new Map() }, locale);
  const [height] = await ruler.heightsOf([{ locale, components }]);
  expect(height).toBeLessThanOrEqual(MAX_HEIGHT);
});
