/**
 * How hands are formed: by a draft (babasuki 1, 2), or at a table of two by keeping one card of each pair (babasuki 8).
 */
import type { Chance } from '../../game/chance.ts';
import type { HandSetup, Seat } from '../../game/game.ts';
import { bySeat } from '../../game/turns.ts';
import { CARDS, type Card } from './cards.ts';
import { beginRaid } from './raid.ts';
import { neighborOf } from './seats.ts';
import {
  type Carry,
  type Common,
  type Draft,
  draftState,
  type Options,
  type Pairs,
  pairsState,
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
    totals: carry?.totals ?? bySeat(seats, () => 0),
    discards: pack.slice(0, leftover),
    mixes: bySeat(seats, () => true),
    shuffles: 0,
  };
  if (seats === 2) return drawPairs(common, dealt, emptyHands(seats), emptyHands(seats), chance);
  const size = dealt.length / seats;
  const hands = bySeat(seats, (seat) => dealt.slice(seat * size, (seat + 1) * size));
  return continueDraft(common, { hands, secured: emptyHands(seats), passed: [] }, chance);
}

export const emptyHands = (seats: number): Card[][] => bySeat(seats, () => []);

/** babasuki 2: every seat picks from its hand. A last card is secured without a pick, and then the raid begins. */
export function continueDraft(
  common: Common,
  { hands, secured, passed }: Pick<Draft, 'hands' | 'secured' | 'passed'>,
  chance: Chance,
): State {
  for (const { length } of hands)
    if (length > 1) return draftState(common, { hands, secured, picks: noPicks(hands.length), passed });
  return beginRaid(
    common,
    bySeat(hands.length, (seat) => secured[seat]!.concat(hands[seat]!)),
    passed,
    chance,
  );
}

/**
 * babasuki 8: both seats draw two, seat 0 first. With the pack empty, open cards are discarded and kept ones are the
 * hands.
 */
export function drawPairs(
  common: Common,
  deck: readonly Card[],
  secured: Card[][],
  shown: Card[][],
  chance: Chance,
): State {
  const seats = secured.length;
  if (deck.length === 0) {
    return beginRaid({ ...common, discards: common.discards.concat(...shown) }, secured, [], chance);
  }
  const hands = bySeat(seats, (seat) => deck.slice(seat * PAIR_SIZE, (seat + 1) * PAIR_SIZE));
  const left = deck.slice(seats * PAIR_SIZE);
  return pairsState(common, { hands, secured, picks: noPicks(seats), deck: left, shown });
}

const noPicks = (seats: number): null[] => bySeat(seats, () => null);

/** Seats that have yet to pick. */
export function seatsToPick(state: Draft | Pairs): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.hands.length; seat++) if (mustPick(state, seat)) seats.push(seat);
  return seats;
}

const mustPick = ({ hands, picks }: Draft | Pairs, seat: Seat): boolean =>
  hands[seat]!.length > 1 && picks[seat] === null;

function haveAllPicked(state: Draft | Pairs): boolean {
  for (let seat = 0; seat < state.hands.length; seat++) if (mustPick(state, seat)) return false;
  return true;
}

/** The cards a seat can pick from. */
export const cardsToPick = ({ hands }: Draft | Pairs, seat: Seat): readonly Card[] => {
  const hand = hands[seat]!;
  return hand.length > 1 ? hand : [];
};

/** Picks a card, or changes a pick. Picks are secret until the last seat has made its own. */
export function withPick(state: Draft | Pairs, seat: Seat, card: Card): Draft | Pairs {
  const { hands, secured } = state;
  const picks = state.picks.with(seat, card);
  if (state.phase === 'draft') return draftState(state, { hands, secured, picks, passed: state.passed });
  return pairsState(state, { hands, secured, picks, deck: state.deck, shown: state.shown });
}

/** Picks a card. When every seat has picked, the picks are secured and the other cards passed on. */
export function secure(state: Draft | Pairs, seat: Seat, card: Card, chance: Chance): State {
  const picked = withPick(state, seat, card);
  return haveAllPicked(picked) ? securePicks(picked, chance) : picked;
}

function securePicks(state: Draft | Pairs, chance: Chance): State {
  const { hands, picks, round } = state;
  const secured: Card[][] = [];
  const rest: Card[][] = [];
  for (let seat = 0; seat < hands.length; seat++) {
    const hand = hands[seat]!;
    const pick = picks[seat] ?? null;
    // A last card needs no pick.
    secured.push([...state.secured[seat]!, ...(pick === null ? hand : [pick])]);
    rest.push(pick === null ? [] : hand.filter((card) => card !== pick));
  }
  if (state.phase === 'draft') {
    const passed = bySeat(rest.length, (seat) => [...(state.passed[seat] ?? []), rest[seat]!]);
    return continueDraft(state, { hands: passHands(rest, round), secured, passed }, chance);
  }
  const shown = bySeat(rest.length, (seat) => state.shown[seat]!.concat(rest[seat]!));
  return drawPairs(state, state.deck, secured, shown, chance);
}

/** The hands after every seat has passed its own on. */
function passHands(hands: Card[][], round: number): Card[][] {
  const received = hands.slice();
  for (let seat = 0; seat < hands.length; seat++)
    received[neighborOf(seat, round, hands.length)] = hands[seat]!;
  return received;
}
