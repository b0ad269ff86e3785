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

/** Seats with equal totals share a place; several that share the last one have lost, and get no medal. */
function medalOf(total: number, totals: readonly number[]): RankedSeat['medal'] {
  const above = totals.filter((other) => other > total).length;
  const areLosers = above > 0 && above < totals.length - 1 && totals.every((other) => other >= total);
  if (areLosers || above > 2) return null;
  return ([1, 2, 3] as const)[above] ?? null;
}
