/**
 * How hands are formed: by a draft (babasuki 1, 2), or at a table of two by keeping one card of each pair (babasuki 8).
 */
import type { Chance } from '../../game/chance.ts';
import type { HandSetup, Seat } from '../../game/game.ts';
import { withChanges } from '../../game/turns.ts';
import { CARDS, type Card } from './cards.ts';
import { beginRaid } from './raid.ts';
import { neighborOf } from './seats.ts';
import {
  type Carry,
  type Common,
  commonOf,
  type Draft,
  type Options,
  type Pairs,
  type State,
} from './state.ts';

const PAIR_SIZE = 2;

/** babasuki 1, 8: the deal. */
export function start({ options, seats, carry }: HandSetup<Options, Carry>, chance: Chance): State {
  const pack = chance.shuffle('deal', CARDS);
  // Cards that cannot be dealt evenly lie face up: one card, or none with five players.
  const leftover = pack.length % seats;
  const dealt = pack.slice(leftover);
  const common: Common = {
    options,
    round: carry?.round ?? 1,
    dealer: carry?.dealer ?? chance.below('dealer', seats),
    totals: carry?.totals ?? Array.from({ length: seats }, () => 0),
    discards: pack.slice(0, leftover),
    mixes: Array.from({ length: seats }, () => true),
    shuffles: 0,
  };
  if (seats === 2) return drawPairs(common, dealt, emptyHands(seats), emptyHands(seats), chance);
  const size = dealt.length / seats;
  const hands = emptyHands(seats).map((_, seat) => dealt.slice(seat * size, (seat + 1) * size));
  return continueDraft(common, hands, emptyHands(seats), chance);
}

export const emptyHands = (seats: number): Card[][] => Array.from({ length: seats }, () => []);

/** babasuki 2: every seat picks from its hand. A last card is secured without a pick, and then the raid begins. */
export function continueDraft(
  common: Common,
  hands: readonly Card[][],
  secured: readonly Card[][],
  chance: Chance,
): State {
  if (hands.every(({ length }) => length < 2)) {
    return beginRaid(
      common,
      secured.map((cards, seat) => [...cards, ...hands[seat]!]),
      chance,
    );
  }
  return Object.assign(commonOf(common), {
    phase: 'draft' as const,
    hands: [...hands],
    secured: [...secured],
    picks: noPicks(hands),
  });
}

/**
 * babasuki 8: both seats draw two, seat 0 first. With the pack empty, open cards are discarded and kept ones are the
 * hands.
 */
export function drawPairs(
  common: Common,
  deck: readonly Card[],
  secured: readonly Card[][],
  shown: readonly Card[][],
  chance: Chance,
): State {
  if (deck.length === 0) {
    const discards = [...common.discards, ...shown.flat()];
    return beginRaid(withChanges(commonOf(common), { discards }), secured, chance);
  }
  const hands = secured.map((_, seat) => deck.slice(seat * PAIR_SIZE, (seat + 1) * PAIR_SIZE));
  return Object.assign(commonOf(common), {
    phase: 'pairs' as const,
    hands,
    secured: [...secured],
    picks: noPicks(hands),
    deck: deck.slice(secured.length * PAIR_SIZE),
    shown: [...shown],
  });
}

const noPicks = (hands: readonly unknown[]): null[] => hands.map(() => null);

/** Seats that have yet to pick. */
export const seatsToPick = ({ hands, picks }: Draft | Pairs): Seat[] =>
  hands.flatMap((hand, seat) => (hand.length > 1 && picks[seat] === null ? [seat] : []));

/** The cards a seat can pick from. */
export const cardsToPick = ({ hands }: Draft | Pairs, seat: Seat): readonly Card[] => {
  const hand = hands[seat]!;
  return hand.length > 1 ? hand : [];
};

/** Picks a card, or changes a pick. Picks are secret until the last seat has made its own. */
export const withPick = (state: Draft | Pairs, seat: Seat, card: Card): Draft | Pairs =>
  withChanges(state, { picks: state.picks.with(seat, card) });

/** Picks a card. When every seat has picked, the picks are secured and the other cards passed on. */
export function secure(state: Draft | Pairs, seat: Seat, card: Card, chance: Chance): State {
  const picked = withPick(state, seat, card);
  if (seatsToPick(picked).length > 0) return picked;
  const { hands, picks } = picked;
  const secured = picked.secured.map((cards, owner) => [
    ...cards,
    ...pickedCards(hands[owner]!, picks[owner]!),
  ]);
  const rest = hands.map((hand, owner) => hand.filter((other) => hand.length > 1 && other !== picks[owner]));
  if (picked.phase === 'pairs') {
    const shown = picked.shown.map((cards, owner) => [...cards, ...rest[owner]!]);
    return drawPairs(picked, picked.deck, secured, shown, chance);
  }
  return continueDraft(picked, passHands(rest, state.round), secured, chance);
}

const pickedCards = (hand: readonly Card[], pick: Card | null): readonly Card[] =>
  pick === null ? hand : [pick];

/** The hands after every seat has passed its own on. */
function passHands(hands: readonly Card[][], round: number): Card[][] {
  const received = emptyHands(hands.length);
  hands.forEach((hand, seat) => {
    received[neighborOf(seat, round, hands.length)] = hand;
  });
  return received;
}
