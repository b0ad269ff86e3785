/** Chooses by the evaluation alone, as somebody does who neither counts cards nor thinks ahead. */
import { type Chance, playoutRandom } from '../../../game/chance.ts';
import { exp } from '../../../game/portable-math.ts';
import type { ScoredChoice } from './evaluation.ts';
import type { SearchResult } from './search.ts';
import type { Situation } from './situation.ts';

/** How much lower than the best one's score that of another choice may be, in leads. */
const MAX_SCORE_GAP = 1;
/** A choice whose score is lower by this is made about a third as often. */
const WHIM = 0.35;

/** An opponent with so few cards leaves no room for whims. */
const NEARLY_OUT = 3;

/**
 * The best choice at a glance, or another one that looks nearly as good.
 * @param scored at least one choice, the best first
 */
export function glanceChoice(
  { opponents }: Situation,
  scored: readonly ScoredChoice[],
  chance: Chance,
): SearchResult {
  const best = scored[0]!;
  if (opponents.some(({ size }) => size <= NEARLY_OUT)) return { choice: best.choice, rates: null };
  const close = scored.filter(({ score }) => best.score - score < MAX_SCORE_GAP);
  const weights = close.map(({ score }) => exp((score - best.score) / WHIM));
  let left = playoutRandom(chance, 'glance')() * weights.reduce((sum, weight) => sum + weight, 0);
  const chosen = close.find((_, i) => {
    left -= weights[i]!;
    return left < 0;
  });
  return { choice: (chosen ?? best).choice, rates: null };
}
