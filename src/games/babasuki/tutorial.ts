/** The tutorial: a round of three, with a draft from short hands and three raids. */
import type { z } from 'zod';
import type { Tutorial, TutorialMove } from '../../game/tutorial.ts';
import type { actionSchema } from './scenario.ts';
import type { SeatView } from './views.ts';
import type { Lesson } from './words/words.ts';

type Written = z.infer<typeof actionSchema>;

const secure = (card: number): Written => ({ do: 'secure', card });
const raid = (villain: number, position: number): Written => ({ do: 'raid', villain, position });
/** What the two others keep of the cards that they look at. */
const keeps = (first: number, second: number): TutorialMove<Written>[] => [
  [1, secure(first)],
  [2, secure(second)],
];

/** Without the order of the hand: the lessons are about draws, and need its room to tell of the learner’s own. */
const offered = (view: SeatView): SeatView => ({ ...view, mayArrange: false });

export const tutorial: Tutorial<Lesson, Written, SeatView> = {
  setup: {
    dealer: 0,
    round: 1,
    hands: [
      [7, 4, 17, 24, 8, 15],
      [14, 1, 18, 2, 23, 12],
      [21, 22, 3, 10, 16, 5],
    ],
  },
  steps: [
    { lesson: 'villain', action: secure(7), others: keeps(18, 3) },
    { lesson: 'treasure', action: secure(21), others: keeps(17, 12) },
    { lesson: 'hero', action: secure(14), others: keeps(10, 8) },
    { lesson: 'marks', action: secure(4), others: keeps(2, 5) },
    { lesson: 'cat', action: secure(22), others: keeps(24, 23) },
    {
      lesson: 'raid',
      action: raid(7, 0),
      offered,
      smallPrint: 'headline and hand',
      others: [
        [1, raid(2, 0)],
        [2, raid(3, 1)],
      ],
    },
    {
      lesson: 'miss',
      action: raid(4, 0),
      offered,
      smallPrint: 'headline and hand',
      others: [
        // As at a table, where a hand is mixed whenever a card goes back to it.
        [1, { do: 'arrange', order: [24, 10, 17, 16] }],
        [2, raid(5, 1)],
      ],
    },
    { lesson: 'out', action: raid(1, 1), offered, smallPrint: 'headline and hand' },
  ],
  // The panel's headline tells every raid.
  events: () => [],
};
