/** Long loops let the event loop run: queries of SQLite resolve without it, so that awaiting them alone holds everything else. */

/** A press that arrives meanwhile waits this long, and for the step that is under way. */
const MAX_HOLD_MS = 4;

/** @returns a function to be awaited between the steps of a loop; it lets the event loop run where that is due */
export function eventLoopBreaks(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < MAX_HOLD_MS) return;
    await new Promise<void>((resolve) => setImmediate(resolve));
    since = performance.now();
  };
}
