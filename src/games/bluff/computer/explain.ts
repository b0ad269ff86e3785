/** Why the computer makes a choice, from the values that it has compared. */
import { type Explain, type Reason, reason } from '../../../game/reasons.ts';
import type { Call } from '../dice.ts';
import type { ReasonId } from '../words/words.ts';
import { nextPlayersBeliefs, ownBeliefs, probabilityOfAtLeast } from './beliefs.ts';
import type { Position } from './position.ts';

const explain: Explain<ReasonId> = reason;

/** A call that is true less often than this is a bluff. */
const LIKELY = 0.5;

/** A percentage; only a certainty is 0 or 100. */
const percent = (probability: number): number => {
  if (probability <= 0 || probability >= 1) return 100 * Math.round(probability);
  return Math.min(99, Math.max(1, Math.round(100 * probability)));
};

export const onlyChoice = (): Reason => explain('only-choice');

/** @param calls the calls that could be made instead */
export function whyChallenge(position: Position, calls: readonly Call[]): Reason {
  const beliefs = ownBeliefs(position);
  const chance = position.call ? probabilityOfAtLeast(position.call, beliefs) : 0;
  if (chance < LIKELY || calls.length === 0) return explain('call-is-doubtful', { percent: percent(chance) });
  const best = Math.max(...calls.map((call) => probabilityOfAtLeast(call, beliefs)));
  return explain('raises-are-worse', { percent: percent(chance), best: percent(best) });
}

/** @param shown the number of dice that are revealed */
export function whyReroll(position: Position, shown: number): Reason {
  return explain('reroll-supports', { shown, rolled: position.hidden.length - shown });
}

export function whyCall(position: Position, call: Call): Reason {
  const own = probabilityOfAtLeast(call, ownBeliefs(position));
  const theirs = probabilityOfAtLeast(call, nextPlayersBeliefs(position));
  const params = { percent: percent(own), theirs: percent(theirs) };
  if (own >= 1) return explain('call-is-certain');
  if (own >= LIKELY) return explain('call-is-likely', params);
  if (position.call && theirs >= own) return explain('call-is-believed', params);
  return explain('call-is-a-bluff', params);
}
