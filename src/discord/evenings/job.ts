/** Looks for evenings that have ended by themselves, and has their recaps posted. When they end is stored. */
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { PendingWork } from '../../pending-work.ts';
import type { Recaps } from './recaps.ts';

const SWEEP_MS = 60_000;

/** @returns the function that stops it */
export function startEvenings(
  { recaps, clock, log }: { readonly recaps: Recaps; readonly clock: Clock; readonly log: Logger },
  work: PendingWork,
): () => void {
  let cancel = (): void => {};
  const schedule = (): void => {
    cancel = clock.after(SWEEP_MS, () => {
      work.track(recaps.postDue()).catch((error) => log.warn({ err: error }, 'evenings could not be ended'));
      schedule();
    });
  };
  schedule();
  return () => cancel();
}
