/** One thread, with at most one thought at a time. */
import { Worker } from 'node:worker_threads';
import type { ThoughtRequest, ThoughtResponse } from './messages.ts';

/** No computer player needs a hundredth of it. Loading the games, on a busy machine, is in it too. */
const MAX_THINKING_MS = 60_000;
/** Its games and words need some 40 MB: a thread that grew for ever would take the bot's memory. */
const MAX_HEAP_MEGABYTES = 256;

export interface ThinkingThread {
  /** Rejects where the computer player throws or does not come to an end; null: the thread has died. */
  ask(request: ThoughtRequest): Promise<string | null>;
  /** Ends the thread; its thought is null. */
  end(): Promise<void>;
}

/** @param onExit called once the thread has ended, with the error that ended it */
export function startThread(entry: URL, onExit: (error: Error | null) => void): ThinkingThread {
  const worker = new Worker(entry, {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MEGABYTES },
  });
  // A thread does not keep the process alive.
  worker.unref();
  let settle: (response: ThoughtResponse | null) => void = () => {};
  let failure: Error | null = null;

  worker.on('message', (response: ThoughtResponse) => settle(response));
  worker.on('error', (error) => {
    failure = error;
  });
  worker.on('exit', () => {
    settle(null);
    onExit(failure);
  });

  return {
    async ask(request) {
      let timeout: NodeJS.Timeout | undefined;
      const response = await new Promise<ThoughtResponse | null>((resolve) => {
        worker.postMessage(request);
        settle = resolve;
        timeout = setTimeout(async () => {
          settle = () => {};
          await worker.terminate();
          resolve({ error: `no choice within ${MAX_THINKING_MS} ms` });
        }, MAX_THINKING_MS);
        timeout.unref();
      });
      clearTimeout(timeout);
      if (response === null) return null;
      if ('error' in response) throw new Error(response.error);
      return response.name;
    },

    async end() {
      await worker.terminate();
    },
  };
}
