/** The pictures of cards and other pieces, and the names of their emojis. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { allFaces, type Face } from '../../game/cards.ts';
import type { AnyGame } from '../../game/game.ts';
import { DEFAULT_LOCALE } from '../../game/words.ts';
import { faceSvg } from './card-svg.ts';

/** A face, the file with its picture, and what that is painted from. */
export interface PictureSource {
  readonly face: Face;
  /** What the emoji's name begins with. Screen readers read it out: `spade10`, `villain_sun_moon`. */
  readonly stem: string;
  /** Stands for the picture where there is no emoji. */
  readonly text: string;
  readonly file: URL;
  readonly svg: () => string;
}

export interface Picture {
  readonly face: Face;
  /** The emoji's name, `heart7_1a2b3c`: with a hash of the picture in it, a new picture is a new emoji. */
  readonly name: string;
  readonly png: Buffer;
}

const SUIT_SIGNS: Readonly<Record<string, string>> = { s: '♠', h: '♥', d: '♦', c: '♣' };

function faceText(face: Face): string {
  if (face === 'SJ' || face === 'BJ') return `🃏${face[0]}`;
  const [rank = '', suit = ''] = face;
  return `${rank === 'T' ? '10' : rank}${SUIT_SIGNS[suit] ?? suit}`;
}

const SUIT_WORDS: Readonly<Record<string, string>> = { s: 'spade', h: 'heart', d: 'diamond', c: 'club' };

function cardStem(face: Face): string {
  if (face === 'SJ' || face === 'BJ') return face === 'SJ' ? 'small_joker' : 'big_joker';
  const [rank = '', suit = ''] = face;
  return `${SUIT_WORDS[suit]}${rank === 'T' ? '10' : rank}`;
}

const SMALL_WORDS = /\b(?:a|and|of|the|with)\b/g;
/** Discord allows names of 32 characters. */
const MAX_STEM = 32 - '_1a2b3c'.length;

/** A piece's English name as part of an emoji's name. */
const pieceStem = (name: string): string =>
  name
    .toLowerCase()
    .replace(SMALL_WORDS, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
    .slice(0, MAX_STEM);

const playingCards: readonly PictureSource[] = allFaces().map((face) => ({
  face,
  stem: cardStem(face),
  text: faceText(face),
  file: new URL(`./cards/${face}.png`, import.meta.url),
  svg: () => faceSvg(face),
}));

/** The playing cards, and the games' own pieces. */
export const pictureSources = (games: readonly AnyGame[]): readonly PictureSource[] =>
  withOwnStems([
    ...playingCards,
    ...games.flatMap(({ id, pictures = [], words }) =>
      pictures.map(({ face, text, svg }) => ({
        face,
        stem: pieceStem(words[DEFAULT_LOCALE].spoken?.[face] ?? face),
        text,
        file: new URL(`../../games/${id}/pictures/${face}.png`, import.meta.url),
        svg: () => svg,
      })),
    ),
  ]);

/** Pieces that have the same name in two games are told apart by their faces. */
function withOwnStems(sources: readonly PictureSource[]): PictureSource[] {
  const taken = new Set<string>();
  return sources.map((source) => {
    const stem = taken.has(source.stem) ? source.face : source.stem;
    taken.add(stem);
    return { ...source, stem };
  });
}

const emojiName = (stem: string, png: Buffer): string =>
  `${stem}_${createHash('sha256').update(png).digest('hex').slice(0, 6)}`;

/**
 * The face that an emoji of this name shows, in its current picture or an outdated one; undefined for other emojis.
 * Earlier versions named them by the face, `m7h_1a2b3c`.
 */
export function faceOfEmoji(name: string, sources: readonly PictureSource[]): Face | undefined {
  const stem = /^(\w{2,25})_[0-9a-f]{6}$/.exec(name)?.[1];
  return sources.find((source) => source.stem === stem || `m${source.face}` === stem)?.face;
}

export const loadPictures = (sources: readonly PictureSource[]): Promise<Picture[]> =>
  Promise.all(
    sources.map(async ({ face, stem, file }) => {
      const png = await readFile(file);
      return { face, name: emojiName(stem, png), png };
    }),
  );
