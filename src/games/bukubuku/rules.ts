/** The rules of a round of ブクブク, and of どっちの味方？ for two. Comments cite the numbered rules (bukubuku 1–15). */
import type { Chance } from '../../game/chance.ts';
import { type Refusal, type Refuse, type Result, refusal, type Seat } from '../../game/game.ts';
import { bySeat, soloSides } from '../../game/turns.ts';
import { allWeather, sortHand, type Weather } from './cards.ts';
import {
  addSeen,
  drawDummyCards,
  otherSeat,
  pileOfTurn,
  popDummyCard,
  seatToBuild,
  stacks,
  stepsDone,
} from './piles.ts';
import {
  type Action,
  type Building,
  buildState,
  type Carry,
  copyOf,
  type Options,
  type Over,
  overState,
  type Playing,
  playState,
  SEATS_WITH_DUMMY,
  type SeatOrDummy,
  type Shown,
  type State,
} from './state.ts';
import { type Field, hasTooFewLeft, pointsOf, roundScores, settleTurn } from './turn.ts';
import type { RefusalId } from './words/words.ts';

export { start } from './deal.ts';

/** A choice is its own action. */
export type Choice = Action;

/** Refusals that players can meet: of options, and of what they may ask about. */
export const refuse: Refuse<RefusalId> = refusal;

/** Every choice of a card, by card: made once, because they are listed all the time. */
const CARDS = [0, ...allWeather()];
const PLAYS: readonly Choice[] = CARDS.map((card) => ({ do: 'play', card }));
const CHANGES: readonly Choice[] = CARDS.map((card) => ({ do: 'change', card }));

export function toAct(state: State): readonly Seat[] {
  if (state.phase === 'over') return [];
  if (state.phase === 'build') return [seatToBuild(state)];
  const waits: Seat[] = [];
  for (let seat = 0; seat < state.laid.length; seat++) if (mustLay(state, seat)) waits.push(seat);
  return waits;
}

/** Whether a seat is in and has laid no card yet. */
const mustLay = ({ standings, laid }: Playing, seat: Seat): boolean =>
  standings[seat] !== null && laid[seat] === null;

export function choices(state: State, seat: Seat): readonly Choice[] {
  if (state.phase === 'over') return [];
  if (state.phase === 'play') {
    if (state.standings[seat] === null) return [];
    // A card face down may be changed for another until every seat has laid one.
    const byCard = state.laid[seat] === null ? PLAYS : CHANGES;
    const found: Choice[] = [];
    for (const card of state.hands[seat]!) found.push(byCard[card]!);
    return found;
  }
  if (seat !== seatToBuild(state)) return [];
  return stacks(state.drawn);
}

export const nameOf = (choice: Choice): string =>
  choice.do === 'stack' ? `stack.${choice.cards.join('-')}` : `${choice.do}.${choice.card}`;

export function apply(state: State, seat: Seat, action: Action, chance: Chance): State {
  if (state.phase === 'build')
    return action.do === 'stack' ? stack(state, seat, action.cards, chance) : state;
  if (state.phase === 'over' || action.do === 'stack') return state;
  return action.do === 'play' ? play(state, seat, action.card) : change(state, seat, action.card);
}

/** bukubuku 11: two of the drawn cards go on the seat's own pile, in the given order; the others go back. */
function stack(state: Building, seat: Seat, cards: readonly [Weather, Weather], chance: Chance): State {
  const [below, top] = cards;
  const { builder, seen } = state;
  const pile = [...state.piles[seat]!, below, top];
  const piles: Building['piles'] = seat === 0 ? [pile, state.piles[1]] : [state.piles[0], pile];
  const left = state.pool.slice();
  for (const card of state.drawn) if (card !== below && card !== top) left.push(card);
  // bukubuku 12: with both piles built, play begins.
  if (left.length === 0) {
    const nothingLaid = bySeat(state.hands.length, () => null);
    return playState(state, nothingLaid, { builder, piles, seen, lighthouse: null });
  }
  const { pool, drawn } = drawDummyCards(stepsDone(piles), left, chance);
  const next = seatToBuild({ builder, piles });
  return buildState(state, { builder, piles, seen: addSeen(seen, next, drawn), pool, drawn });
}

/** bukubuku 4: the card face down goes back to the hand, and another takes its place. */
function change(state: Playing, seat: Seat, card: Weather): State {
  const hand = without(state.hands[seat]!, card);
  hand.push(state.laid[seat]!);
  return lay(state, seat, card, sortHand(hand));
}

/** bukubuku 4: a card is laid face down. When every seat has laid one, all are shown. */
function play(state: Playing, seat: Seat, card: Weather): State {
  const next = lay(state, seat, card, without(state.hands[seat]!, card));
  for (let other = 0; other < next.laid.length; other++) if (mustLay(next, other)) return next;
  return showCards(next);
}

