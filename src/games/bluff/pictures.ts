/** Pictures of the dice: 1–5 with pips, the wild with a star, and a hidden die with a question mark. */
import type { Face } from '../../game/cards.ts';
import type { Picture } from '../../game/pictures.ts';
import { type DieFace, FACES, WILD } from './dice.ts';

export const pictureOf = (face: DieFace): Face => `die${face}`;
export const HIDDEN_DIE: Face = 'dieback';

/** ①–⑤ or ★, for labels of buttons and selects, and where pictures are not available. */
export const signOf = (face: DieFace): string => SIGNS[face]!;
const SIGNS = ['', '①', '②', '③', '④', '⑤', '★'];

interface DieStyle {
  readonly body: string;
  readonly edge: string;
}
const WHITE: DieStyle = { body: '#fbfbf8', edge: '#7d828c' };
const GOLD: DieStyle = { body: '#ffd83d', edge: '#a8480a' };
const DARK: DieStyle = { body: '#4a5fc1', edge: '#c9d1ff' };

const INK = '#14161a';
/** The pip of a one is red and larger, as on Japanese dice. */
const RED = '#d8141f';

const dieSvg = ({ body, edge }: DieStyle, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">
<rect x="6" y="6" width="116" height="116" rx="26" fill="${body}" stroke="${edge}" stroke-width="6"/>
${content}
</svg>
`;

const NEAR = 34;
const FAR = 94;
const PIPS: Readonly<Record<DieFace, readonly (readonly [x: number, y: number])[]>> = {
  1: [[64, 64]],
  2: [
    [FAR, NEAR],
    [NEAR, FAR],
  ],
  3: [
    [FAR, NEAR],
    [64, 64],
    [NEAR, FAR],
  ],
  4: [
    [NEAR, NEAR],
    [FAR, NEAR],
    [NEAR, FAR],
    [FAR, FAR],
  ],
  5: [
    [NEAR, NEAR],
    [FAR, NEAR],
    [64, 64],
    [NEAR, FAR],
    [FAR, FAR],
  ],
};

function pipsSvg(face: DieFace): string {
  const [color, radius] = face === 1 ? [RED, 25] : [INK, 15];
  return (PIPS[face] ?? [])
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`)
    .join('\n');
}

const STAR = `<path d="M64 17L77.5 48.5L111.5 51.5L85.5 74L93.5 107.5L64 89.5L34.5 107.5L42.5 74L16.5 51.5L50.5 48.5z" fill="${RED}"/>`;
const QUESTION =
  '<path d="M45 50a19 19 0 1 1 30 15q-11 8-11 18" fill="none" stroke="#ffffff" stroke-width="15" stroke-linecap="round"/>\n<circle cx="64" cy="103" r="9" fill="#ffffff"/>';

export const pictures: readonly Picture[] = [
  ...FACES.map((face) => ({
    face: pictureOf(face),
    text: signOf(face),
    svg: face === WILD ? dieSvg(GOLD, STAR) : dieSvg(WHITE, pipsSvg(face)),
  })),
  { face: HIDDEN_DIE, text: '🎲', svg: dieSvg(DARK, QUESTION) },
];
