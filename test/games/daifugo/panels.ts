/** What a seat's panel says and offers. */
import { panelParts, type Screen } from '../../../src/game/screen.ts';
import type { Locale } from '../../../src/game/words.ts';
import { daifugo } from '../../../src/games/daifugo/index.ts';
import type { State } from '../../../src/games/daifugo/state.ts';

export const panelOf = (state: State, seat: number, picked = '', locale: Locale = 'ja') =>
  daifugo.drawPanel(daifugo.seatView(state, seat), picked, locale);

export const screenOf = (state: State, seat: number, picked = '', locale: Locale = 'ja'): Screen =>
  panelParts(panelOf(state, seat, picked, locale));

const buttons = (screen: Screen) => screen.flatMap((part) => (part.part === 'buttons' ? part.buttons : []));

export const options = (screen: Screen) =>
  screen.flatMap((part) => (part.part === 'select' ? part.options : []));

/** The texts of a screen, a line each, with seats as `@0` and cards by face. */
export const texts = (screen: Screen): string =>
  screen
    .flatMap((part) => (part.part === 'text' ? [part.line] : []))
    .map((line) =>
      line
        .map((inline) => {
          if (typeof inline !== 'object') return inline;
          return 'seat' in inline ? `@${inline.seat}` : inline.cards.join(' ');
        })
        .join(''),
    )
    .join('\n');

/** The labels of the buttons that can be pressed. */
export const labels = (screen: Screen): string[] =>
  buttons(screen).flatMap(({ label, disabled }) => (disabled ? [] : [String(label)]));

/** The rows of controls, by what is in them. */
export const rows = (screen: Screen): string[] =>
  screen.flatMap((part) => {
    if (part.part === 'buttons') return [`${part.buttons.length} buttons`];
    return part.part === 'select' || part.part === 'multi-select' ? [part.part] : [];
  });

/** The button above the last row: it does what has been picked. */
export const playButton = (state: State, seat: number, picked = '', locale: Locale = 'ja') =>
  buttons(panelOf(state, seat, picked, locale).controls).at(-1)!;

/** What is picked by the control with this label. */
export function pickOf(screen: Screen, label: string): string {
  const found = [...buttons(screen), ...options(screen)].find((control) => control.label === label);
  if (!found?.action || !('show' in found.action)) throw new Error(`nothing is picked by '${label}'`);
  return found.action.show;
}
