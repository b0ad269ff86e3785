/**
 * How likely a card is to take a lighthouse, for the computer's reasons. Trial turns alone promise too much: the rule of
 * thumb of playouts plays worse than computers do, so that what happened in 85 % of the trial turns came true in 64 % of
 * the turns that computers played. So their shares are calibrated by what came of the cards that computers laid.
 */

import { type Chance, playoutRandom } from '../../../game/chance.ts';
import { exp, log } from '../../../game/portable-math.ts';
import type { Pair, Weather } from '../cards.ts';
import { heightOf } from '../turn.ts';
import { OUTCOMES, outcomeOf, type Ways, waysOf } from './danger.ts';
import { layCards } from './playout.ts';
import { copyPosition, type Participant, playTurn } from './position.ts';
import { type Knowledge, sampleWorld } from './worlds.ts';

/** The number of turns that are tried to see what becomes of a card. */
const TRIAL_TURNS = 60;

/** Probabilities of what comes of a card. */
export interface Forecast extends Shares {
  /** That it takes each of these, or none, and its seat pays: it loses a life belt, or drops out. */
  readonly paid: Shares;
  /** That its seat pays neither. */
  readonly safe: number;
  readonly out: number;
  /** That the round ends before its last turn, as others drop out. */
  readonly ends: number;
}

/** That a card takes the lower lighthouse, the higher one (either, where they are the same), or none. */
export interface Shares {
  readonly low: number;
  readonly high: number;
  readonly none: number;
}

/** Trial turns with one outcome. */
interface Trials {
  /** Those in which the hands of the others left no other outcome. */
  forced: number;
  free: number;
  /** Those in which the seat paid. */
  paid: number;
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
  const trials = OUTCOMES.map((): Trials => ({ forced: 0, free: 0, paid: 0, ends: 0, isPossible: false }));
  let higherAtRandom = 0;
  for (let turn = 0; turn < TRIAL_TURNS; turn++) higherAtRandom += tryTurn(knowledge, card, trials, random);
  const free = trials.reduce((sum, trial) => sum + trial.free, 0);
  const inputs = inputsOf(knowledge, pair, trials, free === 0 ? 0 : higherAtRandom / free);
  const calibrated = softmax(
    trials.map(({ isPossible }, outcome) =>
      isPossible ? scoreOf(outcome, inputs) : Number.NEGATIVE_INFINITY,
    ),
  );
  const ways = waysOf(knowledge, card, pair);
  const shares = withDoubt(
    trials.map(({ forced }, outcome) => (forced + free * calibrated[outcome]!) / TRIAL_TURNS),
    ways,
  );
  const paid = shares.map((share, outcome) => share * rateOfPaying(trials[outcome]!, ways[outcome]!));
  const risk = paid.reduce((sum, share) => sum + share, 0);
  const ends = trials.reduce((sum, trial, outcome) => sum + shares[outcome]! * rateOfEnds(trials, trial), 0);
  const { belts = 0 } = knowledge.view.table.standings[knowledge.view.seat] ?? {};
  return {
    ...sharesOf(shares, pair),
    paid: sharesOf(paid, pair),
    safe: 1 - risk,
    out: belts === 0 ? risk : 0,
    ends,
  };
}

/** Two lighthouses of one number are as good as each other. */
function sharesOf([low = 0, high = 0, none = 0]: readonly number[], pair: Pair): Shares {
  return { low, high: pair[0] === pair[1] ? low + high : high, none };
}

/** An outcome that is possible, though no trial turn allowed it, is as likely as if one more had had it. */
function withDoubt(shares: readonly number[], ways: readonly Ways[]): readonly number[] {
  const missing = OUTCOMES.filter((outcome) => shares[outcome] === 0 && ways[outcome]!.count > 0);
  if (missing.length === 0) return shares;
  const doubt = 1 / (TRIAL_TURNS + 1);
  return shares.map((share, outcome) =>
    missing.some((each) => each === outcome) ? doubt / missing.length : share * (1 - doubt),
  );
}

/** How often the seat pays if this comes of its card: certain only where no way leads to anything else. */
function rateOfPaying({ forced, free, paid }: Trials, { count, costly }: Ways): number {
  if (costly === 0) return 0;
  const usual = costly / count;
  return usual === 1 ? 1 : (paid + usual) / (forced + free + 1);
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
  if (own.isOut || own.belts < belts) trial.paid++;
  if (isOver && !own.isOut && position.ahead.length > 1) trial.ends++;
  if (least === most) {
    trial.forced++;
    return 0;
  }
  trial.free++;
  for (let outcome = least; outcome <= most; outcome++) trials[outcome]!.isPossible = true;
  return shares.reduce((sum, share) => sum + share, 0);
}

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

/** How often the round ended in trial turns with this outcome; in all of them if none had it. */
function rateOfEnds(all: readonly Trials[], { forced, free, ends }: Trials): number {
  if (forced + free > 0) return ends / (forced + free);
  return all.reduce((sum, trial) => sum + trial.ends, 0) / TRIAL_TURNS;
}
