/** Small games of 変則大富豪, on which `choices` is compared with everything that could be written. */
import { orderedSelections } from '../../game/brute-force.ts';
import type { Seat } from '../../game/game.ts';
import { JOKER, SHAPES } from './plays.ts';
import type { Action, State } from './state.ts';

const cards = (faces: string) => faces.split(' ');
const game = (hands: readonly string[], stock: string, more: object = {}) => ({
  setup: { hands: hands.map(cards), stock: cards(stock), starter: 0, ...more },
});

export const setups = [
  game(['5h 6h 7h JK', '8h 9h Th 5s', '3s 3h Jd'], '4c 4d', { drawn: true }),
  game(['4s 4h 4d 4c', '5s 5h 5d JK', '9s 9h'], 'Ks'),
  game(['6s 6h 8s Ts', '7s 7h Td Jd'], '9c Qc', { drawn: true, revolutions: 1 }),
  { ...game(['JK JK 5c 6c', '3s 4s 2h', '2c 7d'], '8d', { drawn: true }), options: { jokers: 2 } },
  { ...game(['6d JK JK', '3s 2d 2c'], 'Ah'), options: { jokers: 2 } },
];

/** All cards of the hand in every order, as anything that they could be said to be; and a card of each other hand. */
export function* actions({ hands }: State, seat: Seat): Generator<Action> {
  yield { do: 'draw' };
  yield { do: 'pass' };
  yield { do: 'reverse', yes: true };
  yield { do: 'reverse', yes: false };
  const foreign = hands.toSpliced(seat, 1).map((hand) => hand.slice(0, 1));
  for (const selected of [...orderedSelections(hands[seat]!), ...foreign]) {
    if (selected.length === 0) continue;
    yield { do: 'give', cards: selected };
    yield { do: 'discard', cards: selected };
    for (const shape of SHAPES)
      for (let rank = 0; rank <= JOKER; rank++) yield { do: 'play', shape, cards: selected, rank };
  }
}
