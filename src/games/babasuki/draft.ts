/** How hands come about: dealt and drafted (babasuki 1, 2), or with two seats kept from pairs (babasuki 8). */
import type { Chance } from '../../game/chance.ts';
import type { HandSetup, Seat } from '../../game/game.ts';
import { withChanges } from '../../game/turns.ts';
import { CARDS, type Card } from './cards.ts';
import { beginRaid } from './raid.ts';
import { neighbour } from './seats.ts';
import {
  type Carry,
  type Common,
  commonOf,
  type Draft,
  type Options,
  type Pairs,
  type State,
} from './state.ts';

const PAIR = 2;

/** babasuki 1, 8: the deal. */
export function start({ options, seats, carry }: HandSetup<Options, Carry>, chance: Chance): State {
  const pack = chance.shuffle('deal', CARDS);
  // What does not go round evenly lies face up: one card, and none of five players'.
  const out = pack.length % seats;
  const dealt = pack.slice(out);
  const common: Common = {
    options,
    round: carry?.round ?? 1,
    dealer: carry?.dealer ?? chance.below('dealer', seats),
    totals: carry?.totals ?? Array.from({ length: seats }, () => 0),
    discards: pack.slice(0, out),
    mixes: Array.from({ length: seats }, () => true),
    shuffles: 0,
  };
  if (seats === 2) return draw(common, dealt, noCards(seats), noCards(seats), chance);
  const each = dealt.length / seats;
  const hands = noCards(seats).map((_, seat) => dealt.slice(seat * each, (seat + 1) * each));
  return draft(common, hands, noCards(seats), chance);
}

export const noCards = (seats: number): Card[][] => Array.from({ length: seats }, () => []);

/** babasuki 2: everybody picks from what they now have; a card that is alone is secured without a choice. */
export function draft(
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
    picks: none(hands),
  });
}

/** babasuki 8: both draw two, seat 0 first; the pack empty, what was laid open goes away and the kept cards are the hands. */
export function draw(
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
  const hands = secured.map((_, seat) => deck.slice(seat * PAIR, (seat + 1) * PAIR));
  return Object.assign(commonOf(common), {
    phase: 'pairs' as const,
    hands,
    secured: [...secured],
    picks: none(hands),
    deck: deck.slice(secured.length * PAIR),
    shown: [...shown],
  });
}

const none = (hands: readonly unknown[]): null[] => hands.map(() => null);

/** Seats that have yet to pick. */
export const picking = ({ hands, picks }: Draft | Pairs): Seat[] =>
  hands.flatMap((hand, seat) => (hand.length > 1 && picks[seat] === null ? [seat] : []));

/** What a seat has to pick from. */
export const pickable = ({ hands }: Draft | Pairs, seat: Seat): readonly Card[] => {
  const hand = hands[seat]!;
  return hand.length > 1 ? hand : [];
};

/** Picks a card, or another one until the last seat has picked; nobody has seen the one before. */
export const withPick = (state: Draft | Pairs, seat: Seat, card: Card): Draft | Pairs =>
  withChanges(state, { picks: state.picks.with(seat, card) });

export function secure(state: Draft | Pairs, seat: Seat, card: Card, chance: Chance): State {
  const picked = withPick(state, seat, card);
  if (picking(picked).length > 0) return picked;
  const { hands, picks } = picked;
  const secured = picked.secured.map((cards, of) => [...cards, ...taken(hands[of]!, picks[of]!)]);
  const rest = hands.map((hand, of) => hand.filter((left) => hand.length > 1 && left !== picks[of]));
  if (picked.phase === 'pairs') {
    const shown = picked.shown.map((cards, of) => [...cards, ...rest[of]!]);
    return draw(picked, picked.deck, secured, shown, chance);
  }
  return draft(picked, passed(rest, state.round), secured, chance);
}

const taken = (hand: readonly Card[], pick: Card | null): readonly Card[] => (pick === null ? hand : [pick]);

/** What every seat has after all have passed on what they had. */
function passed(hands: readonly Card[][], round: number): Card[][] {
  const received = noCards(hands.length);
  hands.forEach((hand, seat) => {
    received[neighbour(seat, round, hands.length)] = hand;
  });
  return received;
}
