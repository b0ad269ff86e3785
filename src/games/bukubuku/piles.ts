/** How the dummy's piles are built (bukubuku 11), and in which order they are played (bukubuku 12). */
import type { Chance } from '../../game/chance.ts';
import type { Seat } from '../../game/game.ts';
import { sortHand, type Weather } from './cards.ts';
import type { Building, Dummy } from './state.ts';

/** Cards drawn for one step of building; two of them are stacked. */
const CARDS_DRAWN = 4;
export const CARDS_PER_STEP = 2;

type Piles = readonly [readonly Weather[], readonly Weather[]];
type Built = Pick<Building, 'builder' | 'piles'>;

/** The other seat at a table of two. */
export const otherSeat = (seat: Seat): Seat => 1 - seat;

/** How many steps of building are done. Each stacks two cards. */
export const stepsDone = (piles: Piles): number => (piles[0].length + piles[1].length) / CARDS_PER_STEP;

/** The seat that builds next: the two alternate, the builder first. */
export const seatToBuild = ({ builder, piles }: Built): Seat =>
  stepsDone(piles) % 2 === 0 ? builder : otherSeat(builder);

/** Draws the cards for the next step from the dummy's cards: four, or the last two. */
export function drawDummyCards(
  step: number,
  cards: readonly Weather[],
  chance: Chance,
): Pick<Building, 'pool' | 'drawn'> {
  const shuffled = chance.shuffle(drawPurpose(step), cards);
  return { drawn: sortHand(shuffled.slice(0, CARDS_DRAWN)), pool: sortHand(shuffled.slice(CARDS_DRAWN)) };
}

/** The purpose of the shuffle before a step of building. */
export const drawPurpose = (step: number): string => `draw/${step}`;

/** A way to stack two cards, as an action. */
interface Stacking {
  readonly do: 'stack';
  /** The lower one, then the one on top of it. */
  readonly cards: [Weather, Weather];
}

/** Every way to stack two of these cards. */
export function stacks(drawn: readonly Weather[]): Stacking[] {
  const found: Stacking[] = [];
  for (const below of drawn)
    for (const top of drawn) if (top !== below) found.push({ do: 'stack', cards: [below, top] });
  return found;
}

/** Adds cards to what a seat has seen of the dummy's while building. */
export function addSeen(seen: Building['seen'], seat: Seat, drawn: readonly Weather[]): Building['seen'] {
  const cards = seen[seat]!.slice();
  for (const card of drawn) if (!cards.includes(card)) cards.push(card);
  return seat === 0 ? [sortHand(cards), seen[1]] : [seen[0], sortHand(cards)];
}

/** bukubuku 12: the seat from whose pile the dummy's card of a turn comes; turns count from 0. */
export const pileOfTurn = (builder: Seat, turn: number): Seat =>
  turn % 2 === 0 ? otherSeat(builder) : builder;

/** The turn, from 0, in which the card at a place of a seat's full pile is played; the bottom is place 0. */
export const turnOfPlace = (builder: Seat, seat: Seat, place: number, size: number): number =>
  2 * (size - 1 - place) + (seat === builder ? 1 : 0);

type Cards = Pick<Building, 'piles' | 'pool' | 'drawn'>;
const cardsOf = ({ piles, pool, drawn }: Cards): number =>
  piles[0].length + piles[1].length + pool.length + drawn.length;

/** How many cards a pile has once it is built: half of the dummy's. */
export const fullPileSize = (building: Cards): number => cardsOf(building) / 2;

/** How many steps building takes. */
export const stepCount = (building: Cards): number => cardsOf(building) / CARDS_PER_STEP;

/** Takes the dummy's card of a turn from the top of its pile. */
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
