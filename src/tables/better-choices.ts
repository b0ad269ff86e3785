/** What a seat would have done better at a turning point where it lost. */
import { REFINED, type StepsQuestion, type StepValue } from '../game/step-values.ts';
import type { TurningPoint } from '../game/turning-points.ts';

/** A choice is better if it saves this share of the loss. */
const SAVED_SHARE = 0.5;

/** What the computer player would have done, from what the seat could see: what was done or comes to the same, or another action. */
export type Advice = 'same' | 'unknown' | { readonly action: unknown };

/** How the choices of a hand are judged. */
interface Judge {
  readonly adviseAt: (step: number) => Promise<Advice>;
  /** Evaluates a step with all hands open. */
  readonly ask: (question: StepsQuestion) => Promise<readonly StepValue[]>;
}

/**
 * Adds to losses what would have been better: what the computer would have done, where the playouts bear it out. Where it would have
 * done the same, nothing; of luck, nothing either.
 */
export const withBetterChoices = (
  points: readonly TurningPoint[],
  { adviseAt, ask }: Judge,
): Promise<readonly TurningPoint[]> =>
  Promise.all(
    points.map(async (point) => {
      const { step, before, after, isLuck = false } = point;
      if (after >= before || isLuck) return point;
      const advice = await adviseAt(step);
      if (advice === 'same' || advice === 'unknown') return point;
      const [value] = await ask({ steps: [step], ...REFINED, instead: advice.action });
      const isBetter = value !== undefined && value.after - after >= SAVED_SHARE * (before - after);
      return isBetter ? { ...point, better: advice.action } : point;
    }),
  );
