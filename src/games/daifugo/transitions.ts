/** Builds the next state of a game: each function makes a new one, in which its caller sets what else changes. */
import type { Card } from '../../game/cards.ts';
import type { Seat } from '../../game/game.ts';
import { appendRecent, ascending } from '../../game/turns.ts';
import type { Effect, End, LogEntry, Over, Owes, State, Trick, Turn } from './state.ts';

// Every play makes a state. Fields named one by one take a fraction of the time of spreading them.

export const turnState = (state: State, turn: Seat, trick: Trick | null, drew: Card | null = null): Turn => ({
  options: state.options,
  game: state.game,
  hands: state.hands,
  stock: state.stock,
  discards: state.discards,
  played: state.played,
  revolutions: state.revolutions,
  drawn: state.drawn,
  gifts: state.gifts,
  recent: state.recent,
  phase: 'turn',
  turn,
  trick,
  drew,
});

export const effectState = (state: State, turn: Seat, trick: Trick, owes: Owes): Effect => ({
  options: state.options,
  game: state.game,
  hands: state.hands,
  stock: state.stock,
  discards: state.discards,
  played: state.played,
  revolutions: state.revolutions,
  drawn: state.drawn,
  gifts: state.gifts,
  recent: state.recent,
  phase: 'effect',
  turn,
  trick,
  owes,
});

export const overState = (state: State, end: End): Over => ({
  options: state.options,
  game: state.game,
  hands: state.hands,
  stock: state.stock,
  discards: state.discards,
  played: state.played,
  revolutions: state.revolutions,
  drawn: state.drawn,
  gifts: state.gifts,
  recent: state.recent,
  phase: 'over',
  end,
});

export const sortHand = (cards: readonly Card[]): Card[] => ascending(cards);

/** The recent log covers about two rounds of the table. */
export const MAX_LOG_ENTRIES = 12;

export const appendLog = ({ recent }: Pick<State, 'recent'>, ...entries: readonly LogEntry[]): LogEntry[] =>
  appendRecent(MAX_LOG_ENTRIES, recent, ...entries);

/** A hand without some of its cards; null unless each of them is in the hand and named once. */
export function without(hand: readonly Card[], cards: readonly Card[]): Card[] | null {
  const left = hand.filter((card) => !cards.includes(card));
  return left.length + cards.length === hand.length ? left : null;
}
