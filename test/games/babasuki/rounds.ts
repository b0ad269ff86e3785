/** Rounds as people write them, by cards' numbers; what the rules refuse throws, unless that is what is asked. */
import { type Chance, seededChance, seedFromText } from '../../../src/game/chance.ts';
import { isRefusal, type Refusal, type Seat } from '../../../src/game/game.ts';
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
/** Once the cards lie, and nobody has a hand shuffled, nothing is left to chance. */
const none: Chance = { below: never, many: never, shuffle: never, scope: never };
function never(): never {
  throw new Error('a round asks for chance after its cards are dealt');
}

interface Written {
  readonly hands?: readonly (readonly Card[])[];
  readonly deck?: readonly Card[];
  readonly dealer?: Seat;
  readonly round?: number;
  readonly options?: Partial<Options>;
}

const begun = (setup: object, options: object = {}): State =>
  frozen(babasuki.scenario.setup({ dealer: 0, round: 1, ...setup }, options, none).state);

/** A round at its draft; two seats give their pack. */
export const draft = ({ options, ...setup }: Written): State => begun(setup, options);
/** A round at its raid. */
export const raid = ({ options, ...setup }: Written): State => begun({ ...setup, phase: 'raid' }, options);

export const dealt = (
  seats: number,
  seed: string,
  options: Partial<Options> = {},
  before: Carry | null = null,
): State =>
  frozen(babasuki.start({ options: babasuki.options.parse(options), seats, carry: before }, chanceOf(seed)));

export type Move = readonly [Seat, Action];
export const secure = (seat: Seat, card: Card): Move => [seat, { do: 'secure', card }];
/** Another pick while others pick. */
export const change = (seat: Seat, card: Card): Move => [seat, { do: 'change', card }];
export const strike = (seat: Seat, villain: Card, position?: number): Move => [
  seat,
  position === undefined ? { do: 'raid', villain } : { do: 'raid', villain, position },
];
export const arrange = (seat: Seat, ...order: Card[]): Move => [seat, { do: 'arrange', order }];

export function moved(state: State, ...moves: readonly Move[]): State {
  return moves.reduce((now, [seat, action]) => {
    const next = babasuki.apply(now, seat, frozen(action), none);
    if (isRefusal(next)) throw new Error(`seat ${seat} ${JSON.stringify(action)}: ${next.refused}`);
    return frozen(next);
  }, state);
}

/** Why a move is refused; '' where it is not. */
export function refusal(state: State, [seat, action]: Move): string {
  const next: State | Refusal = babasuki.apply(state, seat, action, none);
  return isRefusal(next) ? next.refused : '';
}

export const drafting = (state: State): Draft => (state.phase === 'draft' ? state : wrong(state));
export const pairing = (state: State): Pairs => (state.phase === 'pairs' ? state : wrong(state));
export const raiding = (state: State): Raiding => (state.phase === 'raid' ? state : wrong(state));
export const ended = (state: State): Over => (state.phase === 'over' ? state : wrong(state));
function wrong(state: State): never {
  throw new Error(`the round is at its ${state.phase}`);
}

export const scores = (state: State): readonly number[] | undefined => babasuki.result(state)?.scores;
export const offered = (state: State, seat: Seat): string[] =>
  babasuki.choices(state, seat).map((choice) => babasuki.nameOf(choice));
