/** Rounds written in short, by card numbers. */
import { type Chance, seededChance, seedFromText } from '../../../src/game/chance.ts';
import { isRefusal, type Seat } from '../../../src/game/game.ts';
import type { Card } from '../../../src/games/babasuki/cards.ts';
import { babasuki } from '../../../src/games/babasuki/index.ts';
import type {
  Action,
  Carry,
  Draft,
  Options,
  Over,
  Pairs,
  Raiding,
  State,
} from '../../../src/games/babasuki/state.ts';
import { frozen } from '../../game/frozen.ts';

export const chanceOf = (seed: string): Chance => seededChance(seedFromText(seed));
/** After the deal the game must not draw on chance, unless a hand is shuffled. */
const noChance: Chance = { below: never, many: never, shuffle: never, scope: never };
function never(): never {
  throw new Error('the game drew on chance after the deal');
}

interface RoundSetup {
  readonly hands?: readonly (readonly Card[])[];
  /** The pack, for two seats. */
  readonly deck?: readonly Card[];
  readonly dealer?: Seat;
  readonly round?: number;
  readonly options?: Partial<Options>;
}

const stateOf = (setup: object, options: object = {}): State =>
  frozen(babasuki.scenario.setup({ dealer: 0, round: 1, ...setup }, options, noChance).state);

/** A round at the start of its draft. */
export const draftState = ({ options, ...setup }: RoundSetup): State => stateOf(setup, options);
/** A round at the start of its raid. */
export const raidState = ({ options, ...setup }: RoundSetup): State =>
  stateOf({ ...setup, phase: 'raid' }, options);

/** A round as the game deals it from a seed. */
export const dealFromSeed = (
  seats: number,
  seed: string,
  options: Partial<Options> = {},
  carry: Carry | null = null,
): State =>
  frozen(babasuki.start({ options: babasuki.options.parse(options), seats, carry }, chanceOf(seed)));

export type Move = readonly [Seat, Action];
export const secure = (seat: Seat, card: Card): Move => [seat, { do: 'secure', card }];
/** Another pick instead, while others pick. */
export const change = (seat: Seat, card: Card): Move => [seat, { do: 'change', card }];
export const raid = (seat: Seat, villain: Card, position?: number): Move => [
  seat,
  position === undefined ? { do: 'raid', villain } : { do: 'raid', villain, position },
];
export const arrange = (seat: Seat, ...order: Card[]): Move => [seat, { do: 'arrange', order }];

/** The state after legal moves; throws for one that is refused. */
export function afterMoves(start: State, ...moves: readonly Move[]): State {
  return moves.reduce((state, [seat, action]) => {
    const next = babasuki.apply(state, seat, frozen(action), noChance);
    if (isRefusal(next)) throw new Error(`seat ${seat} ${JSON.stringify(action)}: ${next.refused}`);
    return frozen(next);
  }, start);
}

/** Why a move is refused; '' for a legal one. */
export function refusalOf(state: State, [seat, action]: Move): string {
  const next = babasuki.apply(state, seat, action, noChance);
  return isRefusal(next) ? next.refused : '';
}

export const draftOf = (state: State): Draft => (state.phase === 'draft' ? state : wrongPhase(state));
export const pairsOf = (state: State): Pairs => (state.phase === 'pairs' ? state : wrongPhase(state));
export const raidOf = (state: State): Raiding => (state.phase === 'raid' ? state : wrongPhase(state));
export const overOf = (state: State): Over => (state.phase === 'over' ? state : wrongPhase(state));
function wrongPhase(state: State): never {
  throw new Error(`the phase is '${state.phase}'`);
}

export const scoresOf = (state: State): readonly number[] | undefined => babasuki.result(state)?.scores;
export const choiceNames = (state: State, seat: Seat): string[] =>
  babasuki.choices(state, seat).map((choice) => babasuki.nameOf(choice));

/** A round that is over, with these hands and secured cards. */
export const overState = (
  state: Partial<Omit<Over, 'options'>> & { hands: number[][]; options?: Partial<Options> },
): Over => ({
  ...overOf(raidState({ hands: state.hands.map(() => []) })),
  secured: state.hands.map(() => []),
  ...state,
  options: babasuki.options.parse(state.options ?? {}),
});
