/** The drawing thread: answers each request with a PNG, or with the error. */
import { parentPort } from 'node:worker_threads';
import type { DrawRequest, DrawResponse } from './drawer.ts';
import type { PictureRequest } from './request.ts';

/** Libraries are loaded with the first picture that needs them: ECharts alone takes longer than any drawing. */
async function pngOf(picture: PictureRequest): Promise<Uint8Array> {
  if (picture.kind === 'chart') return (await import('./chart.ts')).chartPng(picture);
  return (await import('./cards.ts')).cardPng(picture);
}

parentPort?.on('message', async ({ id, picture }: DrawRequest) => {
  let response: DrawResponse;
  try {
    response = { id, png: await pngOf(picture) };
  } catch (error) {
    response = { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  parentPort?.postMessage(response);
});
