/** A game after a step. Every step comes through here, and Node 20 takes many times as long to spread an object. */
import type { Card } from '../../game/cards.ts';
import type { Seat } from '../../game/game.ts';
import { appendRecent } from '../../game/turns.ts';
import type { Effect, End, LogEntry, Over, Owes, State, Trick, Turn } from './state.ts';

/** What a step may change besides whose turn it is. */
export type Changes = Partial<
  Pick<State, 'hands' | 'stock' | 'discards' | 'played' | 'revolutions' | 'drawn' | 'gifts' | 'recent'>
>;

const commonState = (of: State, changes: Changes) => ({
  options: of.options,
  game: of.game,
  hands: changes.hands ?? of.hands,
  stock: changes.stock ?? of.stock,
  discards: changes.discards ?? of.discards,
  played: changes.played ?? of.played,
  revolutions: changes.revolutions ?? of.revolutions,
  drawn: changes.drawn ?? of.drawn,
  gifts: changes.gifts ?? of.gifts,
  recent: changes.recent ?? of.recent,
});

export const turnState = (
  of: State,
  { turn, trick, drew }: Pick<Turn, 'turn' | 'trick' | 'drew'>,
  changes: Changes,
): Turn => Object.assign(commonState(of, changes), { phase: 'turn' as const, turn, trick, drew });

export const effectState = (of: State, turn: Seat, trick: Trick, owes: Owes, changes: Changes): Effect =>
  Object.assign(commonState(of, changes), { phase: 'effect' as const, turn, trick, owes });

export const overState = (of: State, end: End, changes: Changes): Over =>
  Object.assign(commonState(of, changes), { phase: 'over' as const, end });

export const sortHand = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => a - b);

/** Deeds kept for all to read: about two rounds of the table. */
const MAX_LOG_ENTRIES = 12;

export const appendLog = ({ recent }: Pick<State, 'recent'>, ...deeds: readonly LogEntry[]): LogEntry[] =>
  appendRecent(MAX_LOG_ENTRIES, recent, ...deeds);

/** A hand without some of its cards; null where they are not all in it, each once. */
export function without(hand: readonly Card[], cards: readonly Card[]): Card[] | null {
  const left = hand.filter((card) => !cards.includes(card));
  return left.length + cards.length === hand.length ? left : null;
}
