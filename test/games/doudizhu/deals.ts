/**
 * Deals as people write them. Cards are ranks in a row, `333 44 BJ`; suits are handed out as they come, two packs
 * deep, and may be named where it matters: `7h`.
 */
import { type Face, faceOf, RANKS, rankName, rankOf, SUITS } from '../../../src/game/cards.ts';
import { type Chance, seededChance, seedFromText } from '../../../src/game/chance.ts';
import { isRefusal, type Seat } from '../../../src/game/game.ts';
import { doudizhu } from '../../../src/games/doudizhu/index.ts';
import type { Action, Auction, Carry, Options, State } from '../../../src/games/doudizhu/state.ts';
import { frozen } from '../../game/frozen.ts';

/** Once the cards lie, nothing is left to chance. */
export const chance: Chance = { below: never, many: never, shuffle: never, scope: never };
function never(): never {
  throw new Error('a deal asks for chance after its cards are dealt');
}

const CARD = /([2-9TJQKA])([shdc])?|[BS]J/g;

/** Gives faces to cards; one of these hands out two packs. */
export function handingOut(): (cards: string) => Face[] {
  const used = new Map<Face, number>();
  const free = (face: Face) => (used.get(face) ?? 0) < 2;
  return (cards) => {
    if (cards.replaceAll(CARD, '').trim() !== '') throw new Error(`what cards are '${cards}'?`);
    return [...cards.matchAll(CARD)].map(([whole, rank, suit]) => {
      const face = !rank || suit ? whole : SUITS.map((of) => rank + of).find(free);
      if (!face || !free(face)) throw new Error(`no '${whole}' is left of two packs`);
      used.set(face, (used.get(face) ?? 0) + 1);
      return face;
    });
  };
}

export const faces = (cards: string): Face[] => handingOut()(cards);

interface Auctioned {
  readonly hands: readonly [string, string, string, string];
  readonly kitty?: string;
  /** The first card of this seat's hand lies face up. */
  readonly exposed: Seat;
  readonly options?: Partial<Options>;
}

interface Settled {
  readonly hands: readonly [string, string, string, string];
  readonly landlord?: Seat;
  readonly stake?: 1 | 2;
  readonly oneBomb?: readonly Seat[];
  readonly options?: Partial<Options>;
}

/** A deal at its auction. */
export function auction({ hands, kitty = '', exposed, options = {} }: Auctioned): State {
  const hand = handingOut();
  const dealt = hands.map(hand);
  const setup = { hands: dealt, kitty: hand(kitty), exposed: { seat: exposed, card: dealt[exposed]?.[0] } };
  return frozen(doudizhu.scenario.setup(setup, options, chance).state);
}

/** A deal past its auction: seat 0 is landlord at stake 1 unless said otherwise, and leads. */
export function deal({ hands, landlord = 0, stake = 1, oneBomb = [], options = {} }: Settled): State {
  const setup = { hands: hands.map(handingOut()), landlord, stake, oneBomb };
  return frozen(doudizhu.scenario.setup(setup, options, chance).state);
}

/** A deal as the game deals it. */
export function dealt(seed: string, options: Partial<Options> = {}, before: Carry | null = null): Auction {
  const setting = { options: doudizhu.options.parse(options), seats: 4, carry: before };
  const state = frozen(doudizhu.start(setting, seededChance(seedFromText(seed))));
  if (state.phase !== 'auction') throw new Error('no auction');
  return state;
}

/** What somebody says or lays: `accept`, `decline`, `pass`, or cards. */
export type Move = string;

function attempt(state: State, seat: Seat, move: Move) {
  const said = ['accept', 'decline', 'pass'].find((of) => of === move);
  const written = said ? { do: said } : { do: 'play', cards: faces(move) };
  const action = doudizhu.scenario.parseAction(state, seat, doudizhu.scenario.actionSchema.parse(written));
  return isRefusal(action) ? action : doudizhu.apply(state, seat, action, chance);
}

/** The state after moves in turn, each accepted. */
export function moved(state: State, ...moves: readonly (readonly [Seat, Move])[]): State {
  return moves.reduce((now, [seat, move]) => {
    const next = attempt(now, seat, move);
    if (isRefusal(next)) throw new Error(`seat ${seat}, '${move}': ${next.refused}`);
    return frozen(next);
  }, state);
}

/** Why a move is refused; null where it is not. Either way the state given stays as it is. */
export function refused(state: State, seat: Seat, move: Move | Action): string | null {
  const before = structuredClone(state);
  const next =
    typeof move === 'string' ? attempt(state, seat, move) : doudizhu.apply(state, seat, move, chance);
  if (JSON.stringify(state) !== JSON.stringify(before)) throw new Error('the state given has changed');
  return isRefusal(next) ? next.refused : null;
}

/** The deal, played to its end by whatever is offered first. */
export function playedOut(state: State): State {
  const [seat] = doudizhu.toAct(state);
  if (seat === undefined) return state;
  const action = doudizhu.actionFor(state, seat, doudizhu.choices(state, seat)[0]!);
  const next = doudizhu.apply(state, seat, action, chance);
  if (isRefusal(next)) throw new Error(next.refused);
  return playedOut(frozen(next));
}

/** The names of all that a seat may do. */
export const offered = (state: State, seat: Seat): string[] =>
  doudizhu.choices(state, seat).map(doudizhu.nameOf);

/** A hand by ranks, high to low: `BJ 2 A A 7`. */
export const ranksOf = (cards: readonly number[]): string =>
  cards.map((card) => rankName(rankOf(card))).join(' ');
export const facesOf = (cards: readonly number[]): string => cards.map(faceOf).join(' ');

/** The deal after its auction, whose landlord is settled. */
export function settled(state: State) {
  if (state.phase === 'auction') throw new Error('still at the auction');
  return state;
}

/** What lies on the table. */
export function onTable(state: State) {
  if (state.phase !== 'play') throw new Error(`phase '${state.phase}'`);
  return state.top;
}

/** A rank of which four are left, whoever holds these cards. */
const spare = (cards: string): string => RANKS.find((rank) => cards.split(rank).length <= 5)!;

/** What cards led from an empty table are, `plane.3.4`; null where they are no combination. */
export function combination(cards: string): string | null {
  const rest = spare(cards);
  const lead = attempt(deal({ hands: [`${cards} ${rest}`, rest, rest, rest] }), 0, cards);
  if (!isRefusal(lead)) return doudizhu.nameOf({ do: 'play', play: onTable(lead)!.play });
  if (lead.refused !== 'no-combination') throw new Error(lead.refused);
  return null;
}

/** Whether the first cards may be laid on the second. */
export function beats(cards: string, below: string): boolean {
  const rest = spare(cards + below);
  const state = deal({ hands: [`${below} ${rest}`, `${cards} ${rest}`, rest, rest] });
  return refused(moved(state, [0, below]), 1, cards) === null;
}
