/** The thread that writes one export, and ends. An error ends it, too, and is what its parent hears of. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ExportJob } from './job.ts';
import { writeBook } from './write-book.ts';

// What packages warn of once, they would warn of with every thread.
process.removeAllListeners('warning');
parentPort?.postMessage(await writeBook(workerData as ExportJob));
