/** The computer's estimate of its hand in the auction. */
import type { SeatView } from '../views.ts';
import { situationOf } from './situation.ts';

/**
 * A logistic fit of the landlord's wins to the price of the 25 cards dealt, by what becomes of the kitty (doudizhu 11).
 * The data are deals of four computers whose landlord was drawn by lot. With the kitty (969 deals, 56 % won) the
 * cheapest eighth of hands won 71 % and the dearest 43 %; without it (387 deals, 28 % won) 63 % and 14 %.
 */
const FITS = {
  landlord: { intercept: 0.39, slope: -0.205 },
  out: { intercept: -0.69, slope: -0.53 },
};

/** The chance that this seat wins as landlord when every seat plays like the computer. */
export function landlordWinChance(view: SeatView): number {
  const { own, decompositionOf } = situationOf(view);
  const { intercept, slope } = FITS[view.table.options.kitty];
  return 1 / (1 + Math.exp(-intercept - slope * decompositionOf(own.counts).price));
}
