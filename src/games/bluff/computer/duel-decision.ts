/** A decision in a duel, drawn from the table's mixture for the seat's own dice. */
import type { Decision } from '../../../game/reasons.ts';
import type { Choice } from '../rules.ts';
import type { SeatView } from '../views.ts';
import { choiceOf, pointOf } from './duel.ts';
import { type Mixed, mixtureOf } from './duel-table.ts';
import { whyInDuel } from './explain.ts';
import { positionOf } from './position.ts';

/** @param most the most dice that each of the two may have; null where the table does not say what to do */
export function playDuel(view: SeatView, most: number, random: () => number): Decision<Choice> | null {
  const point = pointOf(view);
  if (!point || point.dice > most || point.othersDice > most) return null;
  const mixture = mixtureOf(point, view.hidden);
  if (!mixture) return null;
  const { move, probability } = draw(mixture, random());
  const choice = choiceOf(move, point.dice + point.othersDice);
  return { choice, reason: whyInDuel(positionOf(view), choice, probability) };
}

/** @param lot from 0 up to 1 */
function draw(mixture: readonly Mixed[], lot: number): Mixed {
  let rest = lot;
  for (const mixed of mixture) {
    rest -= mixed.probability;
    if (rest < 0) return mixed;
  }
  return mixture.at(-1)!;
}
