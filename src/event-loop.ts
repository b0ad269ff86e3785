/** Splits long work into slices, so that the event loop gets to timers and sockets in between. */
import { performance } from 'node:perf_hooks';

/** Work may go on for this long before others get a turn; its last piece may exceed it. */
const SLICE_MS = 8;

/** When the current slice began; null: no work has asked since the event loop's last turn. */
let sliceStartedAt: number | null = null;

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Long work awaits this between its pieces. Statements of the database follow one another in microtasks: without it all
 * of them would run before the next timer or socket. It costs nothing while the slice lasts.
 */
export async function yieldToEventLoop(): Promise<void> {
  for (;;) {
    if (sliceStartedAt === null) {
      sliceStartedAt = performance.now();
      setImmediate(() => {
        sliceStartedAt = null;
      });
    }
    if (performance.now() - sliceStartedAt < SLICE_MS) return;
    await nextTurn();
  }
}

/** How long the event loop is observed before it is judged. */
const WINDOW_MS = 250;
const SATURATED = 0.85;

/** @returns whether the event loop has had hardly any rest lately; it is observed from one question to the next */
export function watchSaturation(): () => boolean {
  let since = performance.eventLoopUtilization();
  let isSaturated = false;
  return () => {
    const { active, idle, utilization } = performance.eventLoopUtilization(since);
    if (active + idle >= WINDOW_MS) {
      isSaturated = utilization > SATURATED;
      since = performance.eventLoopUtilization();
    }
    return isSaturated;
  };
}
