/** ブクブク, and どっちの味方? for two: the course of a round. Numbers are the rules' own (bukubuku 1–15). */
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
import { type Field, hasFewLeft, pointsOf, roundScores, settleTurn } from './turn.ts';
import type { RefusalId } from './words/words.ts';

/** What a seat may do is what it does. */
export type Choice = Action;

const refuse: Refuse<RefusalId> = refusal;

/** Asked for all the time: one of each card. */
const CARDS = [0, ...allWeather()];
const PLAYS: readonly Choice[] = CARDS.map((card) => ({ do: 'play', card }));
const CHANGES: readonly Choice[] = CARDS.map((card) => ({ do: 'change', card }));

/** bukubuku 3, 9: the deal of a table's first round; later the hands that were passed on. The lighthouses are shuffled anew. */
export function start({ options, seats, carry }: HandSetup<Options, Carry>, chance: Chance): State {
  const twoPlay = seats === SEATS_WITH_DUMMY;
  return dealtState(
    {
      options,
      round: carry?.round ?? 1,
      totals: carry?.totals ?? Array.from({ length: seats }, () => 0),
      hands: carry?.hands ?? deal(twoPlay ? seats + 1 : seats, chance),
      // bukubuku 15: by lot at first.
      builder: twoPlay ? (carry?.builder ?? chance.below('builder', seats)) : null,
      ahead: drawLighthouses(HAND_SIZE, allLighthouses(), chance),
    },
    chance,
  );
}

/** bukubuku 3: twelve each; what is left stays out for the whole table. */
function deal(hands: number, chance: Chance): Weather[][] {
  const pack = chance.shuffle('weather', allWeather());
  return Array.from({ length: hands }, (_, hand) =>
    sortHand(pack.slice(hand * HAND_SIZE, (hand + 1) * HAND_SIZE)),
  );
}

/** The lighthouses of so many turns, from what is left of the pack. */
export function drawLighthouses(
  turns: number,
  pack: readonly Lighthouse[],
  chance: Chance,
): [number, number][] {
  const shuffled = chance.shuffle('lighthouses', pack);
  return Array.from({ length: turns }, (_, turn) => pairOf(shuffled[2 * turn]!, shuffled[2 * turn + 1]!));
}

/** What a round begins with; the last of three hands is the dummy's where somebody builds. */
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

/** Who is in and has laid no card yet. */
const mustLay = ({ standings, laid }: Playing, seat: Seat): boolean =>
  standings[seat] !== null && laid[seat] === null;

export function choices(state: State, seat: Seat): readonly Choice[] {
  if (state.phase === 'over') return [];
  if (state.phase === 'play') {
    if (state.standings[seat] === null) return [];
    // Until all have laid theirs, a card that nobody has seen may be changed for another.
    const all = state.laid[seat] === null ? PLAYS : CHANGES;
    return state.hands[seat]!.map((card) => all[card]!);
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

/** bukubuku 11: two of the four on one's own pile, in the order given; the others go back. */
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

/** What a seat has seen of the dummy's cards while building. */
function addSeen(seen: Building['seen'], seat: Seat, drawn: readonly Weather[]): Building['seen'] {
  const all = sortHand([...new Set([...seen[seat]!, ...drawn])]);
  return seat === 0 ? [all, seen[1]] : [seen[0], all];
}

/** bukubuku 12: both piles are built; the first lighthouses are turned up. */
function beginPlay(
  { options, round, totals, hands, standings, turns, ahead }: Building,
  dummy: Dummy,
): Playing {
  const laid = hands.map(() => null);
  return { phase: 'play', options, round, totals, hands, standings, turns, ahead, laid, dummy };
}

/** bukubuku 4: the card that lies face down goes back to the hand, another takes its place. */
function change(state: Playing, seat: Seat, card: Weather): State {
  const before = state.laid[seat]!;
  const hand = state.hands[seat]!;
  const hands = state.hands.with(seat, sortHand([...hand.filter((other) => other !== card), before]));
  return withChanges(state, { hands, laid: state.laid.with(seat, card) });
}

/** bukubuku 4: who has laid a card lays no second one. */
function play(state: Playing, seat: Seat, card: Weather): State {
  const hand = state.hands[seat]!;
  const hands = state.hands.with(
    seat,
    hand.filter((other) => other !== card),
  );
  const laid = state.laid.with(seat, card);
  const all = laid.every((of, other) => of !== null || state.standings[other] === null);
  return all ? showCards(state, hands, laid) : withChanges(state, { hands, laid });
}

/** bukubuku 4–7: all cards of a turn are shown at once. */
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
  return shown.ahead.length === 0 || hasFewLeft(field) ? endRound(shown) : shown;
}

const endRound = ({ phase: _, laid: __, ...state }: Playing): Over => ({ phase: 'over', ...state });

export const fieldOf = (state: State): Field => ({
  standings: state.standings,
  dummy: state.phase === 'build' ? null : state.dummy === null ? undefined : state.dummy.lighthouse,
});

export const sides = ({ totals }: State): Seat[][] => soloSides(totals.length);

/** bukubuku 9, 10: as many rounds as hands, the dummy's among them. */
export const roundsOf = (seats: number): number => (seats === SEATS_WITH_DUMMY ? seats + 1 : seats);

/** Whose pile the dummy's card of this turn comes from; null: there is no dummy. */
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

/** bukubuku 9, 10: each hand, with the cards it has played, goes to the next seat; of two seats the second's to the dummy. */
function passHands({ hands, turns, dummy }: Over): Weather[][] {
  const played = (who: Shown['who']): Weather[] =>
    turns.flatMap(({ shown }) => shown.flatMap((of) => (of.who === who ? [of.card] : [])));
  const whole = hands.map((hand, seat) => sortHand([...hand, ...played(seat)]));
  if (dummy) whole.push(sortHand([...dummy.piles.flat(), ...played('dummy')]));
  return whole.map((_, seat) => whole.at(seat - 1)!);
}

/** bukubuku 15: the winner of a round builds first in the next; after a tie the other one does. */
function nextBuilder(builder: Seat, [zero = 0, one = 0]: readonly number[]): Seat {
  if (zero === one) return otherSeat(builder);
  return zero > one ? 0 : 1;
}

/** Why these options do not fit so many seats. */
export const whyUnplayable = ({ memo }: Options, seats: number): Refusal | null =>
  memo && seats !== SEATS_WITH_DUMMY ? refuse('memo-for-two') : null;
