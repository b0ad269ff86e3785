/** Lays out all the cards on one page, in the sizes and on the backgrounds that they have in Discord. */
import type { Face } from '../../../game/cards.ts';

/** Of the dark and the light theme, ephemeral messages in both, a grey button, and the darkest theme. */
const BACKGROUNDS = ['#313338', '#ffffff', '#373a53', '#ebeefd', '#4e5058', '#1a1a1e'];
const SIZES = [48, 22];

export const contactSheet = (cards: ReadonlyMap<Face, Buffer>): string => {
  const row = (size: number) =>
    [...cards.values()]
      .map(
        (png) =>
          `<img src="data:image/png;base64,${png.toString('base64')}" width="${size}" height="${size}">`,
      )
      .join(' ');
  const block = (background: string, sizes: readonly number[]) =>
    `<div style="background:${background};padding:8px">${sizes.map(row).join('<br>')}</div>`;
  const blocks = [block('#313338', [128]), ...BACKGROUNDS.map((background) => block(background, SIZES))];
  return `<body style="margin:0;line-height:1.375">${blocks.join('')}`;
};
