/** What timers do at tables, when it is due. */
import { createDueTransitions } from './due-transitions.ts';
import { refused, type Transition } from './refusals.ts';

/** The version of a table for which a timer was set. Timers keep no more, as there may be a hundred thousand of them. */
export interface TableVersion {
  readonly id: string;
  readonly guildId: string;
  readonly version: number;
}

/** Finds the transition that is due; `signal` is aborted once it is no longer wanted. */
export type FindTransition = (signal: AbortSignal) => Transition | Promise<Transition>;

interface Failures {
  readonly total: number;
  /** Failures of the transition itself, not of the store. */
  readonly throws: number;
}

export const NO_FAILURES: Failures = { total: 0, throws: 0 };

export type Task =
  | { readonly kind: 'apply'; readonly transition: Transition }
  | { readonly kind: 'search'; readonly find: FindTransition }
  /** The table is read, and its timers are set. */
  | { readonly kind: 'wake' };

export interface TimedTask {
  readonly table: TableVersion;
  readonly task: Task;
  /** The failures of earlier tries. */
  readonly failures: Failures;
  isCancelled: boolean;
  /** While a transition is searched for. */
  search: AbortController | null;
}

export interface TaskOptions {
  /** @throws {TransitionError} where the transition throws, and what the store throws */
  readonly apply: (tableId: string, transition: Transition) => Promise<unknown>;
  /** Reads a table, and sets its timers. @throws what the store throws */
  readonly wake: (tableId: string) => Promise<void>;
}

/** @returns the function that does a task, unless it is cancelled before its turn comes */
export function createTaskRun({ apply, wake }: TaskOptions): (timed: TimedTask) => Promise<void> {
  const due = createDueTransitions();

  const applyDue = (timed: TimedTask, transition: Transition): Promise<void> => {
    const { id, version } = timed.table;
    const ifUnchanged: Transition = (current, now) =>
      current.version === version ? transition(current, now) : refused('stale');
    return due.run(async () => {
      if (!timed.isCancelled) await apply(id, ifUnchanged);
    });
  };

  const searchAndApply = async (timed: TimedTask, find: FindTransition): Promise<void> => {
    timed.search = new AbortController();
    const transition = await find(timed.search.signal);
    timed.search = null;
    await applyDue(timed, transition);
  };

  return (timed) => {
    const { table, task } = timed;
    if (task.kind === 'apply') return applyDue(timed, task.transition);
    if (task.kind === 'search') return searchAndApply(timed, task.find);
    return due.run(async () => {
      if (!timed.isCancelled) await wake(table.id);
    });
  };
}
