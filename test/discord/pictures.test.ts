/** Pictures of cards and pieces: painted from the code of today, and told apart in Discord's smallest size. */
import { describe, expect, it } from 'vitest';
import { loadPictures, pictureSources } from '../../src/discord/emojis/pictures.ts';
import { allFaces } from '../../src/game/cards.ts';
import { games } from '../../src/games/index.ts';
import { blur, closestPair, decode, distance, inGray, type Pixels, paint, shrink } from './pixels.ts';

/** Pixels of an emoji in a button and in a select; in text it has 22. */
const SMALLEST = 20;
/** Emojis that Discord lets an application have. While pictures are replaced there are two of each. */
const MAX_EMOJIS = 2_000;

const sources = pictureSources(games);
const pictures = new Map((await loadPictures(sources)).map(({ face, png }) => [face, decode(png)]));

/** The faces as one sees them at a glance. */
const glances = (faces: readonly string[]): Map<string, Pixels> =>
  new Map(faces.map((face) => [face, blur(shrink(pictures.get(face)!, SMALLEST))]));
const withoutColor = (faces: ReadonlyMap<string, Pixels>): Map<string, Pixels> =>
  new Map([...faces].map(([face, pixels]) => [face, inGray(pixels)]));
const piecesOf = (game: string): string[] =>
  games.find(({ id }) => id === game)!.pictures!.map(({ face }) => face);

describe('the files', () => {
  it.each(sources)('$face is painted as the code draws it: npm run -s paint-cards', ({ face, svg }) => {
    expect(distance(pictures.get(face)!, paint(svg()))).toBeLessThan(1);
  });

  it('leave room for every face in an old and a new picture', () => {
    expect(2 * sources.length).toBeLessThanOrEqual(MAX_EMOJIS);
  });
});

describe('at 20 pixels', () => {
  const cards = glances(allFaces());
  const gray = withoutColor(cards);
  const sameSuit = (a: string, b: string) => a[1] === b[1];
  const sameRank = (a: string, b: string) => a[0] === b[0];

  it('ranks of one suit are told apart', () => {
    expect(closestPair(cards, sameSuit).distance).toBeGreaterThan(25);
    expect(closestPair(gray, sameSuit).distance).toBeGreaterThan(22);
  });

  it('suits are told apart by color, and by shape alone', () => {
    expect(closestPair(cards, sameRank).distance).toBeGreaterThan(30);
    expect(closestPair(gray, sameRank).distance).toBeGreaterThan(15);
  });

  it('the two jokers are told apart without color', () => {
    expect(distance(gray.get('SJ')!, gray.get('BJ')!)).toBeGreaterThan(60);
  });

  // The closest are the two patterns of a die that differ by one pip, cats that differ by a digit, and 25 and 28.
  it.each([
    ['bluff', 30],
    ['babasuki', 8],
    ['bukubuku', 11],
  ])('pieces of %s are told apart without color', (game, least) => {
    expect(closestPair(withoutColor(glances(piecesOf(game)))).distance).toBeGreaterThan(least);
  });
});
