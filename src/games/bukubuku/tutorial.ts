/** The tutorial: a round of three that ends when one is out of belts. */
import type { Tutorial, TutorialStep } from '../../game/tutorial.ts';
import type { Action } from './state.ts';
import type { SeatView } from './views.ts';
import type { Lesson } from './words/words.ts';

const lay = (card: number): Action => ({ do: 'play', card });

/** A turn: the learner's card, and those of the two others. */
const turn = (
  lesson: Lesson,
  own: number,
  second: number,
  third: number,
): TutorialStep<Lesson, Action, SeatView> => ({
  lesson,
  action: lay(own),
  others: [
    [1, lay(second)],
    [2, lay(third)],
  ],
});

export const tutorial: Tutorial<Lesson, Action, SeatView> = {
  setup: {
    hands: [
      [59, 3, 41, 58, 25, 17, 4, 2, 56],
      [50, 57, 45, 30, 27, 12, 22, 6, 19],
      [14, 36, 20, 38, 55, 1, 40, 39, 26],
    ],
    lighthouses: [
      [2, 8],
      [5, 9],
      [4, 12],
      [7, 10],
      [8, 9],
      [5, 11],
      [10, 11],
      [6, 12],
    ],
  },
  steps: [
    turn('highest', 59, 50, 14),
    turn('nothing', 3, 57, 36),
    turn('second', 41, 45, 20),
    turn('cover', 58, 30, 38),
    turn('below', 25, 27, 55),
    turn('count', 56, 12, 26),
    turn('high', 4, 22, 40),
    turn('out', 2, 6, 39),
  ],
  smallPrint: 'all',
  // What the last press brought.
  smallPrintAtEnd: 'headline and events',
  // The panel tells the turn before.
  events: () => [],
};
