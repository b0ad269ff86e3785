/**
 * Timers of tables: transitions that are applied after a delay, tried again where they fail, and held while nobody can
 * play.
 */
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { yieldToEventLoop } from '../event-loop.ts';
import { type PendingWork, pendingWork } from '../pending-work.ts';
import { createOutages, type Outage } from './outages.ts';
import type { Transition } from './refusals.ts';
import {
  createTaskRun,
  type FindTransition,
  NO_FAILURES,
  type TableVersion,
  type Task,
  type TaskOptions,
  type TimedTask,
} from './timed-tasks.ts';
import { createTimerQueue, type QueuedTimer } from './timer-queue.ts';

/** A transition that failed is tried again after this pause, which doubles up to `MAX_DOUBLINGS` times. */
const RETRY_MS = 5_000;
const MAX_DOUBLINGS = 3;
/** A table is quarantined after a transition has thrown this often, as it probably always will. */
const MAX_THROWS = 5;

/** Of what is due, so much is begun; the rest waits in the queue, where it takes less memory. */
const MAX_STARTED = 50;

const WAKE: Task = { kind: 'wake' };

/** A transition threw, and was not written. */
export class TransitionError extends Error {}

export interface TimerOptions extends TaskOptions {
  readonly clock: Clock;
  readonly log: Logger;
  /** Quarantines a table, unless it has changed since. */
  readonly quarantine: (table: TableVersion, error: Error) => Promise<void>;
}

export interface TableTimers {
  /** Applies a transition after a delay, if the table has not changed until then. */
  add(table: TableVersion, delayMs: number, transition: Transition): void;
  /** The same with a transition that is searched for only after the delay, which may take a while. */
  addSearch(table: TableVersion, delayMs: number, find: FindTransition): void;
  /** Reads a table after a delay, for which nothing more need be known of it; its timers are set then. */
  addWake(table: TableVersion, delayMs: number): void;
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

export function createTableTimers(options: TimerOptions): TableTimers {
  const work = pendingWork();
  const timers = createTimersByTable();
  const outages = createOutages();

  const setTimer = (
    table: TableVersion,
    task: Task,
    failures: TimedTask['failures'],
    delayMs: number,
  ): void => {
    const { id, guildId } = table;
    if (outages.isCovered(guildId)) outages.hold(id, guildId);
    else timers.add(queue.add({ table, task, failures, isCancelled: false, search: null }, delayMs));
  };

  const run = createTaskRun(options);
  const onFailure = createFailureHandler(options, (timed, failures, delayMs) => {
    timers.remove(timed);
    setTimer(timed.table, timed.task, failures, delayMs);
  });
  const startDue = createDueStarts(
    work,
    () => queue.takeDue(),
    (timed) => work.track(run(timed)).catch((error) => onFailure(timed, error)),
  );
  const queue = createTimerQueue<TimedTask>(options.clock, startDue);

  const cancel = (tableId: string): void => {
    for (const timer of timers.take(tableId)) {
      queue.remove(timer);
      timer.value.isCancelled = true;
      timer.value.search?.abort();
    }
  };

  return {
    add: (table, delayMs, transition) => setTimer(table, { kind: 'apply', transition }, NO_FAILURES, delayMs),
    addSearch: (table, delayMs, find) => setTimer(table, { kind: 'search', find }, NO_FAILURES, delayMs),
    addWake: (table, delayMs) => setTimer(table, WAKE, NO_FAILURES, delayMs),
    cancel,

    pause(outage) {
      outages.begin(outage);
      for (const { id, guildId } of timers.tables()) {
        if (!outage.covers(guildId)) continue;
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

/** @returns the function that starts what is due, a few at a time */
function createDueStarts(
  work: PendingWork,
  takeDue: () => TimedTask | undefined,
  start: (timed: TimedTask) => Promise<void>,
): () => void {
  let started = 0;

  const startAll = async (): Promise<void> => {
    while (started < MAX_STARTED) {
      const timed = takeDue();
      if (!timed) return;
      // Threads search for long: what needs no search does not wait for that.
      if (timed.task.kind === 'search') void start(timed);
      else void startCounted(timed);
      await yieldToEventLoop();
    }
  };

  const startCounted = async (timed: TimedTask): Promise<void> => {
    started += 1;
    await start(timed);
    started -= 1;
    if (started === MAX_STARTED - 1) void work.track(startAll());
  };

  return () => void work.track(startAll());
}

type Retry = (timed: TimedTask, failures: TimedTask['failures'], delayMs: number) => void;

/** @returns the function that has a task that failed tried again, or its table quarantined */
function createFailureHandler({ log, quarantine }: TimerOptions, retry: Retry) {
  return async (timed: TimedTask, error: unknown): Promise<void> => {
    const { table, failures: previous } = timed;
    const hasThrown = error instanceof TransitionError;
    const failures = { total: previous.total + 1, throws: previous.throws + (hasThrown ? 1 : 0) };
    log.error({ table: table.id, tries: failures.total, err: error }, 'automatic transition failed');
    const retryMs = RETRY_MS * 2 ** Math.min(previous.total, MAX_DOUBLINGS);
    if (!hasThrown || failures.throws < MAX_THROWS) return retry(timed, failures, retryMs);
    return quarantine(table, error).catch((reason) => {
      log.error({ table: table.id, err: reason }, 'table could not be quarantined');
      retry(timed, failures, retryMs);
    });
  };
}

/** The timers of each table, also those whose task is under way. */
function createTimersByTable() {
  const timers = new Map<string, QueuedTimer<TimedTask>[]>();
  return {
    add(timer: QueuedTimer<TimedTask>): void {
      const { id } = timer.value.table;
      const others = timers.get(id);
      if (others) others.push(timer);
      else timers.set(id, [timer]);
    },

    remove(timed: TimedTask): void {
      const { id } = timed.table;
      const others = (timers.get(id) ?? []).filter(({ value }) => value !== timed);
      if (others.length > 0) timers.set(id, others);
      else timers.delete(id);
    },

    /** Removes the timers of a table. */
    take(tableId: string): readonly QueuedTimer<TimedTask>[] {
      const found = timers.get(tableId) ?? [];
      timers.delete(tableId);
      return found;
    },

    tables: (): TableVersion[] => [...timers.values()].map(([timer]) => timer!.value.table),
  };
}
