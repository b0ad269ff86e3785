/**
 * How many turns it takes to lay a hand down: the cost of its cheapest partition into plays, the last of which is no
 * foul, by a dynamic program over sets of cards. A play costs a turn, and less if it is likely to win the lead back. The
 * last play is cheap, because the leader may lead anything.
 */
import type { Card } from '../../../game/cards.ts';
import { leads } from '../enumeration.ts';
import type { Play } from '../plays.ts';
import { hasRole, owedBy } from '../roles.ts';

/** The cost of a play that nobody beats, and of the last play. */
const MIN_COST = 0.1;
/** The cost of having nothing but plays with roles left: the seat has to draw a card that it can finish on. */
const NO_FINISH_COST = 2.2;
/** The cost that giving or discarding a card saves. */
const SHED_CARD_VALUE = 0.1;
/** In a larger hand only singles and groups are considered, for speed. */
const MAX_HAND_WITH_SEQUENCES = 15;

/** The cost, in turns, to lay down some cards of the hand. */
export type TurnCost = (cards: readonly Card[]) => number;

interface PlayOption {
  /** The play's cards, a bit each by their index in the hand. */
  readonly mask: number;
  readonly cost: number;
  /** Whether the play may be the last one. */
  readonly isLegalFinish: boolean;
}

/**
 * @param hand all cards that the cost may be asked for
 * @param reversed the order of the tricks to come
 * @param chanceToHold the chance that a play holds the trick
 */
export function turnCostOf(
  hand: readonly Card[],
  reversed: boolean,
  chanceToHold: (play: Play) => number,
): TurnCost {
  const bits = new Map(hand.map((card, index) => [card, 2 ** index]));
  const maskOf = (cards: readonly Card[]) => cards.reduce((sum, card) => sum + bits.get(card)!, 0);
  const plays = leads(hand).filter(
    ({ shape }) => hand.length <= MAX_HAND_WITH_SEQUENCES || shape !== 'sequence',
  );
  /** By the index of the play's lowest card in the hand. */
  const optionsByLowest: PlayOption[][] = hand.map(() => []);
  for (const play of plays) {
    const owed = owedBy(play, null);
    const holds = owed.cut ? 1 : chanceToHold(play);
    const shedValue = SHED_CARD_VALUE * (owed.give + owed.discard);
    const lowest = play.cards.reduce((index, card) => Math.min(index, hand.indexOf(card)), hand.length);
    const cost = 1 - (1 - MIN_COST) * holds - shedValue;
    optionsByLowest[lowest]!.push({
      mask: maskOf(play.cards),
      cost,
      isLegalFinish: !hasRole(play, reversed),
    });
  }

  const known = new Map<number, number>();
  /**
   * The least cost of a set of cards.
   * @param from an index in the hand below which no card of the set is
   * @param hasFinish whether the last play has been chosen already
   */
  function leastCost(mask: number, from: number, hasFinish: boolean): number {
    if (mask === 0) return hasFinish ? 0 : NO_FINISH_COST;
    const key = mask * 2 + Number(hasFinish);
    const found = known.get(key);
    if (found !== undefined) return found;
    let lowest = from;
    while (Math.floor(mask / 2 ** lowest) % 2 === 0) lowest++;
    let least = Number.POSITIVE_INFINITY;
    for (const option of optionsByLowest[lowest]!) {
      if (!isSubset(option.mask, mask)) continue;
      const rest = mask - option.mask;
      least = Math.min(least, option.cost + leastCost(rest, lowest + 1, hasFinish));
      if (option.isLegalFinish && !hasFinish)
        least = Math.min(least, MIN_COST + leastCost(rest, lowest + 1, true));
    }
    known.set(key, least);
    return least;
  }
  return (cards) => leastCost(maskOf(cards), 0, false);
}

/** Masks may have more than the 32 bits of a bitwise operation, so they are compared in two halves. */
const HALF = 2 ** 30;
const isSubset = (inner: number, outer: number): boolean => {
  const low = inner % HALF;
  const high = Math.floor(inner / HALF);
  return (low & (outer % HALF)) === low && (high & Math.floor(outer / HALF)) === high;
};
