/** The pictures of cards and other pieces, and the names that they bear at Discord. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { allFaces, type Face } from '../../game/cards.ts';
import type { AnyGame } from '../../game/game.ts';
import { faceSvg } from './draw.ts';

/** Something that has a picture. */
export interface PictureSource {
  readonly face: Face;
  readonly text: string;
  readonly file: URL;
  /** As SVG. */
  readonly draw: () => string;
}

export interface Picture {
  readonly face: Face;
  /** `m7h_1a2b3c`: by its hash, a new picture is a new emoji. */
  readonly name: string;
  readonly png: Buffer;
}

const SIGNS: Readonly<Record<string, string>> = { s: '♠', h: '♥', d: '♦', c: '♣' };

function plain(face: Face): string {
  if (face === 'SJ' || face === 'BJ') return `🃏${face[0]}`;
  const [rank = '', suit = ''] = face;
  return `${rank === 'T' ? '10' : rank}${SIGNS[suit] ?? suit}`;
}

const playingCards: readonly PictureSource[] = allFaces().map((face) => ({
  face,
  text: plain(face),
  file: new URL(`./cards/${face}.png`, import.meta.url),
  draw: () => faceSvg(face),
}));

/** The playing cards, and what these games have besides. */
export const pictureSources = (games: readonly AnyGame[]): readonly PictureSource[] => [
  ...playingCards,
  ...games.flatMap(({ id, pictures = [] }) =>
    pictures.map(({ face, text, svg }) => ({
      face,
      text,
      file: new URL(`../../games/${id}/pictures/${face}.png`, import.meta.url),
      draw: () => svg,
    })),
  ),
];

const nameOf = (face: Face, png: Buffer): string =>
  `m${face}_${createHash('sha256').update(png).digest('hex').slice(0, 6)}`;

/** The face that an emoji of that name shows, in the present picture or an older one; undefined if it is none of these. */
export function faceOfEmoji(name: string, pieces: readonly PictureSource[]): Face | undefined {
  const face = /^m([A-Za-z0-9]{2,20})_[0-9a-f]{6}$/.exec(name)?.[1];
  return pieces.find((piece) => piece.face === face)?.face;
}

export const loadPictures = (pieces: readonly PictureSource[]): Promise<Picture[]> =>
  Promise.all(
    pieces.map(async ({ face, file }) => {
      const png = await readFile(file);
      return { face, name: nameOf(face, png), png };
    }),
  );
