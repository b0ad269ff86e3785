/**
 * Finds the turning points of a hand that is over: the plays that changed most what its sides could expect, and turned it
 * towards its result for good. Everything follows from the hand's chance, so two searches of a hand are equal.
 */
import type { AnyGame, Seat } from './game.ts';
import type { Moment } from './moments.ts';
import {
  type Estimate,
  type HandRecord,
  REFINED,
  type StepsQuestion,
  type StepValue,
  sumOf,
} from './step-values.ts';

/** A move that changed what its seat could expect, as it is stored. */
export interface TurningPoint extends Pick<StepValue, 'step' | 'before' | 'after'> {
  readonly seat: Seat;
  readonly action: unknown;
  /** Undefined where the game names none. */
  readonly moment?: Moment | undefined;
  /** Of a loss: an action that would have been better, where one is known. */
  readonly better?: unknown;
  /** What a payment counted for at most in `before` and `after`; undefined: all counted for what they were. */
  readonly stake?: number | undefined;
  /** A computer chose it in the place of the seat's player. */
  readonly isSubstitute?: boolean | undefined;
  /** It is no turning point of the whole hand, but the largest of its seat's own: that seat's player alone is told of it. */
  readonly isOwnOnly?: boolean | undefined;
  /** A person's choice that the computer would have made, too, from what the seat could see, or one that comes to the same. */
  readonly isAdvised?: boolean | undefined;
  /** The seat could not tell the choice from others that came to something else (`isLuck` of a game). */
  readonly isLuck?: boolean | undefined;
}

/** Playouts for a whole hand, shared among its steps, and again for those that seem to matter most. */
const MAX_PLAYOUTS = 3_000;
const PLAYOUTS_PER_STEP = { min: 10, max: 60 };
const REFINED_STEPS = 5;
/** Steps of each reader's seat that are estimated again, too. */
const REFINED_OWN_STEPS = 2;
/** Playouts of one question: few, so that computers need not wait long for their moves. */
const PLAYOUTS_AT_ONCE = 240;
const MAX_POINTS = 2;
/** A change counts if it is this many times its error, and this share of what was to be won and lost in the hand. */
const MIN_ERRORS = 3;
const MIN_SHARE = 0.1;
/** A second point is told of if its change is this share of the first one's. */
const MIN_SECOND_SHARE = 0.5;
/** A player learns more from a decision: a piece of luck counts for this share of its size beside one. */
const LUCK_SHARE = 0.5;
/** A change has been undone if half of it is lost again, by this many times the error of the later estimate. */
const UNDONE_SHARE = 0.5;
const UNDONE_ERRORS = 1.5;

interface HandEnd {
  /** What payments count for at most in the answers; null: all count for what they are. */
  readonly stake: number | null;
  /** What the hand paid, by seat. */
  readonly scores: readonly number[];
  /** The seats of those who will read the turning points in panels of their own. */
  readonly readers: readonly Seat[];
  /** Whether what came of a step was luck. By default nothing was. */
  readonly isLuck?: (step: number) => boolean;
}

/**
 * The turning points of a hand, in the order of its moves: one or two, or none where no choice mattered much; and for each
 * reader the largest of their own, who learns most from it. A change that was undone later is none: it did not decide the hand.
 * @param ask evaluates steps, elsewhere and little by little
 * @param isUsual whether a step is what the computer player would choose: by that nobody gains more than they could expect, and
 *   the playouts before it, which are quicker and weaker, have only expected too little; not asked of luck, which is named as such
 */
