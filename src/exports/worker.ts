/** The thread that writes one export, and ends. An error ends it, too, and is what its parent hears of. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ExportJob } from './job.ts';
import { writeBook } from './write-book.ts';

parentPort?.postMessage(await writeBook(workerData as ExportJob));
