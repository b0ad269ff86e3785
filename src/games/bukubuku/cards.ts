/** Weather cards are numbers from 1 to 60. Lighthouse cards are numbers from 1 to 12, two of each. */
import type { Face } from '../../game/cards.ts';
import { ascending } from '../../game/turns.ts';

export type Weather = number;
export type Lighthouse = number;
/** The two lighthouses of a turn: the lower one, then the higher one. */
export type Pair = readonly [Lighthouse, Lighthouse];

export const LAST_WEATHER = 60;
export const LAST_LIGHTHOUSE = 12;
/** bukubuku 3: the number of cards in a hand, and of turns in a round. */
export const HAND_SIZE = 12;

const numbersTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

export const allWeather = (): Weather[] => numbersTo(LAST_WEATHER);
export const allLighthouses = (): Lighthouse[] =>
  numbersTo(LAST_LIGHTHOUSE).flatMap((number) => [number, number]);

/** bukubuku 2: how many half life belts a weather card shows. */
export function halvesOn(card: Weather): 0 | 1 | 2 {
  if (card <= 12 || card > 48) return 0;
  return card <= 24 || card > 36 ? 1 : 2;
}

/** bukubuku 3: how many whole life belts a dealt hand has. */
export function beltsOf(hand: readonly Weather[]): number {
  let halves = 0;
  for (const card of hand) halves += halvesOn(card);
  return halves >> 1;
}

export const sortHand = (cards: readonly Weather[]): Weather[] => ascending(cards);

export const pairOf = (a: Lighthouse, b: Lighthouse): [Lighthouse, Lighthouse] => (a < b ? [a, b] : [b, a]);

export const weatherFace = (card: Weather): Face => `w${card}`;
export const lighthouseFace = (number: Lighthouse): Face => `l${number}`;
/** A weather card face down. */
export const BACK: Face = 'wback';
