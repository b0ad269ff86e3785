/**
 * Plays a deal on from any state with all hands open, by the playouts' rules of thumb. Combinations are priced with much
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

/** The range of the noise on a combination's price. */
const NOISE = 4;
/** How sharply a seat's bid follows from its chance to win as landlord. */
const BID_WIDTH = 0.04;
const MAX_ARRANGEMENTS = 40;

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
  const winner = winnerOf(current, random);
  const { landlord, stake } = current;
  const sign = winner === landlord ? 1 : -1;
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

function winnerOf(state: Playing, random: () => number): number {
  const { hands, bombs, landlord, turn, top } = state;
  const open = openHandsOf(state);
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
  return playToEnd(position, { landlord: open.prices, farmers: open.prices }, random);
}

/** Every playout makes states of its own from one move or auction: they are known by what is in them. */
const decompositions = new Map<string, OpenHands>();
/** More than the states before and after a move, and those to which an auction leads. */
const MAX_DECOMPOSITIONS = 16;

function openHandsOf({ recent: _, ...state }: Playing): OpenHands {
  const key = JSON.stringify(state);
  const open = decompositions.get(key) ?? decomposed({ ...state, recent: [] });
  decompositions.delete(key);
  decompositions.set(key, open);
  const [oldest] = decompositions.keys();
  if (decompositions.size > MAX_DECOMPOSITIONS) decompositions.delete(oldest!);
  return open;
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