/** A seat has this card face down, and this hand beside it. */
function lay(state: Playing, seat: Seat, card: Weather, hand: Weather[]): Playing {
  const next = copyOf(state);
  next.hands = state.hands.with(seat, hand);
  next.laid = state.laid.with(seat, card);
  return next;
}

const without = (hand: readonly Weather[], card: Weather): Weather[] =>
  hand.filter((other) => other !== card);

/** bukubuku 4–7: all cards of a turn are shown at once, and the turn is settled. */
function showCards(state: Playing): Playing | Over {
  const popped = state.dummy && popDummyCard(state.dummy, state.turns.length);
  const cards: Shown[] = popped ? [{ who: 'dummy', card: popped.card }] : [];
  for (let who = 0; who < state.laid.length; who++) {
    const card = state.laid[who] ?? null;
    if (card !== null) cards.push({ who, card });
  }
  const { field, turn } = settleTurn(fieldOf(state), state.ahead[0]!, cards);
  const next = copyOf(state);
  next.standings = field.standings;
  next.turns = [...state.turns, turn];
  next.ahead = state.ahead.slice(1);
  next.laid = bySeat(state.laid.length, () => null);
  next.dummy = popped && { ...popped.dummy, lighthouse: field.dummy ?? null };
  return next.ahead.length === 0 || hasTooFewLeft(field) ? overState(next) : next;
}

export const fieldOf = (state: State): Field => ({
  standings: state.standings,
  dummy: state.phase === 'build' ? null : state.dummy === null ? undefined : state.dummy.lighthouse,
});

export const sides = ({ totals }: State): Seat[][] => soloSides(totals.length);

/** bukubuku 9, 10: as many rounds as there are hands, the dummy's included. */
export const roundsOf = (seats: number): number => (seats === SEATS_WITH_DUMMY ? seats + 1 : seats);

/** The seat from whose pile the dummy's card of this turn comes; null without a dummy. */
export const dummyFrom = ({ dummy, turns }: Playing): Seat | null =>
  dummy && pileOfTurn(dummy.builder, turns.length);

export function result(state: State): Result<Carry> | null {
  if (state.phase !== 'over') return null;
  const scores = roundScores(fieldOf(state)).map(pointsOf);
  const { round, totals, dummy } = state;
  if (round >= roundsOf(totals.length)) return { scores, carry: null };
  return {
    scores,
    carry: {
      round: round + 1,
      totals: totals.map((total, seat) => total + scores[seat]!),
      hands: passHands(state),
      builder: dummy && nextBuilder(dummy.builder, scores),
      shown: passShown(state),
    },
  };
}

/** bukubuku 9, 10: each whole hand goes to the next seat; at a table of two, the second seat's goes to the dummy. */
function passHands({ hands, turns, dummy }: Over): Weather[][] {
  const whole = hands.map((hand) => hand.slice());
  if (dummy) whole.push(dummy.piles.flat());
  for (const { shown } of turns) for (const { who, card } of shown) whole[handOf(who)]!.push(card);
  return passed(whole);
}

/** The cards of each whole hand that this round or an earlier one has shown, as the hands are passed on. */
function passShown({ hands, turns, dummy, shownBefore }: Over): Weather[][] {
  const count = dummy ? hands.length + 1 : hands.length;
  const shown = Array.from({ length: count }, (_, hand) => new Set(shownBefore?.[hand]));
  for (const turn of turns) for (const { who, card } of turn.shown) shown[handOf(who)]!.add(card);
  return passed(shown.map((cards) => [...cards]));
}

/** The index of a hand, counted over seats and then the dummy. */
export const handOf = (who: SeatOrDummy): number => (who === 'dummy' ? SEATS_WITH_DUMMY : who);

const passed = (hands: readonly Weather[][]): Weather[][] =>
  hands.map((_, seat) => sortHand(hands.at(seat - 1)!));

/** A state, or a carry, without what those of earlier versions do not have: table files of theirs still agree. */
export const verifiedPart = ({ shownBefore: _, ...state }: State): unknown => state;
export const verifiedCarry = ({ shown: _, ...carry }: Carry): unknown => carry;

/** bukubuku 15: the winner of a round builds first in the next one; after a tie the other seat does. */
function nextBuilder(builder: Seat, [zero = 0, one = 0]: readonly number[]): Seat {
  if (zero === one) return otherSeat(builder);
  return zero > one ? 0 : 1;
}

/** The option `memo` is refused except for two seats, as only they have a dummy. */
export const whyUnplayable = ({ memo }: Options, seats: number): Refusal | null =>
  memo && seats !== SEATS_WITH_DUMMY ? refuse('memo-for-two') : null;
