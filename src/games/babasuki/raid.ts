/** 襲撃, the raid: villains draw cards from the neighbour's hand (babasuki 3, 4). */
import type { Chance } from '../../game/chance.ts';
import type { Seat } from '../../game/game.ts';
import { nextSeat, withChanges } from '../../game/turns.ts';
import { type Card, isVillain, kindOf, shareMark, sorted } from './cards.ts';
import { neighborOf } from './seats.ts';
import {
  type Common,
  commonOf,
  type Outcome,
  type Over,
  type Raid,
  type Raiding,
  type Seen,
} from './state.ts';

/** The start of the raid: villains are laid out. The dealer acts first, or the next seat that has a villain. */
export function beginRaid(
  common: Common,
  kept: readonly (readonly Card[])[],
  chance: Chance,
): Raiding | Over {
  let { shuffles } = common;
  const hands = kept.map((cards, seat) => {
    const hand = cards.filter((card) => !isVillain(card));
    return common.mixes[seat] ? chance.shuffle(shufflePurpose(shuffles++), hand) : hand;
  });
  const noCards = kept.map(() => []);
  const start = Object.assign(withChanges(commonOf(common), { shuffles }), {
    phase: 'raid' as const,
    turn: (common.dealer + kept.length - 1) % kept.length,
    hands,
    // Sorted, because the order in which cards were secured would tell what their owner prefers.
    villains: kept.map((cards) => sorted(cards.filter(isVillain))),
    secured: noCards,
    seen: noCards,
    raids: [],
  });
  return nextTurn(start);
}

/** The purpose of a shuffle of a hand: each has its own. */
const shufflePurpose = (shuffles: number): string => `mix/${shuffles}`;

/** babasuki 3, 5: the next seat with villains left acts, which may be the same one. Without any the round is over. */
function nextTurn(state: Raiding): Raiding | Over {
  const { villains, turn: previous, hands, secured, raids } = state;
  let turn = previous;
  do turn = nextSeat(turn, villains.length);
  while (villains[turn]!.length === 0 && turn !== previous);
  if (villains[turn]!.length > 0) return withChanges(state, { turn });
  return Object.assign(commonOf(state), { phase: 'over' as const, hands, secured, raids });
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
  const from = targetOf(state, seat);
  if (from === null || position === undefined) {
    const next = logRaid(state, { seat, villain, outcome: 'nothing', drawn: null });
    return nextTurn(withChanges(next, { discards: [...next.discards, villain] }));
  }
  const card = state.hands[from]![position]!;
  const drawn = { from, position, card };
  const raid = { seat, villain, outcome: outcomeOf(villain, card), drawn };
  return nextTurn(settleRaid(logRaid(state, raid), raid, chance));
}

type DrawingRaid = Raid & { readonly drawn: NonNullable<Raid['drawn']> };

/** Removes the villain from those that can act, and logs its raid. */
const logRaid = (state: Raiding, raid: Raid): Raiding =>
  withChanges(state, {
    villains: state.villains.with(
      raid.seat,
      state.villains[raid.seat]!.filter((card) => card !== raid.villain),
    ),
    raids: [...state.raids, raid],
  });

/** babasuki 3: moves the villain and the drawn card to where they go. */
function settleRaid(state: Raiding, { seat, villain, outcome, drawn }: DrawingRaid, chance: Chance): Raiding {
  const { from, position, card } = drawn;
  if (outcome === 'back') return putBack(state, villain, drawn, chance);
  const next = withChanges(state, {
    hands: state.hands.with(from, state.hands[from]!.toSpliced(position, 1)),
    seen: state.seen.with(from, removeSeen(state.seen[from]!, card, position)),
  });
  if (outcome === 'both-out') return withChanges(next, { discards: [...state.discards, villain, card] });
  const winner = outcome === 'treasure' ? seat : from;
  const secured = state.secured.with(winner, [...state.secured[winner]!, villain, card]);
  return withChanges(next, { secured });
}

/** Discards the villain, and puts the card back where it lay, or shuffles the hand. Everybody has seen the card. */
function putBack(
  state: Raiding,
  villain: Card,
  { from, position, card }: DrawingRaid['drawn'],
  chance: Chance,
): Raiding {
  const mixes = state.mixes[from]!;
  const others = state.seen[from]!.filter((seen) => seen.card !== card);
  const back = withChanges(state, {
    discards: [...state.discards, villain],
    seen: state.seen.with(from, [...others, { card, at: mixes ? null : position }]),
  });
  return mixes ? shuffleHand(back, from, chance) : back;
}

/** Removes a card that has left the hand, and moves up the places behind it. */
const removeSeen = (seen: readonly Seen[], card: Card, place: number): Seen[] =>
  seen.flatMap((entry) => {
    if (entry.card === card) return [];
    return [entry.at !== null && entry.at > place ? { card: entry.card, at: entry.at - 1 } : entry];
  });

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

const withOrder = (state: Raiding, seat: Seat, hand: Card[], mixes: boolean, shuffles: number): Raiding =>
  withChanges(state, {
    mixes: state.mixes.with(seat, mixes),
    shuffles,
    hands: state.hands.with(seat, hand),
    seen: state.seen.with(seat, forgetPlaces(state.seen[seat]!)),
  });
