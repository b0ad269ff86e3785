/**
 * Requests begin in the order of their arrival, some milliseconds of them in each turn of the event loop. Node accepts one
 * connection a turn: if a turn served all requests that have arrived, new connections would wait for seconds under load, as they
 * never do at Discord.
 */

/** A turn goes on to begin requests for so long. */
const SLICE_MS = 8;

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Returns what a request awaits before it begins. */
export const requestTurns = (): (() => Promise<void>) => {
  let last: Promise<void> = Promise.resolve();
  let sliceEndsAt = 0;
  const begin = async (): Promise<void> => {
    if (performance.now() < sliceEndsAt) return;
    await nextTurn();
    sliceEndsAt = performance.now() + SLICE_MS;
  };
  return () => {
    last = last.then(begin);
    return last;
  };
};
