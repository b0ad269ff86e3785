/** Counts requests and events, to tell when nothing happens. */
import type { World } from './world/world.ts';

export interface Activity {
  /** Called when a request starts; the function it returns is called when the request ends. */
  onRequest: () => () => void;
  /** Resolves when there was no request and no event for a moment (real milliseconds). */
  whenIdle: (momentMs?: number) => Promise<void>;
}

const DEFAULT_MOMENT_MS = 15;

const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

export const activityOf = (world: World): Activity => {
  let openRequests = 0;
  let eventCount = 0;
  world.onDispatch.add(() => {
    eventCount += 1;
  });
  return {
    onRequest: () => {
      openRequests += 1;
      eventCount += 1;
      return () => {
        openRequests -= 1;
        eventCount += 1;
      };
    },
    whenIdle: async (momentMs = DEFAULT_MOMENT_MS) => {
      // It counts turns of the event loop, not time alone: a process that was starved has read nothing meanwhile.
      for (let quietTurns = 0, lastCount = eventCount; quietTurns < momentMs; quietTurns += 1) {
        await sleep(1);
        if (lastCount !== eventCount || openRequests > 0) quietTurns = -1;
        lastCount = eventCount;
      }
    },
  };
};
