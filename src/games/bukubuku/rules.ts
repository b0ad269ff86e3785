/** The rules of a round of ブクブク, and of どっちの味方？ for two. Comments cite the numbered rules (bukubuku 1–15). */
import type { Chance } from '../../game/chance.ts';
import {
  type HandSetup,
  type Refusal,
  type Refuse,
  type Result,
  refusal,
  type Seat,
} from '../../game/game.ts';
import { soloSides, withChanges } from '../../game/turns.ts';
import {
  allLighthouses,
  allWeather,
  beltsOf,
  HAND_SIZE,
  type Lighthouse,
  type Pair,
  pairOf,
  sortHand,
  type Weather,
} from './cards.ts';
import {
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
  type Carry,
  type Dummy,
  type Options,
  type Over,
  type Playing,
  SEATS_WITH_DUMMY,
  type Shown,
  type State,
} from './state.ts';
import { type Field, hasTooFewLeft, pointsOf, roundScores, settleTurn } from './turn.ts';
import type { RefusalId } from './words/words.ts';

/** A choice is its own action. */
export type Choice = Action;

/** Refusals that players can meet: of options, and of what they may ask about. */
export const refuse: Refuse<RefusalId> = refusal;

/** Every choice of a card, by card: made once, because they are listed all the time. */
const CARDS = [0, ...allWeather()];
const PLAYS: readonly Choice[] = CARDS.map((card) => ({ do: 'play', card }));
const CHANGES: readonly Choice[] = CARDS.map((card) => ({ do: 'change', card }));

/**
 * bukubuku 3, 9: the first round deals hands, later ones take those passed on. Lighthouses are shuffled every round.
 */
export function start({ options, seats, carry }: HandSetup<Options, Carry>, chance: Chance): State {
  const twoPlay = seats === SEATS_WITH_DUMMY;
  return dealtState(
    {
      options,
      round: carry?.round ?? 1,
      totals: carry?.totals ?? Array.from({ length: seats }, () => 0),
      hands: carry?.hands ?? deal(twoPlay ? seats + 1 : seats, chance),
      // bukubuku 15: in the first round the builder is drawn by lot.
      builder: twoPlay ? (carry?.builder ?? chance.below('builder', seats)) : null,
      ahead: drawLighthouses(HAND_SIZE, allLighthouses(), chance),
    },
    chance,
  );
}

/** bukubuku 3: twelve cards each; the rest stays out for the whole table. */
function deal(hands: number, chance: Chance): Weather[][] {
  const pack = chance.shuffle('weather', allWeather());
  return Array.from({ length: hands }, (_, hand) =>
    sortHand(pack.slice(hand * HAND_SIZE, (hand + 1) * HAND_SIZE)),
  );
}

/** The lighthouses of a number of turns, from a shuffled pack. */
export function drawLighthouses(
  turns: number,
  pack: readonly Lighthouse[],
  chance: Chance,
): [number, number][] {
  const shuffled = chance.shuffle('lighthouses', pack);
  return Array.from({ length: turns }, (_, turn) => pairOf(shuffled[2 * turn]!, shuffled[2 * turn + 1]!));
}

/** The cards that a round starts with. With a builder, the third hand is the dummy's. */
export interface Deal {
  readonly options: Options;
  readonly round: number;
  readonly totals: readonly number[];
  readonly hands: readonly (readonly Weather[])[];
  readonly builder: Seat | null;
  readonly ahead: readonly Pair[];
}

export function dealtState({ options, round, totals, hands, builder, ahead }: Deal, chance: Chance): State {
  const own = hands.slice(0, totals.length).map(sortHand);
  const common = {
    options,
    round,
    totals: [...totals],
    hands: own,
    standings: own.map((hand) => ({ belts: beltsOf(hand), lighthouse: null })),
    turns: [],
    ahead: ahead.map(([low, high]): [number, number] => [low, high]),
  };
  if (builder === null) return { phase: 'play', ...common, laid: own.map(() => null), dummy: null };
  const first = drawDummyCards(0, hands[SEATS_WITH_DUMMY]!, chance);
  return {
    phase: 'build',
    ...common,
    builder,
    piles: [[], []],
    seen: addSeen([[], []], builder, first.drawn),
    ...first,
  };
}

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
    return state.hands[seat]!.map((card) => byCard[card]!);
  }
  if (seat !== seatToBuild(state)) return [];
  return stacks(state.drawn).map((cards) => ({ do: 'stack', cards }));
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
  const left = [...state.pool, ...state.drawn.filter((card) => !cards.includes(card))];
  const { builder, seen } = state;
  const pile = [...state.piles[seat]!, below, top];
  const piles: Building['piles'] = seat === 0 ? [pile, state.piles[1]] : [state.piles[0], pile];
  if (left.length === 0) return beginPlay(state, { builder, piles, seen, lighthouse: null });
  const next = drawDummyCards(stepsDone(piles), left, chance);
  return withChanges(state, {
    piles,
    ...next,
    seen: addSeen(seen, seatToBuild({ builder, piles }), next.drawn),
  });
}

