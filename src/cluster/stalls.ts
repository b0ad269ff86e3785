/**
 * Notices that this process has stood still, as one does that was stopped or starved, for so long that another one may serve its
 * servers by now. Until the database says otherwise, what arrives is left to that one.
 */
import type { Clock } from '../clock.ts';
import type { Locks } from '../store/locks.ts';

const TICK_MS = 500;
/** The database gives away the locks of a process that it has not heard of for longer than this (`store/postgresql/session.ts`). */
const LONG_MS = 7_000;

export interface Stalls {
  /** Whether somebody else may serve the servers of this process. */
  isUnsure(): boolean;
  stop(): void;
}

export function watchStalls(locks: Pick<Locks, 'isHeld'>, clock: Clock): Stalls {
  let tickedAt = clock.monotonic();
  let wasStill = false;
  let cancel = (): void => {};

  /** What arrived meanwhile is read before the first timer runs: so the time is looked at here, too. */
  const look = (): void => {
    if (clock.monotonic() - tickedAt > LONG_MS) wasStill = true;
    if (wasStill && locks.isHeld()) wasStill = false;
  };
  const tick = (): void => {
    look();
    tickedAt = clock.monotonic();
    cancel = clock.after(TICK_MS, tick);
  };
  tick();
  return {
    isUnsure() {
      look();
      return wasStill;
    },
    stop: () => cancel(),
  };
}
