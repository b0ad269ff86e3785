/** The pictures of cards and other pieces, and the names of their emojis. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { allFaces, type Face } from '../../game/cards.ts';
import type { AnyGame } from '../../game/game.ts';
import { faceSvg } from './card-svg.ts';

/** A face, the file with its picture, and what that is painted from. */
export interface PictureSource {
  readonly face: Face;
  /** Stands for the picture where there is no emoji. */
  readonly text: string;
  readonly file: URL;
  readonly svg: () => string;
}

export interface Picture {
  readonly face: Face;
  /** The emoji's name, `m7h_1a2b3c`: with a hash of the picture in it, a new picture is a new emoji. */
  readonly name: string;
  readonly png: Buffer;
}

const SUIT_SIGNS: Readonly<Record<string, string>> = { s: '♠', h: '♥', d: '♦', c: '♣' };

function faceText(face: Face): string {
  if (face === 'SJ' || face === 'BJ') return `🃏${face[0]}`;
  const [rank = '', suit = ''] = face;
  return `${rank === 'T' ? '10' : rank}${SUIT_SIGNS[suit] ?? suit}`;
}

const playingCards: readonly PictureSource[] = allFaces().map((face) => ({
  face,
  text: faceText(face),
  file: new URL(`./cards/${face}.png`, import.meta.url),
  svg: () => faceSvg(face),
}));

/** The playing cards, and the games' own pieces. */
export const pictureSources = (games: readonly AnyGame[]): readonly PictureSource[] => [
  ...playingCards,
  ...games.flatMap(({ id, pictures = [] }) =>
    pictures.map(({ face, text, svg }) => ({
      face,
      text,
      file: new URL(`../../games/${id}/pictures/${face}.png`, import.meta.url),
      svg: () => svg,
    })),
  ),
];

const emojiName = (face: Face, png: Buffer): string =>
  `m${face}_${createHash('sha256').update(png).digest('hex').slice(0, 6)}`;

/** The face that an emoji of this name shows, in its current picture or an outdated one; undefined for other emojis. */
export function faceOfEmoji(name: string, sources: readonly PictureSource[]): Face | undefined {
  const face = /^m([A-Za-z0-9]{2,20})_[0-9a-f]{6}$/.exec(name)?.[1];
  return sources.find((source) => source.face === face)?.face;
}

export const loadPictures = (sources: readonly PictureSource[]): Promise<Picture[]> =>
  Promise.all(
    sources.map(async ({ face, file }) => {
      const png = await readFile(file);
      return { face, name: emojiName(face, png), png };
    }),
  );
