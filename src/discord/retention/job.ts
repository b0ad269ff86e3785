/**
 * Deletes data that is no longer kept: expired tokens of panels, unanswered settlements and old waiting lists after a minute,
 * when erasures of people that were interrupted are completed, too; once a
 * day, after it has packed the moves of tables that are over, the plays of tables that finished long ago, everything of servers that the bot left a month ago, and preferences of
 * people of whom nothing else is stored.
 */
import type { BotStore } from '../../store/index.ts';
import { DAY_MS, MONTH_MS } from '../../store/retention.ts';
import { type DepartureParts, followDepartures } from './departures.ts';
import { type ErasureParts, erasureSteps } from './erasure.ts';
import { runPaced } from './paced-run.ts';

const SWEEP_MS = 60_000;
/** The first run waits, as a start has enough to do; the jitter keeps the bots of one machine apart. */
const FIRST_RUN_MS = 10 * 60_000;
const FIRST_RUN_JITTER_MS = 30 * 60_000;
/** Nothing is deleted if the host's clock is wrong by more than this. */
const MAX_CLOCK_ERROR_MS = DAY_MS / 2;

export interface RetentionParts extends DepartureParts, ErasureParts {
  readonly store: Pick<
    BotStore,
    'departures' | 'retention' | 'packing' | 'panels' | 'waiting' | 'ledger' | 'people' | 'preferences'
  >;
  /** Asks Discord for its time. @returns by how much the clock of this host is certainly wrong */
  readonly measureClockError: () => Promise<number>;
  readonly applicationId: string;
  /** Whether this bot deletes what belongs to no server, or is found without looking at servers. Default: it does. */
  readonly isFirst?: boolean;
}

/** @returns the function that stops it between two batches */
export function startRetention(parts: RetentionParts): () => void {
  const { store, clock, log, metrics, work, isFirst = true } = parts;

  const sweep = async (): Promise<void> => {
    metrics.countDeleted('panels', await store.panels.deleteUseless(clock.now()));
    await store.waiting.deleteOfEndedTables(clock.now());
    metrics.countDeleted('proposals', await store.ledger.deleteExpiredProposals(clock.now()));
    await store.people.completeErasures();
  };
  let cancelSweep = (): void => {};
  const scheduleSweep = (): void => {
    cancelSweep = clock.after(SWEEP_MS, () => {
      work
        .track(sweep())
        .catch((error) =>
          log.warn(
            { err: error },
            'expired panels and settlements could not be deleted, or a person not be erased',
          ),
        );
      scheduleSweep();
    });
  };

  let stopRun = (): void => {};
  const scheduleRun = (delayMs: number): void => {
    stopRun = clock.after(delayMs, () => {
      stopRun = runPaced(dailySteps(parts), { clock, work }, (error) => {
        if (error !== undefined) log.error({ err: error }, 'plays of finished tables could not be deleted');
        scheduleRun(DAY_MS);
      });
    });
  };

  followDepartures(parts);
  if (isFirst) scheduleSweep();
  // A server that is being erased can do nothing before that is done.
  const jitterMs = Number(parts.applicationId) % FIRST_RUN_JITTER_MS;
  scheduleRun(store.departures.isErasing() ? SWEEP_MS : FIRST_RUN_MS + jitterMs);
  return () => {
    cancelSweep();
    stopRun();
  };
}

async function* dailySteps(parts: RetentionParts): AsyncGenerator<unknown> {
  const errorMs = await parts.measureClockError();
  if (errorMs > MAX_CLOCK_ERROR_MS) {
    parts.log.error({ errorMs }, 'nothing is deleted today: the clock of this machine is wrong');
    return;
  }
  yield* erasureSteps(parts);
  if (parts.isFirst === false) return;
  yield* packingSteps(parts);
  yield* playSteps(parts);
  yield* parts.store.preferences.deleteOrphaned(parts.clock.now() - MONTH_MS);
}

async function* packingSteps({ store, clock, log }: RetentionParts): AsyncGenerator<unknown> {
  const startedAt = clock.monotonic();
  let packed = 0;
  for await (const moves of store.packing.packMoves(clock.now())) {
    packed += moves;
    yield null;
  }
  const ms = Math.round(clock.monotonic() - startedAt);
  if (packed > 0) log.info({ moves: packed, ms }, 'moves of finished tables packed');
}

async function* playSteps({ store, clock, log, metrics }: RetentionParts): AsyncGenerator<unknown> {
  const startedAt = clock.monotonic();
  const deleted = { tables: 0, moves: 0 };
  for await (const { tables, moves } of store.retention.clearPlays(clock.now())) {
    deleted.tables += tables;
    deleted.moves += moves;
    metrics.countDeleted('tables', tables);
    metrics.countDeleted('moves', moves);
    yield null;
  }
  const ms = Math.round(clock.monotonic() - startedAt);
  if (deleted.tables > 0) log.info({ ...deleted, ms }, 'plays of finished tables deleted');
}
