/**
 * Plays a deal on from any state with all hands open: an end that can be solved pays what it is worth, and before that the
 * playouts' rules of thumb decide. Combinations are priced with much
 * noise: without it, nearly every playout from a state would be the same, and deals would seem to be decided that are not.
 */

import { type Chance, playoutRandom } from '../../../game/chance.ts';
import { exp } from '../../../game/portable-math.ts';
import { countRanks } from '../combinations.ts';
import { apply, result } from '../rules.ts';
import { type Auction, type Playing, SEATS, type State } from '../state.ts';
import { seatView } from '../views.ts';
import { landlordWinChance } from './auction.ts';
import { decompose, type PricedPlay } from './decomposition.ts';
import { BOMB_LIMITS } from './knowledge.ts';
import { playoutSeat, playToEnd } from './playout.ts';
import { type Prices, priceOf } from './prices.ts';
import { situationOf } from './situation.ts';
import { type Side, solve } from './solver.ts';

/** The range of the noise on a combination's price. */
const NOISE = 4;
/** How sharply a seat's bid follows from its chance to win as landlord. */
const BID_WIDTH = 0.04;
const MAX_ARRANGEMENTS = 40;
/** To look at so many positions takes as long as some hundred playouts. With more cards few ends are solved, and those soon. */
const MAX_POSITIONS = 2000;
const MAX_CARDS = 56;
const MAX_POSITIONS_OF_MORE = 300;

interface Solved {
  readonly winner: Side;
}

interface OpenHands {
  readonly prices: Prices;
  readonly plays: readonly (readonly PricedPlay[])[];
  readonly top: PricedPlay | null;
}

/** What the deal pays, by seat. */
export function playout(state: State, chance: Chance): readonly number[] {
  const random = playoutRandom(chance, 'playout');
  let current = state;
  while (current.phase === 'auction') current = apply(current, current.turn, bid(current, random));
  if (current.phase === 'over') return result(current)?.scores ?? [];
  const { landlord, stake } = current;
  const sign = winnerOf(current, random) === 'landlord' ? 1 : -1;
  return current.hands.map((_, seat) => (seat === landlord ? sign * (SEATS - 1) * stake : -sign * stake));
}

function bid(state: Auction, random: () => number): { do: 'accept' | 'decline' } {
  const willingness = 1 / (1 + exp((0.5 - winChanceOf(state)) / BID_WIDTH));
  return { do: random() < willingness ? 'accept' : 'decline' };
}

/** By hand: the auction does not change it. */
const winChances = new WeakMap<readonly number[], number>();

function winChanceOf(state: Auction): number {
  const hand = state.hands[state.turn]!;
  const known = winChances.get(hand);
  if (known !== undefined) return known;
  const chance = landlordWinChance(seatView(state, state.turn));
  winChances.set(hand, chance);
  return chance;
}

function winnerOf(state: Playing, random: () => number): Side {
  const { hands, bombs, landlord, turn, top } = state;
  const open = openHandsOf(state);
  if ('winner' in open) return open.winner;
  const seats = hands.map((hand, seat) => {
    const plays = open.plays[seat]!.map((play) => ({
      ...play,
      price: play.price + NOISE * (random() - 0.5),
    }));
    return playoutSeat(
      plays.sort((a, b) => b.price - a.price),
      hand.length,
      BOMB_LIMITS[bombs[seat]!],
    );
  });
  const position = {
    landlord,
    seats,
    turn,
    top: open.top,
    topSeat: top?.seat ?? turn,
    passes: top?.passes ?? 0,
  };
  const winner = playToEnd(position, { landlord: open.prices, farmers: open.prices }, random);
  return winner === landlord ? 'landlord' : 'farmers';
}

/** Every playout makes states of its own from one move or auction: they are known by what is in them. */
const known = new Map<string, Solved | OpenHands>();
/** More than the states before and after a move, and those to which an auction leads. */
const MAX_KNOWN = 16;

function openHandsOf({ recent: _, ...state }: Playing): Solved | OpenHands {
  const key = JSON.stringify(state);
  const open = known.get(key) ?? solved({ ...state, recent: [] }) ?? decomposed({ ...state, recent: [] });
  known.delete(key);
  known.set(key, open);
  const [oldest] = known.keys();
  if (known.size > MAX_KNOWN) known.delete(oldest!);
  return open;
}

function solved(state: Playing): Solved | null {
  const isLate = state.hands.flat().length <= MAX_CARDS;
  const winner = solve(state, isLate ? MAX_POSITIONS : MAX_POSITIONS_OF_MORE);
  return winner && { winner };
}

function decomposed(state: Playing): OpenHands {
  const { hands, bombs, turn, top } = state;
  // What a combination is worth depends on who the opponents are, so every seat prices its own.
  const situations = hands.map((_, seat) => situationOf(seatView(state, seat)));
  const { prices } = situations[turn]!;
  return {
    prices,
    plays: hands.map((hand, seat) => {
      const limit = BOMB_LIMITS[bombs[seat]!];
      return decompose(countRanks(hand), situations[seat]!.splits, limit, MAX_ARRANGEMENTS).plays;
    }),
    top: top && { ...top.play, size: top.cards.length, price: priceOf(top.play, prices) },
  };
}
