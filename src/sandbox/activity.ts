/** Counts requests and events, to detect when nothing happens. */
import type { World } from './world/world.ts';

export interface Activity {
  /** Called when a request starts; the function it returns is called when the request ends. */
  onRequest: () => () => void;
  /** Resolves when there was no request and no event for a number of turns of the event loop. */
  whenIdle: (turns?: number) => Promise<void>;
}

const DEFAULT_IDLE_TURNS = 50;

/** Resolves in the next turn of the event loop. */
export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
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
    whenIdle: async (turns = DEFAULT_IDLE_TURNS) => {
      // Turns, not time: what one end of a local connection sends, the other reads in its next turns, on any machine.
      for (let quietTurns = 0, lastCount = eventCount; quietTurns < turns; quietTurns += 1) {
        await nextTurn();
        if (lastCount !== eventCount || openRequests > 0) quietTurns = -1;
        lastCount = eventCount;
      }
    },
  };
};
