/** The pictures of the cards, and the names that they bear at Discord. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Face, faceIndex, faces } from '../../game/cards.ts';

export interface Art {
  readonly face: Face;
  /** `m7h_1a2b3c`: by its hash, a new picture is a new emoji. */
  readonly name: string;
  readonly png: Buffer;
}

export const cardFile = (face: Face): URL => new URL(`./cards/${face}.png`, import.meta.url);

const nameOf = (face: Face, png: Buffer): string =>
  `m${face}_${createHash('sha256').update(png).digest('hex').slice(0, 6)}`;

/** The face that an emoji of that name shows, in the present picture or an older one; undefined if it is none of ours. */
export const faceNamed = (name: string): Face | undefined => {
  const face = /^m(\w{2})_[0-9a-f]{6}$/.exec(name)?.[1];
  return face !== undefined && faceIndex(face) !== undefined ? face : undefined;
};

export const loadArt = (): Promise<Art[]> =>
  Promise.all(
    faces().map(async (face) => {
      const png = await readFile(cardFile(face));
      return { face, name: nameOf(face, png), png };
    }),
  );
