/** The seven roles (役): what they do when laid, and what they cost in hand. */
import { type Card, rankOf } from '../../game/cards.ts';
import { isRevolting } from './order.ts';
import {
  isJokerCard,
  isSpadeThreeOn,
  JOKER,
  type Play,
  RANK_COUNT,
  ranksOf,
  SPADE_THREE,
  THREE,
  TWO,
} from './plays.ts';
import type { Owes, Trick } from './state.ts';

const SIX = 3;
const EIGHT = 5;
const TEN = 7;
const JACK = 8;
const ALWAYS = [SIX, EIGHT, TEN, JACK];
const PICTURE_VALUE = 10;
const JOKER_FACTOR = 5;
const REVOLUTION_FACTOR = 5;

/** daifugo 16, 18: a card nobody may go out on, and one that costs in hand; 3s instead of 2s while reversed. */
export function isRole(card: Card, reversed: boolean): boolean {
  const rank = rankOf(card);
  return (
    card === SPADE_THREE || rank >= RANK_COUNT || ALWAYS.includes(rank) || rank === (reversed ? THREE : TWO)
  );
}

export const hasRole = ({ cards }: Play, reversed: boolean): boolean =>
  cards.some((card) => isRole(card, reversed));

/** What a play asks of its player, were the hand endless (daifugo 6, 7: jokers have the roles they stand for). */
export function owedBy(play: Play, before: Trick | null): Owes {
  const ranks = ranksOf(play);
  const count = (of: number) => ranks.filter((rank) => rank === of).length;
  const spade3 = before !== null && isSpadeThreeOn(play, before.play);
  const cut = spade3 ? 'spade3' : count(EIGHT) > 0 ? 'eight' : null;
  return {
    give: count(SIX),
    discard: count(TEN),
    // Not asked where a J has reversed this trick already, or the play cuts it.
    reverse: count(JACK) > 0 && cut === null && !before?.back,
    cut,
  };
}

/** daifugo 8: whether giving and discarding take all that is left of the hand. */
export const emptiesHand = ({ give, discard }: Owes, left: number): boolean =>
  left > 0 && give + discard >= left;

/** What a hand is worth to who went out (daifugo 18), and how that comes. */
export interface Value {
  /** Of each card. */
  readonly each: readonly number[];
  /** Together. */
  readonly pips: number;
  /** Role cards that double it; the jokers are apart. */
  readonly roles: readonly Card[];
  readonly jokers: number;
  /** Its multiplier for the revolution: 1 where none is in force. */
  readonly revolution: number;
  readonly total: number;
}

/** 3 is 3 … 10 is 10; J, Q, K, A, 2 and jokers are 10 each. */
const pipsOf = (card: Card): number =>
  isJokerCard(card) ? PICTURE_VALUE : Math.min(PICTURE_VALUE, rankOf(card) + 3);

/** @param revolutions in this game */
export function worthOf(hand: readonly Card[], revolutions: number): Value {
  const inForce = isRevolting(revolutions);
  const each = hand.map(pipsOf);
  const pips = each.reduce((sum, of) => sum + of, 0);
  const roles = hand.filter((card) => !isJokerCard(card) && isRole(card, inForce));
  const jokers = hand.filter(isJokerCard).length;
  const revolution = inForce ? REVOLUTION_FACTOR * revolutions : 1;
  return {
    each,
    pips,
    roles,
    jokers,
    revolution,
    total: pips * 2 ** roles.length * JOKER_FACTOR ** jokers * revolution,
  };
}

/** daifugo 13: no play without a joker could beat it, whatever lies where. */
export function isUnbeatable({ shape, cards, rank }: Play, reversed: boolean): boolean {
  if (rank === JOKER) return true;
  if (reversed) return rank === THREE;
  return (shape === 'sequence' ? rank + cards.length - 1 : rank) === TWO;
}
