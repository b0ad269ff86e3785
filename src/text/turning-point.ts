/** A turning point of a hand, as its sentence tells of it. */
import type { Inline, Line } from '../game/screen.ts';

export interface ToldPoint {
  /** "trick 5"; null where it is not known. */
  readonly moment: string | null;
  readonly who: Inline;
  /** It is the reader's. */
  readonly isOwn: boolean;
  /** It is no turning point of the whole hand, but the largest of the reader's own. */
  readonly isOwnOnly: boolean;
  /** A computer chose it for them. */
  readonly isSubstitute: boolean;
  readonly action: Line;
  /** What would have been better, where they lost by it; null: nothing that is known. */
  readonly better: Line | null;
  /**
   * What the player could expect if they went on as players usually do, and after this play: the average of games that the
   * computer has played on from there.
   */
  readonly expected: readonly [before: string, after: string];
  /** What a payment counted for at most; null: all counted for what they were. */
  readonly stake: string | null;
  /** They could expect more after it than before. */
  readonly isGain: boolean;
  /** It was no decision, but luck: the player could not tell the choice from others. */
  readonly isLuck: boolean;
  /** They lost by it, though the computer would have made the same choice from what they could see. */
  readonly isBadLuck: boolean;
  /** It is told in a panel, which has little room: the table's message says more of how it was estimated. */
  readonly isBrief: boolean;
  /** Chips are at stake, or else points. */
  readonly isInChips: boolean;
}
