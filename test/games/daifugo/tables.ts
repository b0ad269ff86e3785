/** Games as people write them: cards by face, `JK` a joker; moves as they are said. */
import { faceOf } from '../../../src/game/cards.ts';
import { type Chance, seededChance, seedFromText } from '../../../src/game/chance.ts';
import { isRefusal, type Seat } from '../../../src/game/game.ts';
import { daifugo } from '../../../src/games/daifugo/index.ts';
import type { Action, Carry, Options, Over, State, Trick } from '../../../src/games/daifugo/state.ts';
import { frozen } from '../../game/frozen.ts';

/** Only ties are left to chance once the cards lie. */
export const chance: Chance = seededChance(seedFromText('daifugo'));

export const facesIn = (cards: string): string[] => cards.split(' ').filter((face) => face !== '');

interface Written {
  readonly hands: readonly string[];
  readonly stock?: string;
  readonly starter?: Seat;
  readonly drawn?: boolean;
  readonly revolutions?: number;
  readonly options?: Partial<Options>;
}

/** A game whose first lead is to come: by seat 0, and somebody has drawn, unless said otherwise. */
export function table({
  hands,
  stock = '',
  starter = 0,
  drawn = true,
  revolutions = 0,
  options = {},
}: Written): State {
  const setup = { hands: hands.map(facesIn), stock: facesIn(stock), starter, drawn, revolutions };
  return frozen(daifugo.scenario.setup(setup, options, chance).state);
}

/** A game as it is dealt. */
export const dealt = (
  seed: string,
  seats = 4,
  options: Partial<Options> = {},
  before: Carry | null = null,
): State =>
  frozen(
    daifugo.start(
      { options: daifugo.options.parse(options), seats, carry: before },
      seededChance(seedFromText(seed)),
    ),
  );

/**
 * What somebody does: `draw`, `pass`, `reverse`, `keep`, `give 4s 5h`, `discard 9d`, or cards to play, with what they
 * stand for where jokers need it: `5c JK 7c as 5c 6c 7c`.
 */
export type Move = string;

function writtenMove(move: Move): unknown {
  if (move === 'draw' || move === 'pass') return { do: move };
  if (move === 'reverse' || move === 'keep') return { do: 'reverse', yes: move === 'reverse' };
  const [first = '', ...rest] = facesIn(move);
  if (first === 'give' || first === 'discard') return { do: first, cards: rest };
  const [cards = '', as] = move.split(' as ');
  return { do: 'play', cards: facesIn(cards), ...(as && { as: facesIn(as) }) };
}

function attempt(state: State, seat: Seat, move: Move) {
  const action = daifugo.scenario.parseAction(
    state,
    seat,
    daifugo.scenario.actionSchema.parse(writtenMove(move)),
  );
  return isRefusal(action) ? action : daifugo.apply(state, seat, action, chance);
}

/** The state after moves in turn, each accepted. */
export const moved = (state: State, ...moves: readonly (readonly [Seat, Move])[]): State =>
  moves.reduce((now, [seat, move]) => {
    const next = attempt(now, seat, move);
    if (isRefusal(next)) throw new Error(`seat ${seat}, '${move}': ${next.refused}`);
    return frozen(next);
  }, state);

/** Why a move is refused; null where it is not. The state given stays as it is. */
export function refused(state: State, seat: Seat, move: Move | Action): string | null {
  const before = JSON.stringify(state);
  const next =
    typeof move === 'string' ? attempt(state, seat, move) : daifugo.apply(state, seat, move, chance);
  if (JSON.stringify(state) !== before) throw new Error('the state given has changed');
  return isRefusal(next) ? next.refused : null;
}

/** The names of all that a seat may do. */
export const offered = (state: State, seat: Seat): string[] =>
  daifugo.choices(state, seat).map(daifugo.nameOf);

/** The plays among them, without `play.`. */
export const playable = (state: State, seat: Seat): string[] =>
  offered(state, seat).flatMap((name) => (name.startsWith('play.') ? [name.slice(5)] : []));

export const hand = (state: State, seat: Seat): string => state.hands[seat]!.map(faceOf).join(' ');

export const toAct = (state: State): readonly Seat[] => daifugo.toAct(state);

export function trickOf(state: State): Trick | null {
  if (state.phase === 'over') throw new Error('over');
  return state.trick;
}

export function over(state: State): Over {
  if (state.phase !== 'over') throw new Error(`phase '${state.phase}'`);
  return state;
}

export const scores = (state: State): readonly number[] | undefined => daifugo.result(state)?.scores;

/** Whether `cards`, answering `below` led by the other seat, are accepted, and why not. */
export function answering(cards: string, below: string, more: Partial<Written> = {}): string | null {
  const state = table({
    hands: [`${below.split(' as ')[0]} Kh 9d`, `${cards.split(' as ')[0]} Qh 9h`],
    stock: '7h',
    ...more,
  });
  return refused(moved(state, [0, below], ...owed(below)), 1, cards);
}

/** What the roles of a led play ask before the next may answer: nothing where there are none. */
const owed = (below: string): [Seat, Move][] => {
  const stood = facesIn(below.split(' as ').at(-1)!).filter((face) => face !== 'JK');
  const ranks = stood.map((face) => face[0]);
  const moves: [Seat, Move][] = [];
  if (ranks.includes('6')) moves.push([0, 'give Kh']);
  if (ranks.includes('T')) moves.push([0, 'discard Kh']);
  if (ranks.includes('J')) moves.push([0, 'keep']);
  return moves;
};
