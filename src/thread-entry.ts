/** Where the entry files of threads are, and how a thread is started. */
import { setFlagsFromString } from 'node:v8';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** The URL of the folder that holds the built program; undefined where it runs from its source. */
declare const BUILD_FOLDER: string | undefined;

/** The entry file of a thread: its bundle in a built program, else the file that loads its source. */
export const threadEntry = (name: 'exports' | 'pictures' | 'thinking'): URL =>
  typeof BUILD_FOLDER === 'undefined'
    ? new URL(`./${name}/thread.mjs`, import.meta.url)
    : new URL(`${name}.mjs`, BUILD_FOLDER);

/**
 * Starts a thread. It does not keep the process alive. The young generation that `npm start` asks of V8 is the main thread's: V8
 * would give it to every thread, whatever the thread's limits say.
 */
export function startThread(
  entry: URL,
  options: Pick<WorkerOptions, 'workerData' | 'resourceLimits'>,
): Worker {
  setFlagsFromString('--max-semi-space-size=0');
  const worker = new Worker(entry, { execArgv: [], ...options });
  worker.unref();
  return worker;
}
