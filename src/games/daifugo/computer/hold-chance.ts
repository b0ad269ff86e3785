/**
 * How likely a play holds the trick, as far as a seat can tell. The number of answers in the other hands is taken as
 * Poisson distributed, so the chance of none is e to the minus expected number.
 */

import { type Card, rankOf } from '../../../game/cards.ts';
import type { Seat } from '../../../game/game.ts';
import { exp, wholePower } from '../../../game/portable-math.ts';
import {
  isJokerCard,
  isSingleJoker,
  JOKER,
  type Play,
  RANK_COUNT,
  SPADE_THREE,
  strengthOf,
  suitOf,
} from '../plays.ts';
import { packOf } from '../rules.ts';
import type { TableView } from '../views.ts';

export interface HoldOdds {
  /** The cards of other hands and of the stock. */
  readonly unseen: readonly Card[];
  /** The chance that no other seat can beat the play, in this order and under this lock. */
  readonly chanceToHold: (play: Play, reversed: boolean, lock: readonly number[] | null) => number;
}

export function holdOddsOf(table: TableView, seat: Seat, hand: readonly Card[]): HoldOdds {
  const seen = new Set<Card>([...hand, ...table.played, ...table.discards]);
  const unseen = packOf(table.options).filter((card) => !seen.has(card));
  const heldByOthers = table.sizes.reduce((sum, size, other) => (other === seat ? sum : sum + size), 0);
  const otherSeats = table.sizes.length - 1;
  /** The chance that an unseen card is in any other hand. */
  const share = unseen.length > 0 ? heldByOthers / unseen.length : 0;
  /** The chance that `size` given cards are all in the same other hand. */
  const chanceTogether = (size: number) => wholePower(share, size) / wholePower(otherSeats, size - 1);

  /** By rank: the suits that are unseen. */
  const suits: number[][] = Array.from({ length: RANK_COUNT }, () => []);
  let jokers = 0;
  for (const card of unseen) {
    if (isJokerCard(card)) jokers++;
    else suits[rankOf(card)]!.push(suitOf(card));
  }

  function expectedAnswers(play: Play, reversed: boolean, lock: readonly number[] | null): number {
    const { shape, cards, rank } = play;
    const size = cards.length;
    if (isSingleJoker(play)) return unseen.includes(SPADE_THREE) ? share : 0;
    if (rank === JOKER) return 0;
    if (shape === 'sequence') return higherSequences(play, reversed) * chanceTogether(size);
    const strength = strengthOf(play, reversed);
    let expected = size === 1 ? jokers * share : 0;
    for (let higher = 0; higher < RANK_COUNT; higher++) {
      if ((reversed ? RANK_COUNT - 1 - higher : higher) <= strength) continue;
      const count = suits[higher]!.filter((suit) => !lock || lock.includes(suit)).length;
      expected +=
        binomial(count, size) * chanceTogether(size) +
        (size > 1 ? jokers * binomial(count, size - 1) * chanceTogether(size) : 0);
    }
    return expected;
  }

  /** The number of higher sequences of the same length whose cards are all unseen. */
  function higherSequences({ cards, rank }: Play, reversed: boolean): number {
    let count = 0;
    for (let lowest = 0; lowest + cards.length <= RANK_COUNT; lowest++) {
      if (reversed ? lowest >= rank : lowest <= rank) continue;
      for (let suit = 0; suit < 4; suit++) {
        if (cards.every((_, step) => suits[lowest + step]!.includes(suit))) count++;
      }
    }
    return count;
  }

  return {
    unseen,
    chanceToHold: (play, reversed, lock) => exp(-expectedAnswers(play, reversed, lock)),
  };
}

/** n choose k. */
function binomial(n: number, k: number): number {
  let product = 1;
  for (let i = 0; i < k; i++) product = (product * (n - i)) / (i + 1);
  return product;
}
