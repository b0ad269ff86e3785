/** What a villain may draw from places whose card nobody knows, as the seat's own worlds have it. */
import { type Chance, playoutRandom } from '../../../game/chance.ts';
import type { Seat } from '../../../game/game.ts';
import type { Card } from '../cards.ts';
import { outcomeOf } from '../raid.ts';
import type { Outcome } from '../state.ts';
import type { RaidingView, SeatView } from '../views.ts';
import { handsSampler, unseenOfPassed } from './raid.ts';

/** In percent. */
export interface DrawOdds {
  readonly villain: Card;
  /** That the villain takes the card. */
  readonly treasures: number;
  /** That it is a hero that catches the villain. */
  readonly heroes: number;
}

/** Worlds that are counted: the error of a share is two percent or so. */
const WORLDS = 400;

/** For each of the seat's villains, in their order. */
export function drawOdds(
  table: RaidingView,
  view: SeatView,
  target: Seat,
  chance: Chance,
): readonly DrawOdds[] {
  const placed = new Set(table.seen[target]!.map(({ at }) => at));
  const sample = handsSampler(table, view, true, playoutRandom(chance, 'odds'));
  const drawn: Card[] = [];
  for (let world = 0; world < WORLDS; world++)
    drawn.push(...sample()[target]!.filter((_, place) => !placed.has(place)));
  return table.villains[view.seat]!.map((villain) => {
    const percentOf = (outcome: Outcome): number => {
      const count = drawn.filter((card) => outcomeOf(villain, card) === outcome).length;
      return Math.round((100 * count) / drawn.length);
    };
    return { villain, treasures: percentOf('treasure'), heroes: percentOf('caught') };
  });
}

/**
 * A card that the seat passed on and that must be in a hand, in a place that nobody knows: rather one that the villain takes than
 * another one; undefined: it knows of none.
 */
export function certainCard(
  table: RaidingView,
  view: SeatView,
  target: Seat,
  villain: Card,
): Card | undefined {
  const certain = unseenOfPassed(table, view)
    .filter(({ cards, keepers }) => cards.length === 1 && keepers.length === 1 && keepers[0] === target)
    .flatMap(({ cards }) => cards);
  return certain.find((card) => outcomeOf(villain, card) === 'treasure') ?? certain[0];
}
