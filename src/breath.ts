/** Long work in slices: the event loop gets to timers and sockets in between. */
import { performance } from 'node:perf_hooks';

/** Work goes on for this long before it lets others in; the last piece of it comes on top. */
const SLICE_MS = 8;

/** When the first piece of work of this turn of the event loop asked; null: none has. */
let sliceStartedAt: number | null = null;

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * To be awaited between pieces of work that follow one another in promises alone, as statements of the database do:
 * without it they would all run before the next timer or socket. Costs nothing while the slice lasts.
 */
export async function breathe(): Promise<void> {
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
