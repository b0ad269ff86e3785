/** Small deals of 闘地主, on which `choices` is compared with everything that could be written. */
import { orderedSelections } from '../../game/brute-force.ts';
import type { Seat } from '../../game/game.ts';
import type { Action, State } from './state.ts';

const deal = (...hands: readonly string[]) => ({
  hands: hands.map((hand) => hand.split(' ')),
  landlord: 0,
  stake: 1,
});

export const setups = [
  {
    setup: {
      hands: [['3s', '3h'], ['4s'], ['5s'], ['6s', 'BJ']],
      kitty: ['SJ'],
      exposed: { seat: 3, card: '6s' },
    },
  },
  { setup: deal('3s 3h 3d 4s 4h', '5s 5h 5d 6s 6h', '7s 7h 7d 3c 3s', '8s 8h 9s Ts Js') },
  { setup: deal('9s 9h 9d 4s 4h', 'Ts Th Td 5s 5h', 'Js Jh 8s 8h', 'Qs Qh Qd 6s 6h') },
  { setup: deal('3s 4s 5s 6s 7s', 'As 2s 3h 4h 5h', '5s 6h 7h 8h 9h', '9s Ts Js Qs Ks') },
  { setup: deal('3s 3h 4s 4h 5s 5h', '4d 4c 5d 5c 6s 6h', '7s 7h 7d 8s 8h 8d', 'As Ah 2s 2h 3d 3c') },
  {
    setup: { ...deal('3s 3h 3d 3c 4s', '4h 4d 4c 4s 5s', '5h 5d 5c 5s 5h', '6s 7s'), oneBomb: [0, 1] },
  },
  { setup: deal('BJ SJ 3s 4s', 'BJ SJ 5s', '3h 3s 3d', '4h 5h 6h') },
] as const;

/** Bids, a pass, all cards of the hand in every order, and a card of each other hand. */
export function* actions({ hands }: State, seat: Seat): Generator<Action> {
  yield { do: 'accept' };
  yield { do: 'decline' };
  yield { do: 'pass' };
  for (const cards of orderedSelections(hands[seat]!)) yield { do: 'play', cards };
  for (const hand of hands.toSpliced(seat, 1)) yield { do: 'play', cards: hand.slice(0, 1) };
}
