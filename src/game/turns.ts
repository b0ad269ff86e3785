/** What the courses of games have in common: states that follow one another, seats in a row, what is told of them. */
import type { Seat } from './game.ts';

/** The state with some of it changed. Where every play comes through, Node 20 takes many times as long to spread it. */
export const withChanges = <State extends object>(state: State, changes: Partial<State>): State =>
  Object.assign({}, state, changes);

/** Play order is the order of seats. */
export const nextSeat = (seat: Seat, seats: number): Seat => (seat + 1) % seats;

/** Everybody plays for themselves. */
export const soloSides = (seats: number): Seat[][] => Array.from({ length: seats }, (_, seat) => [seat]);

/** The latest deeds for all to read, so many at most, the oldest first. */
export function appendRecent<LogEntry>(
  most: number,
  before: readonly LogEntry[],
  ...deeds: readonly LogEntry[]
): LogEntry[] {
  const kept = before.slice(Math.max(0, before.length + deeds.length - most));
  kept.push(...deeds);
  return kept;
}

/** Whether a seat has passed since the latest play. */
export const hasPassedSinceLastPlay = (
  deeds: readonly { readonly seat: Seat; readonly kind: string }[],
  seat: Seat,
): boolean =>
  deeds
    .slice(deeds.findLastIndex(({ kind }) => kind === 'play') + 1)
    .some((deed) => deed.kind === 'pass' && deed.seat === seat);

/** States never change, and who asks something of one mostly goes on to ask it again: the latest answer is kept. */
export function memoizeLast<State extends object, Answer>(
  ask: (state: State) => Answer,
): (state: State) => Answer {
  let latest: { readonly state: State; readonly answer: Answer } | null = null;
  return (state) => {
    if (latest?.state !== state) latest = { state, answer: ask(state) };
    return latest.answer;
  };
}
