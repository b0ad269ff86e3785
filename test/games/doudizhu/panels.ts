/** Reads a seat's panel: its text and its controls. */
import type { Button, Line, Panel, Screen, Select } from '../../../src/game/screen.ts';
import { doudizhu } from '../../../src/games/doudizhu/index.ts';
import type { State } from '../../../src/games/doudizhu/state.ts';

export const panelOf = (state: State, seat: number, picked = ''): Panel =>
  doudizhu.drawPanel(doudizhu.seatView(state, seat), picked, 'en');

const lineText = (line: Line): string =>
  line
    .map((inline) => {
      if (typeof inline !== 'object') return `${inline}`;
      return 'seat' in inline ? `seat ${inline.seat}` : inline.cards.join(' ');
    })
    .join('');

/** What is read in a part of a panel. */
export const textOf = (blocks: Screen): string =>
  blocks
    .flatMap((block) => {
      if (block.part === 'text') return [lineText(block.line)];
      if (block.part === 'cards') return [block.cards.join(' ')];
      return block.part === 'seats' ? block.rows.map(({ note }) => lineText(note)) : [];
    })
    .join('\n')
    // Where no line ends makes no difference to what is read.
    .replaceAll('\u2060', '')
    .replaceAll(/[\u00a0\u202f]/g, ' ');

export const selectsOn = ({ controls }: Panel): Select[] =>
  controls.flatMap((part) => (part.part === 'select' ? [part] : []));

export const buttonsOn = ({ controls }: Panel): Button[] =>
  controls.flatMap((part) => (part.part === 'buttons' ? part.buttons : []));

/** The button right above the last row. */
export const playButton = (panel: Panel): Button => buttonsOn(panel).at(-1)!;

/** The rows of controls, by what they are. */
export const rowsOf = ({ controls, last }: Panel): string[] => [
  ...controls.map((part) => (part.part === 'buttons' ? `${part.buttons.length} buttons` : part.part)),
  last.map(({ label }) => label).join(' '),
];
