/** What a seat knows from its view: its own cards, who its opponents are, and which cards it has not seen. */

import { type Card, newPacks } from '../../../game/cards.ts';
import type { Seat } from '../../../game/game.ts';
import { wholePower } from '../../../game/portable-math.ts';
import { type Counts, countRanks } from '../combinations.ts';
import { SEATS } from '../state.ts';
import type { SeatView } from '../views.ts';

export interface OtherSeat {
  readonly seat: Seat;
  readonly isOpponent: boolean;
  /** The number of cards in hand. */
  readonly size: number;
  /** How many bombs the seat may still play. */
  readonly bombs: number;
  /** By rank: cards that the seat is known to hold. */
  readonly knownCounts: Counts;
}

export interface Knowledge {
  readonly seat: Seat;
  readonly isLandlord: boolean;
  /** By rank: the seat's own cards. */
  readonly counts: Counts;
  readonly size: number;
  readonly bombs: number;
  /** The three other seats, in the order in which they act after this one. */
  readonly others: readonly OtherSeat[];
  /** By rank: cards in other hands or out of play, the known ones among them. */
  readonly unseen: Counts;
  readonly unseenCount: number;
}

const ALL_COUNTS = countRanks(newPacks(2));
/** doudizhu 9, 20. */
export const BOMB_LIMITS = { free: Number.POSITIVE_INFINITY, one: 1, spent: 0 };

export function knowledgeOf(view: SeatView): Knowledge {
  const { table, seat, hand } = view;
  const counts = countRanks(hand);
  const played = countRanks(table.played);
  const others = [1, 2, 3].map((step): OtherSeat => {
    const other = (seat + step) % SEATS;
    return {
      seat: other,
      isOpponent: seat === table.landlord || other === table.landlord || table.landlord === null,
      size: table.sizes[other]!,
      bombs: BOMB_LIMITS[table.bombs[other]!],
      knownCounts: countRanks(knownCards(view, other)),
    };
  });
  const unseen = ALL_COUNTS.map((count, rank) => count - counts[rank]! - played[rank]!);
  return {
    seat,
    isLandlord: seat === table.landlord,
    counts,
    size: hand.length,
    bombs: BOMB_LIMITS[table.bombs[seat]!],
    others,
    unseen,
    unseenCount: unseen.reduce((sum, count) => sum + count, 0),
  };
}

/** What everybody knows of the cards that are not played yet, and of this seat's hand. */
export function publicKnowledgeOf(
  view: SeatView,
  { seat, size, bombs, counts, unseen, unseenCount }: Knowledge,
): Pick<Knowledge, 'unseen' | 'unseenCount'> & { readonly self: OtherSeat } {
  const shown = { ...view, kitty: null };
  return {
    self: { seat, isOpponent: false, size, bombs, knownCounts: countRanks(knownCards(shown, seat)) },
    unseen: unseen.map((count, rank) => count + counts[rank]!),
    unseenCount: unseenCount + size,
  };
}

/** The exposed card, and the cards of a shown kitty that the landlord has not played. */
function knownCards({ table }: SeatView, seat: Seat): Card[] {
  const { exposed, kitty, played, landlord, options } = table;
  const taken = kitty && landlord === seat && options.kitty === 'landlord' ? kitty : [];
  const known = taken.filter((card) => !played.includes(card));
  return exposed?.seat === seat && !known.includes(exposed.card) ? [...known, exposed.card] : known;
}

/**
 * The chance that a hand holds at least `minimum` of `count` unseen cards of a rank. Each of them is in the hand with
 * probability `share`, independently of the others (a binomial tail).
 */
export function chanceToHold(minimum: number, count: number, share: number): number {
  if (minimum <= 0) return 1;
  if (count < minimum || share === 0) return 0;
  if (share === 1) return 1;
  let exactly = wholePower(1 - share, count);
  let fewer = 0;
  for (let held = 0; held < minimum; held++) {
    fewer += exactly;
    exactly *= ((count - held) / (held + 1)) * (share / (1 - share));
  }
  return Math.max(0, 1 - fewer);
}
