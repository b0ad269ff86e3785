/**
 * Timers of tables: transitions that are applied after a delay, tried again where they fail, and held while nobody can
 * play.
 */
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { pendingWork } from '../pending-work.ts';
import { createDueTransitions } from './due-transitions.ts';
import { createOutages, type Outage } from './outages.ts';
import { refused, type Transition } from './refusals.ts';

/** The version of a table for which a timer was set. Timers keep no more, as there may be a hundred thousand of them. */
interface TableVersion {
  readonly id: string;
  readonly guildId: string;
  readonly version: number;
}

/** A transition that failed is tried again after this pause, which doubles up to `MAX_DOUBLINGS` times. */
const RETRY_MS = 5_000;
const MAX_DOUBLINGS = 3;
/** A table is quarantined after a transition has thrown this often, as it probably always will. */
const MAX_THROWS = 5;

/** Finds the transition that is due; `signal` is aborted once it is no longer wanted. */
export type FindTransition = (signal: AbortSignal) => Transition | Promise<Transition>;

/** A transition threw, and was not written. */
export class TransitionError extends Error {}

export interface TimerOptions {
  readonly clock: Clock;
  readonly log: Logger;
  /** @throws {TransitionError} where the transition throws, and what the store throws */
  readonly apply: (tableId: string, transition: Transition) => Promise<unknown>;
  /** Quarantines a table, unless it has changed since. */
  readonly quarantine: (table: TableVersion, error: Error) => Promise<void>;
}

export interface TableTimers {
  /** Applies a transition after a delay, if the table has not changed until then. */
  add(table: TableVersion, delayMs: number, transition: Transition): void;
  /** The same with a transition that is searched for only after the delay, which may take a while. */
  addSearch(table: TableVersion, delayMs: number, find: FindTransition): void;
  cancel(tableId: string): void;
  /** Cancels the timers of the tables that an outage covers; none is set until `resume`. */
  pause(outage: Outage): void;
  /** @returns the tables whose timers are to be set again, as far as no other outage covers them */
  resume(outageId: number): string[];
  /** Resolves when no transition is due. */
  idle(): Promise<void>;
  /** Transitions that are due and not committed yet. */
  readonly dueCount: number;
}

interface Failures {
  readonly total: number;
  /** Failures of the transition itself, not of the store. */
  readonly throws: number;
}

const NO_FAILURES: Failures = { total: 0, throws: 0 };

/** A transition of a table that is applied by a timer. */
interface TimedTransition {
  readonly table: TableVersion;
  readonly find: FindTransition;
  /** The failures of earlier tries. */
  readonly failures: Failures;
}

export function createTableTimers({ clock, log, apply, quarantine }: TimerOptions): TableTimers {
  const work = pendingWork();
  const due = createDueTransitions();
  const timers = new Map<string, { readonly guildId: string; readonly cancels: (() => void)[] }>();
  const outages = createOutages();

  const setTimer = (timed: TimedTransition, delayMs: number): void => {
    const { id, guildId } = timed.table;
    if (outages.isCovered(guildId)) {
      outages.hold(id, guildId);
      return;
    }
    const cancellation = new AbortController();
    const cancelTimer = clock.after(delayMs, () => {
      work.track(applyFound(timed, cancellation.signal)).catch((error) => onFailure(timed, error));
    });
    const cancelAll = (): void => {
      cancelTimer();
      cancellation.abort();
    };
    timers.set(id, { guildId, cancels: [...(timers.get(id)?.cancels ?? []), cancelAll] });
  };

  const applyFound = async ({ table, find }: TimedTransition, signal: AbortSignal): Promise<void> => {
    const transition = await find(signal);
    const ifUnchanged: Transition = (current, now) =>
      current.version === table.version ? transition(current, now) : refused('stale');
    await due.run(async () => {
      if (!signal.aborted) await apply(table.id, ifUnchanged);
    });
  };

  const onFailure = async (timed: TimedTransition, error: unknown): Promise<void> => {
    const { table, failures: previous } = timed;
    const hasThrown = error instanceof TransitionError;
    const failures = { total: previous.total + 1, throws: previous.throws + (hasThrown ? 1 : 0) };
    log.error({ table: table.id, tries: failures.total, err: error }, 'automatic transition failed');
    const retryMs = RETRY_MS * 2 ** Math.min(previous.total, MAX_DOUBLINGS);
    const retry = () => setTimer({ ...timed, failures }, retryMs);
    if (!hasThrown || failures.throws < MAX_THROWS) return retry();
    return quarantine(table, error).catch((reason) => {
      log.error({ table: table.id, err: reason }, 'table could not be quarantined');
      retry();
    });
  };

  const addSearch: TableTimers['addSearch'] = ({ id, guildId, version }, delayMs, find) =>
    setTimer({ table: { id, guildId, version }, find, failures: NO_FAILURES }, delayMs);

  const cancel = (tableId: string): void => {
    for (const cancelTimer of timers.get(tableId)?.cancels ?? []) cancelTimer();
    timers.delete(tableId);
  };

  return {
    add: (table, delayMs, transition) => addSearch(table, delayMs, () => transition),
    addSearch,
    cancel,

    pause(outage) {
      outages.begin(outage);
      for (const [id, { guildId }] of [...timers])
        if (outage.covers(guildId)) {
          outages.hold(id, guildId);
          cancel(id);
        }
    },

    resume: outages.end,
    idle: work.idle,

    get dueCount() {
      return work.size;
    },
  };
}
