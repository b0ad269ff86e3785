/**
 * What a seat remembers of the draft (babasuki 2): cards that it passed on are in the hands of those who got them. Each
 * of the seats that they went to keeps one; once they come back, the cards that are missing were kept.
 */
import type { Seat } from '../../../game/game.ts';
import type { Card } from '../cards.ts';
import { neighborOf } from '../seats.ts';

/** Cards of which each of some seats has kept one, in this order; the rest lies before another one. */
export interface Passed {
  readonly cards: readonly Card[];
  readonly keepers: readonly Seat[];
  /** Who picks from the rest now; null: there is none. */
  readonly holder: Seat | null;
}

interface Memory {
  readonly seat: Seat;
  readonly seats: number;
  readonly round: number;
  /** By pick: the cards that this seat passed on. */
  readonly passed: readonly (readonly Card[])[];
  /** The cards that this seat has kept, or picks from now. */
  readonly own: readonly Card[];
  readonly isDrafting: boolean;
}

export function rememberDraft({ seat, seats, round, passed, own, isDrafting }: Memory): readonly Passed[] {
  const others: Seat[] = [];
  for (let next = neighborOf(seat, round, seats); next !== seat; next = neighborOf(next, round, seats))
    others.push(next);
  return passed.map((cards, pick): Passed => {
    const back = passed[pick + seats] ?? [];
    const gone = cards.filter((card) => !back.includes(card) && !own.includes(card));
    const picksSince = isDrafting ? passed.length - 1 - pick : others.length;
    const keepers = others.slice(0, Math.min(picksSince, gone.length));
    const isAway = isDrafting && picksSince < others.length;
    return { cards: gone, keepers, holder: isAway ? others[picksSince]! : null };
  });
}
