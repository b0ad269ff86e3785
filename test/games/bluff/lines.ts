/** Screens of ブラフ as lines of plain text. */
import type { Line, Screen } from '../../../src/game/screen.ts';
import { JOINER } from '../../../src/game/screen-parts.ts';
import { bluff } from '../../../src/games/bluff/index.ts';
import type { Match } from './setup.ts';

/** A line with dice as `[3]` and `[?]`, seats as `P0`, a reader in a list as `You`, every space alike, and nothing for what only joins. */
const plainText = (line: Line): string =>
  line
    .map((inline) => {
      if (typeof inline !== 'object') return `${inline}`;
      if ('seat' in inline) return inline.isListed ? 'You' : `P${inline.seat}`;
      return inline.cards.map((face) => `[${face.replace('dieback', '?').replace('die', '')}]`).join('');
    })
    .join('')
    .replaceAll(/[^\S\n]/g, ' ')
    .replaceAll(JOINER, '');

export const linesOf = (screen: Screen): string[] =>
  screen.flatMap((part) => {
    if (part.part === 'text') return plainText(part.line).split('\n');
    if (part.part === 'cards') return [plainText([{ cards: part.cards }])];
    return part.part === 'seats' ? part.rows.map(({ seat, note }) => `P${seat} ${plainText(note)}`) : [];
  });

export const tableLines = ({ state }: Match): string[] =>
  linesOf(bluff.drawTable(bluff.tableView(state), 'en'));

export const panelOf = ({ state }: Match, seat: number, picked = '') =>
  bluff.drawPanel(bluff.seatView(state, seat), picked, 'en');
