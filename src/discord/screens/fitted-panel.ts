/** A panel on a phone: without what its details tell, too, as far as there is no room for it. */
import { type Block, panelParts, type SeatName } from '../../game/screen.ts';
import type { TableScreen } from '../render.ts';
import { withButtonBeside } from './button-beside.ts';
import type { HintedPanel } from './hint.ts';
import { overflowOf } from './room.ts';

/**
 * The parts of the panel among those of the table around them. What has the lowest number is left out first; in the end what has
 * room again comes back.
 * @param nameOf how its reader sees a name
 */
export function fittedPanel(
  panel: HintedPanel,
  around: { readonly above: TableScreen; readonly below: TableScreen },
  nameOf: (name: SeatName) => string,
): TableScreen {
  const screenWithout = (hidden: ReadonlySet<number>): TableScreen => [
    ...around.above,
    ...partsOf(without(panel, hidden), nameOf),
    ...around.below,
  ];
  const fits = (hidden: ReadonlySet<number>): boolean => overflowOf(screenWithout(hidden), nameOf) <= 0;
  const hidden = new Set<number>();
  for (const number of sparesOf(panel)) {
    if (fits(hidden)) break;
    hidden.add(number);
  }
  for (const number of [...hidden].toReversed()) {
    const fewer = new Set([...hidden].filter((other) => other !== number));
    if (fits(fewer)) hidden.delete(number);
  }
  return screenWithout(hidden);
}

function partsOf({ ask, ...panel }: HintedPanel, nameOf: (name: SeatName) => string): TableScreen {
  if (!ask) return panelParts(panel);
  const asked = withButtonBeside(ask, [...panel.hand, ...panel.controls], nameOf);
  return panelParts({ ...panel, hand: [], controls: asked });
}

/** The numbers of what may be left out, from the lowest. */
const sparesOf = ({ headline, table, hand }: HintedPanel): number[] =>
  [...new Set([...headline, ...table, ...hand].flatMap(spareOf))].toSorted((a, b) => a - b);

const spareOf = (block: Block): number[] =>
  block.part === 'text' && block.spare !== undefined ? [block.spare] : [];

function without(panel: HintedPanel, hidden: ReadonlySet<number>): HintedPanel {
  const rest = (blocks: readonly Block[]): Block[] =>
    blocks.filter((block) => !spareOf(block).some((number) => hidden.has(number)));
  return { ...panel, headline: rest(panel.headline), table: rest(panel.table), hand: rest(panel.hand) };
}
