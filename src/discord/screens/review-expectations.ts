/** What a review says of a seat's chances: before its choice, after it, and once all had chosen. */
import { expectation, expectations, unitOf } from '../../game/numbers.ts';
import type { Line } from '../../game/screen.ts';
import type { StepChange } from '../../game/step-values.ts';
import type { StepAnalysis } from '../../tables/review-analysis.ts';
import type { Expecting, ReviewWords } from '../../text/review/words.ts';

/** A change that is no more than this many times its error may be luck of the playouts. */
const MIN_ERRORS = 2;

/** What the others' choices make of an expectation is not told if it is no more than so many of the units that it is told in. */
const LITTLE = 2.5;

/** A choice is the one that the computer would make, comes to the same with all hands open, or is another one. */
export type Comparison = 'same' | 'equivalent' | 'other';

interface Chosen extends Pick<Expecting, 'who' | 'hand'> {
  /** How the choice compares with the computer's; null: that is not known. */
  readonly compared: Comparison | null;
  readonly isLuck: boolean;
  /** The kind of book that the hand was paid in. */
  readonly kind: string;
}

export function expectationLine(
  { value, together }: { readonly value: StepChange } & Pick<StepAnalysis, 'together'>,
  { who, hand, compared, isLuck, kind }: Chosen,
  words: ReviewWords,
): Line {
  // Points are paid in tens: a tenth of one would look more exact than it is.
  const isWhole = kind === 'points';
  const of: Expecting = { who, hand, isInChips: kind === 'chips' };
  const isUsual = compared === 'same' || compared === 'equivalent';
  // By what the computer would choose nobody gains more than they could expect: the estimate before it was too low. By luck they do.
  const isUnderrated = isUsual && value.change > 0 && !isLuck;
  const isUnchanged = isUnderrated || Math.abs(value.change) <= MIN_ERRORS * value.error;
  const shown = isUnchanged ? [value.before, value.after] : [value.after];
  const then = togetherChange(value, together, shown, isWhole);
  const told = isUnchanged ? unchanged() : changed();
  return then === null ? told : words.expectedOnceAllChose(told, of, then);

  /** The estimate before a play has the computer play on: with the computer's play there is nothing to compare. Both are one. */
  function unchanged(): Line {
    const say = isUsual ? words.expectedAfter : words.expectedAsMuch;
    const expected = say(of, expectation((value.before + value.after) / 2, isWhole));
    return compared === 'equivalent' ? words.equivalent(expected) : expected;
  }

  function changed(): Line {
    const hasRisen = value.after > value.before;
    // What the choice changed and what the others made of it are not told together where they point in opposite directions.
    if (then !== null && together && (together.mean - value.before) * value.change < 0)
      return words.expectedAfter(of, expectation(value.after, isWhole));
    const expected = words.expected(of, ...expectations(value.before, value.after, isWhole), hasRisen);
    if (!hasRisen) return compared === 'same' && !isLuck ? words.unforeseen(expected) : expected;
    return compared === 'other' ? words.unforeseenGain(expected) : expected;
  }
}

/**
 * What the seat could expect once the others had chosen, too, where that made a difference; null: it made none.
 * @param shown what it could expect before that, the least and the most
 */
function togetherChange(
  { after }: StepChange,
  together: StepAnalysis['together'],
  shown: readonly number[],
  isWhole: boolean,
): string | null {
  if (!together) return null;
  const { mean, error } = together;
  const [before, then] = expectations(after, mean, isWhole);
  // Both estimates draw the same numbers, so their difference errs less than each of them. The next step begins from this one.
  const isLittle =
    Math.abs(mean - after) <= Math.max(error, LITTLE * unitOf(Math.abs(after), isWhole)) || before === then;
  const isAmong = Math.min(...shown) <= mean && mean <= Math.max(...shown);
  return isLittle || isAmong ? null : then;
}
