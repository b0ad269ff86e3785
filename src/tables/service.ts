/**
 * All tables: one writer per table. Every transition waits its turn in the table's queue and is committed; only then
 * subscribers are notified and the caller is answered. What happens without a press goes the same way.
 */
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { type AnyGame, findGame } from '../game/game.ts';
import type { TableUpdate } from '../store/records.ts';
import { Conflict } from '../store/table-commit.ts';
import type { TableStore } from '../store/tables.ts';
import { type Automation, createAutomation } from './automation.ts';
import { createTableCache, type TableCache } from './cache.ts';
import { createTableChanges, type TableChanges } from './changes.ts';
import { type Commits, createCommits } from './commits.ts';
import { createHints, type Hints } from './hints.ts';
import { createMessageIds, type MessageIds } from './message-ids.ts';
import { withUnfinishedHand } from './open-table.ts';
import { createOpenings, type Openings } from './openings.ts';
import { createPauses, type Pauses } from './pauses.ts';
import { createTableQueues, type TableQueues } from './queues.ts';
import { createRecovery, type Recovery } from './recovery.ts';
import { isRefused, refused, type TableRefusal, type Transition } from './refusals.ts';
import { isOpen, isReadable, type ReadableTable, type Table } from './table.ts';
import type { Thinker } from './thinker.ts';
import { type TimerOptions, TransitionError } from './timers.ts';

export interface TableServiceOptions {
  readonly store: TableStore;
  readonly games: readonly AnyGame[];
  readonly clock: Clock;
  readonly log: Logger;
  /** How long a computer takes over a move, in milliseconds; never a function of its hand. */
  readonly pace: () => number;
  /** Whether this process serves a server; other tables are changed here, and followed elsewhere. Default: it serves all. */
  readonly serves?: ((guildId: string) => boolean) | undefined;
  /** Called when a table of another process has been changed here. */
  readonly onChangedElsewhere?: ((table: Table) => void) | undefined;
  /** Default: computers think in this thread. */
  readonly thinker?: Thinker | undefined;
}

export interface TableService
  extends Omit<Recovery, 'stopShowing' | 'show'>,
    Omit<Pauses, 'stop'>,
    Openings,
    MessageIds,
    Hints,
    Pick<TableChanges, 'subscribe'>,
    Pick<TableStore, 'openTableIds' | 'countByPhase'> {
  /** @throws where this version does not have the table's game */
  gameOf(table: Table): AnyGame;
  /** @returns the table in any phase; null where there is none */
  find(id: string): Promise<Table | null>;
  /**
   * Applies a transition in the table's queue. What it writes is on disk when this resolves.
   * @throws {TransitionError} where the transition throws, and what the store throws; the table is then unchanged
   */
  apply(id: string, transition: Transition): Promise<TableUpdate | TableRefusal>;
  /** Follows a table that another process has changed. */
  refresh(id: string): Promise<void>;
  /** Lets the computers play the rest of the table's hand without a pause. */
  hurry(id: string): Promise<void>;
  /** Resolves when no transition is due, waits or runs. */
  idle(): Promise<void>;
  /** Tables with a transition that waits or runs, and transitions without a press that are due. */
  queueLengths(): { readonly tables: number; readonly due: number };
  /** Stops all timers, and waits for the jobs that are queued. */
  close(): Promise<void>;
}

