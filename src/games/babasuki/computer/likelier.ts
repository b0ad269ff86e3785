/** Of villains between which trials find no difference, the one that anybody would send. */
import { meritOver } from './merit.ts';
import type { DrawOdds } from './odds.ts';
import type { FoundRaid } from './raid.ts';

/** In percent: more than what the chances err. */
const MIN_LIKELIER = 5;

/** How much likelier a villain is to take a treasure than to be caught. */
const hopeOf = ({ treasures, heroes }: DrawOdds): number => treasures - heroes;

/**
 * The raid with the villain whose chances are best of those that did about as well in the trials.
 * @param odds of a draw that nobody knows, for each of the seat's villains
 */
export function withLikelierVillain(found: FoundRaid, odds: readonly DrawOdds[]): FoundRaid {
  const { choice, trials } = found;
  const chosen = odds.find(({ villain }) => choice.do === 'raid' && villain === choice.villain);
  if (choice.do !== 'raid' || !chosen) return found;
  const trialsOf = ({ villain }: DrawOdds) => trials.get(villain) ?? [];
  const [likeliest] = odds
    .filter((each) => hopeOf(each) > hopeOf(chosen) + MIN_LIKELIER)
    .filter((each) => meritOver(trialsOf(chosen), trialsOf(each)) === 'alike')
    .toSorted((a, b) => hopeOf(b) - hopeOf(a));
  return likeliest ? { choice: { ...choice, villain: likeliest.villain }, trials } : found;
}
