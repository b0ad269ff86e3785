/**
 * Charts are drawn in a worker thread that lives only while it is needed: its libraries take half a second of processor
 * time to load, and no interaction should wait for that.
 */
import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import type { Chart } from './lines.ts';

export interface DrawRequest {
  readonly id: number;
  readonly chart: Chart;
}

export type DrawResponse = { readonly id: number } & (
  | { readonly png: Uint8Array }
  | { readonly error: string }
);

export interface ChartDrawer {
  /** Draws a chart as PNG; rejects if that fails. */
  draw(chart: Chart): Promise<Buffer>;
  close(): Promise<void>;
}

/** After this long without a request the thread ends and frees its memory, some 80 MB. */
const IDLE_MS = 5 * 60_000;
const MAX_CACHED = 32;

interface PendingDraw {
  readonly resolve: (png: Buffer) => void;
  readonly reject: (error: Error) => void;
}

export function createChartDrawer(): ChartDrawer {
  /** Drawn charts by their content, so that a book without new entries is not drawn again. */
  const cache = new LRUCache<string, Promise<Buffer>>({ max: MAX_CACHED });
  const pending = new Map<number, PendingDraw>();
  let worker: Worker | null = null;
  let idleTimer: NodeJS.Timeout | undefined;
  let lastId = 0;

  const rejectAll = (error: Error): void => {
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };

  const start = (): Worker => {
    const started = new Worker(new URL('./thread.mjs', import.meta.url), { execArgv: [] });
    // An idle thread does not keep the process alive.
    started.unref();
    started.on('message', (response: DrawResponse) => {
      const draw = pending.get(response.id);
      pending.delete(response.id);
      if ('png' in response) draw?.resolve(Buffer.from(response.png));
      else draw?.reject(new Error(response.error));
    });
    started.on('error', rejectAll);
    started.on('exit', () => {
      if (worker !== started) return;
      worker = null;
      rejectAll(new Error('the chart thread has ended'));
    });
    return started;
  };

  const stop = async (): Promise<void> => {
    clearTimeout(idleTimer);
    const stopped = worker;
    worker = null;
    // Rejected before the thread has ended: until then the next thread may already have requests.
    rejectAll(new Error('the chart thread was stopped'));
    await stopped?.terminate();
  };

  const request = (chart: Chart): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      worker ??= start();
      const id = ++lastId;
      pending.set(id, { resolve, reject });
      worker.postMessage({ id, chart } satisfies DrawRequest);
      clearTimeout(idleTimer);
      idleTimer = setTimeout(() => {
        if (pending.size === 0) void stop();
      }, IDLE_MS);
      idleTimer.unref();
    });

  return {
    draw(chart) {
      const key = createHash('sha256').update(JSON.stringify(chart)).digest('hex');
      const cached = cache.get(key);
      if (cached) return cached;
      const png = request(chart);
      cache.set(key, png);
      png.catch(() => cache.delete(key));
      return png;
    },
    close: stop,
  };
}
