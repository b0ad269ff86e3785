/**
 * Prices of combinations that are still in hand. The unit is a lead: a combination costs about 1 when the seat must win
 * a lead elsewhere to lay it down, and about −1 when it wins a lead itself. The prices of a whole hand add up to the
 * leads it lacks.
 */
import { power } from '../../../game/portable-math.ts';
import { type Play, TOP_PLACE } from '../combinations.ts';
import type { BeatChances } from './beat-chances.ts';
import { LADDER_KINDS, MAX_LADDER_LENGTH } from './ladders.ts';

const MIN_BOMB = 4;

export interface Prices {
  /** By rank, jokers among them. */
  readonly single: readonly number[];
  readonly pair: readonly number[];
  readonly triple: readonly number[];
  /** By the triple's rank. */
  readonly plane: readonly number[];
  /** By number of cards. */
  readonly bomb: readonly number[];
  /** By index in `LADDER_KINDS`, length and top place. */
  readonly ladders: readonly (readonly (readonly number[])[])[];
}

/** Exponent on the chance that nobody can beat a combination: seats do not always break up their hands to beat it. */
const WILLINGNESS = 0.6;
/**
 * Exponent on the chance that a combination holds a trick, which gives the chance to lay it on another seat's trick
 * without a lead: that one trick is much easier to beat than every trick to come.
 */
const FOLLOWING_EASE = 1 / 8;
/** The price of the turn that every combination takes. */
const TURN_PRICE = 0.1;
/** A seat with a higher triple does not always have a pair to go with it. */
const PLANE_EASE = 0.9;
/** A combination that is beaten with a smaller chance than this counts as unbeatable. */
const NEGLIGIBLE = 0.001;
const UNBEATABLE_PRICE = TURN_PRICE - 1;
/** By number of cards: a bomb wins a trick of any kind. */
const BOMB_PRICES = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((size) => TURN_PRICE - 1.5 - 0.15 * (size - MIN_BOMB));

export function priceOf({ kind, height, length }: Play, prices: Prices): number {
  if (kind === 'bomb') return prices.bomb[length]!;
  if (kind === 'single' || kind === 'pair' || kind === 'triple' || kind === 'plane')
    return prices[kind][height]!;
  return prices.ladders[LADDER_KINDS.findIndex((ladder) => ladder.kind === kind)]![length]![height]!;
}

/** The prices for a seat whose opponents beat combinations with these chances. */
export function pricesAgainst(opponents: readonly BeatChances[]): Prices {
  const triples = opponents.map(({ triple }) => triple);
  return {
    single: pricesByHeight(opponents.map(({ single }) => single)),
    pair: pricesByHeight(opponents.map(({ pair }) => pair)),
    triple: pricesByHeight(triples),
    plane: pricesByHeight(triples, PLANE_EASE),
    bomb: BOMB_PRICES,
    ladders: LADDER_KINDS.map((_, kindIndex) =>
      Array.from({ length: MAX_LADDER_LENGTH + 1 }, (_, length) =>
        pricesByHeight(opponents.map(({ ladders }) => ladders[kindIndex]![length]!)),
      ),
    ),
  };
}

/** The same prices where every combination costs this much more. */
export function pricesWithTurn({ single, pair, triple, plane, bomb, ladders }: Prices, turn: number): Prices {
  const raised = (prices: readonly number[]) => prices.map((price) => price + turn);
  return {
    single: raised(single),
    pair: raised(pair),
    triple: raised(triple),
    plane: raised(plane),
    bomb: raised(bomb),
    ladders: ladders.map((byLength) => byLength.map(raised)),
  };
}

const ALL_UNBEATABLE: readonly number[] = new Array<number>(TOP_PLACE + 1).fill(UNBEATABLE_PRICE);

/**
 * @param chances by opponent and height: the chance to beat a combination; empty for an opponent that beats none
 * @param ease a factor on all of these chances
 */
function pricesByHeight(chances: readonly (readonly number[])[], ease = 1): readonly number[] {
  const threats = chances.filter((byHeight) => byHeight.length > 0);
  if (threats.length === 0) return ALL_UNBEATABLE;
  return threats[0]!.map((_, height) => {
    let unbeaten = 1;
    for (const byHeight of threats) unbeaten *= 1 - ease * byHeight[height]!;
    return priceAt(unbeaten);
  });
}

/** @param unbeaten the chance that no opponent can beat the combination */
function priceAt(unbeaten: number): number {
  if (unbeaten > 1 - NEGLIGIBLE) return UNBEATABLE_PRICE;
  const holds = power(unbeaten, WILLINGNESS);
  return 1 - holds - power(holds, FOLLOWING_EASE) + TURN_PRICE;
}
