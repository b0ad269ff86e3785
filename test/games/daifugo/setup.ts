/** Games written in short: cards by face, `JK` for a joker, and moves as text. */
import { faceOf } from '../../../src/game/cards.ts';
import { type Chance, seededChance, seedFromText } from '../../../src/game/chance.ts';
import { isRefusal, type Seat } from '../../../src/game/game.ts';
import { daifugo } from '../../../src/games/daifugo/index.ts';
import type { Action, Carry, Options, Over, State, Trick } from '../../../src/games/daifugo/state.ts';
import { frozen } from '../../game/frozen.ts';

/** After the deal only ties are left to chance. */
const chance: Chance = seededChance(seedFromText('daifugo'));

export const splitFaces = (cards: string): string[] => cards.split(' ').filter((face) => face !== '');

interface GameSetup {
  readonly hands: readonly string[];
  readonly stock?: string;
  readonly starter?: Seat;
  readonly drawn?: boolean;
  readonly revolutions?: number;
  readonly options?: Partial<Options>;
}

/** A game before its first lead. By default seat 0 leads and somebody has drawn a card already. */
export function gameState({
  hands,
  stock = '',
  starter = 0,
  drawn = true,
  revolutions = 0,
  options = {},
}: GameSetup): State {
  const setup = { hands: hands.map(splitFaces), stock: splitFaces(stock), starter, drawn, revolutions };
  return frozen(daifugo.scenario.setup(setup, options, chance).state);
}

/** A game as it is dealt from a seed. */
export const dealFromSeed = (
  seed: string,
  seats = 4,
  options: Partial<Options> = {},
  carry: Carry | null = null,
): State =>
  frozen(
    daifugo.start(
      { options: daifugo.options.parse(options), seats, carry },
      seededChance(seedFromText(seed)),
    ),
  );

/**
 * `draw`, `pass`, `reverse`, `keep`, `give 4s 5h`, `discard 9d`, or the cards of a play, with what they stand for where
 * jokers need it: `5c JK 7c as 5c 6c 7c`.
 */
type Move = string;

function writtenAction(move: Move): unknown {
  if (move === 'draw' || move === 'pass') return { do: move };
  if (move === 'reverse' || move === 'keep') return { do: 'reverse', yes: move === 'reverse' };
  const [first = '', ...rest] = splitFaces(move);
  if (first === 'give' || first === 'discard') return { do: first, cards: rest };
  const [cards = '', as] = move.split(' as ');
  return { do: 'play', cards: splitFaces(cards), ...(as && { as: splitFaces(as) }) };
}

function attempt(state: State, seat: Seat, move: Move) {
  const written = daifugo.scenario.actionSchema.parse(writtenAction(move));
  const action = daifugo.scenario.parseAction(state, seat, written);
  return isRefusal(action) ? action : daifugo.apply(state, seat, action, chance);
}

/** The state after legal moves; throws for one that is refused. */
export const afterMoves = (start: State, ...moves: readonly (readonly [Seat, Move])[]): State =>
  moves.reduce((state, [seat, move]) => {
    const next = attempt(state, seat, move);
    if (isRefusal(next)) throw new Error(`seat ${seat}, '${move}': ${next.refused}`);
    return frozen(next);
  }, start);

/** Why a move is refused; null for a legal one. Throws if the given state has changed. */
export function refusalOf(state: State, seat: Seat, move: Move | Action): string | null {
  const before = JSON.stringify(state);
  const next =
    typeof move === 'string' ? attempt(state, seat, move) : daifugo.apply(state, seat, move, chance);
  if (JSON.stringify(state) !== before) throw new Error('the given state has changed');
  return isRefusal(next) ? next.refused : null;
}

/** The names of a seat's choices. */
export const choiceNames = (state: State, seat: Seat): string[] =>
  daifugo.choices(state, seat).map(daifugo.nameOf);

/** The names of a seat's plays, without `play.`. */
export const playNames = (state: State, seat: Seat): string[] =>
  choiceNames(state, seat).flatMap((name) => (name.startsWith('play.') ? [name.slice(5)] : []));

export const handOf = (state: State, seat: Seat): string => state.hands[seat]!.map(faceOf).join(' ');

export const toAct = (state: State): readonly Seat[] => daifugo.toAct(state);

export function trickOf(state: State): Trick | null {
  if (state.phase === 'over') throw new Error('the game is over');
  return state.trick;
}

/** The state as one that is over; throws for another. */
export function overState(state: State): Over {
  if (state.phase !== 'over') throw new Error(`phase '${state.phase}'`);
  return state;
}

export const scoresOf = (state: State): readonly number[] | undefined => daifugo.result(state)?.scores;

/** Why `cards` may not be played on `top`, which the other of two seats has led; null where they may. */
export function refusalOfAnswer(cards: string, top: string, setup: Partial<GameSetup> = {}): string | null {
  const state = gameState({
    hands: [`${top.split(' as ')[0]} Kh 9d`, `${cards.split(' as ')[0]} Qh 9h`],
    stock: '7h',
    ...setup,
  });
  return refusalOf(afterMoves(state, [0, top], ...effectMoves(top)), 1, cards);
}

/** The moves of seat 0 that the roles of its lead ask for. */
function effectMoves(lead: string): [Seat, Move][] {
  const naturals = splitFaces(lead.split(' as ').at(-1)!).filter((face) => face !== 'JK');
  const ranks = naturals.map((face) => face[0]);
  const moves: [Seat, Move][] = [];
  if (ranks.includes('6')) moves.push([0, 'give Kh']);
  if (ranks.includes('T')) moves.push([0, 'discard Kh']);
  if (ranks.includes('J')) moves.push([0, 'keep']);
  return moves;
}
