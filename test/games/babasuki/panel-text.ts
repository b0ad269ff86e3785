/** Panels as text, for tests. */
import type { Block, Button, Inline, Panel, Part, ScreenAction } from '../../../src/game/screen.ts';
import type { Locale } from '../../../src/game/words.ts';
import { babasuki } from '../../../src/games/babasuki/index.ts';
import type { State } from '../../../src/games/babasuki/state.ts';

export const panelOf = (state: State, seat: number, picked = '', locale: Locale = 'en'): Panel =>
  babasuki.drawPanel(babasuki.seatView(state, seat), picked, locale);

const inlineText = (inline: Inline): string => {
  if (typeof inline !== 'object') return `${inline}`;
  return 'seat' in inline ? `seat ${inline.seat}` : inline.cards.join(' ');
};
const lineText = (inlines: readonly Inline[]): string => inlines.map(inlineText).join('');

/** The texts of blocks, a line each; seats by their rows. */
export const textsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    if (block.part === 'text') return [lineText(block.line)];
    if (block.part === 'seats') return block.rows.map(({ seat, note }) => `seat ${seat}: ${lineText(note)}`);
    return [];
  });

export const buttonsIn = (parts: readonly Part[]): Button[] =>
  parts.flatMap((part) => (part.part === 'buttons' ? [...part.buttons] : []));
export const actionsIn = (parts: readonly Part[]): ScreenAction[] =>
  buttonsIn(parts).flatMap(({ action }) => action ?? []);
export const selectsIn = (parts: readonly Part[]) =>
  parts.flatMap((part) =>
    part.part === 'select'
      ? [
          {
            label: part.label,
            actions: part.options.map(({ action }) => action),
            selected: part.options.flatMap(({ selected, label }) => (selected ? [label] : [])),
          },
        ]
      : [],
  );

/** The rows of a question: what stands in them, and how many controls each has. */
export const rowsOf = ({ controls, last }: Panel): string[] => [
  ...controls.map((part) => (part.part === 'buttons' ? `${part.buttons.length} buttons` : part.part)),
  `${last.length} last`,
];
