/** Draws results cards, recaps and tables in play as PNG. The fonts are read with the first of them. */
import { pngOf } from './png.ts';
import { recapSvg } from './recap.ts';
import type { RecapCard, ResultsCard, TablePicture } from './request.ts';
import { resultsSvg } from './results.ts';
import { tableSvg } from './table.ts';

export function cardPng(picture: ResultsCard | RecapCard | TablePicture): Uint8Array {
  if (picture.kind === 'results') return pngOf(resultsSvg(picture));
  return pngOf(picture.kind === 'recap' ? recapSvg(picture) : tableSvg(picture));
}
