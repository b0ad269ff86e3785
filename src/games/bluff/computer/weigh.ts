/**
 * A decision by the values of all that a seat may do:
 *
 * - Beliefs (`beliefs.ts`): for each face, the probability distribution of its number on the table. Hidden dice are
 *   independent; a player's hidden dice show the face that the player last called somewhat more often than others.
 * - Evaluation (`evaluation.ts`): a challenge is worth the expected share of dice after it. A call is worth the mean of
 *   two outcomes, weighed by how likely the next player is to challenge it. That depends on how credible the call is in
 *   what the next player can see, which makes a lie expensive only when it is likely to be found out.
 * - A reroll is worth the mean, over sampled rolls, of the best call after it. It reveals dice, so that it must be
 *   better than the best call by a margin. It keeps every wild: in matches against one another, players who also rolled
 *   wilds again were no stronger, and a learner would not see why.
 * - A call that is clearly false is challenged unless something is clearly better: values that are as good tell nobody why
 *   not, and no opponent learns anything from a challenge.
 * - Choices are drawn with softmax weights instead of taking the best, and now and then a call is chosen as if the hidden
 *   dice were others (a bluff). Opponents therefore cannot read the dice from the calls.
 */
import { exp } from '../../../game/portable-math.ts';
import type { Decision } from '../../../game/reasons.ts';
import { type Calling, callsAbove, type DieFace, type Revealing, WILD } from '../dice.ts';
import type { Choice } from '../rules.ts';
import type { SeatView } from '../views.ts';
import { nextPlayersBeliefs, ownBeliefs, probabilityOfAtLeast } from './beliefs.ts';
import { ownChallengeValue, type RatedCall, type RatedReroll, rateCalls } from './evaluation.ts';
import { whyCall, whyChallenge, whyReroll } from './explain.ts';
import { afterReroll, type Position, positionOf } from './position.ts';
import type { Tuning } from './tuning.ts';

export type Random = () => number;

export function weigh(view: SeatView, tuning: Tuning, random: Random): Decision<Choice> {
  const position = positionOf(view, tuning);
  const rated = rateAllCalls(position);
  const calls = rated.map(({ call }) => call);
  const bestCall = highestValue(rated);
  const reroll = bestReroll(position, view.choices, random);
  const rerollValue = reroll ? reroll.value - tuning.rerollMargin : 0;
  const challenge = ownChallengeValue(position) + (isClearlyFalse(position) ? tuning.clearChallengeLead : 0);
  const challengeLead = challenge - Math.max(bestCall, rerollValue);
  if (random() < preferenceFor(challengeLead, tuning))
    return { choice: { do: 'challenge' }, reason: whyChallenge(position, calls) };
  if (reroll && rerollValue > bestCall)
    return { choice: reroll.choice, reason: whyReroll(position, reroll, calls) };
  const candidates = random() < tuning.bluffRate ? bluffCalls(position, rated, random) : rated;
  const call = drawCall(candidates, tuning, random);
  return { choice: call, reason: whyCall(position, call, calls) };
}

/** A standing call that is true less often than this is clearly false. */
const CLEARLY_FALSE = 0.1;

const isClearlyFalse = (position: Position): boolean =>
  position.call !== null && probabilityOfAtLeast(position.call, ownBeliefs(position)) < CLEARLY_FALSE;

export const highestValue = (calls: readonly RatedCall[]): number =>
  Math.max(...calls.map(({ value }) => value));

/** Rates every call above the standing one. */
export function rateAllCalls(position: Position): RatedCall[] {
  const dice = position.diceLeft.reduce((sum, count) => sum + count, 0);
  const calls = callsAbove(position.call, dice);
  return rateCalls(position, calls, ownBeliefs(position), nextPlayersBeliefs(position));
}

/** The probability of taking the first of two options, by the lead of its value: a logistic function. */
const preferenceFor = (lead: number, { temperature }: Tuning): number => 1 / (1 + exp(-lead / temperature));

/** The reroll with the highest estimated value. */
export function bestReroll(
  position: Position,
  choices: readonly Choice[],
  random: Random,
): RatedReroll | null {
  let best: Revealing | null = null;
  const estimates = new Map<Revealing, number>();
  for (const choice of choices) {
    if (choice.do !== 'reveal' || !supportsOneFace(choice.dice) || !keepsWilds(position, choice)) continue;
    const estimate = estimateReroll(position, choice, random);
    if (best === null || estimate > estimates.get(best)!) best = choice;
    estimates.set(choice, estimate);
  }
  if (!best) return null;
  // The highest of many noisy estimates is too high on average, so the winner is estimated again.
  const value = (estimateReroll(position, best, random) + estimateReroll(position, best, random)) / 2;
  const whole = [...estimates].find(([{ dice }]) => isWholeOf(dice, best, position));
  return { choice: best, value, ...(whole && { whole: whole[1] }) };
}

/** Whether these are all hidden dice of the face that another reroll shows only some of. Both show every wild. */
function isWholeOf(dice: readonly DieFace[], { dice: shown }: Revealing, { hidden }: Position): boolean {
  const face = shown.find((die) => die !== WILD);
  const count = (of: readonly DieFace[]): number => of.filter((die) => die === face).length;
  return count(shown) < count(dice) && count(dice) === count(hidden);
}

/** Revealed dice are to make a call credible, so only dice of one face and wilds are revealed together. */
const supportsOneFace = (dice: readonly DieFace[]): boolean =>
  new Set(dice.filter((die) => die !== WILD)).size < 2;

const keepsWilds = ({ hidden }: Position, { dice }: Revealing): boolean =>
  wildsAmong(dice) === wildsAmong(hidden);

const wildsAmong = (dice: readonly DieFace[]): number => dice.filter((die) => die === WILD).length;

/** The mean value of the best call over sampled rolls. */
function estimateReroll(position: Position, { dice }: Revealing, random: Random): number {
  const { rerollSamples } = position.tuning;
  let sum = 0;
  for (let sample = 0; sample < rerollSamples; sample++) {
    const rerolled = rollDice(position.hidden.length - dice.length, random);
    sum += highestValue(rateAllCalls(afterReroll(position, dice, rerolled)));
  }
  return sum / rerollSamples;
}

const rollDice = (dice: number, random: Random): DieFace[] =>
  Array.from({ length: dice }, () => 1 + Math.floor(random() * 6));

/**
 * Calls rated as if random other dice were hidden, so that the call tells nothing about the real ones. Calls that are
 * too much below the best with the real dice are left out.
 */
function bluffCalls(position: Position, calls: readonly RatedCall[], random: Random): readonly RatedCall[] {
  const minimum = highestValue(calls) - position.tuning.bluffRisk;
  const pretended = { ...position, hidden: rollDice(position.hidden.length, random) };
  const candidates = rateAllCalls(pretended).filter((_, index) => calls[index]!.value >= minimum);
  return candidates.length > 0 ? candidates : calls;
}

/** Draws a call with softmax weights of the values. */
function drawCall(calls: readonly RatedCall[], { temperature }: Tuning, random: Random): Calling {
  const best = highestValue(calls);
  const weights = calls.map(({ value }) => exp((value - best) / temperature));
  let rest = random() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    rest -= weight;
    if (rest <= 0) return calls[index]!.call;
  }
  return calls.at(-1)!.call;
}
