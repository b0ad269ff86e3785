/** What a hand pays that is played on from some state. */
import type { Chance } from './chance.ts';
import type { AnyGame } from './game.ts';
import { playToEnd } from './playout.ts';

/**
 * By seat: what the hand has paid, or what it pays in a playout.
 * @param played the states that followed in the hand as it was played
 */
export function payoutOf(
  game: AnyGame,
  state: unknown,
  chance: Chance,
  played: readonly unknown[] = [],
): readonly number[] {
  const { open, moves } = nextDecision(game, state, chance);
  const result = game.result(open);
  if (result) return result.scores;
  return game.playout ? game.playout(open, chance, played.slice(moves)) : randomPlayout(game, open, chance);
}

/** What a payment of a hand counts for at most in estimates; null: any counts for what it is. @param end its last state */
export function stakeOf({ leastStake, result }: AnyGame, end: unknown): number | null {
  if (leastStake === undefined) return null;
  return Math.max(leastStake, ...(result(end)?.scores ?? []).map(Math.abs));
}

/** Scores of more than the stake in proportion, so that they still add up to the same. */
export function atStake(scores: readonly number[], stake: number | null): readonly number[] {
  const largest = Math.max(...scores.map(Math.abs));
  return stake === null || largest <= stake ? scores : scores.map((score) => (score * stake) / largest);
}

/**
 * The state in which somebody has a choice again, or the end, and how many moves lead there: what is played without one changes nothing, so that a playout draws
 * the same numbers before it and after it.
 */
function nextDecision(
  game: AnyGame,
  state: unknown,
  chance: Chance,
): { readonly open: unknown; readonly moves: number } {
  for (let next = state, moves = 0; ; moves++) {
    const forced = game.toAct(next).find((seat) => game.choices(next, seat).length === 1);
    if (forced === undefined) return { open: next, moves };
    const [choice] = game.choices(next, forced);
    next = game.apply(next, forced, game.actionFor(next, forced, choice), chance);
  }
}

/** Every seat picks any choice. */
const randomPlayout = (game: AnyGame, state: unknown, chance: Chance): readonly number[] =>
  playToEnd(game, state, chance, (current, seat, random) => {
    const choices = game.choices(current, seat);
    return game.actionFor(current, seat, choices[Math.floor(random() * choices.length)]);
  });
