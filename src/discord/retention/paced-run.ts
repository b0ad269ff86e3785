/** Runs long work in many small steps, with a pause after each, so that presses come first. */
import type { Clock } from '../../clock.ts';
import type { PendingWork } from '../../pending-work.ts';

/** As a step takes some milliseconds, the work takes a fifth of the time at most. */
const PAUSE_MS = 40;

export interface PacedRunParts {
  readonly clock: Clock;
  readonly work: PendingWork;
}

/**
 * Runs the steps of a generator one after another.
 * @param onEnd called once: after the last step, or with the error that a step threw
 * @returns the function that lets no further step begin; `onEnd` is not called then
 */
export function runPaced(
  steps: AsyncGenerator<unknown>,
  { clock, work }: PacedRunParts,
  onEnd: (error?: unknown) => void,
): () => void {
  let isStopped = false;
  let cancelNext = (): void => {};
  const step = async (): Promise<void> => {
    const { done } = await steps.next();
    if (isStopped) return;
    if (done) onEnd();
    else cancelNext = clock.after(PAUSE_MS, next);
  };
  const next = (): void => {
    work.track(step()).catch((error) => {
      if (!isStopped) onEnd(error);
    });
  };
  next();
  return () => {
    isStopped = true;
    cancelNext();
  };
}
