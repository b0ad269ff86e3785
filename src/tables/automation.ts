/**
 * What happens to a table without a press: computers move, turns run out, players are warned, the next hand begins, a
 * lobby expires. All of it is transitions on timers, applied in the table's queue like a press.
 */
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { AnyGame, Seat } from '../game/game.ts';
import { expire, LOBBY_MS } from './lobby.ts';
import { actByComputer, BETWEEN_MS, nextHand, playedByComputer, REST_MS, seatsToAct, warn } from './play.ts';
import { refused, type Transition } from './refusals.ts';
import { type PlayingTable, promptOf, type ReadableTable, type Table } from './table.ts';

/** Players are warned this long before their turn runs out; in a long turn, this long after it began. */
const WARNING_MS = 45_000;
const LONG_TURN_SECONDS = 300;
/** A transition that failed is tried again after this pause, which doubles up to `MAX_DOUBLINGS` times. */
const RETRY_MS = 5_000;
const MAX_DOUBLINGS = 3;
/** A transition that has thrown so often always will: its table is quarantined. */
const MAX_THROWS = 5;

/** A transition threw, and was not written. */
export class TransitionError extends Error {}

export interface AutomationOptions {
  readonly clock: Clock;
  readonly log: Logger;
  /** How long a computer takes over a move, in milliseconds. */
  readonly pace: () => number;
  readonly gameOf: (table: Table) => AnyGame;
  /** @throws {TransitionError} where the transition throws, and what the store throws */
  readonly apply: (tableId: string, transition: Transition) => Promise<unknown>;
  /** Quarantines a table, unless it has changed since. */
  readonly quarantine: (table: ReadableTable, error: Error) => Promise<void>;
}

export interface Automation {
  /** Sets the timers of a table, in place of those that were set before. */
  schedule(table: Table): void;
  cancel(tableId: string): void;
  /** Cancels all timers; none is set until `resumeAll`. */
  pauseAll(): void;
  /** @returns the tables whose timers are to be set again */
  resumeAll(): string[];
}

interface Failures {
  readonly total: number;
  /** Those of the transition itself, not of the store. */
  readonly throws: number;
}

const NO_FAILURES: Failures = { total: 0, throws: 0 };

export function createAutomation(options: AutomationOptions): Automation {
  const { clock, log, gameOf, apply, quarantine } = options;
  const timers = new Map<string, (() => void)[]>();
  const thinking = createThinking(options);
  let isPaused = false;
  /** Tables that would have had timers during the pause. */
  const paused = new Set<string>();

  /** Applies a transition after a delay, if the table has not changed until then. */
  const scheduleTransition = (
    table: ReadableTable,
    delayMs: number,
    transition: Transition,
    failures = NO_FAILURES,
  ): void => {
    if (isPaused) {
      paused.add(table.id);
      return;
    }
    const ifUnchanged: Transition = (current, now) =>
      current.version === table.version ? transition(current, now) : refused('stale');
    const cancelTimer = clock.after(delayMs, () => {
      apply(table.id, ifUnchanged).catch((error) => onFailure(table, transition, failures, error));
    });
    timers.set(table.id, [...(timers.get(table.id) ?? []), cancelTimer]);
  };

  const onFailure = async (
    table: ReadableTable,
    transition: Transition,
    previous: Failures,
    error: unknown,
  ): Promise<void> => {
    const hasThrown = error instanceof TransitionError;
    const failures = { total: previous.total + 1, throws: previous.throws + (hasThrown ? 1 : 0) };
    log.error({ table: table.id, tries: failures.total, err: error }, 'automatic transition failed');
    const retryMs = RETRY_MS * 2 ** Math.min(previous.total, MAX_DOUBLINGS);
    const retry = () => scheduleTransition(table, retryMs, transition, failures);
    if (!hasThrown || failures.throws < MAX_THROWS) return retry();
    return quarantine(table, error).catch((reason) => {
      log.error({ table: table.id, err: reason }, 'table could not be quarantined');
      retry();
    });
  };

  const cancel = (tableId: string): void => {
    for (const cancelTimer of timers.get(tableId) ?? []) cancelTimer();
    timers.delete(tableId);
  };

  const scheduleTurn = (table: PlayingTable): void => {
    const game = gameOf(table);
    const isComputer = (seat: Seat) => playedByComputer(table.seats[seat]!);
    const toAct = seatsToAct(game, table);
    const computer = toAct.find(isComputer);
    if (computer !== undefined)
      scheduleTransition(table, thinking.leftMs(table, computer), actByComputer(game, computer, 'computer'));
    const player = toAct.find((seat) => !isComputer(seat));
    if (player === undefined) return;
    const leftMs = untilDeadlineMs(table, clock.now());
    if (leftMs !== null) scheduleTransition(table, leftMs, actByComputer(game, player, 'clock'));
    if (!table.warned) scheduleTransition(table, untilWarningMs(table, leftMs), warn);
  };

  return {
    cancel,

    schedule(table) {
      cancel(table.id);
      const leftMs = untilDeadlineMs(table, clock.now()) ?? 0;
      if (table.phase === 'lobby') scheduleTransition(table, leftMs, expire);
      if (table.phase === 'between') scheduleTransition(table, leftMs, nextHand(gameOf(table)));
      if (table.phase === 'playing') scheduleTurn(table);
      else thinking.forget(table.id);
    },

    pauseAll() {
      isPaused = true;
      for (const id of [...timers.keys()]) {
        paused.add(id);
        cancel(id);
      }
    },

    resumeAll() {
      isPaused = false;
      const ids = [...paused];
      paused.clear();
      return ids;
    },
  };
}

/** How long computers still think: a change by somebody else at the table does not make one start anew. */
function createThinking({ clock, pace }: AutomationOptions) {
  const thoughts = new Map<string, { seat: Seat; prompt: number; until: number }>();
  return {
    leftMs(table: PlayingTable, seat: Seat): number {
      const prompt = promptOf(table, seat);
      let thought = thoughts.get(table.id);
      if (thought?.seat !== seat || thought.prompt !== prompt) {
        thought = { seat, prompt, until: clock.monotonic() + pace() };
        thoughts.set(table.id, thought);
      }
      return thought.until - clock.monotonic();
    },
    forget: (tableId: string): void => void thoughts.delete(tableId),
  };
}

/** @returns null where the table has no deadline. One further off than its phase is long: the wall clock has gone back. */
function untilDeadlineMs(table: Table, now: number): number | null {
  if (!('deadline' in table) || table.deadline === null) return null;
  const turnMs = Math.max(table.turnSeconds * 1000, REST_MS);
  const maxMs = { lobby: LOBBY_MS, between: BETWEEN_MS, playing: turnMs }[table.phase];
  return Math.min(table.deadline - now, maxMs);
}

/** @param leftMs until the turn runs out; null where it does not */
function untilWarningMs({ turnSeconds }: PlayingTable, leftMs: number | null): number {
  if (leftMs === null) return WARNING_MS;
  const turnMs = turnSeconds * 1000;
  if (turnSeconds > LONG_TURN_SECONDS) return WARNING_MS - (turnMs - leftMs);
  return leftMs - Math.min(WARNING_MS, turnMs / 2);
}
