/**
 * Computers think in threads of their own: a move takes up to some hundred milliseconds, in which no press would be
 * answered. A thread gets a view and its chance, and returns the name of a choice; that is the same in every thread.
 * Players who want a hint come first, then moves, then reviews of hands that are over and the search for their turning
 * points, and last the verification of finished tables.
 */
import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import { hintChanceAt, moveChance } from '../tables/chances.ts';
import type { ComputerTurn, FinishedHand, PastTurn, Thinker, Thought, Turn } from '../tables/thinker.ts';
import { threadEntry } from '../thread-entry.ts';
import type { Answers, ThoughtRequest } from './messages.ts';
import type { ThinkingThread } from './thread.ts';
import { createThreadSet } from './threads.ts';

/** No thread is started after this number of threads in a row that ended before their first choice. */
const MAX_FAILED_STARTS = 3;

export interface ThinkingPool extends Thinker {
  /** Ends all threads. Moves that are not chosen yet must be chosen elsewhere. */
  close(): Promise<void>;
  readonly threadCount: number;
  /** Requests that wait for a thread. */
  readonly waitingCount: number;
}

export interface ThinkingOptions {
  readonly log: Logger;
  /** The most threads; each is started when it is needed. Default: one for every processor but one. */
  readonly maxThreads?: number;
  /** The threads' entry file. */
  readonly entry?: URL;
  /** How long a master may think about a move. Default: ten seconds. */
  readonly masterMs?: number;
}

const MAX_MASTER_MS = 10_000;

/** The order in which requests get threads. */
const ORDER = ['hint', 'move', 'advice', 'steps', 'choice'] as const satisfies readonly (keyof Answers)[];

/** Something to think about that waits for a thread; what the thread is sent is made when it gets one. */
interface Waiting<Kind extends keyof Answers = keyof Answers> {
  readonly kind: Kind;
  readonly request: () => ThoughtRequest & { readonly kind: Kind };
  readonly resolve: (answer: Answers[Kind] | null) => void;
  readonly reject: (error: Error) => void;
}

export function createThinkingPool(options: ThinkingOptions): ThinkingPool {
  const queue = createRequestQueue(options);
  return {
    warmUp: () => queue.warmUp(),

    think: (turn: ComputerTurn, signal: AbortSignal): Promise<string | null> =>
      queue.ask('move', () => ({ ...turnRequest('move', turn), level: turn.level }), signal),

    hint: (turn: Turn): Promise<Thought | null> => queue.ask('hint', () => turnRequest('hint', turn)),

    advise: ({ game, ...turn }: PastTurn): Promise<Thought | null> =>
      queue.ask('advice', () => ({ kind: 'advice', game: game.id, ...turn })),

    evaluate: ({ game, ...hand }: FinishedHand, question) =>
      queue.ask('steps', () => ({ kind: 'steps', game: game.id, ...hand, question })),

    chooseAgain: ({ game, ...question }) =>
      queue.ask('choice', () => ({ kind: 'choice', game: game.id, ...question })),

    close: () => queue.close(),

    get threadCount() {
      return queue.threadCount;
    },

    get waitingCount() {
      return queue.waitingCount;
    },
  };
}

interface RequestQueue extends Pick<ThinkingPool, 'warmUp' | 'close' | 'threadCount' | 'waitingCount'> {
  /**
   * Resolves with null where no thread can answer.
   * @param signal the answer is not wanted any more: null is returned at once
   */
  ask<Kind extends keyof Answers>(
    kind: Kind,
    request: Waiting<Kind>['request'],
    signal?: AbortSignal,
  ): Promise<Answers[Kind] | null>;
}

/** Requests that wait for threads, in the order of their kinds. */
function createRequestQueue({
  log,
  maxThreads = Math.max(1, availableParallelism() - 1),
  entry = threadEntry('thinking'),
  masterMs = MAX_MASTER_MS,
}: ThinkingOptions): RequestQueue {
  const waiting = new Set<Waiting>();
  const threads = createThreadSet({ log, maxThreads, entry, onExit: () => assignThreads() });
  let failedStarts = 0;
  let isClosed = false;

  const askThread = async (
    thread: ThinkingThread,
    { kind, request: requestOf }: Waiting,
  ): Promise<Answers[keyof Answers] | null> => {
    try {
      const request = requestOf();
      const isMaster = kind === 'move' && 'level' in request && request.level === 'master';
      const answer = await (isMaster ? thread.ask(request, masterMs) : thread.ask(request));
      failedStarts = answer === null ? failedStarts + 1 : 0;
      if (failedStarts === MAX_FAILED_STARTS && !isClosed)
        log.error('thinking threads cannot be started: computers think in the main thread from now on');
      return answer;
    } finally {
      threads.release(thread);
      assignThreads();
    }
  };

  /** Whether threads get nothing more to do, so that moves are chosen elsewhere. */
  const isUnavailable = (): boolean => isClosed || failedStarts >= MAX_FAILED_STARTS;

  /** Gives what waits to free threads. */
  const assignThreads = (): void => {
    for (const kind of ORDER) {
      for (const request of waiting) {
        if (request.kind !== kind) continue;
        const thread = isUnavailable() ? null : threads.take();
        if (!thread && !isUnavailable()) return;
        waiting.delete(request);
        if (thread) askThread(thread, request).then(request.resolve, request.reject);
        else request.resolve(null);
      }
    }
  };

  return {
    ask: (kind, request, signal) =>
      new Promise((resolve, reject) => {
        const entry = { kind, request, resolve, reject } as Waiting;
        waiting.add(entry);
        // A thread that is already thinking about it finishes, but nobody waits for its answer.
        signal?.addEventListener('abort', () => {
          waiting.delete(entry);
          resolve(null);
        });
        assignThreads();
      }),

    warmUp() {
      if (!isUnavailable()) threads.warmUp();
    },

    async close() {
      isClosed = true;
      assignThreads();
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

/** What a thread is sent for a turn. */
const turnRequest = <Kind extends 'move' | 'hint'>(kind: Kind, { game, table, seat }: Turn) => ({
  kind,
  game: game.id,
  view: game.seatView(table.state, seat),
  chance: kind === 'hint' ? hintChanceAt(game, table, seat) : moveChance(table),
});
