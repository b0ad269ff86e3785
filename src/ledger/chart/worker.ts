/** The thread that draws: asked for a chart, it answers with its PNG, or with what went wrong. */
import { parentPort } from 'node:worker_threads';
import { pngOf } from './draw.ts';
import type { Answered, Asked } from './drawer.ts';

parentPort?.on('message', ({ number, chart }: Asked) => {
  let answer: Answered;
  try {
    answer = { number, png: pngOf(chart) };
  } catch (error) {
    answer = { number, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  parentPort?.postMessage(answer);
});
