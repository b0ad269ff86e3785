/** Small matches of ブラフ, on which `choices` is compared with everything that could be written. */
import type { Seat } from '../../game/game.ts';
import { type DieFace, FACES } from './dice.ts';
import { diceInPlay } from './rules.ts';
import type { Action, State } from './state.ts';

export const setups = [
  {
    setup: {
      dice: [
        [1, 6, 6],
        [2, 3],
      ],
      starter: 0,
    },
  },
  { setup: { dice: [[4], [5, 5, 2], [], [1, 6]], starter: 1 } },
  { setup: { dice: [[6, 6], [6], [3, 3]], starter: 2 }, options: { end: 'first' } },
];

/** A challenge, all dice that could be shown in any order, and calls of more dice than there are. */
export function* actions(state: State, seat: Seat): Generator<Action> {
  yield { do: 'challenge' };
  if (state.phase === 'over') return;
  for (const dice of sequencesOf(state.hidden[seat]!.length + 1)) yield { do: 'reveal', dice };
  for (let count = 1; count <= diceInPlay(state) + 1; count++)
    for (const face of FACES) yield { do: 'call', count, face };
}

/** Every row of faces of at most this length. */
function sequencesOf(length: number): DieFace[][] {
  if (length === 0) return [];
  const shorter = sequencesOf(length - 1);
  return [...FACES.map((face) => [face]), ...shorter.flatMap((dice) => FACES.map((face) => [...dice, face]))];
}
