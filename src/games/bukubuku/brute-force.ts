/** Small rounds of ブクブク, on which `choices` is compared with everything that could be written. */
import type { Seat } from '../../game/game.ts';
import { allWeather } from './cards.ts';
import type { Action, State } from './state.ts';

export const setups = [
  {
    setup: {
      hands: [
        [26, 50],
        [30, 14],
        [33, 27],
      ],
      lighthouses: [
        [3, 9],
        [12, 5],
      ],
    },
  },
  {
    setup: {
      hands: [
        [1, 2, 3],
        [58, 59, 60],
        [13, 49, 10],
        [55, 20, 57],
      ],
    },
  },
  {
    setup: {
      hands: [
        [26, 27],
        [30, 31],
        [20, 40, 58, 1],
      ],
      builder: 1,
    },
  },
  {
    setup: {
      hands: [
        [26, 27],
        [30, 31],
        [20, 40, 58, 1, 5, 6, 7, 8],
      ],
      builder: 0,
    },
  },
];

/** Any card laid or changed to, and any two stacked. */
export function* actions(_state: State, _seat: Seat): Generator<Action> {
  for (const card of allWeather()) {
    yield { do: 'play', card };
    yield { do: 'change', card };
    for (const top of allWeather()) yield { do: 'stack', cards: [card, top] };
  }
}
