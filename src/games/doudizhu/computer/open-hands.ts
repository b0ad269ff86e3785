/**
 * Plays a deal on from any state with all hands open: an end that can be solved pays what it is worth, and before that the
 * playouts' rules of thumb decide. Combinations are priced with much
 * noise: without it, nearly every playout from a state would be the same, and deals would seem to be decided that are not.
 */

import { type Chance, playoutRandom } from '../../../game/chance.ts';
import { exp } from '../../../game/portable-math.ts';
import { countRanks } from '../combinations.ts';
import { apply, choices, result } from '../rules.ts';
import { type Auction, type Playing, SEATS, type State } from '../state.ts';
import { seatView } from '../views.ts';
import { landlordWinChance } from './auction.ts';
import { decompose, type PricedPlay } from './decomposition.ts';
import type { Side } from './end.ts';
import { BOMB_LIMITS } from './knowledge.ts';
import { playoutSeat, playToEnd } from './playout.ts';
import { type Prices, priceOf } from './prices.ts';
import { situationOf } from './situation.ts';
import { solve } from './solver.ts';

/** The range of the noise on a combination's price. */
const NOISE = 4;
/** How sharply a seat's bid follows from its chance to win as landlord. */
const BID_WIDTH = 0.04;
const MAX_ARRANGEMENTS = 40;
/** To look at so many positions takes as long as some hundred playouts. With more cards few ends are solved, and those soon. */
const MAX_POSITIONS = 2000;
const MAX_CARDS = 56;
const MAX_POSITIONS_OF_MORE = 300;

/** A state of play, and those that followed it in the deal as it was played. */
interface Placed {
  readonly state: Playing;
  readonly played: readonly State[];
}

interface Solved {
  readonly winner: Side;
}

interface OpenHands {
  readonly prices: Prices;
  readonly plays: readonly (readonly PricedPlay[])[];
  readonly top: PricedPlay | null;
}

/**
 * What the deal pays, by seat.
 * @param played the states that followed in the deal as it was played: what is proved of them may prove this one
 */
export function playout(state: State, chance: Chance, played: readonly State[] = []): readonly number[] {
  const random = playoutRandom(chance, 'playout');
  let current = state;
  while (current.phase === 'auction') current = apply(current, current.turn, bid(current, random));
  if (current.phase === 'over') return result(current)?.scores ?? [];
  const { landlord, stake } = current;
  const placed = { state: current, played: current === state ? played : [] };
  const sign = winnerOf(placed, random) === 'landlord' ? 1 : -1;
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

function winnerOf(placed: Placed, random: () => number): Side {
  const { hands, bombs, landlord, turn, top } = placed.state;
  const open = openHandsOf(placed);
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

function openHandsOf({ state: { recent: _, ...state }, played }: Placed): Solved | OpenHands {
  const key = `${played.length} ${JSON.stringify(state)}`;
  const open = known.get(key) ?? newlyOpened({ ...state, recent: [] }, played);
  known.delete(key);
  known.set(key, open);
  const [oldest] = known.keys();
  if (known.size > MAX_KNOWN) known.delete(oldest!);
  return open;
}

function newlyOpened(state: Playing, played: readonly State[]): Solved | OpenHands {
  const winner = solved(state) ?? provedLater(sideInTurn(state), played);
  return winner ? { winner } : decomposed(state);
}

const sideInTurn = ({ turn, landlord }: Playing): Side => (turn === landlord ? 'landlord' : 'farmers');

/**
 * The side in turn, if it has proved that it wins by what it played: one play that wins is enough. So are several in a row, as long as
 * the other side had no choice between them.
 */
function provedLater(side: Side, played: readonly State[]): Side | null {
  for (const state of played) {
    if (state.phase === 'auction') return null;
    if (state.phase === 'over')
      return (state.winner === state.landlord ? 'landlord' : 'farmers') === side ? side : null;
    const winner = solvedOnce(state);
    if (winner) return winner === side ? side : null;
    if (sideInTurn(state) !== side && choices(state, state.turn).length > 1) return null;
  }
  return null;
}

/** By state of a deal that is over, which its steps share. */
const solvedStates = new WeakMap<Playing, { readonly winner: Side | null }>();

function solvedOnce(state: Playing): Side | null {
  const found = solvedStates.get(state) ?? { winner: solved(state) };
  solvedStates.set(state, found);
  return found.winner;
}

function solved(state: Playing): Side | null {
  const isLate = state.hands.flat().length <= MAX_CARDS;
  return solve(state, isLate ? MAX_POSITIONS : MAX_POSITIONS_OF_MORE);
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
