/** The value of a finished round for one seat. */
import type { Seat } from '../../../game/game.ts';
import { GOAL_POINTS } from '../score.ts';
import type { TableView } from '../views.ts';

/** The worth of winning the table, in points of a round. */
const TABLE_WIN_VALUE = 25;

/** The lead over the mean of the other seats' scores. */
export function leadOf(scores: readonly number[], seat: Seat): number {
  let othersScore = -scores[seat]!;
  for (const score of scores) othersScore += score;
  return scores[seat]! - othersScore / (scores.length - 1);
}

/** The lead over the mean of the other seats' scores, and a bonus for winning the table, shared in a draw. */
export function evaluateRound(scores: readonly number[], seat: Seat, { totals, options }: TableView): number {
  let othersScore = 0;
  let highest = 0;
  let leaders = 0;
  for (let other = 0; other < scores.length; other++) {
    if (other !== seat) othersScore += scores[other]!;
    const total = scores[other]! + totals[other]!;
    if (total > highest) leaders = 0;
    if (total >= highest) leaders++;
    highest = Math.max(highest, total);
  }
  const lead = scores[seat]! - othersScore / (scores.length - 1);
  const endsTable = options.oneShot || highest >= GOAL_POINTS;
  const isWinner = endsTable && scores[seat]! + totals[seat]! === highest;
  return isWinner ? lead + TABLE_WIN_VALUE / leaders : lead;
}
