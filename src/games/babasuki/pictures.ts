/**
 * Pictures of the cards, made to be read at a height of 20 pixels. The color and a large sign show the kind. Below it every
 * mark has a place of its own, as its shape is hardly visible at that size. The number is worth nothing, so it is small, but
 * for the cats, which differ in nothing else. Digits are drawn as strokes, so that no font is needed and every machine draws
 * the same.
 */
import type { Picture } from '../../game/pictures.ts';
import { BACK, CARDS, type Card, cardOf, faceOf, type Kind, MARKS, type Mark } from './cards.ts';

interface KindStyle {
  readonly paper: string;
  readonly edge: string;
  /** A path in a square of 48, filled white. */
  readonly sign: string;
  /** A path over the sign, filled with the color of the paper. */
  readonly lines: string;
}

const KIND_STYLES: Readonly<Record<Kind, KindStyle>> = {
  // A horned head.
  villain: {
    paper: '#c3182b',
    edge: '#6d0714',
    sign: 'M5 0C4 9 7 14 11 16A18 18 0 1 0 37 16C41 14 44 9 43 0C39 7 33 8 29 10A18 18 0 0 0 19 10C15 8 9 7 5 0z',
    lines: 'M12 22L22 28V31L14 29zM36 22L26 28V31L34 29zM14 36H34Q32 43 24 43Q16 43 14 36z',
  },
  // A shield with a bolt.
  hero: {
    paper: '#1657cf',
    edge: '#08296b',
    sign: 'M24 0L45 7V24C45 36 36 44 24 48C12 44 3 36 3 24V7z',
    lines: 'M27 7L12 28H22L19 41L36 19H25z',
  },
  // A gem.
  treasure: {
    paper: '#bd7a00',
    edge: '#7a4b00',
    sign: 'M12 3H36L46 18L24 47L2 18z',
    lines: 'M4 16.5H44V19.5H4zM16 18L24 43L32 18L29 18L24 34L19 18z',
  },
  // A cat's face.
  cat: {
    paper: '#4b8f2f',
    edge: '#1f4a10',
    sign: 'M3 1L17 11Q24 9 31 11L45 1V28C45 40 36 47 24 47C12 47 3 40 3 28z',
    lines:
      'M10 24a4.5 5 0 0 1 9 0a4.5 5 0 0 1-9 0zM29 24a4.5 5 0 0 1 9 0a4.5 5 0 0 1-9 0zM19 32H29L24 37zM22.6 36H25.4V41H22.6z',
  },
};

/** Paths in a square of 40 around its middle. */
const MARK_STYLES: Readonly<Record<Mark, { readonly ink: string; readonly shape: string }>> = {
  '☀': { ink: '#e8500a', shape: starPath(8, 19, 13) },
  '☾': { ink: '#3d2fc4', shape: 'M3-17A17.5 17.5 0 1 0 16 8A14 14 0 0 1 3-17z' },
  '★': { ink: '#0a8f6a', shape: starPath(5, 19, 8.5) },
};

