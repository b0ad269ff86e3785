/**
 * How likely a card is to take a lighthouse, for the computer's reasons. Trial turns alone promise too much: the rule of
 * thumb of playouts plays worse than computers do, so that what happened in 85 % of the trial turns came true in 64 % of
 * the turns that computers played. So their shares are calibrated by what came of the cards that computers laid.
 */

import { type Chance, playoutRandom } from '../../../game/chance.ts';
import { exp, log } from '../../../game/portable-math.ts';
import type { Pair, Weather } from '../cards.ts';
import { heightOf } from '../turn.ts';
import { layCards } from './playout.ts';
import { copyPosition, type Participant, playTurn } from './position.ts';
import { type Knowledge, possibleCards, sampleWorld } from './worlds.ts';

/** The number of turns that are tried to see what becomes of a card. */
const TRIAL_TURNS = 60;

/**
 * The probabilities that a card takes the lower lighthouse, the higher one, none; costs no life belt; drops out; or sees
 * the round end before its last turn, as others drop out.
 */
export interface Forecast {
  readonly low: number;
  readonly high: number;
  readonly none: number;
  readonly safe: number;
  readonly out: number;
  readonly ends: number;
}

/** What is counted of trial turns. */
type Counted = 'safe' | 'out' | 'ends';

/** What a card can become in a turn: the highest, the second highest, or neither. */
const OUTCOMES = [0, 1, 2] as const;

/** Trial turns with one outcome. */
interface Trials {
  /** Those in which the hands of the others left no other outcome. */
  forced: number;
  free: number;
  safe: number;
  out: number;
  ends: number;
  /** Whether the hands of the others allowed this outcome among others. */
  isPossible: boolean;
}

/**
 * Weights of a multinomial logistic regression for being the highest card and for being the second highest, against
 * neither: of one; of the log ratios of the trial turns, highest to neither and second to neither; of the number of higher
 * cards if all others laid at random; of whether the lower and the higher lighthouse are lower than the seat's own, and
 * whether it has none; and of tables of two, four and five. Fitted to 48,000 cards that computers laid;
 * `npm run -s calibration` measures what comes of it.
 */
const WEIGHTS: readonly (readonly number[])[] = [
  [1.26, 0.32, 0.04, -0.96, -0.49, -0.54, 0.27, 0.16, 0.12, -0.17],
  [0.77, 0.05, 0.34, -0.19, -0.34, -0.27, -0.03, 0.18, -0.25, -0.48],
];

export function forecastOf(knowledge: Knowledge, card: Weather, pair: Pair, chance: Chance): Forecast {
  const random = playoutRandom(chance, 'explain');
  const trials = OUTCOMES.map(
    (): Trials => ({ forced: 0, free: 0, safe: 0, out: 0, ends: 0, isPossible: false }),
  );
  let higherAtRandom = 0;
  for (let turn = 0; turn < TRIAL_TURNS; turn++) higherAtRandom += tryTurn(knowledge, card, trials, random);
  const free = trials.reduce((sum, trial) => sum + trial.free, 0);
  const inputs = inputsOf(knowledge, pair, trials, free === 0 ? 0 : higherAtRandom / free);
  const calibrated = softmax(
    trials.map(({ isPossible }, outcome) =>
      isPossible ? scoreOf(outcome, inputs) : Number.NEGATIVE_INFINITY,
    ),
  );
  const shares = withDoubt(
    trials.map(({ forced }, outcome) => (forced + free * calibrated[outcome]!) / TRIAL_TURNS),
    possibleOutcomes(knowledge, card),
  );
  const [low = 0, high = 0, none = 0] = shares;
  const weighted = (count: Counted): number =>
    trials.reduce((sum, trial, outcome) => sum + shares[outcome]! * rateOf(trials, trial, count), 0);
  const isSame = pair[0] === pair[1];
  return {
    low,
    high: isSame ? low + high : high,
    none,
    safe: weighted('safe'),
    out: weighted('out'),
    ends: weighted('ends'),
  };
}

