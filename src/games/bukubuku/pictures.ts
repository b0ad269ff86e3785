/**
 * Pictures of the cards, made to be read at a height of 20 pixels. Digits are drawn as strokes, so that no font is
 * needed and every machine draws the same.
 */
import type { Picture } from '../../game/pictures.ts';
import { allWeather, BACK, halvesOn, LAST_LIGHTHOUSE, lighthouseFace, weatherFace } from './cards.ts';

const SIZE = 128;
/** The height of a digit's box. A stroke that should end flat runs past the box, which cuts it off. */
const DIGIT_HEIGHT = 60;

interface Digit {
  readonly width: number;
  readonly path: string;
}

const DIGITS: readonly Digit[] = [
  { width: 42, path: 'M7 21a14 14 0 0 1 28 0v18a14 14 0 0 1-28 0z' },
  { width: 26, path: 'M0 21L16 9V66' },
  { width: 42, path: 'M7 23v-2a14 14 0 0 1 28 0c0 7-4 11-9 16L8 53H42' },
  { width: 42, path: 'M4 7H34L19 26a13.5 13.5 0 0 1 2 27a15 14 0 0 1-15-10' },
  { width: 45, path: 'M31 66V8L8 42H45' },
  { width: 42, path: 'M38 7H12L10 29q5-4 11-4a14 14 0 0 1 0 28a15 14 0 0 1-15-9' },
  { width: 42, path: 'M32-4L10 29M35 38a14 14 0 1 1-28 0a14 14 0 1 1 28 0z' },
  { width: 40, path: 'M1 7H33L14 66' },
  { width: 42, path: 'M33 18a12 11 0 1 1-24 0a12 11 0 1 1 24 0zM35 40a14 13 0 1 1-28 0a14 13 0 1 1 28 0z' },
  { width: 42, path: 'M10 64L32 31M35 22a14 14 0 1 1-28 0a14 14 0 1 1 28 0z' },
];
const DIGIT_GAP = 7;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A number stretched to fill a box, as every pixel counts at 20 pixels. */
function numberSvg(value: number, { x, y, width, height }: Box, ink: string): string {
  const digits = [...String(value)].map((digit) => DIGITS[Number(digit)]!);
  const natural = digits.reduce((sum, digit) => sum + digit.width + DIGIT_GAP, -DIGIT_GAP);
  const widest = Math.min(width, natural * (height / DIGIT_HEIGHT) * 1.15);
  let left = 0;
  const strokes = digits.map((digit) => {
    const stroke = `<svg x="${left}" y="0" width="${digit.width}" height="${DIGIT_HEIGHT}"><path d="${digit.path}"/></svg>`;
    left += digit.width + DIGIT_GAP;
    return stroke;
  });
  return `<svg x="${x + (width - widest) / 2}" y="${y}" width="${widest}" height="${height}" viewBox="0 0 ${natural} ${DIGIT_HEIGHT}" preserveAspectRatio="none">
<g fill="none" stroke="${ink}" stroke-width="13" stroke-linejoin="round">${strokes.join('')}</g>
</svg>`;
}

const pictureSvg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">
${content}
</svg>
`;

const cardSvg = (paper: string, edge: string): string =>
  `<rect x="2" y="2" width="124" height="124" rx="17" fill="${paper}" stroke="${edge}" stroke-width="4"/>`;

/** Colors of weather cards with no belt, half a belt and a belt. The belt is drawn too, so that color is not needed. */
const WEATHER_COLORS = [
  { paper: '#f6f7f9', edge: '#7d828c', ink: '#2b303a' },
  { paper: '#ffd9a0', edge: '#a8651a', ink: '#5a2c00' },
  { paper: '#ff8a3c', edge: '#8f3405', ink: '#3a1100' },
] as const;

/** A life belt or its left half; waves for no belt. */
function beltSvg(halves: 0 | 1 | 2): string {
  if (halves === 0) {
    return '<path d="M20 105q11-16 22 0t22 0t22 0t22 0" fill="none" stroke="#6c8fb8" stroke-width="9" stroke-linecap="round"/>';
  }
  const ring = `<circle cx="64" cy="102" r="14" fill="none" stroke="#fff" stroke-width="13"/>
<circle cx="64" cy="102" r="14" fill="none" stroke="#d8141f" stroke-width="13" stroke-dasharray="11 11" stroke-dashoffset="5.5"/>
<circle cx="64" cy="102" r="20.5" fill="none" stroke="#5a2c00" stroke-width="2.5"/><circle cx="64" cy="102" r="7.5" fill="none" stroke="#5a2c00" stroke-width="2.5"/>`;
  return halves === 2
    ? ring
    : `<svg x="40" y="78" width="24" height="48" viewBox="40 78 24 48">${ring}</svg>
<path d="M64 80V124" stroke="#5a2c00" stroke-width="3"/>`;
}

/** No belt, half a belt, and a belt, where pictures are not available. */
const BELT_SIGNS = ['○', '◐', '●'] as const;

function weatherPicture(value: number): Picture {
  const halves = halvesOn(value);
  const { paper, edge, ink } = WEATHER_COLORS[halves];
  return {
    face: weatherFace(value),
    text: `${value}${BELT_SIGNS[halves]}`,
    svg: pictureSvg(`${cardSvg(paper, edge)}
${numberSvg(value, { x: 9, y: 8, width: 110, height: 70 }, ink)}
${beltSvg(halves)}`),
  };
}

/** Colors of lighthouses from this number up: green, yellow and red, as higher ones are more dangerous. */
const LIGHTHOUSE_COLORS = [
  { low: 1, paper: '#0b7a4b', edge: '#5fe0a6' },
  { low: 5, paper: '#a86a00', edge: '#ffd166' },
  { low: 9, paper: '#b3121d', edge: '#ff9d9d' },
] as const;

/** A striped tower whose lantern throws its beam over the number. */
function lighthousePicture(value: number): Picture {
  const { paper, edge } = LIGHTHOUSE_COLORS.findLast(({ low }) => value >= low)!;
  return {
    face: lighthouseFace(value),
    text: `🗼${value}`,
    svg: pictureSvg(`${cardSvg(paper, edge)}
<path d="M33 21L124 6V34L33 30z" fill="#ffe066"/>
<path d="M17 43H33L40 122H10z" fill="#1c2536" stroke="#1c2536" stroke-width="3" stroke-linejoin="round"/>
<path d="M15.4 61H34.6L36.3 80H13.7zM11.8 101H38.2L40 122H10z" fill="${edge}"/>
<path d="M17 21H33V38H17z" fill="#ffe066" stroke="#1c2536" stroke-width="3"/>
<path d="M11 41H39" stroke="#1c2536" stroke-width="7"/>
<path d="M12 22L25 5L38 22z" fill="#1c2536"/>
${numberSvg(value, { x: 45, y: 42, width: 77, height: 79 }, '#fff')}`),
  };
}

const backPicture: Picture = {
  face: BACK,
  text: '🂠',
  svg: pictureSvg(`${cardSvg('#1f4f8b', '#a9c8ee')}
<g fill="none" stroke="#a9c8ee" stroke-width="8" stroke-linecap="round">
<path d="M20 36q11-14 22 0t22 0t22 0t22 0"/><path d="M20 64q11-14 22 0t22 0t22 0t22 0"/><path d="M20 92q11-14 22 0t22 0t22 0t22 0"/>
</g>`),
};

export const pictures: readonly Picture[] = [
  ...allWeather().map(weatherPicture),
  ...Array.from({ length: LAST_LIGHTHOUSE }, (_, index) => lighthousePicture(index + 1)),
  backPicture,
];
