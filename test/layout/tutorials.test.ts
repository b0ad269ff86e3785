/** Every lesson of every tutorial fits a phone, at each press, and its text stands where its controls do. */
import { type APIMessageTopLevelComponent, ComponentType } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LessonState, tutorialComponents } from '../../src/discord/screens/tutorial.ts';
import type { AnyGame } from '../../src/game/game.ts';
import { scenesOf } from '../../src/game/scenes.ts';
import { LEARNER as LEARNER_SEAT } from '../../src/game/tutorial.ts';
import { LOCALES, type Locale } from '../../src/game/words.ts';
import { games } from '../../src/games/index.ts';
import { anywhereBroken } from '../game/anywhere-broken.ts';
import { pathThrough } from '../game/lesson-path.ts';
import { type PlacedMessage, tooHigh } from './heights.ts';
import { Ruler } from './ruler.ts';
import { emojis } from './tables.ts';

/** What a phone shows of a message. Messages are read from their lower end, so that what is higher begins out of sight. */
const MAX_HEIGHT = 640;

let ruler: Ruler;
beforeAll(async () => {
  ruler = await Ruler.open();
});
afterAll(() => ruler.close());

/** Other choices of a lesson whose answers are looked at. */
const MAX_PRESSED = 10;

const LEARNER = { id: '100000000000000001', name: 'Benjamin' };

interface LessonMessage extends PlacedMessage {
  /** What must stand directly above the first control; null at the end. */
  readonly says: string | null;
}

/** The messages on the way through a tutorial: as each lesson begins, and after something else was pressed. */
const lessonsOf = (game: AnyGame, locale: Locale): LessonMessage[] =>
  scenesOf(game).flatMap((scene, lesson) => {
    const words = scene.lesson === null ? null : game.words[locale].tutorial.lessons[scene.lesson]!;
    const picks = words === null ? [''] : pathThrough(game, scene, locale)!.picks;
    const message = (state: Omit<LessonState, 'lesson'>, said: string | null): LessonMessage => ({
      locale,
      place: `lesson ${scene.lesson ?? 'end'}, picked '${state.picked}'${state.isRetry ? `, answered ${state.pressed ?? ''}` : ''}`,
      says: said,
      components: tutorialComponents(
        game,
        { lesson, ...state },
        { emojis, locale, learner: LEARNER, nonce: '0' },
      ),
    });
    const began = picks.map((picked) =>
      message({ picked, isRetry: false }, words && `🎓 ${words.teach}\n👉 ${words.press}`),
    );
    if (words === null) return began;
    const answer = `${words.instead}\n👉 ${words.press}`;
    const wrong = game
      .choices(scene.state, LEARNER_SEAT)
      .filter((choice) => game.nameOf(choice) !== scene.choice);
    return [
      ...began,
      message({ picked: '', isRetry: true }, `↩️ ${answer}`),
      ...wrong.slice(0, MAX_PRESSED).map((choice) => {
        const pressed = game.nameOf(choice);
        return message({ picked: game.pickOf(scene.view, choice), isRetry: true, pressed }, answer);
      }),
    ];
  });

/** The text directly above a message's first control. */
function textAboveControls([container]: readonly APIMessageTopLevelComponent[]): string | null {
  if (container?.type !== ComponentType.Container) return null;
  const first = container.components.findIndex(({ type }) => type === ComponentType.ActionRow);
  const above = container.components[first - 1];
  return above?.type === ComponentType.TextDisplay ? anywhereBroken(above.content) : null;
}

describe.each(games.flatMap((game) => LOCALES.map((locale) => ({ game, locale }))))(
  'the tutorial of $game.id in $locale',
  ({ game, locale }) => {
    it(`is at most ${MAX_HEIGHT} px high`, async () => {
      expect(await tooHigh(ruler, lessonsOf(game, locale), MAX_HEIGHT)).toEqual([]);
    });

    it('has the lesson, or the answer to another press, directly above the first control', () => {
      for (const { place, says, components } of lessonsOf(game, locale))
        if (says !== null)
          expect([place, textAboveControls(components)?.endsWith(anywhereBroken(says))]).toEqual([
            place,
            true,
          ]);
    });
  },
);
