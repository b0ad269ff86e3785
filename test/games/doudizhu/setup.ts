/**
 * Deals written in short. Cards are ranks in a row, `333 44 BJ`. Suits are assigned in order, two packs deep, and may be
 * named where they matter: `7h`.
 */

import { type Face, faceOf, RANKS, rankName, rankOf, SUITS } from '../../../src/game/cards.ts';
import { type Chance, seededChance, seedFromText } from '../../../src/game/chance.ts';
import { isRefusal, type Seat } from '../../../src/game/game.ts';
import { type Play, rankCountsOf } from '../../../src/games/doudizhu/combinations.ts';
import { doudizhu } from '../../../src/games/doudizhu/index.ts';
import type { Action, Auction, Carry, Options, State } from '../../../src/games/doudizhu/state.ts';
import { frozen } from '../../game/frozen.ts';

/** After the deal the game must not draw on chance. */
export const noChance: Chance = { below: never, many: never, shuffle: never, scope: never };
function never(): never {
  throw new Error('the game drew on chance after the deal');
}

const CARD = /([2-9TJQKA])([shdc])?|[BS]J/g;

/** Turns written cards into faces; all calls of one result share two packs. */
function faceDealer(): (cards: string) => Face[] {
  const used = new Map<Face, number>();
  const isFree = (face: Face) => (used.get(face) ?? 0) < 2;
  return (cards) => {
    if (cards.replaceAll(CARD, '').trim() !== '') throw new Error(`not cards: '${cards}'`);
    return [...cards.matchAll(CARD)].map(([whole, rank, suit]) => {
      const face = !rank || suit ? whole : SUITS.map((each) => rank + each).find(isFree);
      if (!face || !isFree(face)) throw new Error(`two packs have no further '${whole}'`);
      used.set(face, (used.get(face) ?? 0) + 1);
      return face;
    });
  };
}

export const faces = (cards: string): Face[] => faceDealer()(cards);

interface AuctionSetup {
  readonly hands: readonly [string, string, string, string];
  readonly kitty?: string;
  /** The seat whose first card is exposed. */
  readonly exposed: Seat;
  readonly options?: Partial<Options>;
}

interface PlaySetup {
  readonly hands: readonly [string, string, string, string];
  readonly landlord?: Seat;
  readonly stake?: 1 | 2;
  readonly oneBomb?: readonly Seat[];
  readonly options?: Partial<Options>;
}

/** A deal at the start of its auction. */
export function auctionState({ hands, kitty = '', exposed, options = {} }: AuctionSetup): State {
  const toFaces = faceDealer();
  const handFaces = hands.map(toFaces);
  const setup = {
    hands: handFaces,
    kitty: toFaces(kitty),
    exposed: { seat: exposed, card: handFaces[exposed]?.[0] },
  };
  return frozen(doudizhu.scenario.setup(setup, options, noChance).state);
}

/** A deal after its auction: the landlord, by default seat 0 at stake 1, leads. */
export function playState({ hands, landlord = 0, stake = 1, oneBomb = [], options = {} }: PlaySetup): State {
  const setup = { hands: hands.map(faceDealer()), landlord, stake, oneBomb };
  return frozen(doudizhu.scenario.setup(setup, options, noChance).state);
}

/** A deal as the game deals it from a seed. */
export function dealFromSeed(
  seed: string,
  options: Partial<Options> = {},
  carry: Carry | null = null,
): Auction {
  const setup = { options: doudizhu.options.parse(options), seats: 4, carry };
  const state = frozen(doudizhu.start(setup, seededChance(seedFromText(seed))));
  if (state.phase !== 'auction') throw new Error('the deal has no auction');
  return state;
}

/** `accept`, `decline`, `pass`, or the cards of a play. */
type Move = string;

function attempt(state: State, seat: Seat, move: Move) {
  const keyword = ['accept', 'decline', 'pass'].find((word) => word === move);
  const written = keyword ? { do: keyword } : { do: 'play', cards: faces(move) };
  const action = doudizhu.scenario.parseAction(state, seat, doudizhu.scenario.actionSchema.parse(written));
  return isRefusal(action) ? action : doudizhu.apply(state, seat, action, noChance);
}

/** The state after legal moves; throws for one that is refused. */
export function afterMoves(start: State, ...moves: readonly (readonly [Seat, Move])[]): State {
  return moves.reduce((state, [seat, move]) => {
    const next = attempt(state, seat, move);
    if (isRefusal(next)) throw new Error(`seat ${seat}, '${move}': ${next.refused}`);
    return frozen(next);
  }, start);
}

/** Why a move is refused; null for a legal one. Throws if the given state has changed. */
export function refusalOf(state: State, seat: Seat, move: Move | Action): string | null {
  const before = structuredClone(state);
  const next =
    typeof move === 'string' ? attempt(state, seat, move) : doudizhu.apply(state, seat, move, noChance);
  if (JSON.stringify(state) !== JSON.stringify(before)) throw new Error('the given state has changed');
  return isRefusal(next) ? next.refused : null;
}

/** The deal played to its end; every seat makes its first choice. */
export function playToEnd(state: State): State {
  const [seat] = doudizhu.toAct(state);
  if (seat === undefined) return state;
  const action = doudizhu.actionFor(state, seat, doudizhu.choices(state, seat)[0]!);
  const next = doudizhu.apply(state, seat, action, noChance);
  if (isRefusal(next)) throw new Error(next.refused);
  return playToEnd(frozen(next));
}

/** The names of a seat's choices. */
export const choiceNames = (state: State, seat: Seat): string[] =>
  doudizhu.choices(state, seat).map(doudizhu.nameOf);

/** `BJ 2 A A 7` */
export const ranksOf = (cards: readonly number[]): string =>
  cards.map((card) => rankName(rankOf(card))).join(' ');
export const facesOf = (cards: readonly number[]): string => cards.map(faceOf).join(' ');

/** The state as one that has a landlord; throws for an auction. */
export function afterAuction(state: State) {
  if (state.phase === 'auction') throw new Error('the auction is not over');
  return state;
}

/** The combination to beat; null when the table is clear. */
export function topOf(state: State) {
  if (state.phase !== 'play') throw new Error(`phase '${state.phase}'`);
  return state.top;
}

/** A rank with four cards left beside these, one for every hand. */
const spareRank = (cards: string): string => RANKS.find((rank) => cards.split(rank).length <= 5)!;

/** The name of the combination that these cards are when led, `plane.3.4`; null for no combination. */
export function combinationName(cards: string): string | null {
  const spare = spareRank(cards);
  const led = attempt(playState({ hands: [`${cards} ${spare}`, spare, spare, spare] }), 0, cards);
  if (!isRefusal(led)) return doudizhu.nameOf({ do: 'play', play: topOf(led)!.play });
  if (led.refused !== 'no-combination') throw new Error(led.refused);
  return null;
}

/** Whether `cards` may be played on `top`. */
export function canBeat(cards: string, top: string): boolean {
  const spare = spareRank(cards + top);
  const state = playState({ hands: [`${top} ${spare}`, `${cards} ${spare}`, spare, spare] });
  return refusalOf(afterMoves(state, [0, top]), 1, cards) === null;
}

/** Cards by rank, without those of a play; null for a pass. */
export function keptAfter(held: readonly number[], play: Play | null): number[] {
  const kept = held.slice();
  for (const [rank, count] of play ? rankCountsOf(play) : []) kept[rank]! -= count;
  return kept;
}