export function createTableService(options: TableServiceOptions): TableService {
  const { store, games, clock, log } = options;
  const queues = createTableQueues();
  const changes = createTableChanges(log);
  const cache = createTableCache({
    store,
    games,
    log,
    onQuarantined(table) {
      timers.cancel(table.id);
      changes.notify({ before: null, table });
    },
  });

  const gameOf = (table: Table) => gameOfTable(games, table);

  const apply = (id: string, transition: Transition): Promise<TableUpdate | TableRefusal> =>
    queues.enqueue(id, () =>
      applyTo(id, transition).catch((error) => {
        // Another process has changed the table; it is read anew.
        if (error instanceof Conflict) return applyTo(id, transition);
        throw error;
      }),
    );
  const applyTo = applierOf({ cache, clock, gameOf, commit: (before, update) => commit(before, update) });

  const timers = createAutomation({
    clock,
    log,
    pace: options.pace,
    thinker: options.thinker ?? null,
    gameOf,
    apply,
    ...queuedCare(queues, cache, (table) => timers.schedule(table)),
  });

  const { serves, onChangedElsewhere } = options;
  const { commit, follow } = createCommits({ store, cache, timers, changes, serves, onChangedElsewhere });

  const idle = async (): Promise<void> => {
    while (timers.dueCount > 0 || queues.size > 0) {
      await timers.idle();
      await queues.idle();
    }
  };

  const parts = { store, clock, log, queues, cache, timers, changes, follow };
  const { stopShowing, show, ...recovery } = createRecovery(parts);
  const { stop, ...pauses } = createPauses(parts);

  return {
    ...recovery,
    ...pauses,
    subscribe: changes.subscribe,
    idle,
    openTableIds: store.openTableIds,
    countByPhase: store.countByPhase,
    find: cache.find,
    gameOf,
    apply,
    ...queuedUpkeep(queues, cache, timers, show),
    ...createOpenings(parts),
    ...createMessageIds({ store, queues, cache }),
    ...createHints(options.thinker ?? null),
    queueLengths: () => ({ tables: queues.size, due: timers.dueCount }),

    async close() {
      stopShowing();
      stop();
      await idle();
    },
  };
}

interface ApplierParts {
  readonly cache: Pick<TableCache, 'load'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly gameOf: (table: Table) => AnyGame;
  readonly commit: Commits['commit'];
}

/** Applies a transition to the table as it is. For the table's queue only. */
const applierOf =
  ({ cache, clock, gameOf, commit }: ApplierParts) =>
  async (id: string, transition: Transition): Promise<TableUpdate | TableRefusal> => {
    const before = await cache.load(id);
    if (!before) return refused('no-table');
    if (!isReadable(before)) return refused(before.phase);
    const outcome = run(transition, before, clock.now());
    if (isRefused(outcome)) return outcome;
    const update = withUnfinishedHand(gameOf, before, outcome);
    await commit(before, update);
    return update;
  };

/** What is done at a table without a transition. */
const queuedUpkeep = (
  queues: TableQueues,
  cache: TableCache,
  timers: Pick<Automation, 'hurry'>,
  show: (id: string) => Promise<void>,
): Pick<TableService, 'refresh' | 'hurry'> => ({
  refresh: (id) =>
    queues.enqueue(id, () => {
      cache.drop(id);
      return show(id);
    }),
  hurry: (id) =>
    queues.enqueue(id, async () => {
      const table = await cache.load(id);
      if (table?.phase === 'playing') timers.hurry(table);
    }),
});

/** What timers do at a table beside transitions. */
const queuedCare = (
  queues: TableQueues,
  cache: TableCache,
  schedule: (table: Table) => void,
): Pick<TimerOptions, 'wake' | 'quarantine'> => ({
  wake: (id) =>
    queues.enqueue(id, async () => {
      const table = await cache.load(id);
      if (table && isOpen(table)) schedule(table);
    }),

  quarantine: ({ id, version }, error) =>
    queues.enqueue(id, async () => {
      const table = await cache.load(id);
      if (table?.version === version) await cache.quarantine(id, error);
    }),
});

function gameOfTable(games: readonly AnyGame[], table: Table): AnyGame {
  const game = findGame(games, table.game);
  if (!game) throw new Error(`no game '${table.game}'`);
  return game;
}

function run(transition: Transition, table: ReadableTable, now: number): TableUpdate | TableRefusal {
  try {
    return transition(table, now);
  } catch (error) {
    throw new TransitionError('transition failed', { cause: error });
  }
}
