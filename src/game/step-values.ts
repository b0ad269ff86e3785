/**
 * How much the choices of a hand mattered. What a seat may expect is estimated by playouts from a state with all hands open,
 * before a choice and after it. The one changes into the other by the choice alone: what chance brings (a roll, the cards of a
 * stock) is drawn anew in every playout, so that it counts for nobody.
 */
import { type Chance, playoutChance } from './chance.ts';
import { type AnyGame, type HandSetup, isRefusal, type Seat } from './game.ts';
import { atStake, payoutOf, stakeOf } from './payout.ts';
import { picksAt } from './picks.ts';

/** A hand as it was played. */
export interface HandRecord {
  readonly setup: HandSetup<unknown, unknown>;
  readonly moves: readonly {
    readonly seat: Seat;
    readonly action: unknown;
    /** A computer chose it in the place of the seat's player. */
    readonly isSubstitute?: true;
  }[];
}

/** How much a choice mattered to the seat that made it. */
export interface StepChange {
  /** The index of the move in its hand. */
  readonly step: number;
  /** What the seat could expect of the hand before its choice, and after it. */
  readonly before: number;
  readonly after: number;
  /** By how much the choice changed what the seat's whole side could expect, and the standard error of that. */
  readonly change: number;
  readonly error: number;
}

/** The same, and what everybody could expect before the choice. */
export interface StepValue extends StepChange {
  /** The index of the state in which it was chosen: of picks that were made together, the one before the first. */
  readonly from: number;
  /** The seat's whole side. */
  readonly side: readonly Seat[];
  /** By seat. */
  readonly expected: readonly Estimate[];
}

/** An estimate by playouts, and its standard error. */
export interface Estimate {
  readonly mean: number;
  readonly error: number;
}

/** How turning points are estimated once they are likely, and the steps of a review. */
export const REFINED = { playouts: 120, round: 1 };

/** The states of a hand: the one before each move, and the last. */
export function statesOf(game: AnyGame, { setup, moves }: HandRecord, chance: Chance): unknown[] {
  const states = [game.start(setup, chance)];
  for (const { seat, action } of moves) {
    const next = game.apply(states.at(-1), seat, action, chance);
    if (isRefusal(next)) throw new Error(`${game.id}: played, then refused: ${next.refused}`);
    states.push(next);
  }
  return states;
}

/** A move of a hand, and the index of the state in which it was chosen. Default: its own. */
interface StepMove {
  readonly step: number;
  readonly from?: number;
  readonly seat: Seat;
  readonly action: unknown;
}

/**
 * Estimates how much a move mattered.
 * @param state the state in which it was chosen
 * @param chance belongs to this estimate alone
 * @param stake no payment counts for more; null: all count
 * @param played the states that followed in the hand, that after the move first
 * @returns null where there was nothing to choose, or nothing was chosen (an out-of-turn action)
 */
export function stepValue(
  game: AnyGame,
  state: unknown,
  { step, from = step, seat, action }: StepMove,
  chance: Chance,
  playouts: number,
  stake: number | null = null,
  played: readonly unknown[] = [],
): StepValue | null {
  const choices = game.choices(state, seat);
  const written = JSON.stringify(action);
  const isChoice = choices.some((choice) => JSON.stringify(game.actionFor(state, seat, choice)) === written);
  if (choices.length < 2 || !isChoice) return null;
  const side = game.sides(state).find((seats) => seats.includes(seat)) ?? [seat];
  const playedLater = played.slice(1);
  const expectations: (readonly number[])[] = [];
  const differences: number[] = [];
  let total = 0;
  for (let playout = 0; playout < playouts; playout++) {
    // Both start from the same numbers, so that less of their difference is luck.
    const luck = () => playoutChance(chance, `${playout}`);
    const start = game.reshuffle?.(state, playoutChance(chance, `${playout}/reshuffle`)) ?? state;
    const expected = atStake(payoutOf(game, start, luck(), played), stake);
    const sameLuck = luck();
    const after = game.apply(start, seat, action, sameLuck);
    const paid = atStake(payoutOf(game, after, sameLuck, playedLater), stake);
    expectations.push(expected);
    differences.push(sumOf(side, (member) => paid[member]! - expected[member]!));
    total += paid[seat]!;
  }
  const { mean: change, error } = estimateOf(differences);
  const expected = expectations[0]!.map((_, other) => estimateOf(expectations.map((each) => each[other]!)));
  return {
    step,
    from,
    before: expected[seat]!.mean,
    after: total / playouts,
    change,
    error,
    side,
    expected,
  };
}

function estimateOf(samples: readonly number[]): Estimate {
  const count = samples.length;
  const mean = sumOf(samples, (sample) => sample) / count;
  const variance = Math.max(0, sumOf(samples, (sample) => sample ** 2) / count - mean ** 2);
  return { mean, error: Math.sqrt(variance / Math.max(1, count - 1)) };
}

export const sumOf = <T>(items: readonly T[], numberOf: (item: T) => number): number =>
  items.reduce((sum, item) => sum + numberOf(item), 0);

/** Steps to be evaluated with so many playouts each. A round draws other numbers than the one before. */
export interface StepsQuestion {
  readonly steps: readonly number[];
  readonly playouts: number;
  readonly round: number;
  /** An action that is evaluated in the place of what was played at each of the steps. */
  readonly instead?: unknown;
}

/**
 * Evaluates steps of a hand; those without a value are left out. All steps of a round draw the same numbers: what a seat could
 * expect after a step is exactly what it can expect before the next one, but for what chance has brought between them.
 * @param states all of the hand, its end among them
 */
export function answerSteps(
  game: AnyGame,
  states: readonly unknown[],
  { moves }: HandRecord,
  { steps, playouts, round, instead }: StepsQuestion,
  chance: Chance,
): StepValue[] {
  const scope = chance.scope(`turning-points/${round}`);
  const stake = stakeOf(game, states.at(-1));
  return steps.flatMap((step) => {
    // Who picks at the same time as others does not know what they have picked.
    const from = picksAt({ game, states, moves }, step).first;
    const isAsPlayed = instead === undefined && from === step;
    const move = { step, from, ...moves[step]!, ...(instead !== undefined && { action: instead }) };
    const played = isAsPlayed ? states.slice(step + 1) : [];
    return stepValue(game, states[from], move, scope, playouts, stake, played) ?? [];
  });
}
