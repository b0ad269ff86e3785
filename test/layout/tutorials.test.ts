/** Every lesson of every tutorial fits a phone: what it says, the panel, and the way on, at each press. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tutorialComponents } from '../../src/discord/screens/tutorial.ts';
import type { AnyGame } from '../../src/game/game.ts';
import { scenesOf } from '../../src/game/scenes.ts';
import { LOCALES, type Locale } from '../../src/game/words.ts';
import { games } from '../../src/games/index.ts';
import { pathThrough } from '../game/lesson-path.ts';
import { type PlacedMessage, tooHigh } from './heights.ts';
import { Ruler } from './ruler.ts';
import { emojis } from './tables.ts';

/** A panel's height, and the lesson above it. */
const MAX_HEIGHT = 700;

let ruler: Ruler;
beforeAll(async () => {
  ruler = await Ruler.open();
});
afterAll(() => ruler.close());

const LEARNER = { id: '100000000000000001', name: 'Benjamin' };

/** The messages on the way through a tutorial. */
const lessonsOf = (game: AnyGame, locale: Locale): PlacedMessage[] =>
  scenesOf(game).flatMap((scene, lesson) => {
    const picks = scene.choice === null ? [''] : pathThrough(game, scene, locale)!.picks;
    return picks.map((picked) => ({
      locale,
      place: `lesson ${scene.lesson ?? 'end'}, picked '${picked}'`,
      components: tutorialComponents(
        game,
        { lesson, picked },
        { emojis, locale, learner: LEARNER, nonce: '0' },
      ),
    }));
  });

describe.each(games.flatMap((game) => LOCALES.map((locale) => ({ game, locale }))))(
  'the tutorial of $game.id in $locale',
  ({ game, locale }) => {
    it(`is at most ${MAX_HEIGHT} px high`, async () => {
      expect(await tooHigh(ruler, lessonsOf(game, locale), MAX_HEIGHT)).toEqual([]);
    });
  },
);
