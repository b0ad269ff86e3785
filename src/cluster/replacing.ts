/** Divides the servers of this process among other shards, without a moment in which nobody serves them. */
import type { Logger } from 'pino';
import type { HandedSession } from '../discord/shards/session.ts';
import { classesOf, nameOf, type Shard } from '../shard.ts';
import type { Locks } from '../store/locks.ts';
import type { Served } from './served.ts';

interface ReplacingParts {
  /** By name. */
  readonly served: Map<string, Served>;
  readonly startBotOf: (
    shard: Shard,
    handed: HandedSession | null,
    relieve: () => Promise<void>,
  ) => Promise<Served>;
  readonly locks: Locks;
  readonly log: Logger;
}

/**
 * @returns a function that serves the servers of some shards by others, which start sessions of their own first. Until all of them are
 * online, what was goes on; what both have received is answered once (`discord/arrivals.ts`). It throws what their start throws.
 */
export function createReplacing({ served, startBotOf, locks, log }: ReplacingParts) {
  const isServed = (shard: Shard): boolean => served.has(nameOf(shard));

  const stopServing = async (shards: readonly Shard[]): Promise<void> => {
    const stopping = shards.map(async (shard) => {
      const found = served.get(nameOf(shard));
      served.delete(nameOf(shard));
      found?.metrics.remove();
      await found?.bot.stop();
    });
    await Promise.all(stopping);
  };

  return async (shards: readonly Shard[], others: readonly Shard[]): Promise<void> => {
    const online = whenAll(others.length, () => stopServing(shards));
    const starting = others.map(async (shard) => {
      try {
        served.set(nameOf(shard), await startBotOf(shard, null, online.arrive));
      } catch (error) {
        online.fail(error);
        throw error;
      }
    });
    const results = await Promise.allSettled(starting);
    const failed = results.find((result) => result.status === 'rejected');
    if (!failed)
      return log.info({ from: shards.map(nameOf), to: others.map(nameOf) }, 'shards are divided anew');
    // Once the former ones have stopped, what nobody serves here is free for every process.
    if (!shards.some(isServed))
      await locks.give(others.filter((shard) => !isServed(shard)).flatMap(classesOf));
    throw failed.reason;
  };
}

/** @param then runs once, when all have arrived; each of them goes on after it @returns `fail`: one of them will not arrive */
function whenAll(count: number, then: () => Promise<void>) {
  let arrived = 0;
  let resolve = (_: Promise<void>): void => {};
  let fail = (_: unknown): void => {};
  const done = new Promise<void>((resolved, rejected) => {
    resolve = resolved;
    fail = rejected;
  });
  // Nobody may be waiting for it yet.
  done.catch(() => {});
  const arrive = (): Promise<void> => {
    arrived += 1;
    if (arrived === count) resolve(then());
    return done;
  };
  return { arrive, fail };
}
