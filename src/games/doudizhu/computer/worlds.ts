/** Hands that the others may well have: the cards that nobody has shown, dealt out at random. */

import type { Rank } from '../../../game/cards.ts';
import { type Groups, layOut, type Piece } from './hand.ts';
import type { Outlook } from './outlook.ts';

/** Arrangements of straights tried for a hand that is only supposed. */
const TRIES = 40;

export interface World {
  /** A hand each, laid out, in the order of `Outlook.others`. */
  readonly hands: readonly (readonly Piece[])[];
  /** What is in no hand: the kitty, while nobody has it. */
  readonly rest: readonly Rank[];
}

export function supposed({ unseen, others }: Outlook, groups: Groups, random: () => number): World {
  const pool: Rank[] = [];
  for (let rank = 0; rank < unseen.length; rank++) {
    let count = unseen[rank]!;
    for (const { shown } of others) count -= shown[rank]!;
    for (; count > 0; count--) pool.push(rank);
  }
  shuffle(pool, random);
  const hands = others.map(({ size, shown, bombs }) => {
    const hand = shown.slice();
    let held = 0;
    for (const count of shown) held += count;
    for (; held < size; held++) hand[pool.pop()!]!++;
    return layOut(hand, groups, bombs, TRIES).pieces;
  });
  return { hands, rest: pool };
}

function shuffle(pool: Rank[], random: () => number): void {
  for (let i = pool.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const rank = pool[i]!;
    pool[i] = pool[j]!;
    pool[j] = rank;
  }
}