function starPath(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, index) => {
    const angle = (Math.PI * index) / points - Math.PI / 2;
    const radius = index % 2 === 0 ? outer : inner;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}z`;
}

/** Paths in a box of 20 × 32, to be stroked. */
const DIGITS: readonly string[] = [
  'M3 9a7 7 0 0 1 14 0v14a7 7 0 0 1-14 0z',
  'M4 9L12 3V31',
  'M3 10a7 7 0 0 1 14 0c0 7-9 11-14 19H18',
  'M3 3H16L9 13a8 8 0 1 1-6 13',
  'M14 31V3L3 22H19',
  'M16 3H5L4 15a8 8 0 1 1-1 11',
  'M14 2L4 19M17 22.5a7 7 0 1 1-14 0a7 7 0 1 1 14 0z',
  'M2 3H17L8 31',
  'M16 9a6 6 0 1 1-12 0a6 6 0 1 1 12 0zM17.5 22.5a7.5 7 0 1 1-15 0a7.5 7 0 1 1 15 0z',
  'M6 30L16 13M17 9.5a7 7 0 1 1-14 0a7 7 0 1 1 14 0z',
];
const DIGIT_STEP = 22;

interface NumberStyle {
  /** The middle of the number. */
  readonly x: number;
  /** Its top. */
  readonly y: number;
  /** 1 for a height of 32. */
  readonly scale: number;
  readonly ink: string;
  readonly weight: number;
}

const numberSvg = (number: number, { x, y, scale, ink, weight }: NumberStyle): string => {
  const digits = String(number).split('').map(Number);
  const left = x - (scale * (digits.length * DIGIT_STEP - 2)) / 2;
  const strokes = digits.map(
    (digit, index) => `<path d="${DIGITS[digit]}" transform="translate(${index * DIGIT_STEP})"/>`,
  );
  return `<g transform="translate(${left.toFixed(1)} ${y}) scale(${scale})" fill="none" stroke="${ink}" stroke-width="${weight}" stroke-linejoin="round">${strokes.join('')}</g>`;
};

const SIZE = 128;

const cardSvg = (paper: string, edge: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">
<rect x="2" y="2" width="124" height="124" rx="17" fill="${paper}"/>
${content}
<rect x="2" y="2" width="124" height="124" rx="17" fill="none" stroke="${edge}" stroke-width="4"/>
</svg>
`;

/** The middle of each mark's place. */
const MARK_X = [25, 64, 103] as const;
const MARK_Y = 99;
/** The lower part of the card, down to its edge. */
const STRIP = 'M2 74H126V109A17 17 0 0 1 109 126H19A17 17 0 0 1 2 109z';

function svgOf(card: Card): string {
  const { kind, marks } = cardOf(card);
  const { paper, edge, sign, lines } = KIND_STYLES[kind];
  const strip = MARKS.map((mark, index) => {
    const transform = `transform="translate(${MARK_X[index]} ${MARK_Y})"`;
    if (!marks.includes(mark)) return `<circle r="4" fill="#b9bcc4" ${transform}/>`;
    const { ink, shape } = MARK_STYLES[mark];
    return `<path d="${shape}" fill="${ink}" stroke="${ink}" stroke-width="2" stroke-linejoin="round" ${transform}/>`;
  });
  const below =
    kind === 'cat'
      ? numberSvg(card, { x: 64, y: 79, scale: 1.28, ink: '#23262c', weight: 6.5 })
      : strip.join('');
  return cardSvg(
    paper,
    edge,
    `<g transform="translate(${kind === 'cat' ? 32 : 18} 8) scale(1.3)"><path d="${sign}" fill="#fff"/><path d="${lines}" fill="${paper}"/></g>
${kind === 'cat' ? '' : numberSvg(card, { x: 104, y: 12, scale: 0.68, ink: '#fff', weight: 4.5 })}
<path d="${STRIP}" fill="#fdfdf9"/>
${below}`,
  );
}

const backSvg = cardSvg(
  '#4a3f8c',
  '#1f1850',
  `<rect x="12" y="12" width="104" height="104" rx="10" fill="none" stroke="#cfc8ff" stroke-width="5"/>
<path d="M44 50a20 20 0 1 1 32 16q-12 8-12 18" fill="none" stroke="#fff" stroke-width="12"/>
<circle cx="64" cy="100" r="7.5" fill="#fff"/>`,
);

const KIND_SIGNS: Readonly<Record<Kind, string>> = { villain: '👿', hero: '🛡️', treasure: '💎', cat: '🐱' };

/** A card's kind and its marks or number, where pictures are not available. */
const textOf = (card: Card): string => {
  const { kind, marks } = cardOf(card);
  return `${KIND_SIGNS[kind]}${marks.length > 0 ? marks.join('') : card}`;
};

export const pictures: readonly Picture[] = [
  ...CARDS.map((card) => ({ face: faceOf(card), text: textOf(card), svg: svgOf(card) })),
  { face: BACK, text: '🂠', svg: backSvg },
];
