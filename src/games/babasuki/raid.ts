/** 襲撃, the raid: villains draw cards from the neighbour's hand (babasuki 3, 4). */
import type { Chance } from '../../game/chance.ts';
import type { Seat } from '../../game/game.ts';
import { bySeat, nextSeat } from '../../game/turns.ts';
import { type Card, isVillain, kindOf, shareMark, sorted } from './cards.ts';
import { neighborOf } from './seats.ts';
import {
  type Common,
  type Outcome,
  type Over,
  overState,
  type Raid,
  type Raiding,
  raidState,
  type Seen,
} from './state.ts';

/**
 * The start of the raid: villains are laid out. The dealer acts first, or the next seat that has a villain.
 * @param passed the cards that each seat passed on in the draft, by pick
 */
export function beginRaid(
  common: Common,
  kept: readonly (readonly Card[])[],
  passed: Raiding['passed'],
  chance: Chance,
): Raiding | Over {
  const seats = kept.length;
  let { shuffles } = common;
  const hands = kept.map((cards, seat) => {
    const hand = cards.filter((card) => !isVillain(card));
    return common.mixes[seat] ? chance.shuffle(shufflePurpose(shuffles++), hand) : hand;
  });
  const noCards = bySeat(seats, () => []);
  const start = raidState(common, {
    turn: (common.dealer + seats - 1) % seats,
    hands,
    // Sorted, because the order in which cards were secured would tell what their owner prefers.
    villains: kept.map((cards) => sorted(cards.filter(isVillain))),
    secured: noCards,
    seen: noCards,
    raids: [],
    passed,
  });
  start.shuffles = shuffles;
  return passTurn(start);
}

/** The purpose of a shuffle of a hand: each has its own. */
const shufflePurpose = (shuffles: number): string => `mix/${shuffles}`;

/**
 * babasuki 3, 5: the next seat with villains left acts, which may be the same one. Without any the round is over.
 * @param state a new one, whose turn this sets
 */
function passTurn(state: Raiding): Raiding | Over {
  const { villains, turn } = state;
  do state.turn = nextSeat(state.turn, villains.length);
  while (villains[state.turn]!.length === 0 && state.turn !== turn);
  return villains[state.turn]!.length > 0 ? state : overState(state, state);
}

/**
 * babasuki 3: the neighbour, or the next seat in that direction that has a card; null if no other seat has (babasuki
 * 4).
 */
export function targetOf(
  { hands, round }: { readonly hands: readonly { readonly length: number }[]; readonly round: number },
  seat: Seat,
): Seat | null {
  const { length } = hands;
  for (
    let other = neighborOf(seat, round, length);
    other !== seat;
    other = neighborOf(other, round, length)
  ) {
    if (hands[other]!.length > 0) return other;
  }
  return null;
}

/** babasuki 3: the outcome of a raid. Hands have no villains, so the drawn card is another kind. */
export function outcomeOf(villain: Card, drawn: Card): Outcome {
  const kind = kindOf(drawn);
  const shares = shareMark(villain, drawn);
  if (kind === 'treasure' && shares) return 'treasure';
  if (kind === 'hero') return shares ? 'caught' : 'both-out';
  return 'back';
}

/** babasuki 3, 4: a villain draws a card, or is discarded where there is none to draw. */
export function drawFromNeighbor(
  state: Raiding,
  seat: Seat,
  villain: Card,
  position: number | undefined,
  chance: Chance,
): Raiding | Over {
  const next = copyOf(state);
  const villains = state.villains[seat]!.filter((card) => card !== villain);
  next.villains = state.villains.with(seat, villains);
  const from = targetOf(state, seat);
  if (from === null || position === undefined) {
    next.raids = [...state.raids, { seat, villain, outcome: 'nothing', drawn: null }];
    next.discards = [...state.discards, villain];
    return passTurn(next);
  }
  const card = state.hands[from]![position]!;
  const raid = { seat, villain, outcome: outcomeOf(villain, card), drawn: { from, position, card } };
  next.raids = [...state.raids, raid];
  return passTurn(raid.outcome === 'back' ? putBack(next, raid, chance) : takeCard(next, raid));
}

/** A new state with the same fields, to be changed. */
const copyOf = (state: Raiding): Raiding => raidState(state, state);

type DrawingRaid = Raid & { readonly drawn: NonNullable<Raid['drawn']> };

/**
 * babasuki 3: the villain and the drawn card are secured or discarded.
 * @param state a new one, which this changes
 */
function takeCard(state: Raiding, { seat, villain, outcome, drawn }: DrawingRaid): Raiding {
  const { from, position, card } = drawn;
  state.hands = state.hands.with(from, state.hands[from]!.toSpliced(position, 1));
  state.seen = state.seen.with(from, removeSeen(state.seen[from]!, card, position));
  if (outcome === 'both-out') state.discards = [...state.discards, villain, card];
  else {
    const winner = outcome === 'treasure' ? seat : from;
    state.secured = state.secured.with(winner, [...state.secured[winner]!, villain, card]);
  }
  return state;
}

/**
 * babasuki 3: the villain is discarded, and the card goes back where it lay, or the hand is shuffled. Everybody has seen
 * the card.
 * @param state a new one, which this changes
 */
function putBack(state: Raiding, { villain, drawn }: DrawingRaid, chance: Chance): Raiding {
  const { from, position, card } = drawn;
  const mixes = state.mixes[from]!;
  const others = state.seen[from]!.filter((seen) => seen.card !== card);
  state.discards = [...state.discards, villain];
  state.seen = state.seen.with(from, [...others, { card, at: mixes ? null : position }]);
  return mixes ? shuffleHand(state, from, chance) : state;
}

/** Removes a card that has left the hand, and moves up the places behind it. */
function removeSeen(seen: readonly Seen[], card: Card, place: number): Seen[] {
  const left: Seen[] = [];
  for (const entry of seen) {
    if (entry.card === card) continue;
    left.push(entry.at !== null && entry.at > place ? { card: entry.card, at: entry.at - 1 } : entry);
  }
  return left;
}

/** Once a hand is in another order, nobody else knows where its cards lie. */
const forgetPlaces = (seen: readonly Seen[]): Seen[] => seen.map(({ card }) => ({ card, at: null }));

/** babasuki 2: a seat may put its own hand in any order, at any time. */
export const arrangeHand = (state: Raiding, seat: Seat, order: readonly Card[]): Raiding =>
  withOrder(state, seat, [...order], false, state.shuffles);

/** Moves one card to another place; the rest close up. */
export function moveCard(state: Raiding, seat: Seat, card: Card, to: number): Raiding {
  const others = state.hands[seat]!.filter((other) => other !== card);
  return arrangeHand(state, seat, others.toSpliced(to, 0, card));
}

/** Shuffles the hand now, and whenever a card goes back to it. */
export const shuffleHand = (state: Raiding, seat: Seat, chance: Chance): Raiding =>
  withOrder(
    state,
    seat,
    chance.shuffle(shufflePurpose(state.shuffles), state.hands[seat]!),
    true,
    state.shuffles + 1,
  );

function withOrder(state: Raiding, seat: Seat, hand: Card[], mixes: boolean, shuffles: number): Raiding {
  const next = copyOf(state);
  next.mixes = state.mixes.with(seat, mixes);
  next.shuffles = shuffles;
  next.hands = state.hands.with(seat, hand);
  next.seen = state.seen.with(seat, forgetPlaces(state.seen[seat]!));
  return next;
}
