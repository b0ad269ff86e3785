/** How a game ends: a foul (daifugo 16), or a legal finish and its settlement (daifugo 18, 19). */
import type { Card } from '../../game/cards.ts';
import type { Chance } from '../../game/chance.ts';
import type { Seat } from '../../game/game.ts';
import { isReversed } from './order.ts';
import { answers } from './plays.ts';
import { worthOf } from './roles.ts';
import type { Effect, End, Over } from './state.ts';
import { overState, sortHand } from './transitions.ts';

/** What a foul costs, to each of the others. */
export const FOUL_PAYMENT = 500;

export function endByFoul(state: Effect, reversed: boolean, by: Extract<End, { kind: 'foul' }>['by']): Over {
  return overState(state, { kind: 'foul', seat: state.turn, play: state.trick.play, reversed, by }, {});
}

/** @param reversed the order in force when the last play was made */
export function endByWin(state: Effect, reversed: boolean, chance: Chance): Over {
  const { turn: winner, trick, revolutions } = state;
  const seats = state.hands.length;
  const hands = [...state.hands];
  const stock = [...state.stock];
  const drew: (Card | null)[] = hands.map(() => null);
  // The order and the lock that the last play leaves are what it would have to be beaten by.
  const order = isReversed(revolutions, trick);
  for (let step = 1; step < seats; step++) {
    const seat = (winner + step) % seats;
    if (stock.length === 0 || answers(hands[seat]!, trick.play, order, trick.lock).length > 0) continue;
    const card = stock.shift()!;
    hands[seat] = sortHand([...hands[seat]!, card]);
    drew[seat] = card;
  }
  const values = hands.map((hand, seat) => (seat === winner ? -1 : worthOf(hand, revolutions).total));
  const most = Math.max(...values);
  const greatest = values.flatMap((value, seat) => (value === most ? [seat] : []));
  const payer = greatest.length > 1 ? greatest[chance.below('janken', greatest.length)]! : greatest[0]!;
  const end: End = {
    kind: 'win',
    seat: winner,
    play: trick.play,
    reversed,
    drew,
    payer,
    tied: greatest.length > 1 ? greatest : [],
  };
  return overState(state, end, { hands, stock });
}

/** What the payer pays for a hand worth so much. */
export const payment = (value: number): number => value - (value % 10);

/** By seat. */
export function scoresOf({ end, hands, revolutions }: Over): number[] {
  const scoreOf = (seat: Seat): number => {
    if (end.kind === 'foul') return seat === end.seat ? -FOUL_PAYMENT * (hands.length - 1) : FOUL_PAYMENT;
    const amount = payment(worthOf(hands[end.payer]!, revolutions).total);
    if (seat === end.payer) return 0 - amount;
    return seat === end.seat ? amount : 0;
  };
  return hands.map((_, seat) => scoreOf(seat));
}
