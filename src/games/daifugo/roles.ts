/** The seven roles (役; English players read *special cards*): what they do when played, and what they cost in hand. */
import { type Card, type Rank, rankOf } from '../../game/cards.ts';
import { isRevolting } from './order.ts';
import {
  isJokerCard,
  isSpadeThreeOn,
  JOKER,
  type Play,
  RANK_COUNT,
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

/** daifugo 16, 18: going out on a role card is a foul, and it raises a hand's value. While reversed, 3s replace 2s. */
export function isRole(card: Card, reversed: boolean): boolean {
  const rank = rankOf(card);
  return (
    card === SPADE_THREE || rank >= RANK_COUNT || ALWAYS.includes(rank) || rank === (reversed ? THREE : TWO)
  );
}

export function hasRole({ cards }: Play, reversed: boolean): boolean {
  for (const card of cards) if (isRole(card, reversed)) return true;
  return false;
}

/** The effects that a play's roles require, for a hand of any size (daifugo 6, 7: jokers have the roles they stand for). */
export function owedBy(play: Play, trick: Trick | null): Owes {
  const isSpadeThree = trick !== null && isSpadeThreeOn(play, trick.play);
  const cut = isSpadeThree ? 'spade3' : countOf(EIGHT, play) > 0 ? 'eight' : null;
  return {
    give: countOf(SIX, play),
    discard: countOf(TEN, play),
    // There is nothing to decide where a J has already reversed this trick, or the play cuts it.
    reverse: countOf(JACK, play) > 0 && cut === null && !trick?.back,
    cut,
  };
}

/** How many cards of a play stand for a rank. */
function countOf(role: Rank, { shape, cards, rank }: Play): number {
  if (shape === 'sequence') return rank <= role && role < rank + cards.length ? 1 : 0;
  return rank === role ? cards.length : 0;
}

/** daifugo 8: whether giving and discarding take the rest of the hand. */
export const emptiesHand = ({ give, discard }: Owes, left: number): boolean =>
  left > 0 && give + discard >= left;

/** What a hand costs when somebody goes out (daifugo 18), and how it adds up. */
export interface Value {
  /** The pips of each card. */
  readonly each: readonly number[];
  /** The sum of pips. */
  readonly pips: number;
  /** Role cards, each of which doubles the value; jokers not among them. */
  readonly roles: readonly Card[];
  readonly jokers: number;
  /** The multiplier for a revolution in force; otherwise 1. */
  readonly revolution: number;
  readonly total: number;
}

/** 3 counts 3 … 10 counts 10; J, Q, K, A, 2 and jokers count 10. */
const pipsOf = (card: Card): number =>
  isJokerCard(card) ? PICTURE_VALUE : Math.min(PICTURE_VALUE, rankOf(card) + 3);

/** @param revolutions the number of revolutions in this game */
export function worthOf(hand: readonly Card[], revolutions: number): Value {
  const inForce = isRevolting(revolutions);
  const each = hand.map(pipsOf);
  const pips = each.reduce((sum, value) => sum + value, 0);
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

/** daifugo 13: no play without a joker could beat it, whoever holds which cards. */
export function isUnbeatable({ shape, cards, rank }: Play, reversed: boolean): boolean {
  if (rank === JOKER) return true;
  if (reversed) return rank === THREE;
  return (shape === 'sequence' ? rank + cards.length - 1 : rank) === TWO;
}

/** What alone may beat an unbeatable play. */
export type OnlyAnswer = 'joker' | 'spade3' | 'nothing';

/** daifugo 15: the 3 of spades beats a joker, jokers beat the strongest rank. @param jokers the number of those in the pack */
export function onlyAnswer({ shape, cards, rank }: Play, jokers: number): OnlyAnswer {
  if (rank === JOKER) return cards.length === 1 ? 'spade3' : 'nothing';
  return shape === 'sequence' || cards.length > jokers ? 'nothing' : 'joker';
}
