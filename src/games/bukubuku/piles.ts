/** Building the dummy's piles (bukubuku 11), and the order in which they are played (bukubuku 12). */
import type { Chance } from '../../game/chance.ts';
import type { Seat } from '../../game/game.ts';
import { sortHand, type Weather } from './cards.ts';
import type { Building, Dummy } from './state.ts';

/** Cards looked at in a step; two of them are kept. */
const CARDS_DRAWN = 4;
export const CARDS_PER_STEP = 2;

export type Piles = readonly [readonly Weather[], readonly Weather[]];
type Built = Pick<Building, 'builder' | 'piles'>;

/** Two sit here. */
export const otherSeat = (seat: Seat): Seat => 1 - seat;

/** Steps that have been done: each lays two cards. */
export const stepsDone = (piles: Piles): number => (piles[0].length + piles[1].length) / CARDS_PER_STEP;

/** Who builds now: the first, the other, the first … */
export const seatToBuild = ({ builder, piles }: Built): Seat =>
  stepsDone(piles) % 2 === 0 ? builder : otherSeat(builder);

/** The dummy's cards, and those of them that the next step looks at; of the last two both. */
export function drawDummyCards(
  step: number,
  cards: readonly Weather[],
  chance: Chance,
): Pick<Building, 'pool' | 'drawn'> {
  const shuffled = chance.shuffle(drawPurpose(step), cards);
  return { drawn: sortHand(shuffled.slice(0, CARDS_DRAWN)), pool: sortHand(shuffled.slice(CARDS_DRAWN)) };
}

/** What the shuffle before a step of building is for. */
export const drawPurpose = (step: number): string => `draw/${step}`;

/** Every way to lay two of these: which one below, which one on top. */
export const stacks = (drawn: readonly Weather[]): [Weather, Weather][] =>
  drawn.flatMap((below) =>
    drawn.filter((top) => top !== below).map((top): [Weather, Weather] => [below, top]),
  );

/** bukubuku 12: whose pile the dummy's card of a turn comes from; turns count from 0. */
export const pileOfTurn = (builder: Seat, turn: number): Seat =>
  turn % 2 === 0 ? otherSeat(builder) : builder;

/** The turn, from 0, on which the card at this place of a seat's pile of so many will be played; the bottom is place 0. */
export const turnOfPlace = (builder: Seat, seat: Seat, place: number, size: number): number =>
  2 * (size - 1 - place) + (seat === builder ? 1 : 0);

type Cards = Pick<Building, 'piles' | 'pool' | 'drawn'>;
const cardsOf = ({ piles, pool, drawn }: Cards): number =>
  piles[0].length + piles[1].length + pool.length + drawn.length;

/** Cards that a seat's pile will have once it is built: each has half of the dummy's. */
export const fullPileSize = (building: Cards): number => cardsOf(building) / 2;

/** Steps that building takes. */
export const stepCount = (building: Cards): number => cardsOf(building) / CARDS_PER_STEP;

/** Takes the dummy's card of a turn off its pile. */
export function popDummyCard(dummy: Dummy, turn: number): { card: Weather; dummy: Dummy } {
  const seat = pileOfTurn(dummy.builder, turn);
  const pile = dummy.piles[seat]!;
  const left = pile.slice(0, -1);
  const piles: Dummy['piles'] = seat === 0 ? [left, dummy.piles[1]] : [dummy.piles[0], left];
  return {
    card: pile.at(-1)!,
    dummy: { builder: dummy.builder, piles, seen: dummy.seen, lighthouse: dummy.lighthouse },
  };
}
