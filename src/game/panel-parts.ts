/** The parts of a panel as they are shown, with a button at the side of the texts that the hand begins with. */
import type { Button, Panel, Screen, Text } from './screen.ts';
import { LINE_WIDTH, textWidth } from './text-width.ts';

/** Of a phone, in CSS pixels, as the estimate of a panel's height has them (`src/discord/screens/room.ts`). */
const BUTTON_HEIGHT = 40;
const GAP = 8;
/** What a line has room for beside a button of one word. */
const WIDTH_BESIDE = 175;
const LINE_HEIGHT = { plain: 22, small: 18 };
/** Plain text is as much wider than small print. */
const PLAIN_WIDTH = 1.2;

function heightOf({ line, size }: Text, width: number): number {
  const [height, scale] = size === 'small' ? [LINE_HEIGHT.small, 1] : [LINE_HEIGHT.plain, PLAIN_WIDTH];
  return Math.ceil((textWidth(line) * scale) / width) * height;
}

/** Beside the first text, and beside the second, too, where that takes less room: two lines have the height of a button. */
export function withButtonBeside<Action>(button: Button<Action>, screen: Screen<Action>): Screen<Action> {
  const [first, second, ...others] = screen;
  if (first?.part !== 'text') return [{ part: 'buttons', buttons: [button] }, ...screen];
  if (second?.part === 'text' && second.size !== 'title') {
    const [top, below] = [heightOf(first, WIDTH_BESIDE), heightOf(second, WIDTH_BESIDE)];
    const apart = Math.max(BUTTON_HEIGHT, top) + GAP + heightOf(second, LINE_WIDTH);
    if (Math.max(BUTTON_HEIGHT, top + below) <= apart)
      return [{ part: 'section', texts: [first, second], button }, ...others];
  }
  return [{ part: 'section', texts: [first], button }, ...screen.slice(1)];
}

/** A panel's parts in the order in which they are shown, without its details. */
export const panelParts = <Action>({
  headline,
  table,
  hand,
  controls,
  last,
  beside,
}: Panel<Action>): Screen<Action> => [
  ...headline,
  ...(headline.length > 0 ? [{ part: 'rule' } as const] : []),
  ...table,
  ...(beside ? withButtonBeside(beside, [...hand, ...controls]) : [...hand, ...controls]),
  ...(last.length > 0 ? [{ part: 'buttons', buttons: last } as const] : []),
];
