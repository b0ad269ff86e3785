/** Small rounds of ドラフト・ババスキ！, on which `choices` is compared with everything that could be written. */
import type { Seat } from '../../game/game.ts';
import { CARDS } from './cards.ts';
import type { Action, State } from './state.ts';

const table = { dealer: 0, round: 1 };
/** More than any of these hands has. */
const MAX_POSITION = 5;

export const setups = [
  {
    setup: {
      ...table,
      hands: [
        [1, 8, 15],
        [2, 9, 16],
        [3, 22, 23],
      ],
    },
  },
  { setup: { ...table, round: 2, deck: [1, 8, 15, 22, 2, 9, 16, 23] } },
  { setup: { ...table, phase: 'raid', hands: [[1, 2, 8], [22, 15, 3], [], [16]] } },
  { setup: { ...table, phase: 'raid', round: 2, hands: [[1, 7, 22], [2], []] } },
] as const;

/** Every pick of any card, and every raid by any card; the order of one's own hand is no choice. */
export function* actions(_state: State, _seat: Seat): Generator<Action> {
  for (const card of CARDS) {
    yield { do: 'secure', card };
    yield { do: 'change', card };
    yield { do: 'raid', villain: card };
    for (let position = 0; position <= MAX_POSITION; position++)
      yield { do: 'raid', villain: card, position };
  }
}
