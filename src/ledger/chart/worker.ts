/** The thread that draws: asked for a chart, it answers with its PNG, or with what went wrong. */
import { parentPort } from 'node:worker_threads';
import { chartPng } from './draw.ts';
import type { DrawRequest, DrawResponse } from './drawer.ts';

parentPort?.on('message', ({ number, chart }: DrawRequest) => {
  let answer: DrawResponse;
  try {
    answer = { number, png: chartPng(chart) };
  } catch (error) {
    answer = { number, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  parentPort?.postMessage(answer);
});
