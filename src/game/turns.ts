/** What the rules of games have in common: changed states, the order of seats, the recent log. */
import type { Seat } from './game.ts';

/**
 * A copy of a state with some keys changed. Spreading takes Node 20 many times as long, and fields named one by one a
 * fraction of the time.
 */
export const withChanges = <State extends object>(state: State, changes: Partial<State>): State =>
  Object.assign({}, state, changes);

/** Play order is the order of seats. */
export const nextSeat = (seat: Seat, seats: number): Seat => (seat + 1) % seats;

/** Something of each seat. */
export function bySeat<T>(seats: number, make: (seat: Seat) => T): T[] {
  const values: T[] = [];
  for (let seat = 0; seat < seats; seat++) values.push(make(seat));
  return values;
}

/** Everybody plays for themselves. */
export const soloSides = (seats: number): Seat[][] => bySeat(seats, (seat) => [seat]);

/** Numbers in ascending order. By insertion: what games sort is short and mostly in order, and a comparator takes longer. */
export function ascending(numbers: readonly number[]): number[] {
  const sorted = numbers.slice();
  for (let i = 1; i < sorted.length; i++) {
    const number = sorted[i]!;
    let place = i;
    for (; place > 0 && sorted[place - 1]! > number; place--) sorted[place] = sorted[place - 1]!;
    sorted[place] = number;
  }
  return sorted;
}

/** Appends entries to a recent log and keeps the latest ones, oldest first. */
export function appendRecent<LogEntry>(
  maxEntries: number,
  log: readonly LogEntry[],
  ...entries: readonly LogEntry[]
): LogEntry[] {
  const kept = log.slice(Math.max(0, log.length + entries.length - maxEntries));
  for (const entry of entries) kept.push(entry);
  return kept;
}

/** Whether a seat has passed since the latest play. */
export const hasPassedSinceLastPlay = (
  log: readonly { readonly seat: Seat; readonly kind: string }[],
  seat: Seat,
): boolean =>
  log
    .slice(log.findLastIndex(({ kind }) => kind === 'play') + 1)
    .some((entry) => entry.kind === 'pass' && entry.seat === seat);

/** Remembers the latest answer. States never change, and are mostly asked the same thing several times in a row. */
export function memoizeLast<State extends object, Answer>(
  compute: (state: State) => Answer,
): (state: State) => Answer {
  let latest: { readonly state: State; readonly answer: Answer } | null = null;
  return (state) => {
    if (latest?.state !== state) latest = { state, answer: compute(state) };
    return latest.answer;
  };
}
