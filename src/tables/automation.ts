/** What happens to a table by itself: a computer moves, a turn runs out, the next hand begins, a lobby closes. */
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { AnyGame, Seat } from '../game/game.ts';
import { expire } from './lobby.ts';
import { actByComputer, nextHand, playedByComputer, seatsToAct, warn } from './play.ts';
import { refused, type Transition } from './refusals.ts';
import type { PlayingTable, ReadableTable, Table } from './table.ts';

/** A player is told that their time runs out when this much of it is left; where turns are long, that it is their turn. */
const WARN_MS = 45_000;
const LONG_TURN_S = 300;
/** After a step that failed it is tried again, then less and less often. */
const RETRY_MS = 5_000;
const MOST_DOUBLINGS = 3;
/** What fails so often in the step itself will always fail: the table cannot go on. */
const TRIES = 5;

/** A step threw: the game's doing, or ours. The store was not asked. */
export class TransitionError extends Error {}

export interface AutomationOptions {
  readonly clock: Clock;
  readonly log: Logger;
  readonly pace: () => number;
  readonly gameOf: (table: Table) => AnyGame;
  /** @throws {TransitionError} where the step itself does, and what the store throws */
  readonly apply: (id: string, take: Transition) => Promise<unknown>;
  /** The table, as it was, can do nothing more by itself. */
  readonly quarantine: (table: ReadableTable, error: Error) => Promise<void>;
}

interface Failures {
  readonly all: number;
  readonly broken: number;
}

export function tableAutomation({
  clock,
  log,
  pace,
  gameOf,
  apply: step,
  quarantine: giveUp,
}: AutomationOptions) {
  const timers = new Map<string, (() => void)[]>();
  /** When a computer is to move, by table: whatever others do meanwhile, it does not begin to think anew. */
  const thinking = new Map<string, { seat: Seat; asked: number; until: number }>();
  let stopped = false;
  /** Tables to which something would have happened since. */
  const held = new Set<string>();

  /** Takes a step after a while, if the table is then as it is now. */
  const later = (
    table: ReadableTable,
    ms: number,
    take: Transition,
    failures: Failures = { all: 0, broken: 0 },
  ): void => {
    if (stopped) {
      held.add(table.id);
      return;
    }
    const cancel = clock.after(ms, () => {
      step(table.id, (now, at) => (now.version === table.version ? take(now, at) : refused('stale'))).catch(
        (error) => failed(table, take, failures, error),
      );
    });
    timers.set(table.id, [...(timers.get(table.id) ?? []), cancel]);
  };

  const failed = async (
    table: ReadableTable,
    take: Transition,
    { all, broken }: Failures,
    error: unknown,
  ) => {
    const failures = { all: all + 1, broken: broken + (error instanceof TransitionError ? 1 : 0) };
    log.error({ table: table.id, tries: failures.all, err: error }, 'a step that happens by itself failed');
    const again = () => later(table, RETRY_MS * 2 ** Math.min(all, MOST_DOUBLINGS), take, failures);
    if (!(error instanceof TransitionError) || failures.broken < TRIES) return again();
    return giveUp(table, error).catch((why) => {
      log.error({ table: table.id, err: why }, 'a table could not be set aside');
      again();
    });
  };

  const cancel = (id: string): void => {
    for (const cancel of timers.get(id) ?? []) cancel();
    timers.delete(id);
  };

  /** How long a computer still thinks, in milliseconds. */
  const thinks = (table: PlayingTable, seat: Seat): number => {
    const asked = table.prompts[seat]!;
    let of = thinking.get(table.id);
    if (of?.seat !== seat || of.asked !== asked) {
      of = { seat, asked, until: clock.now() + pace() };
      thinking.set(table.id, of);
    }
    return of.until - clock.now();
  };

  const scheduleTurn = (table: PlayingTable): void => {
    const game = gameOf(table);
    const toAct = seatsToAct(game, table);
    const computer = toAct.find((seat) => playedByComputer(table.seats[seat]!));
    if (computer !== undefined)
      later(table, thinks(table, computer), actByComputer(game, computer, 'computer'));
    const person = toAct.find((seat) => !playedByComputer(table.seats[seat]!));
    if (person === undefined) return;
    const left = table.deadline === null ? null : table.deadline - clock.now();
    if (left !== null) later(table, left, actByComputer(game, person, 'clock'));
    if (!table.warned) later(table, untilWarned(table, left), warn);
  };

  return {
    disarm: cancel,

    /** Sets the timers of what is due at a table, in place of those that were set before. */
    schedule(table: Table): void {
      cancel(table.id);
      if (table.phase === 'lobby') later(table, table.deadline - clock.now(), expire);
      if (table.phase === 'between') later(table, table.deadline - clock.now(), nextHand(gameOf(table)));
      if (table.phase === 'playing') scheduleTurn(table);
      else thinking.delete(table.id);
    },

    /** Nothing happens by itself any more, until `go`. */
    pause(): void {
      stopped = true;
      for (const id of [...timers.keys()]) {
        held.add(id);
        cancel(id);
      }
    },

    /** Things may happen again. @returns the tables that are to be armed anew */
    resume(): string[] {
      stopped = false;
      const ids = [...held];
      held.clear();
      return ids;
    },
  };
}

/** @param left until the turn runs out, in milliseconds; null: it does not */
function untilWarned({ turnSeconds }: PlayingTable, left: number | null): number {
  if (left === null) return WARN_MS;
  const turn = turnSeconds * 1000;
  return turnSeconds > LONG_TURN_S ? WARN_MS - (turn - left) : left - Math.min(WARN_MS, turn / 2);
}
