/** A panel on a phone: without what its details tell, too, as far as there is no room for it. */
import { type Block, type Panel, panelParts, type SeatName } from '../../game/screen.ts';
import type { ComponentAction } from '../ids.ts';
import type { TableScreen } from '../render.ts';
import { overflowOf } from './room.ts';

type GamePanel = Panel<ComponentAction>;

/**
 * The parts of the panel among those of the table around them.
 * @param nameOf how its reader sees a name
 */
export function fittedPanel(
  panel: GamePanel,
  around: { readonly above: TableScreen; readonly below: TableScreen },
  nameOf: (name: SeatName) => string,
): TableScreen {
  const screen = [...around.above, ...panelParts(panel), ...around.below];
  const spare = lowestSpare(panel);
  if (spare === Number.POSITIVE_INFINITY || overflowOf(screen, nameOf) <= 0) return screen;
  return fittedPanel(without(panel, spare), around, nameOf);
}

const spareOf = (block: Block): number =>
  block.part === 'text' && block.spare !== undefined ? block.spare : Number.POSITIVE_INFINITY;

/** Infinite where there is nothing to leave out. */
const lowestSpare = ({ headline, table, hand }: GamePanel): number =>
  Math.min(...[...headline, ...table, ...hand].map(spareOf));

function without(panel: GamePanel, spare: number): GamePanel {
  const rest = (blocks: readonly Block[]): Block[] => blocks.filter((block) => spareOf(block) !== spare);
  return { ...panel, headline: rest(panel.headline), table: rest(panel.table), hand: rest(panel.hand) };
}
