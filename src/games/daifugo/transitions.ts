/** Builds the next state of a game. Every action does, and spreading an object takes Node 20 many times as long. */
import type { Card } from '../../game/cards.ts';
import type { Seat } from '../../game/game.ts';
import { appendRecent } from '../../game/turns.ts';
import type { Effect, End, LogEntry, Over, Owes, State, Trick, Turn } from './state.ts';

/** What an action may change besides the phase and the turn. */
export type Changes = Partial<
  Pick<State, 'hands' | 'stock' | 'discards' | 'played' | 'revolutions' | 'drawn' | 'gifts' | 'recent'>
>;

const commonState = (state: State, changes: Changes) => ({
  options: state.options,
  game: state.game,
  hands: changes.hands ?? state.hands,
  stock: changes.stock ?? state.stock,
  discards: changes.discards ?? state.discards,
  played: changes.played ?? state.played,
  revolutions: changes.revolutions ?? state.revolutions,
  drawn: changes.drawn ?? state.drawn,
  gifts: changes.gifts ?? state.gifts,
  recent: changes.recent ?? state.recent,
});

export const turnState = (
  state: State,
  { turn, trick, drew }: Pick<Turn, 'turn' | 'trick' | 'drew'>,
  changes: Changes,
): Turn => Object.assign(commonState(state, changes), { phase: 'turn' as const, turn, trick, drew });

export const effectState = (state: State, turn: Seat, trick: Trick, owes: Owes, changes: Changes): Effect =>
  Object.assign(commonState(state, changes), { phase: 'effect' as const, turn, trick, owes });

export const overState = (state: State, end: End, changes: Changes): Over =>
  Object.assign(commonState(state, changes), { phase: 'over' as const, end });

export const sortHand = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => a - b);

/** The recent log covers about two rounds of the table. */
const MAX_LOG_ENTRIES = 12;

export const appendLog = ({ recent }: Pick<State, 'recent'>, ...entries: readonly LogEntry[]): LogEntry[] =>
  appendRecent(MAX_LOG_ENTRIES, recent, ...entries);

/** A hand without some of its cards; null unless each of them is in the hand and named once. */
export function without(hand: readonly Card[], cards: readonly Card[]): Card[] | null {
  const left = hand.filter((card) => !cards.includes(card));
  return left.length + cards.length === hand.length ? left : null;
}
