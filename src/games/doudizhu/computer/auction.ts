/** The computer's estimate of its hand in the auction. */
import { exp } from '../../../game/portable-math.ts';
import type { SeatView } from '../views.ts';
import { situationOf } from './situation.ts';

/**
 * A logistic fit of the landlord's wins to the price of the 25 cards dealt, by what becomes of the kitty (doudizhu 11).
 * The data are deals of four computers whose landlord was drawn by lot. With the kitty (1,400 deals, 44 % won) the
 * cheapest eighth of hands won 51 % and the dearest 41 %; without it (350 deals, 20 % won) 40 % and 5 %.
 */
const FITS = {
  landlord: { intercept: -0.17, slope: -0.12 },
  out: { intercept: -1.14, slope: -0.525 },
};

/** The chance that this seat wins as landlord when every seat plays like the computer. */
export function landlordWinChance(view: SeatView): number {
  const { own, decompositionOf } = situationOf(view);
  const { intercept, slope } = FITS[view.table.options.kitty];
  return 1 / (1 + exp(-intercept - slope * decompositionOf(own.counts).price));
}
