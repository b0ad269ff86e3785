/** Matches as people write them: dice by seat as digits, `112 6`, the wild a 6; rolls to come in the same way. */
import { type Chance, seededChance, seedFromText } from '../../../src/game/chance.ts';
import { isRefusal, type Seat } from '../../../src/game/game.ts';
import { bluff } from '../../../src/games/bluff/index.ts';
import type { Action, Carry, Options, Over, Playing, State } from '../../../src/games/bluff/state.ts';
import { frozen } from '../../game/frozen.ts';

export const faces = (digits: string): number[] => [...digits].map(Number);

interface Written {
  /** A word a seat; `-`: out. */
  readonly dice: string;
  readonly starter?: Seat;
  /** A word a roll; without any, chance rolls. */
  readonly rolls?: string;
  readonly options?: Partial<Options>;
}

export interface Match {
  readonly state: State;
  readonly chance: Chance;
}

const words = (text: string): number[][] =>
  text === '' ? [] : text.split(' ').map((word) => (word === '-' ? [] : faces(word)));

export function match({ dice, starter = 0, rolls = '', options = {} }: Written): Match {
  const setup = { dice: words(dice), starter, rolls: words(rolls) };
  const { state, chance } = bluff.scenario.setup(setup, options, seededChance(seedFromText('match')));
  return { state: frozen(state), chance };
}

/** A match as the game begins it. */
export function begun(
  seed: string,
  seats: number,
  options: Partial<Options> = {},
  before: Carry | null = null,
): Match & { readonly state: Playing } {
  const chance = seededChance(seedFromText(seed));
  const state = frozen(bluff.start({ options: bluff.options.parse(options), seats, carry: before }, chance));
  if (state.phase !== 'play') throw new Error('not in play');
  return { state, chance };
}

/** `4x3`, `2x*`: a call; `show 16`: a reroll; `challenge`. */
export type Move = string;

export function actionOf(move: Move): Action {
  const [, count, face] = /^(\d+)x([1-5*])$/.exec(move) ?? [];
  if (count && face) return { do: 'call', count: Number(count), face: face === '*' ? 6 : Number(face) };
  const [, shown] = /^show (\d+)$/.exec(move) ?? [];
  if (shown) return { do: 'reveal', dice: faces(shown) };
  if (move === 'challenge') return { do: 'challenge' };
  throw new Error(`what is '${move}'?`);
}

/** The match after moves in turn, each accepted. */
export function played({ state, chance }: Match, ...moves: readonly (readonly [Seat, Move])[]): Match {
  const after = moves.reduce((now, [seat, move]) => {
    const next = bluff.apply(now, seat, actionOf(move), chance);
    if (isRefusal(next)) throw new Error(`seat ${seat}, '${move}': ${next.refused}`);
    return frozen(next);
  }, state);
  return { state: after, chance };
}

/** Why a move is refused; null where it is not. Either way the state given stays as it is. */
export function refused({ state, chance }: Match, seat: Seat, move: Move): string | null {
  const next = bluff.apply(frozen(state), seat, actionOf(move), chance);
  return isRefusal(next) ? next.refused : null;
}

export function inPlay({ state }: Match): Playing {
  if (state.phase !== 'play') throw new Error('it is over');
  return state;
}

export function over({ state }: Match): Over {
  if (state.phase !== 'over') throw new Error('it goes on');
  return state;
}

export const offered = ({ state }: Match, seat: Seat): string[] =>
  bluff.choices(state, seat).map((choice) => bluff.nameOf(choice));
