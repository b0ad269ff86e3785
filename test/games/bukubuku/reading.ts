/** What panels and tables of ブクブク read, as text. */
import { type Line, type Part, panelParts } from '../../../src/game/screen.ts';
import { bukubuku } from '../../../src/games/bukubuku/index.ts';
import type { Round } from './setup.ts';

export const panelOf = ({ state }: Round, seat: number, picked = '') =>
  bukubuku.drawPanel(bukubuku.seatView(state, seat), picked, 'en');
export const partsOf = (round: Round, seat: number, picked = '') => panelParts(panelOf(round, seat, picked));
export const choiceNames = ({ state }: Round, seat: number) =>
  bukubuku.choices(state, seat).map((choice) => bukubuku.nameOf(choice));

const lineText = (content: Line): string =>
  content
    .map((inline) => {
      if (typeof inline !== 'object') return `${inline}`;
      return 'seat' in inline ? `seat ${inline.seat}` : inline.cards.join(' ');
    })
    .join('');

/** The lines of text on a screen. */
export const linesOf = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) => {
    if (part.part === 'text') return lineText(part.line).split('\n');
    return part.part === 'seats' ? part.rows.map(({ seat, note }) => `seat ${seat} · ${lineText(note)}`) : [];
  });

/** The labels of a panel's buttons, row by row; those that cannot be pressed in brackets. */
export const rowsOf = (round: Round, seat: number, picked = ''): string[][] =>
  panelOf(round, seat, picked).controls.flatMap((part) =>
    part.part === 'buttons'
      ? [part.buttons.map(({ label, disabled }) => (disabled ? `(${label})` : `${label}`))]
      : [],
  );
