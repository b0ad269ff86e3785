/** Rounds written in short: hands of card numbers, lighthouses in pairs, and a card for each seat in each turn. */
import { type Chance, seededChance, seedFromText } from '../../../src/game/chance.ts';
import { isRefusal, type Seat } from '../../../src/game/game.ts';
import type { Reason } from '../../../src/game/reasons.ts';
import { whyChosen } from '../../../src/games/bukubuku/computer/explain.ts';
import { lookAhead } from '../../../src/games/bukubuku/computer/forecast.ts';
import type { Points } from '../../../src/games/bukubuku/computer/position.ts';
import { knowledgeOf } from '../../../src/games/bukubuku/computer/worlds.ts';
import { bukubuku } from '../../../src/games/bukubuku/index.ts';
import type { Choice } from '../../../src/games/bukubuku/rules.ts';
import type { Action, Carry, Options, State } from '../../../src/games/bukubuku/state.ts';
import { frozen } from '../../game/frozen.ts';

export const chanceOf = (seed: string): Chance => seededChance(seedFromText(`test/${seed}`));

interface RoundSetup {
  readonly hands: readonly (readonly number[])[];
  readonly lighthouses: readonly (readonly [number, number])[];
  readonly draws?: readonly (readonly number[])[];
  /** For two seats and a dummy, whose hand is the last. */
  readonly builder?: Seat;
  readonly options?: Partial<Options>;
}

/** A state and the chance that it goes on with. */
export interface Round {
  readonly state: State;
  readonly chance: Chance;
}

export function roundOf({ options, ...setup }: RoundSetup): Round {
  const { state, chance } = bukubuku.scenario.setup(setup, options, chanceOf('round'));
  return { state: frozen(state), chance };
}

/** A round as the game deals it from a seed. */
export function roundFromSeed(
  seed: string,
  seats: number,
  options: Partial<Options> = {},
  carry: Carry | null = null,
): Round {
  const chance = chanceOf(seed);
  const setup = { options: bukubuku.options.parse(options), seats, carry };
  return { state: frozen(bukubuku.start(setup, chance)), chance };
}

/** The round after a legal action; throws for one that is refused. */
export function afterAction({ state, chance }: Round, seat: Seat, action: Action): Round {
  const next = bukubuku.apply(state, seat, action, chance);
  if (isRefusal(next)) throw new Error(`seat ${seat}, ${JSON.stringify(action)}: ${next.refused}`);
  return { state: frozen(next), chance };
}

/** The round after turns; each is a card by seat, or null for a seat that is out. */
export const afterTurns = (round: Round, ...turns: readonly (readonly (number | null)[])[]): Round =>
  turns.reduce(
    (turnStart, cards) =>
      cards.reduce<Round>(
        (previous, card, seat) => (card === null ? previous : afterAction(previous, seat, play(card))),
        turnStart,
      ),
    round,
  );

/** The round after a seat has laid two of the dummy's cards, the second on top. */
export const afterStack = (round: Round, seat: Seat, ...cards: [number, number]): Round =>
  afterAction(round, seat, { do: 'stack', cards });

/** The round after both piles are built by first choices. */
export function afterBuilding(round: Round): Round {
  const [seat] = bukubuku.toAct(round.state);
  if (round.state.phase !== 'build' || seat === undefined) return round;
  return afterBuilding(afterAction(round, seat, bukubuku.choices(round.state, seat)[0]!));
}

/** Why an action is refused; null for a legal one. Throws if the given state has changed. */
export function refusalOf({ state, chance }: Round, seat: Seat, action: Action): string | null {
  const before = JSON.stringify(state);
  const next = bukubuku.apply(state, seat, action, chance);
  if (JSON.stringify(state) !== before) throw new Error('the given state has changed');
  return isRefusal(next) ? next.refused : null;
}

/** The action of laying a card. */
export const play = (card: number): Action => ({ do: 'play', card });

/** The round played to its end at random. */
export function playToEnd(start: Round, seed = 'out'): Round {
  const chance = chanceOf(seed);
  let round = start;
  for (let step = 0; ; step++) {
    const [seat] = bukubuku.toAct(round.state);
    if (seat === undefined) return round;
    const choices = bukubuku.choices(round.state, seat);
    round = afterAction(round, seat, choices[chance.below(`${step}`, choices.length)]!);
  }
}

/** The computer's reason for a choice that pays so much more in the round than any other. */
export function reasonOf(state: State, seat: Seat, choice: Choice, gain: Points, seed: string): Reason {
  const knowledge = knowledgeOf(bukubuku.seatView(state, seat));
  const compare = (): readonly [Points, Points] => [gain, { own: 0, others: 0 }];
  return whyChosen(knowledge, choice, { gain, compare }, lookAhead(knowledge, chanceOf(seed)));
}

export const beltsBySeat = ({ state }: Round): (number | 'out')[] =>
  state.standings.map((standing) => standing?.belts ?? 'out');
export const lighthousesBySeat = ({ state }: Round): (number | null)[] =>
  state.standings.map((standing) => standing?.lighthouse ?? null);
export const scoresOf = ({ state }: Round): readonly number[] | null =>
  bukubuku.result(state)?.scores ?? null;

export function dummyOf({ state }: Round) {
  if (state.phase === 'build' || !state.dummy) throw new Error('no dummy plays');
  return state.dummy;
}

/** The state of a round whose piles are being built. */
export function buildingOf({ state }: Round) {
  if (state.phase !== 'build') throw new Error(`the phase is '${state.phase}'`);
  return state;
}

/** What the round leaves to the next one. */
export function carryOf({ state }: Round): Carry {
  const carry = bukubuku.result(state)?.carry;
  if (!carry) throw new Error('no next round');
  return carry;
}

/** The dummy's cards in `builtRound`. */
export const DUMMY = [10, 20, 40, 58];

/** A round for two whose piles are built: seat 0's is 40 on 10, seat 1's is 20 on 58, where the first dummy card comes from. */
export function builtRound(hands: number[][], lighthouses: [number, number][]): Round {
  const round = roundOf({ hands: [...hands, DUMMY], lighthouses, draws: [DUMMY], builder: 0 });
  return afterStack(afterStack(round, 0, 10, 40), 1, 58, 20);
}

/** The players' hands in `smallRound`. */
export const HANDS_OF_TWO = [
  [26, 31, 50, 5],
  [27, 32, 51, 6],
];

/** A round for two of four turns. */
export const smallRound = (...lighthouses: [number, number][]): Round =>
  builtRound(HANDS_OF_TWO, lighthouses);
