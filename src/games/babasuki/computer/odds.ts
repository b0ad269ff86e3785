/** What a villain may draw from places whose card nobody knows, as the seat's own worlds have it. */
import { type Chance, playoutRandom } from '../../../game/chance.ts';
import type { Seat } from '../../../game/game.ts';
import type { Card } from '../cards.ts';
import { outcomeOf } from '../raid.ts';
import type { RaidingView, SeatView } from '../views.ts';
import { handsSampler, unseenOfPassed } from './raid.ts';

/** In percent. */
interface DrawOdds {
  /** That the villain takes the card. */
  readonly treasures: number;
  /** That it is a hero that catches the villain. */
  readonly heroes: number;
  /** A card that the seat passed on and that must be there; 0: it knows of none. */
  readonly certain: Card | 0;
}

/** Worlds that are counted: the error of a share is two percent or so. */
const WORLDS = 400;

export function drawOdds(
  table: RaidingView,
  view: SeatView,
  villain: Card,
  target: Seat,
  chance: Chance,
): DrawOdds {
  const placed = new Set(table.seen[target]!.map(({ at }) => at));
  const sample = handsSampler(table, view, true, playoutRandom(chance, 'odds'));
  const counts = { treasure: 0, caught: 0 };
  let all = 0;
  for (let world = 0; world < WORLDS; world++) {
    for (const [place, card] of sample()[target]!.entries()) {
      if (placed.has(place)) continue;
      const outcome = outcomeOf(villain, card);
      if (outcome === 'treasure' || outcome === 'caught') counts[outcome]++;
      all++;
    }
  }
  const percent = (count: number): number => Math.round((100 * count) / all);
  const certain = unseenOfPassed(table, view).find(
    ({ cards, keepers }) => cards.length === 1 && keepers.length === 1 && keepers[0] === target,
  );
  return {
    treasures: percent(counts.treasure),
    heroes: percent(counts.caught),
    certain: certain?.cards[0] ?? 0,
  };
}
