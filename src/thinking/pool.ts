/**
 * Computers think in threads of their own: a move takes up to some hundred milliseconds, in which no press would be
 * answered. A thread gets a view and its chance, and returns the name of a choice; that is the same in every thread.
 */
import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import { moveChance } from '../tables/play.ts';
import type { Thinker, Turn } from '../tables/thinker.ts';
import type { ThinkingThread } from './thread.ts';
import { createThreadSet } from './threads.ts';

/** No thread is started after this number of threads in a row that ended before their first choice. */
const MAX_FAILED_STARTS = 3;

export interface ThinkingPool extends Thinker {
  /** Ends all threads. Moves that are not chosen yet must be chosen elsewhere. */
  close(): Promise<void>;
  readonly threadCount: number;
  /** Turns that wait for a thread. */
  readonly waitingCount: number;
}

export interface ThinkingOptions {
  readonly log: Logger;
  /** The most threads; each is started when it is needed. Default: one for every processor but one. */
  readonly maxThreads?: number;
  /** The threads' entry file. */
  readonly entry?: URL;
}

/** A turn that waits for a thread; its view is made when it gets one. A table withdraws its turn before it adds another. */
interface WaitingTurn {
  readonly turn: Turn;
  readonly resolve: (name: string | null) => void;
  readonly reject: (error: Error) => void;
}

export function createThinkingPool({
  log,
  maxThreads = Math.max(1, availableParallelism() - 1),
  entry = new URL('./thread.mjs', import.meta.url),
}: ThinkingOptions): ThinkingPool {
  const waiting = new Set<WaitingTurn>();
  const threads = createThreadSet({ log, maxThreads, entry, onExit: () => assignTurns() });
  let failedStarts = 0;
  let isClosed = false;

  const askThread = async (thread: ThinkingThread, { game, table, seat }: Turn): Promise<string | null> => {
    try {
      const view = game.seatView(table.state, seat);
      const name = await thread.ask({ game: game.id, view, chance: moveChance(table) });
      failedStarts = name === null ? failedStarts + 1 : 0;
      if (failedStarts === MAX_FAILED_STARTS && !isClosed)
        log.error('thinking threads cannot be started: computers think in the main thread from now on');
      return name;
    } finally {
      threads.release(thread);
      assignTurns();
    }
  };

  /** Whether threads get no more turns, so that moves are chosen elsewhere. */
  const isUnavailable = (): boolean => isClosed || failedStarts >= MAX_FAILED_STARTS;

  /** Gives waiting turns to free threads. */
  const assignTurns = (): void => {
    for (const waitingTurn of waiting) {
      const thread = isUnavailable() ? null : threads.take();
      if (!thread && !isUnavailable()) return;
      waiting.delete(waitingTurn);
      if (thread) askThread(thread, waitingTurn.turn).then(waitingTurn.resolve, waitingTurn.reject);
      else waitingTurn.resolve(null);
    }
  };

  return {
    warmUp() {
      if (!isUnavailable()) threads.warmUp();
    },

    think: (turn, signal) =>
      new Promise((resolve, reject) => {
        const waitingTurn: WaitingTurn = { turn, resolve, reject };
        waiting.add(waitingTurn);
        // A thread that is already thinking about the turn finishes, but nobody waits for its answer.
        signal.addEventListener('abort', () => {
          waiting.delete(waitingTurn);
          resolve(null);
        });
        assignTurns();
      }),

    async close() {
      isClosed = true;
      assignTurns();
      await threads.close();
    },

    get threadCount() {
      return threads.size;
    },

    get waitingCount() {
      return waiting.size;
    },
  };
}
