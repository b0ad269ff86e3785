/**
 * Draws a card's face as an SVG that is read at a height of 20 pixels, on light and on dark: as wide as it is high, with
 * the rank beside the suit, as an emoji gives a card's upright shape hardly more than half of its pixels.
 */
import type { Face } from '../../game/cards.ts';
import { type Glyph, RANK_HEIGHT, RANK_STROKE, rankGlyph, SUIT_SHAPES, SUIT_SIZE } from './glyphs.ts';

/** The pictures' width and height in pixels. */
const PICTURE_SIZE = 128;

interface Tile {
  readonly paper: string;
  readonly edge: string;
}

/**
 * Four colors beside four shapes: at a glance the hue tells ♠ from ♣ and ♥ from ♦, and where hues are not seen, their
 * lightness helps. White on each has a contrast of 4.5 or more; the edges are for dark backgrounds.
 */
const SUIT_TILES = {
  s: { paper: '#14161a', edge: '#9aa0ab' },
  h: { paper: '#d8141f', edge: '#ff9a9f' },
  d: { paper: '#1a6fe6', edge: '#9cc7ff' },
  c: { paper: '#076a2d', edge: '#7fd6a0' },
} as const satisfies Record<string, Tile>;
type Suit = keyof typeof SUIT_TILES;
const isSuit = (suit: string | undefined): suit is Suit =>
  suit !== undefined && Object.hasOwn(SUIT_TILES, suit);

/** Cards of one rank stand without a space between them: a margin at the sides keeps them apart. */
const tile = ({ paper, edge }: Tile, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_SIZE}" height="${PICTURE_SIZE}" viewBox="0 0 ${PICTURE_SIZE} ${PICTURE_SIZE}">
<rect x="5" y="2" width="118" height="124" rx="17" fill="${paper}"/>
${content}
<rect x="5" y="2" width="118" height="124" rx="17" fill="none" stroke="${edge}" stroke-width="4"/>
</svg>
`;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const RANK_BOX: Box = { x: 10, y: 12, width: 61, height: 104 };
const SUIT_BOX: Box = { x: 72, y: 34, width: 48, height: 60 };
/** Two digits take some of the suit's place. */
const TEN_BOXES: readonly [Box, Box] = [
  { ...RANK_BOX, x: 9, width: 67 },
  { ...SUIT_BOX, x: 76, width: 44 },
];

/** The rank beside the suit, white on the suit's color. */
const suitCard = ({ width, path }: Glyph, suit: Suit): string => {
  const [rankBox, suitBox] = width > RANK_BOX.width + 10 ? TEN_BOXES : [RANK_BOX, SUIT_BOX];
  const { x, y, height } = rankBox;
  const rankWidth = Math.min(rankBox.width, 1.05 * width * (height / RANK_HEIGHT));
  const scale = `scale(${suitBox.width / SUIT_SIZE} ${suitBox.height / SUIT_SIZE})`;
  return tile(
    SUIT_TILES[suit],
    `<svg x="${x + (rankBox.width - rankWidth) / 2}" y="${y}" width="${rankWidth}" height="${height}" viewBox="0 0 ${width} ${RANK_HEIGHT}" preserveAspectRatio="none">
<path d="${path}" fill="none" stroke="#fff" stroke-width="${RANK_STROKE}" stroke-linejoin="round"/>
</svg>
<path d="${SUIT_SHAPES[suit]}" fill="#fff" transform="translate(${suitBox.x} ${suitBox.y}) ${scale}"/>`,
  );
};

/** The big joker fills its card; the small one is small, and white on gray. */
const JOKERS = {
  SJ: {
    paper: '#656a73',
    edge: '#b4b9c2',
    trim: '#fff',
    left: '#fff',
    middle: '#fff',
    right: '#fff',
    place: 'translate(64 65) scale(.8)',
  },
  BJ: {
    paper: '#ffd83d',
    edge: '#a8480a',
    trim: '#d8141f',
    left: '#d8141f',
    middle: '#0b8034',
    right: '#0f62d6',
    place: 'translate(64 64) scale(1.08)',
  },
} as const;

/** A jester's cap: three horns with bells over a band. */
const jokerCard = (face: keyof typeof JOKERS): string => {
  const { place, ...colors } = JOKERS[face];
  return tile(
    colors,
    `<g transform="${place} translate(-64 -61.5)">
<path d="M64 90C40 60 54 36 64 18C74 36 88 60 64 90z" fill="${colors.middle}"/>
<g stroke="${colors.paper}" stroke-width="3">
<path d="M65 97H43C44 80 42 64 31 77C14 46 32 24 48 39C58 48 63 60 65 76z" fill="${colors.left}"/>
<path d="M63 97H85C84 80 86 64 97 77C114 46 96 24 80 39C70 48 65 60 63 76z" fill="${colors.right}"/>
</g>
<g fill="${colors.trim}">
<rect x="36" y="97" width="56" height="17" rx="6"/>
<circle cx="32" cy="80" r="8.5"/>
<circle cx="64" cy="18" r="9"/>
<circle cx="96" cy="80" r="8.5"/>
</g>
</g>`,
  );
};

export const faceSvg = (face: Face): string => {
  if (face === 'SJ' || face === 'BJ') return jokerCard(face);
  const [rank = '', suit] = face;
  const glyph = rankGlyph(rank);
  if (!glyph || !isSuit(suit)) throw new Error(`'${face}' is no face`);
  return suitCard(glyph, suit);
};
