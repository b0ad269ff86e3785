/** Whether to be landlord. */
import type { SeatView } from '../views.ts';
import { tableOf } from './table.ts';

const CALIBRATED = { landlord: 0.25, out: -1 };
const PRICE = -0.1;
const BOMB = 0.19;

/** The chance that the landlord wins with this hand and the kitty it does not know, all playing as the house does. */
export function chanceAsLandlord(view: SeatView): number {
  const { mine, layoutOf } = tableOf(view);
  const { price, pieces } = layoutOf(mine.hand);
  const bombs = pieces.filter(({ kind }) => kind === 'bomb').length;
  const logit = CALIBRATED[view.table.options.kitty] + PRICE * price + BOMB * bombs;
  return 1 / (1 + Math.exp(-logit));
}
