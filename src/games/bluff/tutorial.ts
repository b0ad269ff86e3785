/** The tutorial: a match against two with few dice, from the first call to the last die. */
import type { Tutorial } from '../../game/tutorial.ts';
import { type DieFace, WILD } from './dice.ts';
import { MAX_UNREAD, unreadActions } from './draw/shared.ts';
import type { Action } from './state.ts';
import type { SeatView } from './views.ts';
import { catalogue } from './words/catalogue.ts';
import type { Lesson } from './words/words.ts';

const call = (count: number, face: DieFace): Action => ({ do: 'call', count, face });
const challenge: Action = { do: 'challenge' };

/** Without calls of ★, whose rules are the last lesson's. */
const withoutWilds = (view: SeatView): SeatView => ({
  ...view,
  choices: view.choices.filter((choice) => choice.do !== 'call' || choice.face !== WILD),
});

export const tutorial: Tutorial<Lesson, Action, SeatView> = {
  setup: {
    dice: [
      [2, 2, 3, 6],
      [1, 4],
      [5, 5],
    ],
    starter: 0,
    rolls: [
      // The learner's reroll, then three more rounds.
      [5, 5, 1],
      [1, 3, 3, 4],
      [2],
      [4, 6],
      [5, 3, 1],
      [3],
      [6, 4],
      [6, 6, 2],
      [4],
      [1],
    ],
  },
  steps: [
    {
      lesson: 'open',
      action: call(2, 2),
      offered: withoutWilds,
      others: [
        [1, call(2, 4)],
        [2, call(2, 5)],
      ],
    },
    {
      lesson: 'raise',
      action: call(3, 2),
      offered: withoutWilds,
      others: [
        [1, call(3, 4)],
        [2, call(3, 5)],
      ],
    },
    {
      lesson: 'reroll',
      action: { do: 'reveal', dice: [6] },
      offered: withoutWilds,
      smallPrint: 'headline and events',
    },
    {
      lesson: 'afterReroll',
      action: call(4, 5),
      offered: withoutWilds,
      others: [
        [1, challenge],
        [2, call(2, 4)],
      ],
    },
    {
      lesson: 'bluff',
      action: call(3, 1),
      offered: withoutWilds,
      others: [
        [1, challenge],
        [2, call(2, 4)],
      ],
    },
    {
      lesson: 'face',
      action: call(2, 5),
      offered: withoutWilds,
      others: [
        [1, call(3, 3)],
        [2, call(4, 3)],
      ],
    },
    {
      lesson: 'challenge',
      action: challenge,
      offered: withoutWilds,
      others: [
        [1, call(1, 4)],
        [2, call(3, 1)],
      ],
    },
    { lesson: 'wild', action: call(2, 6), smallPrint: 'headline and events', others: [[1, challenge]] },
  ],
  // It names the others, and says how many dice there are.
  smallPrint: 'headline and table',
  // The calls before the one to beat, which the panel has in small print. Below a showdown there is no room for them.
  events: ({ table, seat }, locale) =>
    table.log.some((entry) => entry.seat === seat)
      ? unreadActions(table, seat, MAX_UNREAD, catalogue[locale]).map(({ line }) => line)
      : [],
};
