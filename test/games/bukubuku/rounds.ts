/** Rounds as people write them: hands of numbers, lighthouses in pairs, and a card a seat for each turn. */
import { type Chance, seededChance, seedFromText } from '../../../src/game/chance.ts';
import { isRefusal, type Seat } from '../../../src/game/game.ts';
import { bukubuku } from '../../../src/games/bukubuku/index.ts';
import type { Action, Carry, Options, State } from '../../../src/games/bukubuku/state.ts';
import { frozen } from '../../game/frozen.ts';

export const chanceOf = (seed: string): Chance => seededChance(seedFromText(`test/${seed}`));

interface Laid {
  readonly hands: readonly (readonly number[])[];
  readonly lighthouses: readonly (readonly [number, number])[];
  readonly draws?: readonly (readonly number[])[];
  /** With two and a dummy. */
  readonly builder?: Seat;
  readonly options?: Partial<Options>;
}

/** A state, and the chance it goes on with. */
export interface Staged {
  readonly state: State;
  readonly chance: Chance;
}

export function round({ options, ...setup }: Laid): Staged {
  const staged = bukubuku.scenario.setup(setup, options, chanceOf('round'));
  return { ...staged, state: frozen(staged.state) };
}

/** A round as the game deals it. */
export function dealt(
  seed: string,
  seats: number,
  options: Partial<Options> = {},
  before: Carry | null = null,
): Staged {
  const chance = chanceOf(seed);
  const setting = { options: bukubuku.options.parse(options), seats, carry: before };
  return { state: frozen(bukubuku.start(setting, chance)), chance };
}

/** The state after an action that is accepted. */
export function acted({ state, chance }: Staged, seat: Seat, action: Action): Staged {
  const next = bukubuku.apply(state, seat, action, chance);
  if (isRefusal(next)) throw new Error(`seat ${seat}, ${JSON.stringify(action)}: ${next.refused}`);
  return { state: frozen(next), chance };
}

/** Turns, each a card by seat; null: none, being out. */
export const turns = (staged: Staged, ...all: readonly (readonly (number | null)[])[]): Staged =>
  all.reduce(
    (now, cards) =>
      cards.reduce<Staged>(
        (then, card, seat) => (card === null ? then : acted(then, seat, { do: 'play', card })),
        now,
      ),
    staged,
  );

/** Two cards on one's pile, the second on top. */
export const stack = (staged: Staged, seat: Seat, ...cards: [number, number]): Staged =>
  acted(staged, seat, { do: 'stack', cards });

/** Both piles built of whatever is offered first. */
export function built(staged: Staged): Staged {
  const [seat] = bukubuku.toAct(staged.state);
  if (staged.state.phase !== 'build' || seat === undefined) return staged;
  return built(acted(staged, seat, bukubuku.choices(staged.state, seat)[0]!));
}

/** Why an action is refused; null where it is not. Either way the state given stays as it is. */
export function refused({ state, chance }: Staged, seat: Seat, action: Action): string | null {
  const before = JSON.stringify(state);
  const next = bukubuku.apply(state, seat, action, chance);
  if (JSON.stringify(state) !== before) throw new Error('the state given has changed');
  return isRefusal(next) ? next.refused : null;
}

export const play = (card: number): Action => ({ do: 'play', card });

/** The round, played to its end at random. */
export function playedOut(staged: Staged, seed = 'out'): Staged {
  const chance = chanceOf(seed);
  let now = staged;
  for (let step = 0; ; step++) {
    const [seat] = bukubuku.toAct(now.state);
    if (seat === undefined) return now;
    const choices = bukubuku.choices(now.state, seat);
    now = acted(now, seat, choices[chance.below(`${step}`, choices.length)]!);
  }
}

export const belts = ({ state }: Staged): (number | 'out')[] =>
  state.standings.map((of) => of?.belts ?? 'out');
export const lighthouses = ({ state }: Staged): (number | null)[] =>
  state.standings.map((of) => of?.lighthouse ?? null);
export const scores = ({ state }: Staged): readonly number[] | null => bukubuku.result(state)?.scores ?? null;

export function dummyOf({ state }: Staged) {
  if (state.phase === 'build' || !state.dummy) throw new Error('no dummy plays');
  return state.dummy;
}

export function building({ state }: Staged) {
  if (state.phase !== 'build') throw new Error(`phase '${state.phase}'`);
  return state;
}

export function nextOf({ state }: Staged): Carry {
  const next = bukubuku.result(state)?.carry;
  if (!next) throw new Error('no next round');
  return next;
}
