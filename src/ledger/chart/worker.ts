/** The chart thread: answers each request with a PNG, or with the error. */
import { parentPort } from 'node:worker_threads';
import { chartPng } from './draw.ts';
import type { DrawRequest, DrawResponse } from './drawer.ts';

parentPort?.on('message', ({ id, chart }: DrawRequest) => {
  let response: DrawResponse;
  try {
    response = { id, png: chartPng(chart) };
  } catch (error) {
    response = { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  parentPort?.postMessage(response);
});
