/** Draws a card's face as an SVG that can be told apart at a height of 22 pixels, on light and on dark. */
import type { Face } from '../../game/cards.ts';
import { type Glyph, RANK_HEIGHT, rankGlyph, SUIT_SHAPES } from './glyphs.ts';

/** The pictures' width and height in pixels. */
export const PICTURE_SIZE = 128;

/** Four colours: at 22 pixels the hue tells ♠ from ♣ and ♥ from ♦, where the outline does not. */
const SUIT_COLORS = { s: '#14161a', h: '#d8141f', d: '#0f62d6', c: '#0b8034' } as const;
type Suit = keyof typeof SUIT_COLORS;
const isSuit = (suit: string | undefined): suit is Suit =>
  suit !== undefined && Object.hasOwn(SUIT_COLORS, suit);

const WHITE = { paper: '#fbfbf8', edge: '#7d828c' } as const;

/** The jokers differ by the colour of the paper as well as by those of the cap. */
const JOKERS = {
  SJ: { ...WHITE, trim: '#23262c', left: '#23262c', middle: '#a3a8b1', right: '#5d626c' },
  BJ: {
    paper: '#ffd83d',
    edge: '#a8480a',
    trim: '#d8141f',
    left: '#d8141f',
    middle: '#0b8034',
    right: '#0f62d6',
  },
} as const;

const card = ({ paper, edge }: { paper: string; edge: string }, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_SIZE}" height="${PICTURE_SIZE}" viewBox="0 0 ${PICTURE_SIZE} ${PICTURE_SIZE}">
<rect x="16" y="2" width="96" height="124" rx="15" fill="${paper}" stroke="${edge}" stroke-width="4"/>
${content}
</svg>
`;

/** The rank over the suit. Ranks are stretched a little, so that upright strokes come out heaviest. */
const suitCard = ({ width, path }: Glyph, suit: Suit): string => {
  const rankWidth = Math.min(84, width * 1.25);
  const color = SUIT_COLORS[suit];
  return card(
    WHITE,
    `<svg x="${64 - rankWidth / 2}" y="11" width="${rankWidth}" height="62" viewBox="0 0 ${width} ${RANK_HEIGHT}" preserveAspectRatio="none">
<path d="${path}" fill="none" stroke="${color}" stroke-width="13" stroke-linejoin="round"/>
</svg>
<path d="${SUIT_SHAPES[suit]}" fill="${color}" transform="translate(41.9 76) scale(.92)"/>`,
  );
};

/** A jester's cap: three horns with bells over a band. */
const jokerCard = (face: keyof typeof JOKERS): string => {
  const colors = JOKERS[face];
  return card(
    colors,
    `<path d="M64 90C40 60 54 36 64 18C74 36 88 60 64 90z" fill="${colors.middle}"/>
<g stroke="${colors.paper}" stroke-width="3">
<path d="M65 97H43C44 80 42 64 31 77C14 46 32 24 48 39C58 48 63 60 65 76z" fill="${colors.left}"/>
<path d="M63 97H85C84 80 86 64 97 77C114 46 96 24 80 39C70 48 65 60 63 76z" fill="${colors.right}"/>
</g>
<g fill="${colors.trim}">
<rect x="36" y="97" width="56" height="17" rx="6"/>
<circle cx="32" cy="80" r="8.5"/>
<circle cx="64" cy="18" r="9"/>
<circle cx="96" cy="80" r="8.5"/>
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
