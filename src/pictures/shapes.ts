/** Parts that results cards and tables in play have in common. */
import type { Face } from '../game/cards.ts';
import type { Line } from '../game/screen.ts';
import { type Box, boxSvg } from './boxes.ts';
import { hasIcon, iconSvg } from './icons.ts';
import { cutToWidth, type Ink, textSvg, widthOf } from './letters.ts';
import { type Mentioned, setLine } from './lines.ts';
import { PIECE_UNITS, spriteSvg } from './sprites.ts';
import { BACKGROUND, GOLD, HEADER, MUTED, TEXT } from './theme.ts';

export const WIDTH = 900;
export const MARGIN = 28;

export const svgOf = (height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">${boxSvg({ x: 0, y: 0, width: WIDTH, height }, BACKGROUND)}${content}</svg>`;

/** A part of a picture, drawn from its upper left corner. */
export interface Drawing {
  readonly height: number;
  readonly draw: (x: number, y: number) => string;
}

const CORNER = 14;

/** @param stroke the color of a line around it */
export const panel = (box: Box, fill: string, stroke?: string): string =>
  stroke === undefined
    ? boxSvg(box, fill, CORNER)
    : boxSvg(larger(box, 1), stroke, CORNER + 1) + boxSvg(larger(box, -2), fill, CORNER - 2);

/** @param by how much on each side */
const larger = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

interface Place {
  readonly x: number;
  readonly middle: number;
  readonly width: number;
  readonly minSize: number;
}

/** One row of text that gets smaller where it does not fit, and is cut where that is not enough. */
export function fittedText(
  text: string,
  { x, middle, width, minSize }: Place,
  ink: Ink,
  { locale }: Mentioned,
): string {
  const size = Math.max(minSize, Math.min(ink.size, (ink.size * width) / widthOf(text, ink.size, locale)));
  const cut = cutToWidth(text, size, width + 0.5, locale);
  return textSvg(cut, { x, y: middle + size * 0.365 }, { ...ink, size }, locale);
}

/** A name, and the width of the sign in front of it: a computer's has one. */
function nameParts(name: string, size: number): { readonly letters: string; readonly signWidth: number } {
  const [sign = ''] = name;
  if (!hasIcon(sign)) return { letters: name, signWidth: 0 };
  return { letters: name.slice(sign.length).trimStart(), signWidth: Math.round(size * 1.2) };
}

export function nameWidth(name: string, size: number, { locale }: Mentioned): number {
  const { letters, signWidth } = nameParts(name, size);
  return signWidth + widthOf(letters, size, locale);
}

/** As `fittedText`, for a name in a list of seats. */
export function fittedName(name: string, place: Place, ink: Ink, mentioned: Mentioned): string {
  const { letters, signWidth } = nameParts(name, ink.size);
  const { x, middle, width } = place;
  const [sign = ''] = name;
  const icon = signWidth > 0 ? iconSvg(sign, x, middle - ink.size / 2, ink.size) : '';
  return icon + fittedText(letters, { ...place, x: x + signWidth, width: width - signWidth }, ink, mentioned);
}

export const rightText = (
  text: string,
  right: number,
  middle: number,
  ink: Ink,
  { locale }: Mentioned,
): string =>
  textSvg(text, { x: right - widthOf(text, ink.size, locale), y: middle + ink.size * 0.365 }, ink, locale);

/** The game's pieces, fanned out. */
function emblemSvg(
  faces: readonly Face[],
  { pieces }: Mentioned,
  right: number,
  middle: number,
  size: number,
): string {
  const step = Math.round(size * 0.78);
  const room = Math.ceil(size / 4);
  const [width, height] = [size + step * (faces.length - 1) + 2 * room, size + 2 * room];
  const fan = faces.map((face, index) => {
    const turn = (index - (faces.length - 1) / 2) * 9;
    const place = `translate(${room + index * step} ${room}) rotate(${turn} ${size / 2} ${1.5 * size}) scale(${size / PIECE_UNITS})`;
    return `<g transform="${place}">${pieces[face] ?? ''}</g>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${fan.join('')}</svg>`;
  return spriteSvg(svg, right - width + room, middle - height / 2);
}

interface HeadingContent extends Mentioned {
  readonly title: string;
  readonly subtitle: string;
  readonly emblem: readonly Face[];
}

/** Name of the game, what the picture is of, and the game's pieces. */
export function heading(content: HeadingContent, height: number): string {
  const isTall = height > 90;
  const pieceSize = isTall ? 64 : 44;
  const width = WIDTH - 2 * MARGIN - 3 * pieceSize;
  const [title, subtitle] = isTall ? [44, 25] : [32, 23];
  const place = { x: MARGIN, width, minSize: 20 };
  return [
    boxSvg({ x: 0, y: 0, width: WIDTH, height }, HEADER),
    boxSvg({ x: 0, y: height - 4, width: WIDTH, height: 4 }, GOLD),
    fittedText(
      content.title,
      { ...place, middle: height * 0.36 },
      { size: title, color: TEXT, isBold: true },
      content,
    ),
    fittedText(
      content.subtitle,
      { ...place, middle: height * 0.73 },
      { size: subtitle, color: MUTED },
      content,
    ),
    emblemSvg(content.emblem, content, WIDTH - MARGIN, height / 2 - 2, pieceSize),
  ].join('');
}

/** Lines below each other. @returns their height, and how to draw them */
export function stack(
  lines: readonly Line[],
  style: Parameters<typeof setLine>[1],
  mentioned: Mentioned,
): Drawing {
  const set = lines.map((line) => setLine(line, style, mentioned));
  return {
    height: set.reduce((sum, { height }) => sum + height, 0),
    draw(x, y) {
      let top = y;
      return set
        .map(({ height, draw }) => {
          const drawn = draw(x, top);
          top += height;
          return drawn;
        })
        .join('');
    },
  };
}