/** Adds cards to what a seat has seen of the dummy's while building. */
function addSeen(seen: Building['seen'], seat: Seat, drawn: readonly Weather[]): Building['seen'] {
  const all = sortHand([...new Set([...seen[seat]!, ...drawn])]);
  return seat === 0 ? [all, seen[1]] : [seen[0], all];
}

/** bukubuku 12: both piles are built, and play begins. */
function beginPlay(
  { options, round, totals, hands, standings, turns, ahead }: Building,
  dummy: Dummy,
): Playing {
  const laid = hands.map(() => null);
  return { phase: 'play', options, round, totals, hands, standings, turns, ahead, laid, dummy };
}

/** bukubuku 4: the card face down goes back to the hand, and another takes its place. */
function change(state: Playing, seat: Seat, card: Weather): State {
  const before = state.laid[seat]!;
  const hand = state.hands[seat]!;
  const hands = state.hands.with(seat, sortHand([...hand.filter((other) => other !== card), before]));
  return withChanges(state, { hands, laid: state.laid.with(seat, card) });
}

/** bukubuku 4: a card is laid face down. When every seat has laid one, all are shown. */
function play(state: Playing, seat: Seat, card: Weather): State {
  const hand = state.hands[seat]!;
  const hands = state.hands.with(
    seat,
    hand.filter((other) => other !== card),
  );
  const laid = state.laid.with(seat, card);
  const haveAllLaid = laid.every((laidCard, other) => laidCard !== null || state.standings[other] === null);
  return haveAllLaid ? showCards(state, hands, laid) : withChanges(state, { hands, laid });
}

/** bukubuku 4–7: all cards of a turn are shown at once, and the turn is settled. */
function showCards(state: Playing, hands: Playing['hands'], laid: Playing['laid']): Playing | Over {
  const popped = state.dummy && popDummyCard(state.dummy, state.turns.length);
  const cards: Shown[] = popped ? [{ who: 'dummy', card: popped.card }] : [];
  laid.forEach((card, who) => {
    if (card !== null) cards.push({ who, card });
  });
  const { field, turn } = settleTurn(fieldOf(state), state.ahead[0]!, cards);
  const shown = withChanges(state, {
    hands,
    laid: laid.map(() => null),
    standings: field.standings.slice(),
    turns: [...state.turns, turn],
    ahead: state.ahead.slice(1),
    dummy: popped && { ...popped.dummy, lighthouse: field.dummy ?? null },
  });
  return shown.ahead.length === 0 || hasTooFewLeft(field) ? endRound(shown) : shown;
}

const endRound = ({ phase: _, laid: __, ...state }: Playing): Over => ({ phase: 'over', ...state });

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
    },
  };
}

/** bukubuku 9, 10: each whole hand goes to the next seat; at a table of two, the second seat's goes to the dummy. */
function passHands({ hands, turns, dummy }: Over): Weather[][] {
  const played = (who: Shown['who']): Weather[] =>
    turns.flatMap(({ shown }) => shown.flatMap((laid) => (laid.who === who ? [laid.card] : [])));
  const whole = hands.map((hand, seat) => sortHand([...hand, ...played(seat)]));
  if (dummy) whole.push(sortHand([...dummy.piles.flat(), ...played('dummy')]));
  return whole.map((_, seat) => whole.at(seat - 1)!);
}

/** bukubuku 15: the winner of a round builds first in the next one; after a tie the other seat does. */
function nextBuilder(builder: Seat, [zero = 0, one = 0]: readonly number[]): Seat {
  if (zero === one) return otherSeat(builder);
  return zero > one ? 0 : 1;
}

/** The option `memo` is refused except for two seats, as only they have a dummy. */
export const whyUnplayable = ({ memo }: Options, seats: number): Refusal | null =>
  memo && seats !== SEATS_WITH_DUMMY ? refuse('memo-for-two') : null;
