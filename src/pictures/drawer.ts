/**
 * Pictures are drawn in a worker thread that lives only while it is needed: its libraries take half a second of processor
 * time to load, and no interaction should wait for that.
 */
import { createHash } from 'node:crypto';
import type { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { startThread, threadEntry } from '../thread-entry.ts';
import type { PictureRequest } from './request.ts';

export interface DrawRequest {
  readonly id: number;
  readonly picture: PictureRequest;
}

export type DrawResponse = { readonly id: number } & (
  | { readonly png: Uint8Array }
  | { readonly error: string }
);

export interface PictureDrawer {
  /** Draws a picture as PNG; rejects if that fails. */
  draw(picture: PictureRequest): Promise<Buffer>;
  close(): Promise<void>;
}

/** After this long without a request the thread ends and frees its memory, some 80 MB. */
const IDLE_MS = 5 * 60_000;
/** Bytes. A chart takes up to 400,000, a table 60,000. */
const MAX_CACHED_BYTES = 8_000_000;
/** While so many wait, further ones are refused: nobody would look at them when they are done. */
const MAX_PENDING = 200;

interface PendingDraw {
  readonly resolve: (png: Buffer) => void;
  readonly reject: (error: Error) => void;
}

/** The same for pictures that look the same. */
export const pictureHash = (picture: PictureRequest): string =>
  createHash('sha256').update(JSON.stringify(picture)).digest('hex');

export function createPictureDrawer(): PictureDrawer {
  /** Drawn pictures by their content, so that what has not changed is not drawn again. */
  const drawn = new LRUCache<string, Buffer>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: (png) => png.length,
  });
  const underWay = new Map<string, Promise<Buffer>>();
  const pending = new Map<number, PendingDraw>();
  let worker: Worker | null = null;
  let idleTimer: NodeJS.Timeout | undefined;
  let lastId = 0;

  const rejectAll = (error: Error): void => {
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };

  const start = (): Worker => {
    const started = startThread(threadEntry('pictures'), {});
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
      rejectAll(new Error('the drawing thread has ended'));
    });
    return started;
  };

  const stop = async (): Promise<void> => {
    clearTimeout(idleTimer);
    const stopped = worker;
    worker = null;
    // Rejected before the thread has ended: until then the next thread may already have requests.
    rejectAll(new Error('the drawing thread was stopped'));
    await stopped?.terminate();
  };

  const request = (picture: PictureRequest): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      if (pending.size >= MAX_PENDING) throw new Error('too many pictures wait to be drawn');
      worker ??= start();
      const id = ++lastId;
      pending.set(id, { resolve, reject });
      worker.postMessage({ id, picture } satisfies DrawRequest);
      clearTimeout(idleTimer);
      idleTimer = setTimeout(() => {
        if (pending.size === 0) void stop();
      }, IDLE_MS);
      idleTimer.unref();
    });

  return {
    draw(picture) {
      const key = pictureHash(picture);
      const cached = drawn.get(key);
      if (cached) return Promise.resolve(cached);
      const same = underWay.get(key);
      if (same) return same;
      const png = request(picture).finally(() => underWay.delete(key));
      underWay.set(key, png);
      png.then((bytes) => drawn.set(key, bytes)).catch(() => {});
      return png;
    },
    close: stop,
  };
}
