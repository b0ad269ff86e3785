/**
 * Books are written to files in a thread with a small heap of its own, which lives for one export. Neither does the main thread wait
 * for pages that are read, nor does its memory grow with what they leave behind.
 */
import type { Worker } from 'node:worker_threads';
import { startThread, threadEntry } from '../thread-entry.ts';
import type { ExportJob, WrittenBook } from './job.ts';

/** V8 takes three times a third of it. With less, it collects more often; with more, an export is no faster (`npm run bench`). */
const YOUNG_GENERATION_MEGABYTES = 8;
/** A page needs a tenth of it. Without a limit, a thread could take all of the bot's memory. */
const MAX_HEAP_MEGABYTES = 256;
/** A million postings take some six seconds, and an answer may come for fifteen minutes. */
const MAX_WAITING = 50;

/** So many exports wait that another one would take too long. */
export class TooManyExports extends Error {}

export interface Exporter {
  /** Writes a book once the exports before it are written. @throws {TooManyExports} @throws what the thread throws */
  write(job: ExportJob): Promise<WrittenBook>;
  /** Ends the export under way, and lets none begin; all of them reject. */
  close(): Promise<void>;
}

export function createExporter(entry: URL = threadEntry('exports')): Exporter {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let isClosed = false;
  let worker: Worker | null = null;

  const run = (job: ExportJob): Promise<WrittenBook> =>
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
    write(job) {
      if (waiting === MAX_WAITING) return Promise.reject(new TooManyExports());
      waiting += 1;
      const written = last.then(() => run(job)).finally(() => (waiting -= 1));
      last = written.catch(() => {});
      return written;
    },

    async close() {
      isClosed = true;
      await worker?.terminate();
    },
  };
}
