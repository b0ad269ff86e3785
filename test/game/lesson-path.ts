/** The way through a panel's controls to what a lesson asks for. */
import { type AnyGame, MAX_SCREEN_ACTIONS } from '../../src/game/game.ts';
import type { Scene } from '../../src/game/scenes.ts';
import { panelParts, type Screen } from '../../src/game/screen.ts';
import type { Locale } from '../../src/game/words.ts';
import { choicesOn, showsOn } from './screens.ts';

export interface LessonPath {
  /** What is picked on each panel of the way: '' first. */
  readonly picks: readonly string[];
  readonly screens: readonly Screen[];
}

/** @returns null where the choice takes too many presses */
export function pathThrough(game: AnyGame, { view, choice }: Scene, locale: Locale): LessonPath | null {
  const draw = (picked: string): Screen => panelParts(game.drawPanel(view, picked, locale));
  let latest: LessonPath[] = [{ picks: [''], screens: [draw('')] }];
  const seen = new Set(['']);
  for (let presses = 1; presses <= MAX_SCREEN_ACTIONS; presses++) {
    const found = latest.find(({ screens }) => choicesOn(screens.at(-1)!).includes(choice!));
    if (found) return found;
    latest = latest.flatMap(({ picks, screens }) =>
      showsOn(screens.at(-1)!).flatMap((show) => {
        if (seen.has(show)) return [];
        seen.add(show);
        return [{ picks: [...picks, show], screens: [...screens, draw(show)] }];
      }),
    );
  }
  return null;
}
