/** What a seat can tell of the others from what it sees: who plays against whom, and which cards nobody has shown. */
import { type Card, newPacks } from '../../../game/cards.ts';
import type { Seat } from '../../../game/game.ts';
import { countRanks } from '../combinations.ts';
import { SEATS } from '../state.ts';
import type { SeatView } from '../views.ts';

export interface Other {
  readonly seat: Seat;
  /** Against us. */
  readonly enemy: boolean;
  readonly size: number;
  /** How many bombs it may still play. */
  readonly bombs: number;
  /** By rank: cards it is known to hold. */
  readonly shown: readonly number[];
}

export interface Outlook {
  readonly me: Seat;
  readonly landlord: boolean;
  /** By rank: my own cards. */
  readonly hand: readonly number[];
  readonly size: number;
  readonly bombs: number;
  /** The three others, in the order in which they act after me. */
  readonly others: readonly Other[];
  /** By rank: cards in other hands or out of play, those known of among them. */
  readonly unseen: readonly number[];
  readonly hidden: number;
}

const ALL = countRanks(newPacks(2));
/** doudizhu 9, 20. */
const BOMBS = { free: Number.POSITIVE_INFINITY, one: 1, spent: 0 };

export function outlook(view: SeatView): Outlook {
  const { table, seat, hand } = view;
  const mine = countRanks(hand);
  const played = countRanks(table.played);
  const others = [1, 2, 3].map((step): Other => {
    const other = (seat + step) % SEATS;
    return {
      seat: other,
      enemy: seat === table.landlord || other === table.landlord || table.landlord === null,
      size: table.sizes[other]!,
      bombs: BOMBS[table.bombs[other]!],
      shown: countRanks(shownBy(view, other)),
    };
  });
  const unseen = ALL.map((count, rank) => count - mine[rank]! - played[rank]!);
  return {
    me: seat,
    landlord: seat === table.landlord,
    hand: mine,
    size: hand.length,
    bombs: BOMBS[table.bombs[seat]!],
    others,
    unseen,
    hidden: unseen.reduce((sum, count) => sum + count, 0),
  };
}

/** The exposed card, and a shown kitty's cards that its landlord still has. */
function shownBy({ table }: SeatView, seat: Seat): Card[] {
  const { exposed, kitty, played, landlord, options } = table;
  const took = kitty && landlord === seat && options.kitty === 'landlord' ? kitty : [];
  const shown = took.filter((card) => !played.includes(card));
  return exposed?.seat === seat && !shown.includes(exposed.card) ? [...shown, exposed.card] : shown;
}

/** The chance that a hand of these, and nobody knows which, holds at least `least` of the `count` unseen cards of a rank. */
export function chanceOf(least: number, count: number, share: number): number {
  if (least <= 0) return 1;
  if (count < least || share === 0) return 0;
  if (share === 1) return 1;
  let exactly = (1 - share) ** count;
  let fewer = 0;
  for (let held = 0; held < least; held++) {
    fewer += exactly;
    exactly *= ((count - held) / (held + 1)) * (share / (1 - share));
  }
  return Math.max(0, 1 - fewer);
}
