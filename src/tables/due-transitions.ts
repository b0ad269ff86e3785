/**
 * Transitions that are due run a few at a time. Hundreds may be due at once, as after an outage: a press then waits for
 * those few only, and the event loop gets its turns.
 */
import { yieldToEventLoop } from '../event-loop.ts';

const MAX_RUNNING = 4;

export interface DueTransitions {
  /** Runs a job when it is its turn. @throws what the job throws */
  run<T>(job: () => Promise<T>): Promise<T>;
}

export function createDueTransitions(): DueTransitions {
  const waiting = new Set<() => void>();
  let running = 0;

  const startNext = (): void => {
    const [start] = waiting;
    if (!start || running >= MAX_RUNNING) return;
    waiting.delete(start);
    running += 1;
    start();
  };

  return {
    async run(job) {
      await new Promise<void>((resolve) => {
        waiting.add(resolve);
        startNext();
      });
      try {
        await yieldToEventLoop();
        return await job();
      } finally {
        running -= 1;
        startNext();
      }
    },
  };
}
