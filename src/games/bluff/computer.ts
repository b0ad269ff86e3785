/**
 * The house's player of ブラフ. It knows what its seat sees, and nothing else: it weighs how likely each call is against how
 * readily the next player will challenge it, rolls again where that leaves it better calls, and bluffs now and then.
 */
import { type Chance, playoutRandom } from '../../game/chance.ts';
import { nextPlayers, own } from './computer/beliefs.ts';
import { afterReroll, type Position, positionOf } from './computer/position.ts';
import { TEMPER, type Temper } from './computer/temper.ts';
import { type Judged, judgeCalls, outcomes, worthOfChallenge } from './computer/worth.ts';
import { callsAbove, type Face, WILD } from './dice.ts';
import type { Choice } from './rules.ts';
import type { SeatView } from './views.ts';

export const computer = (view: SeatView, chance: Chance): Choice => decide(view, chance, TEMPER);

/** The least call, or a challenge where none is left: time that ran out shows nobody's dice. */
export const safe = ({ choices }: SeatView): Choice =>
  choices.find((choice) => choice.do === 'call') ?? choices[0]!;

export function decide(view: SeatView, chance: Chance, temper: Temper): Choice {
  const { choices } = view;
  if (choices.length === 1) return choices[0]!;
  const random = playoutRandom(chance, 'computer');
  const position = positionOf(view);
  const judged = judge(position, temper);
  const best = most(judged);
  const reroll = bestReroll(position, choices, random, temper);
  const rerolled = reroll ? reroll.worth - temper.shy : 0;
  const goingOn = Math.max(best, rerolled);
  if (random() < leaning(worthOfChallenging(view, position, temper) - goingOn, temper)) return CHALLENGE;
  if (reroll && rerolled > best) return reroll.choice;
  const said = random() < temper.bluffs ? bluff(position, judged, random, temper) : judged;
  return oneOf(said, random, temper);
}

const CHALLENGE: Choice = { do: 'challenge' };

/** Nothing is worth less than a challenge that may not be made. */
function worthOfChallenging({ choices }: SeatView, position: Position, { trust }: Temper): number {
  const { call, seat, left } = position;
  if (!call || !choices.some((choice) => choice.do === 'challenge')) return Number.NEGATIVE_INFINITY;
  return worthOfChallenge(call, own(position, trust), outcomes(left, seat, seat, call.seat));
}

const most = (judged: readonly Judged[]): number => Math.max(...judged.map(({ worth }) => worth));

/** What each greater call is worth. */
function judge(position: Position, temper: Temper): Judged[] {
  const dice = position.left.reduce((sum, of) => sum + of, 0);
  const mine = own(position, temper.trust);
  const theirs = nextPlayers(position, temper.trust);
  return judgeCalls(position, callsAbove(position.call, dice), mine, theirs, temper);
}

/** How surely the better of two is chosen. */
const leaning = (better: number, { whim }: Temper): number => 1 / (1 + Math.exp(-better / whim));

/** What to show and roll again for the best call thereafter, by rolls as they may come. */
function bestReroll(
  position: Position,
  choices: readonly Choice[],
  random: () => number,
  temper: Temper,
): { choice: Choice; worth: number } | null {
  const imagine = (reveal: Reveal) => worthOfReroll(position, reveal, random, temper);
  let best: Reveal | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    if (choice.do !== 'reveal' || !backsACall(choice.dice)) continue;
    const worth = imagine(choice);
    if (worth > highest) [best, highest] = [choice, worth];
  }
  // The best of many guesses was mostly lucky: it is guessed anew.
  return best && { choice: best, worth: (imagine(best) + imagine(best)) / 2 };
}

/** Dice are shown to be believed: of one face, and wilds. */
const backsACall = (dice: readonly Face[]): boolean => new Set(dice.filter((die) => die !== WILD)).size < 2;

type Reveal = Extract<Choice, { do: 'reveal' }>;

function worthOfReroll(position: Position, { dice }: Reveal, random: () => number, temper: Temper): number {
  let sum = 0;
  for (let roll = 0; roll < temper.imagined; roll++) {
    const after = afterReroll(position, dice, rolled(position.hidden.length - dice.length, random));
    sum += most(judge(after, temper));
  }
  return sum / temper.imagined;
}

const rolled = (dice: number, random: () => number): Face[] =>
  Array.from({ length: dice }, () => 1 + Math.floor(random() * 6));

/** What it would call with other dice, of what does not cost it too much. */
function bluff(
  position: Position,
  judged: readonly Judged[],
  random: () => number,
  temper: Temper,
): readonly Judged[] {
  const least = most(judged) - temper.risk;
  const other = { ...position, hidden: rolled(position.hidden.length, random) };
  const imagined = judge(other, temper).filter((_, at) => judged[at]!.worth >= least);
  return imagined.length > 0 ? imagined : judged;
}

/** One of the calls, the better the likelier. */
function oneOf(judged: readonly Judged[], random: () => number, { whim }: Temper): Choice {
  const best = most(judged);
  const weights = judged.map(({ worth }) => Math.exp((worth - best) / whim));
  let left = random() * weights.reduce((sum, of) => sum + of, 0);
  for (const [at, weight] of weights.entries()) {
    left -= weight;
    if (left <= 0) return judged[at]!.call;
  }
  return judged.at(-1)!.call;
}
