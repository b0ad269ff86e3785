/**
 * Timers of tables: transitions that are applied after a delay, tried again where they fail, and held while nobody can
 * play.
 */
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { pendingWork } from '../pending-work.ts';
import { createDueTransitions } from './due-transitions.ts';
import { refused, type Transition } from './refusals.ts';

/** A table as it was when a timer was set: what a timer keeps of it, because there may be a hundred thousand of them. */
interface TableVersion {
  readonly id: string;
  readonly guildId: string;
  readonly version: number;
}

/** A transition that failed is tried again after this pause, which doubles up to `MAX_DOUBLINGS` times. */
const RETRY_MS = 5_000;
const MAX_DOUBLINGS = 3;
/** A transition that has thrown so often always will: its table is quarantined. */
const MAX_THROWS = 5;

/** Finds the transition that is due; `signal` tells that none is wanted any more. */
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
  /** The same with a transition that is found only then, and may take a while to find. */
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

/** Servers whose players cannot be reached. */
export interface Outage {
  readonly id: number;
  covers(guildId: string): boolean;
}

interface Failures {
  readonly total: number;
  /** Those of the transition itself, not of the store. */
  readonly throws: number;
}

const NO_FAILURES: Failures = { total: 0, throws: 0 };

export function createTableTimers({ clock, log, apply, quarantine }: TimerOptions): TableTimers {
  const work = pendingWork();
  const due = createDueTransitions();
  const timers = new Map<string, { readonly guildId: string; readonly cancels: (() => void)[] }>();
  const outages = new Map<number, Outage>();
  /** Tables that would have had timers during an outage, and their servers. */
  const paused = new Map<string, string>();

  const isPaused = (guildId: string): boolean =>
    [...outages.values()].some((outage) => outage.covers(guildId));

  const add = (table: TableVersion, delayMs: number, find: FindTransition, failures: Failures): void => {
    const { id, guildId } = table;
    if (isPaused(guildId)) {
      paused.set(id, guildId);
      return;
    }
    const cancellation = new AbortController();
    const cancelTimer = clock.after(delayMs, () => {
      work
        .track(applyFound(table, find, cancellation.signal))
        .catch((error) => onFailure(table, find, failures, error));
    });
    const cancelAll = (): void => {
      cancelTimer();
      cancellation.abort();
    };
    timers.set(id, { guildId, cancels: [...(timers.get(id)?.cancels ?? []), cancelAll] });
  };

  const applyFound = async (
    table: TableVersion,
    find: FindTransition,
    signal: AbortSignal,
  ): Promise<void> => {
    const transition = await find(signal);
    const ifUnchanged: Transition = (current, now) =>
      current.version === table.version ? transition(current, now) : refused('stale');
    await due.run(async () => {
      if (!signal.aborted) await apply(table.id, ifUnchanged);
    });
  };

  const onFailure = async (
    table: TableVersion,
    find: FindTransition,
    previous: Failures,
    error: unknown,
  ): Promise<void> => {
    const hasThrown = error instanceof TransitionError;
    const failures = { total: previous.total + 1, throws: previous.throws + (hasThrown ? 1 : 0) };
    log.error({ table: table.id, tries: failures.total, err: error }, 'automatic transition failed');
    const retryMs = RETRY_MS * 2 ** Math.min(previous.total, MAX_DOUBLINGS);
    const retry = () => add(table, retryMs, find, failures);
    if (!hasThrown || failures.throws < MAX_THROWS) return retry();
    return quarantine(table, error).catch((reason) => {
      log.error({ table: table.id, err: reason }, 'table could not be quarantined');
      retry();
    });
  };

  const cancel = (tableId: string): void => {
    for (const cancelTimer of timers.get(tableId)?.cancels ?? []) cancelTimer();
    timers.delete(tableId);
  };

  return {
    add: ({ id, guildId, version }, delayMs, transition) =>
      add({ id, guildId, version }, delayMs, () => transition, NO_FAILURES),
    addSearch: ({ id, guildId, version }, delayMs, find) =>
      add({ id, guildId, version }, delayMs, find, NO_FAILURES),
    cancel,

    pause(outage) {
      outages.set(outage.id, outage);
      for (const [id, { guildId }] of [...timers])
        if (outage.covers(guildId)) {
          paused.set(id, guildId);
          cancel(id);
        }
    },

    resume(outageId) {
      outages.delete(outageId);
      const resumed = [...paused].filter(([, guildId]) => !isPaused(guildId)).map(([id]) => id);
      for (const id of resumed) paused.delete(id);
      return resumed;
    },

    idle: work.idle,

    get dueCount() {
      return work.size;
    },
  };
}
