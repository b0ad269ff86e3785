/** Matches written in short: a word of digits for each seat's dice, `112 6`, with 6 the wild. Rolls are written alike. */
import { type Chance, seededChance, seedFromText } from '../../../src/game/chance.ts';
import { isRefusal, type Seat } from '../../../src/game/game.ts';
import { bluff } from '../../../src/games/bluff/index.ts';
import type { Action, Carry, Options, Over, Playing, State } from '../../../src/games/bluff/state.ts';
import { frozen } from '../../game/frozen.ts';

export const faces = (digits: string): number[] => [...digits].map(Number);

interface MatchSetup {
  /** A word for each seat; `-` for a seat that is out. */
  readonly dice: string;
  readonly starter?: Seat;
  /** A word for each roll to come; after these, chance rolls. */
  readonly rolls?: string;
  readonly options?: Partial<Options>;
}

export interface Match {
  readonly state: State;
  readonly chance: Chance;
}

const diceWords = (text: string): number[][] =>
  text === '' ? [] : text.split(' ').map((word) => (word === '-' ? [] : faces(word)));

/** A match at the start of a round with these dice. */
export function matchOf({ dice, starter = 0, rolls = '', options = {} }: MatchSetup): Match {
  const setup = { dice: diceWords(dice), starter, rolls: diceWords(rolls) };
  const { state, chance } = bluff.scenario.setup(setup, options, seededChance(seedFromText('match')));
  return { state: frozen(state), chance };
}

/** A match as the game starts it from a seed. */
export function matchFromSeed(
  seed: string,
  seats: number,
  options: Partial<Options> = {},
  carry: Carry | null = null,
): Match & { readonly state: Playing } {
  const chance = seededChance(seedFromText(seed));
  const state = frozen(bluff.start({ options: bluff.options.parse(options), seats, carry }, chance));
  if (state.phase !== 'play') throw new Error('the match is over at its start');
  return { state, chance };
}

/** `4x3` or `2x*` for a call, `show 16` for a reroll, `challenge`. */
export type Move = string;

export function actionOf(move: Move): Action {
  const [, count, face] = /^(\d+)x([1-5*])$/.exec(move) ?? [];
  if (count && face) return { do: 'call', count: Number(count), face: face === '*' ? 6 : Number(face) };
  const [, revealed] = /^show (\d+)$/.exec(move) ?? [];
  if (revealed) return { do: 'reveal', dice: faces(revealed) };
  if (move === 'challenge') return { do: 'challenge' };
  throw new Error(`not a move: '${move}'`);
}

/** The match after legal moves; throws for one that is refused. */
export function afterMoves(
  { state: start, chance }: Match,
  ...moves: readonly (readonly [Seat, Move])[]
): Match {
  const state = moves.reduce((previous, [seat, move]) => {
    const next = bluff.apply(previous, seat, actionOf(move), chance);
    if (isRefusal(next)) throw new Error(`seat ${seat}, '${move}': ${next.refused}`);
    return frozen(next);
  }, start);
  return { state, chance };
}

/** Why a move is refused; null for a legal one. The given state is frozen and cannot change. */
export function refusalOf({ state, chance }: Match, seat: Seat, move: Move): string | null {
  const next = bluff.apply(frozen(state), seat, actionOf(move), chance);
  return isRefusal(next) ? next.refused : null;
}

/** The state of a match that goes on. */
export function playing({ state }: Match): Playing {
  if (state.phase !== 'play') throw new Error('the match is over');
  return state;
}

/** The state of a match that is over. */
export function finished({ state }: Match): Over {
  if (state.phase !== 'over') throw new Error('the match is not over');
  return state;
}

export const choiceNames = ({ state }: Match, seat: Seat): string[] =>
  bluff.choices(state, seat).map((choice) => bluff.nameOf(choice));
