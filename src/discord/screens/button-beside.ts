/** A button at the side of the texts that a screen begins with. */
import type { Button, SeatName, Text } from '../../game/screen.ts';
import type { ComponentAction } from '../ids.ts';
import type { TableScreen } from '../render.ts';
import { overflowOf } from './room.ts';

/** Estimated heights of lines are off by fractions of a pixel. */
const TIE = 1;

/**
 * Beside the first text, and beside the second, too, where that takes less room, as two lines have the height of a button.
 * @param nameOf how its reader sees a name
 */
export function withButtonBeside(
  button: Button<ComponentAction>,
  screen: TableScreen,
  nameOf: (name: SeatName) => string,
): TableScreen {
  const [first, ...below] = screen;
  const [second, ...others] = below;
  const section = (...texts: readonly Text[]) => ({ part: 'section', texts, button }) as const;
  if (first?.part !== 'text') return [{ part: 'buttons', buttons: [button] }, ...screen];
  if (second?.part !== 'text' || second.size === 'title') return [section(first), ...below];
  const together: TableScreen = [section(first, second)];
  const apart: TableScreen = [section(first), second];
  // Only the distance to the next part may differ below them.
  const overflow = (parts: TableScreen): number => overflowOf([...parts, ...others.slice(0, 1)], nameOf);
  return [...(overflow(together) <= overflow(apart) + TIE ? together : apart), ...others];
}
