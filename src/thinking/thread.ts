/** One thread, with at most one thought at a time. */
import { startThread } from '../thread-entry.ts';
import type { Answers, ThoughtRequest, ThoughtResponse } from './messages.ts';

/** No computer player needs a hundredth of this, but the first thought includes loading the games on a busy machine. */
const MAX_THINKING_MS = 60_000;
/** The games and their words need some 40 MB. Without a limit, a thread could take all of the bot's memory. */
const MAX_HEAP_MEGABYTES = 256;

export interface ThinkingThread {
  /**
   * Resolves with the answer, or null if the thread dies. Rejects if the computer player throws or never ends.
   * @param maxMs how long it may take, in milliseconds. Default: long enough for anything that ends
   */
  ask<Kind extends keyof Answers>(
    request: ThoughtRequest & { readonly kind: Kind },
    maxMs?: number,
  ): Promise<Answers[Kind] | null>;
  /** Ends the thread; `ask` resolves with null. */
  end(): Promise<void>;
}

/** @param onExit called once the thread has ended, with the error that ended it */
export function startThinkingThread(entry: URL, onExit: (error: Error | null) => void): ThinkingThread {
  const worker = startThread(entry, { resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MEGABYTES } });
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
    async ask<Kind extends keyof Answers>(
      request: ThoughtRequest & { readonly kind: Kind },
      maxMs = MAX_THINKING_MS,
    ) {
      let timeout: NodeJS.Timeout | undefined;
      const response = await new Promise<ThoughtResponse | null>((resolve) => {
        worker.postMessage(request);
        settle = resolve;
        timeout = setTimeout(async () => {
          settle = () => {};
          await worker.terminate();
          resolve({ error: `no answer within ${maxMs} ms` });
        }, maxMs);
        timeout.unref();
      });
      clearTimeout(timeout);
      if (response === null) return null;
      if ('error' in response) throw new Error(response.error);
      return response.answer as Answers[Kind];
    },

    async end() {
      await worker.terminate();
    },
  };
}
