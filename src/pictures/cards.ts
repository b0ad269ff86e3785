/** Draws results cards and tables in play as PNG. The fonts are read with the first of them. */
import { pngOf } from './png.ts';
import type { ResultsCard, TablePicture } from './request.ts';
import { resultsSvg } from './results.ts';
import { tableSvg } from './table.ts';

export const cardPng = (picture: ResultsCard | TablePicture): Uint8Array =>
  pngOf(picture.kind === 'results' ? resultsSvg(picture) : tableSvg(picture));