export async function findTurningPoints(
  { moves }: HandRecord,
  { stake, scores, readers, isLuck = () => false }: HandEnd,
  ask: (question: StepsQuestion) => Promise<readonly StepValue[]>,
  isUsual: (step: number) => Promise<boolean> = async () => false,
): Promise<TurningPoint[]> {
  const evaluate = async (steps: readonly number[], playouts: number, round: number) => {
    const values: StepValue[] = [];
    const stepsAtOnce = Math.max(1, Math.floor(PLAYOUTS_AT_ONCE / (2 * playouts)));
    for (let first = 0; first < steps.length; first += stepsAtOnce)
      values.push(...(await ask({ steps: steps.slice(first, first + stepsAtOnce), playouts, round })));
    return values;
  };
  const weightOf = (value: StepValue): number => (isLuck(value.step) ? LUCK_SHARE : 1) * sizeOf(value);
  const byWeight = (a: StepValue, b: StepValue): number => weightOf(b) - weightOf(a);
  const { min, max } = PLAYOUTS_PER_STEP;
  const share = Math.floor(MAX_PLAYOUTS / (2 * Math.max(1, moves.length)));
  const values = await evaluate([...moves.keys()], Math.min(max, Math.max(min, share)), 0);
  // The largest of many noisy estimates is too large on average, so the largest ones are estimated again.
  const steps = lasting(values, scores)
    .toSorted(byWeight)
    .map(({ step }) => step);
  const ownSteps = (seat: Seat) => steps.filter((step) => moves[step]!.seat === seat);
  const candidates = new Set([
    ...steps.slice(0, REFINED_STEPS),
    ...readers.flatMap((seat) => ownSteps(seat).slice(0, REFINED_OWN_STEPS)),
  ]);
  const refined = await evaluate([...candidates], REFINED.playouts, REFINED.round);
  const known = new Map([...values, ...refined].map((value) => [value.step, value]));
  const mattered = significant(lasting([...known.values()], scores), spreadOf(values))
    .filter(({ step }) => candidates.has(step))
    .toSorted(byWeight);
  const usual = await Promise.all(
    mattered.map(async ({ step, change }) => change > 0 && !isLuck(step) && isUsual(step)),
  );
  const found = mattered.filter((_, index) => !usual[index]);
  const ofHand = found
    .filter((value) => weightOf(value) >= MIN_SECOND_SHARE * weightOf(found[0]!))
    .slice(0, MAX_POINTS);
  const ofReaders = readers.flatMap((seat) => found.find(({ step }) => moves[step]!.seat === seat) ?? []);
  return [...new Set([...ofHand, ...ofReaders])]
    .toSorted((a, b) => a.step - b.step)
    .map((value) => ({
      step: value.step,
      before: value.before,
      after: value.after,
      ...(stake !== null && { stake }),
      ...moves[value.step]!,
      ...(isLuck(value.step) && { isLuck: true }),
      ...(!ofHand.includes(value) && { isOwnOnly: true }),
    }));
}

/** How much it is a turning point beside others: by its size, and less where it was luck. */
export const weightOfPoint = ({ before, after, isLuck }: TurningPoint): number =>
  (isLuck ? LUCK_SHARE : 1) * Math.abs(after - before);

/** Those of which a reader is told; without a reader, those of which all are told. */
export const turningPointsFor = (points: readonly TurningPoint[], reader?: Seat): readonly TurningPoint[] =>
  points.filter(({ isOwnOnly, seat }) => isOwnOnly !== true || seat === reader);

/** Adds where in the hand the points were. @param states as in `statesOf` */
export const withMoments = (
  { moments }: AnyGame,
  states: readonly unknown[],
  points: readonly TurningPoint[],
): readonly TurningPoint[] =>
  moments
    ? points.map((point) => ({ ...point, moment: moments.of(states.slice(0, point.step + 1)) }))
    : points;

/** Those whose change was not undone before the end of the hand, nor in what it paid. */
function lasting(values: readonly StepValue[], scores: readonly number[]): StepValue[] {
  return values.filter(({ step, side, expected, change }) => {
    const keeps = sumOf(side, (seat) => expected[seat]!.mean) + (1 - UNDONE_SHARE) * change;
    const isUndoneBy = (later: (seat: Seat) => Estimate): boolean => {
      const mean = sumOf(side, (seat) => later(seat).mean);
      const error = sumOf(side, (seat) => later(seat).error);
      return (mean - keeps) * Math.sign(change) < -UNDONE_ERRORS * error;
    };
    return (
      !isUndoneBy((seat) => ({ mean: scores[seat]!, error: 0 })) &&
      !values.some((later) => later.from > step && isUndoneBy((seat) => later.expected[seat]!))
    );
  });
}

const sizeOf = ({ change }: StepValue): number => Math.abs(change);

/** What was to be won and lost, as far as anybody could expect it. */
function spreadOf(values: readonly StepValue[]): number {
  const expected = values.flatMap(({ before, after }) => [before, after]);
  return expected.length === 0 ? 0 : Math.max(...expected) - Math.min(...expected);
}

/** Those that are no luck of the playouts and mattered much. */
const significant = (values: readonly StepValue[], spread: number): StepValue[] =>
  values.filter((value) => sizeOf(value) >= MIN_ERRORS * value.error && sizeOf(value) > MIN_SHARE * spread);
