/** What the others may hold, as far as a seat can tell: how likely a play is to stay on top. */
import { type Card, rankOf } from '../../../game/cards.ts';
import type { Seat } from '../../../game/game.ts';
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

export interface Odds {
  /** Cards that are in no place this seat sees. */
  readonly unseen: readonly Card[];
  /** From 0 to 1: how likely nobody else can beat it. */
  readonly holds: (play: Play, reversed: boolean, lock: readonly number[] | null) => number;
}

export function oddsOf(table: TableView, seat: Seat, hand: readonly Card[]): Odds {
  const seen = new Set<Card>([...hand, ...table.played, ...table.discards]);
  const unseen = packOf(table.options).filter((card) => !seen.has(card));
  const held = table.sizes.reduce((sum, size, of) => (of === seat ? sum : sum + size), 0);
  // For one card, that somebody else has it; a set must be in one hand.
  const each = unseen.length > 0 ? held / unseen.length : 0;
  const others = table.sizes.length - 1;
  const suits: number[][] = Array.from({ length: RANK_COUNT }, () => []);
  let jokers = 0;
  for (const card of unseen) {
    if (isJokerCard(card)) jokers++;
    else suits[rankOf(card)]!.push(suitOf(card));
  }
  const inOneHand = (size: number) => each ** size / others ** (size - 1);

  /** How many answers the others are to be expected to hold. */
  function expected(play: Play, reversed: boolean, lock: readonly number[] | null): number {
    const { shape, cards, rank } = play;
    const size = cards.length;
    if (isSingleJoker(play)) return unseen.includes(SPADE_THREE) ? each : 0;
    if (rank === JOKER) return 0;
    if (shape === 'sequence') return sequencesOver(play, reversed) * inOneHand(size);
    const mine = strengthOf(play, reversed);
    let sum = size === 1 ? jokers * each : 0;
    for (let of = 0; of < RANK_COUNT; of++) {
      if ((reversed ? RANK_COUNT - 1 - of : of) <= mine) continue;
      const there = suits[of]!.filter((suit) => !lock || lock.includes(suit)).length;
      sum +=
        ways(there, size) * inOneHand(size) +
        (size > 1 ? jokers * ways(there, size - 1) * inOneHand(size) : 0);
    }
    return sum;
  }

  /** Runs of as many cards, higher, that are unseen from end to end. */
  function sequencesOver({ cards, rank }: Play, reversed: boolean): number {
    let count = 0;
    for (let low = 0; low + cards.length <= RANK_COUNT; low++) {
      if (reversed ? low >= rank : low <= rank) continue;
      for (let suit = 0; suit < 4; suit++) {
        if (cards.every((_, i) => suits[low + i]!.includes(suit))) count++;
      }
    }
    return count;
  }

  return { unseen, holds: (play, reversed, lock) => Math.exp(-expected(play, reversed, lock)) };
}

/** n over k. */
function ways(n: number, k: number): number {
  let product = 1;
  for (let i = 0; i < k; i++) product = (product * (n - i)) / (i + 1);
  return product;
}
