/** Looks for reminders that are due, a minute after the last look. When they are is stored. */
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { PendingWork } from '../../pending-work.ts';
import type { Reminders } from './reminders.ts';

const SWEEP_MS = 60_000;

/** @returns the function that stops it */
export function startReminders(
  { reminders, clock, log }: { readonly reminders: Reminders; readonly clock: Clock; readonly log: Logger },
  work: PendingWork,
): () => void {
  const stopping = new AbortController();
  let cancel = (): void => {};
  const schedule = (): void => {
    cancel = clock.after(SWEEP_MS, async () => {
      try {
        await work.track(reminders.sendDue(stopping.signal));
      } catch (error) {
        log.warn({ err: error }, 'reminders could not be sent');
      }
      if (!stopping.signal.aborted) schedule();
    });
  };
  schedule();
  return () => {
    stopping.abort();
    cancel();
  };
}
