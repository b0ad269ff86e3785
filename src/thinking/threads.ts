/** The threads of a pool: each is started when it is needed, and ends when it has had nothing to do for a while. */
import type { Logger } from 'pino';
import { startThinkingThread, type ThinkingThread } from './thread.ts';

/** A thread that has nothing to do for this long ends and frees its memory. */
const IDLE_MS = 5 * 60_000;

interface ThreadSetOptions {
  readonly log: Logger;
  readonly maxThreads: number;
  /** The threads' entry file. */
  readonly entry: URL;
  /** Called once a thread has ended, for whatever reason, so that there is room for another. */
  readonly onExit: () => void;
}

interface ThreadSet {
  /** An idle thread, started if need be; null if all are busy. */
  take(): ThinkingThread | null;
  /** Gives back a thread that is idle again; one that has ended is ignored. */
  release(thread: ThinkingThread): void;
  /** Starts a thread where there is none, so that the first thought need not wait for it. */
  warmUp(): void;
  /** Ends all threads; what they were asked resolves with null. */
  close(): Promise<void>;
  readonly size: number;
}

export function createThreadSet({ log, maxThreads, entry, onExit }: ThreadSetOptions): ThreadSet {
  const threads = new Set<ThinkingThread>();
  /** Idle threads, the most recently used last, each with the timer that ends it. */
  const idle = new Map<ThinkingThread, NodeJS.Timeout>();

  const start = (): ThinkingThread => {
    const thread = startThinkingThread(entry, (error) => {
      threads.delete(thread);
      clearTimeout(idle.get(thread));
      idle.delete(thread);
      if (error) log.warn({ err: error }, 'thinking thread has died');
      onExit();
    });
    threads.add(thread);
    return thread;
  };

  const release = (thread: ThinkingThread): void => {
    if (!threads.has(thread)) return;
    const timer = setTimeout(() => {
      idle.delete(thread);
      void thread.end();
    }, IDLE_MS);
    timer.unref();
    idle.set(thread, timer);
  };

  return {
    take() {
      const thread = [...idle.keys()].at(-1);
      if (!thread) return threads.size < maxThreads ? start() : null;
      clearTimeout(idle.get(thread));
      idle.delete(thread);
      return thread;
    },

    release,

    warmUp() {
      if (threads.size === 0) release(start());
    },

    async close() {
      for (const timer of idle.values()) clearTimeout(timer);
      await Promise.all([...threads].map((thread) => thread.end()));
    },

    get size() {
      return threads.size;
    },
  };
}
