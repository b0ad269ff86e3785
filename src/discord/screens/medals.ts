/** How the seats of a table rank. */

export interface RankedSeat {
  readonly seat: number;
  readonly total: number;
  /** Its place, where that wins a medal. */
  readonly medal: 1 | 2 | 3 | null;
}

/** The seats from the highest total down. */
export const rankedSeats = (totals: readonly number[]): RankedSeat[] =>
  totals
    .map((total, seat) => ({ seat, total, medal: medalOf(total, totals) }))
    .sort((a, b) => b.total - a.total);

/** A seat's place; null where it shares the last one, as it has won nothing then. */
export function placeOf(total: number, totals: readonly number[]): number | null {
  const above = totals.filter((other) => other > total).length;
  const isSharedLast = totals.every((other) => other >= total) && above < totals.length - 1;
  return isSharedLast ? null : above + 1;
}

/** Seats with equal totals share a place; several that share the last one have lost, and get no medal. */
function medalOf(total: number, totals: readonly number[]): RankedSeat['medal'] {
  const above = totals.filter((other) => other > total).length;
  const areLosers = above > 0 && above < totals.length - 1 && totals.every((other) => other >= total);
  if (areLosers || above > 2) return null;
  return ([1, 2, 3] as const)[above] ?? null;
}
