/**
 * What a review says of a decision besides what was played: what the computer would have played there, from what the seat
 * could see, and how much the choice mattered, estimated as for turning points. Threads find it out, once for each step.
 */
import type { Logger } from 'pino';
import type { Seat } from '../game/game.ts';
import { DEFAULT_LEVEL } from '../game/levels.ts';
import { isTogether, type Picks, picksAt } from '../game/picks.ts';
import { type Estimate, REFINED, type StepChange } from '../game/step-values.ts';
import { recentlyUsed } from '../recently-used.ts';
import { isAutomatic } from '../store/records.ts';
import { hintChance } from './chances.ts';
import { isDecision, isOutOfTurn, type Review, reviewChance } from './review.ts';
import type { Thinker, Thought } from './thinker.ts';

/** Steps whose analyses are kept. */
const MAX_KEPT = 2_000;
/** Steps that wait for a thread; others are shown without an analysis, until they are looked at again. */
const MAX_WAITING = 50;

export interface StepAnalysis {
  readonly advice: Thought | null;
  readonly value: StepChange | null;
  /**
   * What the seat could expect once all had chosen who chose at the same time: of what the others chose no step tells by itself.
   * Left out where the seat chose alone, and where neither a decision nor the end of the hand follows.
   */
  readonly together?: Estimate;
}

interface AnalysisParts {
  /** Null: nothing is analysed. */
  readonly thinker: Pick<Thinker, 'advise' | 'evaluate'> | null;
  readonly log: Logger;
}

export interface Analyses {
  /** What is known of a step; a promise where it is being found out; null where there is nothing to find out now. */
  of(review: Review, step: number): StepAnalysis | Promise<StepAnalysis | null> | null;
}

export function createAnalyses({ thinker, log }: AnalysisParts): Analyses {
  const kept = recentlyUsed<StepAnalysis>(MAX_KEPT);
  const waiting = new Map<string, Promise<StepAnalysis | null>>();

  return {
    of(review, step) {
      const key = `${review.table.id}/${review.hand}/${step}`;
      const known = kept.get(key) ?? waiting.get(key);
      if (known) return known;
      if (!thinker || waiting.size >= MAX_WAITING || !isDecision(review, step)) return null;
      const found = analyse(thinker, review, step)
        .then((analysis) => {
          // What no thread could find out is asked again.
          if (analysis.advice && analysis.value) kept.set(key, analysis);
          return analysis;
        })
        .catch((error) => {
          log.warn(
            { table: review.table.id, hand: review.hand, step, err: error },
            'a step was not analysed',
          );
          return null;
        })
        .finally(() => waiting.delete(key));
      waiting.set(key, found);
      return found;
    },
  };
}

async function analyse(
  thinker: Pick<Thinker, 'advise' | 'evaluate'>,
  review: Review,
  step: number,
): Promise<StepAnalysis> {
  const { game, table, hand, states, moves, record } = review;
  const { seat, by, seq, level = DEFAULT_LEVEL } = moves[step]!;
  const chance = reviewChance(review);
  const next = decisionAfter(review, step);
  // Of a computer's own move it says what that computer thought, of a person's what a hint has said.
  const adviceChance = isAutomatic(by)
    ? { ...chance, scopes: [...chance.scopes, `computer/${seq}`] }
    : hintChance(chance, game, states[step], seat);
  const [advice, values] = await Promise.all([
    thinker.advise({
      game,
      view: game.seatView(states[step], seat),
      chance: adviceChance,
      ...(isAutomatic(by) && { level }),
    }),
    thinker.evaluate(
      { game, key: `${table.id}/${hand}`, record, chance },
      { steps: next === null ? [step] : [step, next], ...REFINED },
    ),
  ]);
  const valueAt = (at: number | null) => values?.find((value) => value.step === at);
  const value = valueAt(step) ?? null;
  const picks = picksAt(review, step);
  const then = valueAt(next)?.expected[seat] ?? (isTogether(picks) ? paidAfter(review, picks, seat) : null);
  if (!then || isTogether(picks)) return { advice, value, ...(then && { together: then }) };
  return { advice, value: value && joinedOn(value, then) };
}

/** What the hand has paid a seat, where it ends with these picks; null: it goes on. */
function paidAfter({ game, states, moves }: Review, { end }: Picks, seat: Seat): Estimate | null {
  const paid = end === moves.length ? game.result(states[end])?.scores[seat] : undefined;
  return paid === undefined ? null : { mean: paid, error: 0 };
}

/** A value that ends where the next decision begins, as long as that differs by no more than the estimate errs: more is chance. */
const joinedOn = <Value extends StepChange>(value: Value, { mean, error }: Estimate): Value =>
  Math.abs(mean - value.after) <= error ? { ...value, after: mean } : value;

/**
 * The first decision after a step and the picks that were made together with it, if nothing but out-of-turn moves lie between;
 * null: there is none.
 */
function decisionAfter(review: Review, step: number): number | null {
  let next = picksAt(review, step).end;
  while (isOutOfTurn(review, next)) next++;
  return isDecision(review, next) ? next : null;
}
