/** Stores when players could last play: the time since then is given back to them after a restart. */
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Heartbeat } from '../store/heartbeat.ts';

/** At most this much of a turn's time is lost when the process is killed. */
const INTERVAL_MS = 10_000;

export function createHeartbeat(store: Heartbeat, clock: Clock, log: Logger) {
  let cancelNext = (): void => {};

  const beat = (): Promise<void> =>
    store.beat(clock.now()).catch((error) => log.warn({ err: error }, 'heartbeat could not be stored'));

  return {
    /** Never rejects. */
    beat,

    /** Beats at intervals, only while players can play: a process stopped in between has not beaten since. */
    start(isReachable: () => boolean): void {
      const schedule = (): void => {
        cancelNext = clock.after(INTERVAL_MS, () => {
          if (isReachable()) void beat();
          schedule();
        });
      };
      schedule();
    },

    stop(): void {
      cancelNext();
    },

    /** @returns the milliseconds since the last beat of an earlier process; 0 where there was none */
    async downtimeMs(): Promise<number> {
      const last = await store.last();
      return last === null ? 0 : Math.max(0, clock.now() - last);
    },
  };
}
