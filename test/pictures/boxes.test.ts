/** Boxes of one color: painted as resvg draws them, in whole pixels. */
import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { boxSvg, dotSvg, paintBoxes, splitBoxes } from '../../src/pictures/boxes.ts';

const [WIDTH, HEIGHT] = [60, 40];

/** A drawing of this content on black. */
const drawing = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#000000"/>${content}</svg>`;

/** The channels of each pixel. */
function painted(content: string): number[] {
  const bytes = Buffer.alloc(3 * WIDTH * HEIGHT);
  paintBoxes({ bytes, width: WIDTH, height: HEIGHT, lead: 0 }, splitBoxes(content).boxes);
  return [...bytes];
}
const drawn = (content: string): number[] =>
  [...new Resvg(drawing(content)).render().pixels].filter((_, index) => index % 4 !== 3);

const differences = (content: string): number[] => {
  const expected = drawn(content);
  return painted(content).map((value, index) => Math.abs(value - expected[index]!));
};

const PANEL = { x: 4, y: 6, width: 50, height: 30 };

it('a box without round corners is the same in every pixel', () => {
  expect(Math.max(...differences(boxSvg(PANEL, '#35a0ff')))).toBe(0);
});

it.each([1, 3, 6, 12, 15])('corners of %i pixels differ by a shade at their edge', (radius) => {
  const differing = differences(boxSvg(PANEL, '#ffffff', radius)).filter((difference) => difference > 0);
  expect(Math.max(0, ...differing)).toBeLessThan(64);
  expect(differing.length).toBeLessThan(3 * 4 * 4 * radius);
});

it('a dot is round', () => {
  const isLit = (x: number, y: number): boolean =>
    painted(dotSvg(20, 20, 8, '#ffffff'))[3 * (y * WIDTH + x)]! > 127;
  expect([isLit(20, 20), isLit(13, 20), isLit(20, 26)]).toEqual([true, true, true]);
  expect([isLit(13, 13), isLit(26, 26), isLit(29, 20)]).toEqual([false, false, false]);
});

it('a box covers those before it, ends at the edge of the picture, and has corners no larger than itself', () => {
  const [below, above] = [boxSvg(PANEL, '#ff0000'), boxSvg({ ...PANEL, x: -20 }, '#00ff00')];
  expect(Math.max(...differences(below + above + boxSvg({ ...PANEL, x: 50 }, '#0000ff')))).toBe(0);
  const [thin, round] = [1, 9].map((radius) => painted(boxSvg({ ...PANEL, height: 2 }, '#ffffff', radius)));
  expect(round).toEqual(thin);
});

it('other shapes stay in the drawing', () => {
  const circle = '<circle cx="5" cy="5" r="4" fill="#fff"/><rect width="3" height="3" fill="#ffffff"/>';
  const { rest, boxes } = splitBoxes(
    circle + boxSvg({ x: 1.4, y: 2.6, width: 3.2, height: 4 }, '#0a0b0c', 2),
  );
  expect(rest).toBe(circle);
  expect(boxes).toEqual([{ x: 1, y: 3, width: 4, height: 4, radius: 2, color: [10, 11, 12] }]);
});
