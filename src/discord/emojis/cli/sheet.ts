/** All the cards on one page, as large and on the grounds they are seen on in Discord. */
import type { Face } from '../../../game/cards.ts';

/** Dark and light theme; messages that only one person sees, in both; a grey button; the darkest theme. */
const GROUNDS = ['#313338', '#ffffff', '#373a53', '#ebeefd', '#4e5058', '#1a1a1e'];
const SIZES = [48, 22];

export const sheet = (cards: ReadonlyMap<Face, Buffer>): string => {
  const row = (size: number) =>
    [...cards.values()]
      .map(
        (png) =>
          `<img src="data:image/png;base64,${png.toString('base64')}" width="${size}" height="${size}">`,
      )
      .join(' ');
  const block = (ground: string, sizes: readonly number[]) =>
    `<div style="background:${ground};padding:8px">${sizes.map(row).join('<br>')}</div>`;
  const blocks = [block('#313338', [128]), ...GROUNDS.map((ground) => block(ground, SIZES))];
  return `<body style="margin:0;line-height:1.375">${blocks.join('')}`;
};
