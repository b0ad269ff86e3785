/**
 * Books are written to files in a thread with a small heap of its own, which lives for one export. The main thread
 * does not wait for the pages that are read, and its heap does not grow by what they leave behind.
 */
import type { Worker } from 'node:worker_threads';
import { startThread, threadEntry } from '../thread-entry.ts';
import type { ExportJob, WrittenBook } from './job.ts';

/** With less, an export takes longer; with more, it is no faster. */
const YOUNG_GENERATION_MEGABYTES = 8;
/** A page needs a tenth of it. Without a limit, a thread could take all of the bot's memory. */
const MAX_HEAP_MEGABYTES = 256;
/** A million postings take some six seconds, and an answer may come for fifteen minutes. */
const MAX_WAITING = 50;

/** So many exports wait that another one would take too long. */
export class TooManyExports extends Error {}

/** Writes a book in the thread. @throws what the thread throws */
type WriteBook = (job: ExportJob) => Promise<WrittenBook>;

export interface Exporter {
  /** Runs an export once those before it are done. It may write its book more than once. @throws {TooManyExports} */
  inTurn<T>(run: (write: WriteBook) => Promise<T>): Promise<T>;
  /** Ends the export under way, and lets none begin; all of them reject. */
  close(): Promise<void>;
}

export function createExporter(entry: URL = threadEntry('exports')): Exporter {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let isClosed = false;
  let worker: Worker | null = null;

  const write: WriteBook = (job) =>
    new Promise((resolve, reject) => {
      if (isClosed) throw new Error('exports have been stopped');
      worker = startThread(entry, {
        workerData: job,
        resourceLimits: {
          maxYoungGenerationSizeMb: YOUNG_GENERATION_MEGABYTES,
          maxOldGenerationSizeMb: MAX_HEAP_MEGABYTES,
        },
      });
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('the thread has ended before the export was written')));
    });

  return {
    inTurn(run) {
      if (waiting === MAX_WAITING) return Promise.reject(new TooManyExports());
      waiting += 1;
      const done = last.then(() => run(write)).finally(() => (waiting -= 1));
      last = done.catch(() => {});
      return done;
    },

    async close() {
      isClosed = true;
      await worker?.terminate();
    },
  };
}
