/** What happens to a table by itself: a computer moves, a turn runs out, the next hand begins, a lobby closes. */
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { AnyGame, Seat } from '../game/game.ts';
import type { Table } from '../store/records.ts';
import { expire } from './lobby.ts';
import { actByComputer, nextHand, playedByComputer, seatsToAct, warn } from './play.ts';
import { refused, type Transition } from './refusals.ts';

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
  readonly quarantine: (table: Table, error: Error) => Promise<void>;
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
    table: Table,
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

  const failed = async (table: Table, take: Transition, { all, broken }: Failures, error: unknown) => {
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
  const thinks = (table: Table, seat: Seat): number => {
    const asked = table.prompts[seat]!;
    let of = thinking.get(table.id);
    if (of?.seat !== seat || of.asked !== asked) {
      of = { seat, asked, until: clock.now() + pace() };
      thinking.set(table.id, of);
    }
    return of.until - clock.now();
  };

  return {
    disarm: cancel,

    /** Sets the clocks of what happens to a table by itself, as it stands now. */
    schedule(table: Table): void {
      cancel(table.id);
      const { phase, deadline } = table;
      const left = deadline === null ? null : deadline - clock.now();
      if (phase === 'lobby' && left !== null) later(table, left, expire);
      if (phase === 'between' && left !== null) later(table, left, nextHand(gameOf(table)));
      if (phase !== 'playing') {
        thinking.delete(table.id);
        return;
      }

      const game = gameOf(table);
      const toAct = seatsToAct(game, table);
      const computer = toAct.find((seat) => playedByComputer(table.seats[seat]!));
      if (computer !== undefined)
        later(table, thinks(table, computer), actByComputer(game, computer, 'computer'));
      const person = toAct.find((seat) => !playedByComputer(table.seats[seat]!));
      if (person === undefined) return;
      if (left !== null) later(table, left, actByComputer(game, person, 'clock'));
      if (!table.warned) later(table, untilWarned(table, left), warn);
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
function untilWarned({ turnSeconds }: Table, left: number | null): number {
  if (left === null) return WARN_MS;
  const turn = turnSeconds * 1000;
  return turnSeconds > LONG_TURN_S ? WARN_MS - (turn - left) : left - Math.min(WARN_MS, turn / 2);
}
