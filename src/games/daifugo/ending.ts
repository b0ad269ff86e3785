/** How a game ends: a foul (daifugo 16), or a legal finish and its settlement (daifugo 18, 19). */
import type { Card } from '../../game/cards.ts';
import type { Chance } from '../../game/chance.ts';
import type { Seat } from '../../game/game.ts';
import { answers } from './enumeration.ts';
import { isReversed } from './order.ts';
import { worthOf } from './roles.ts';
import type { Effect, End, Over } from './state.ts';
import { overState, sortHand } from './transitions.ts';

/** The payment of a foul to each of the others. */
export const FOUL_PAYMENT = 500;

export function endByFoul(state: Effect, reversed: boolean, by: Extract<End, { kind: 'foul' }>['by']): Over {
  return overState(state, { kind: 'foul', seat: state.turn, play: state.trick.play, reversed, by });
}

/**
 * daifugo 18, 19: seats that could not answer the last play draw a card, and the costliest hand pays the winner.
 * @param reversed the order in force when the last play was made
 */
export function endByWin(state: Effect, reversed: boolean, chance: Chance): Over {
  const { turn: winner, trick, revolutions } = state;
  const seats = state.hands.length;
  const hands = [...state.hands];
  const stock = [...state.stock];
  const drew: (Card | null)[] = hands.map(() => null);
  // An answer would have to beat the last play in the order and under the lock that it leaves.
  const order = isReversed(revolutions, trick);
  for (let step = 1; step < seats; step++) {
    const seat = (winner + step) % seats;
    if (stock.length === 0 || answers(hands[seat]!, trick.play, order, trick.lock).length > 0) continue;
    const card = stock.shift()!;
    hands[seat] = sortHand([...hands[seat]!, card]);
    drew[seat] = card;
  }
  const values = hands.map((hand, seat) => (seat === winner ? -1 : worthOf(hand, revolutions).total));
  const highest = Math.max(...values);
  const costliest = values.flatMap((value, seat) => (value === highest ? [seat] : []));
  const payer = costliest.length > 1 ? costliest[chance.below('janken', costliest.length)]! : costliest[0]!;
  const end: End = {
    kind: 'win',
    seat: winner,
    play: trick.play,
    reversed,
    drew,
    payer,
    tied: costliest.length > 1 ? costliest : [],
  };
  const over = overState(state, end);
  over.hands = hands;
  over.stock = stock;
  return over;
}

/** The payment for a hand of this value: rounded down to tens. */
export const payment = (value: number): number => value - (value % 10);

/** The scores of the game, by seat. */
export function scoresOf({ end, hands, revolutions }: Over): number[] {
  const scoreOf = (seat: Seat): number => {
    if (end.kind === 'foul') return seat === end.seat ? -FOUL_PAYMENT * (hands.length - 1) : FOUL_PAYMENT;
    const amount = payment(worthOf(hands[end.payer]!, revolutions).total);
    if (seat === end.payer) return 0 - amount;
    return seat === end.seat ? amount : 0;
  };
  return hands.map((_, seat) => scoreOf(seat));
}
