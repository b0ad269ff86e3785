/**
 * How a hand can be laid down: the cheapest way to part it into plays, the last of which is no foul. A play costs a turn,
 * less where it is likely to bring the lead back; who leads last may lead anything, so the last is cheap.
 */
import type { Card } from '../../../game/cards.ts';
import { leads, type Play } from '../plays.ts';
import { hasRole, owedBy } from '../roles.ts';

/** What is left of a turn's cost for a play that nobody beats. */
const LEAST = 0.1;
/** A hand that only roles are left of: it has to draw, and draw well. */
const NO_FINISH = 2.2;
/** What giving or discarding a card is worth. */
const SHED = 0.1;
/** With more cards only what is of one rank is looked at. */
const MANY = 15;

export interface Plan {
  /** Turns it takes, or so, to lay down these cards of the hand. */
  cost(cards: readonly Card[]): number;
}

/**
 * @param hand the most cards that are ever asked about
 * @param reversed the order of the tricks to come
 * @param holds how likely a play is to stay on top, from 0 to 1
 */
export function planOf(hand: readonly Card[], reversed: boolean, holds: (play: Play) => number): Plan {
  const bitOf = new Map(hand.map((card, i) => [card, 2 ** i]));
  const maskOf = (cards: readonly Card[]) => cards.reduce((sum, card) => sum + bitOf.get(card)!, 0);
  const plays = leads(hand).filter(({ shape }) => hand.length <= MANY || shape !== 'sequence');
  /** By the lowest card. */
  const starting: { mask: number; cost: number; clean: boolean }[][] = hand.map(() => []);
  for (const play of plays) {
    const owed = owedBy(play, null);
    const hold = owed.cut ? 1 : holds(play);
    const shed = SHED * (owed.give + owed.discard);
    const first = play.cards.reduce((low, card) => Math.min(low, hand.indexOf(card)), hand.length);
    const cost = 1 - (1 - LEAST) * hold - shed;
    starting[first]!.push({ mask: maskOf(play.cards), cost, clean: !hasRole(play, reversed) });
  }

  const known = new Map<number, number>();
  function best(mask: number, from: number, ends: boolean): number {
    if (mask === 0) return ends ? 0 : NO_FINISH;
    const key = mask * 2 + Number(ends);
    const found = known.get(key);
    if (found !== undefined) return found;
    let low = from;
    while (Math.floor(mask / 2 ** low) % 2 === 0) low++;
    let least = Number.POSITIVE_INFINITY;
    for (const { mask: taken, cost, clean } of starting[low]!) {
      if (!isWithin(taken, mask)) continue;
      least = Math.min(least, cost + best(mask - taken, low + 1, ends));
      if (clean && !ends) least = Math.min(least, LEAST + best(mask - taken, low + 1, true));
    }
    known.set(key, least);
    return least;
  }
  return { cost: (cards) => best(maskOf(cards), 0, false) };
}

/** Masks may be wider than 32 bits. */
const WORD = 2 ** 30;
const isWithin = (inner: number, outer: number): boolean => {
  const low = inner % WORD;
  const high = Math.floor(inner / WORD);
  return (low & (outer % WORD)) === low && (high & Math.floor(outer / WORD)) === high;
};