/** The outcomes that fit all that the seat knows, whatever the trial turns have shown. */
function possibleOutcomes(knowledge: Knowledge, card: Weather): number[] {
  const others = possibleCards(knowledge);
  const isAbove = (other: Weather): boolean => other > card;
  const distinct = [...new Set(others.flat())];
  const above = distinct.filter(isAbove).length;
  // No two lay the same card.
  const least = Math.max(
    others.filter((cards) => cards.every(isAbove)).length,
    others.length - (distinct.length - above),
  );
  const most = Math.min(others.filter((cards) => cards.some(isAbove)).length, above);
  return OUTCOMES.filter((outcome) => outcome >= outcomeOf(least) && outcome <= outcomeOf(most));
}

/** Where all trial turns had one outcome, but others are possible, those are as likely as if one more trial had had them. */
function withDoubt(shares: readonly number[], possible: readonly number[]): readonly number[] {
  const likeliest = shares.findIndex((share) => share > 1 - 1e-9);
  const others = possible.filter((outcome) => outcome !== likeliest);
  if (likeliest < 0 || others.length === 0) return shares;
  const doubt = 1 / (TRIAL_TURNS + 1);
  return OUTCOMES.map((outcome) => {
    if (outcome === likeliest) return 1 - doubt;
    return others.includes(outcome) ? doubt / others.length : 0;
  });
}

/** Plays a turn in a random world. Returns the number of higher cards if all others laid at random; 0 if it cannot matter. */
function tryTurn(
  knowledge: Knowledge,
  card: Weather,
  trials: readonly Trials[],
  random: () => number,
): number {
  const { seat } = knowledge.view;
  const position = copyPosition(sampleWorld(knowledge, random));
  const own = position.participants[seat]!;
  const belts = own.belts;
  const others = position.participants.filter((other) => other !== own && !other.isOut);
  const shares = others.map((other) => shareAbove(other, card));
  const least = outcomeOf(shares.filter((share) => share === 1).length);
  const most = outcomeOf(shares.filter((share) => share > 0).length);
  const laid = layCards(position, 0, random).with(seat, card);
  const isOver = playTurn(position, 0, laid);
  const trial = trials[outcomeOf(laid.filter((other) => other > card).length)]!;
  if (own.isOut) trial.out++;
  else {
    if (own.belts === belts) trial.safe++;
    if (isOver && position.ahead.length > 1) trial.ends++;
  }
  if (least === most) {
    trial.forced++;
    return 0;
  }
  trial.free++;
  for (let outcome = least; outcome <= most; outcome++) trials[outcome]!.isPossible = true;
  return shares.reduce((sum, share) => sum + share, 0);
}

const outcomeOf = (cardsAbove: number): number => Math.min(cardsAbove, OUTCOMES.length - 1);

/** The share of the cards that a participant may lay now which are higher. The dummy's card is known to a world. */
function shareAbove({ hand, isDummy }: Participant, card: Weather): number {
  const mayLay = isDummy ? hand.slice(0, 1) : hand;
  return mayLay.length === 0 ? 0 : mayLay.filter((other) => other > card).length / mayLay.length;
}

/** What the weights weigh. */
function inputsOf(
  { view }: Knowledge,
  [low, high]: Pair,
  trials: readonly Trials[],
  higherAtRandom: number,
): number[] {
  const { table, seat } = view;
  const own = heightOf(table.standings[seat]?.lighthouse ?? null);
  const seats = table.standings.length;
  // Half a trial more for each outcome, so that none has a share of 0.
  const [first = 0, second = 0, neither = 0] = trials.map(({ free }) => log(free + 0.5));
  const flags = [low < own, high < own, own === 0, seats === 2, seats === 4, seats === 5];
  return [1, first - neither, second - neither, higherAtRandom, ...flags.map(Number)];
}

const scoreOf = (outcome: number, inputs: readonly number[]): number =>
  WEIGHTS[outcome]?.reduce((sum, weight, index) => sum + weight * inputs[index]!, 0) ?? 0;

/** All are 0 where no outcome is possible. */
function softmax(scores: readonly number[]): number[] {
  const powers = scores.map(exp);
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => (sum === 0 ? 0 : power / sum));
}

/** How often trial turns with this outcome were safe or out; of all of them if none had it. */
function rateOf(all: readonly Trials[], { forced, free, ...counts }: Trials, count: Counted): number {
  if (forced + free > 0) return counts[count] / (forced + free);
  return all.reduce((sum, trial) => sum + trial[count], 0) / TRIAL_TURNS;
}
