/** What a reason says of another card of the hand: a safer one, one that keeps a lighthouse, one that is as certain. */
import { type Reason, reason } from '../../../game/reasons.ts';
import type { Params } from '../../../game/words.ts';
import type { Weather } from '../cards.ts';
import type { ReasonId } from '../words/words.ts';
import type { Forecaster } from './forecast.ts';
import { isCertain } from './percents.ts';
import { differenceOf } from './position.ts';
import { cardsEqualTo, type Knowledge } from './worlds.ts';
import { type Worth, worthOf } from './worth.ts';

/** A lighthouse lower than those on offer is as good as given up if it is covered this often. */
export const LIKELY = 0.5;

/** Reasons of cards that take no lighthouse. */
const QUIET: readonly string[] = [
  'takes-none',
  'others-take-high',
  'avoids-high',
  'stays-without',
] satisfies ReasonId[];
export const isQuiet = (because: string): boolean => QUIET.includes(because);

/** The gain over a safer card, with what each of the two pays its seat in the round; and the lowest card, if that pays less, too. */
export function gainOver(
  card: Weather,
  safer: Weather,
  [lowest = card]: readonly Weather[],
  compare: Worth['compare'],
): Params | null {
  const [points, saferPoints] = compare(card, safer);
  const worth = worthOf(differenceOf(points, saferPoints));
  if (!worth) return null;
  const there = Math.round(10 * saferPoints.own);
  const here = there + Math.round(10 * Number(worth.gain));
  const lowestGain = lowest < card && lowest !== safer ? differenceOf(...compare(card, lowest)).own : 0;
  const lower = Math.round(10 * lowestGain);
  return {
    ...worth,
    here: here / 10,
    there: there / 10,
    ...(lower > 0 && { lowCard: lowest, lowCardThere: (here - lower) / 10 }),
  };
}

/** Behind a card that gives up its seat's lighthouse, or to have none: what it pays more than the one that is surest to take none. */
export function withKeeper(
  told: Reason,
  card: Weather,
  { view: { hand } }: Knowledge,
  forecast: Forecaster,
  compare: Worth['compare'],
): Reason {
  const keeper = hand.reduce((a, b) => (forecast(b).none > forecast(a).none ? b : a));
  if (keeper === card || forecast(keeper).none < LIKELY) return told;
  const points = pointsOfBoth(card, keeper, compare);
  return points ? reason(told.because, { ...told.params, keeper, ...points }) : told;
}

/** Behind a card that is certain to take none: the highest other one that is so, too, and does not do the same in the end. */
export function withOtherCertain(
  told: Reason,
  card: Weather,
  knowledge: Knowledge,
  forecast: Forecaster,
  compare: Worth['compare'],
): Reason {
  if (!isQuiet(told.because) || told.params?.percent !== 100) return told;
  const equal = cardsEqualTo(card, knowledge);
  const certainToo = knowledge.view.hand.findLast(
    (other) => !equal.includes(other) && isCertain(forecast(other).none),
  );
  if (certainToo === undefined) return told;
  return reason(told.because, { ...told.params, certainToo, ...pointsOfBoth(card, certainToo, compare) });
}

/** What each of two cards pays its seat in the round, in tenths of a point; null where the first one pays no more. */
function pointsOfBoth(card: Weather, other: Weather, compare: Worth['compare']): Params | null {
  const [here, there] = compare(card, other).map(({ own }) => Math.round(10 * own));
  return here! > there! ? { here: here! / 10, there: there! / 10 } : null;
}
