/**
 * Charts are drawn in a thread of their own, which is there only while it is needed: loading what draws them takes half
 * a second of a processor, and no press should wait for that.
 */
import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { Chart } from './lines.ts';

export interface DrawRequest {
  readonly number: number;
  readonly chart: Chart;
}

export type DrawResponse = { readonly number: number } & (
  | { readonly png: Uint8Array }
  | { readonly failed: string }
);

export interface ChartDrawer {
  /** The chart as PNG. @throws where it cannot be drawn */
  draw(chart: Chart): Promise<Buffer>;
  close(): Promise<void>;
}

/** A thread that nobody asks for so long gives its memory back, some eighty megabytes. */
const IDLE_MS = 5 * 60_000;
const KEPT = 32;

interface Waiting {
  readonly resolve: (png: Buffer) => void;
  readonly reject: (error: Error) => void;
}

export function chartDrawer(): ChartDrawer {
  /** By what they show: a book that nobody has played in since is not drawn again. */
  const kept = new Map<string, Promise<Buffer>>();
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let number = 0;

  const fail = (error: Error): void => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };

  const start = (): Worker => {
    const started = new Worker(new URL('./thread.mjs', import.meta.url), { execArgv: [] });
    // Nothing waits for a thread that has nothing to do.
    started.unref();
    started.on('message', (answer: DrawResponse) => {
      const asked = waiting.get(answer.number);
      waiting.delete(answer.number);
      if ('png' in answer) asked?.resolve(Buffer.from(answer.png));
      else asked?.reject(new Error(answer.failed));
    });
    started.on('error', fail);
    started.on('exit', () => {
      if (worker !== started) return;
      worker = null;
      fail(new Error('the thread that draws has ended'));
    });
    return started;
  };

  const stop = async (): Promise<void> => {
    clearTimeout(idle);
    const stopped = worker;
    worker = null;
    // Before the thread has ended the next may be asked.
    fail(new Error('the thread that draws was stopped'));
    await stopped?.terminate();
  };

  const drawn = (chart: Chart): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      worker ??= start();
      waiting.set(++number, { resolve, reject });
      worker.postMessage({ number, chart } satisfies DrawRequest);
      clearTimeout(idle);
      idle = setTimeout(() => {
        if (waiting.size === 0) void stop();
      }, IDLE_MS);
      idle.unref();
    });

  return {
    draw(chart) {
      const key = createHash('sha256').update(JSON.stringify(chart)).digest('hex');
      const known = kept.get(key);
      // Asked for again, it is kept longer than the others.
      kept.delete(key);
      const png = known ?? drawn(chart);
      kept.set(key, png);
      png.catch(() => kept.delete(key));
      const [oldest] = kept.keys();
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
      return png;
    },
    close: stop,
  };
}
