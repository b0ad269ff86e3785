/**
 * Measures how well a game's computer plays against seats that pick any choice, each equally likely. The computer plays
 * one side of a hand, random players the others; each side is measured in hands of its own.
 *
 * While sides are not yet settled, as in an auction, every seat picks at random, the computer's too. So a side is
 * measured with the cards that chance gives it, not with those for which the computer would have chosen it.
 *
 * Where scores add up to 0, a hand is won by scoring more than 0. On a scoreboard every hand may pay everybody: there a
 * whole table is won, by scoring more than any other side.
 */
import type { AnyGame, Seat } from './game.ts';
import { computerPlayer, type Player, simulate } from './simulate.ts';

export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface SideStrength {
  /** The index of the side in the order of `sides`. */
  readonly side: number;
  /** The number of hands measured; in a game with a scoreboard, of finished tables. */
  readonly hands: number;
  readonly wins: number;
  readonly winRate: Interval;
  /** The mean score of a seat of the side in one of them. */
  readonly score: Interval;
}

interface Measurement {
  readonly seats: number;
  readonly hands: number;
  readonly seed: string;
}

/** Standard deviations of a two-sided 95 % interval. */
const Z = 1.96;

const chancePlayer: Player = (game, state, seat, chance, step) => {
  const choices = game.choices(state, seat);
  return choices[chance.below(`random/${step}`, choices.length)];
};

/** Yields the strength of one side after another. */
export function* strength(game: AnyGame, measurement: Measurement): Generator<SideStrength> {
  const sideCount = countSides(game, measurement);
  for (let side = 0; side < sideCount; side++) yield strengthOf(game, measurement, side, sideCount);
}

function strengthOf(
  game: AnyGame,
  { seats, hands, seed }: Measurement,
  side: number,
  sideCount: number,
): SideStrength {
  const hasScoreboard = game.bookKind(game.options.parse({})) === 'score';
  const scores: number[] = [];
  let wins = 0;
  let measured: readonly Seat[] = [];
  let opponents: readonly (readonly Seat[])[] = [];
  let totals: number[] = Array.from({ length: seats }, () => 0);
  const player: Player = (_, state, seat, chance, step) => {
    const sides = game.sides(state);
    measured = sides.length === sideCount ? sides[side]! : [];
    opponents = sides.filter((_seats, index) => index !== side);
    return (measured.includes(seat) ? computerPlayer : chancePlayer)(game, state, seat, chance, step);
  };
  simulate(
    game,
    { hands, seats, seed: `${seed}/side/${side}`, player },
    {
      played() {},
      ended(bySeat, isLast) {
        totals = hasScoreboard ? totals.map((total, seat) => total + bySeat[seat]!) : [...bySeat];
        if (measured.length === 0 || (hasScoreboard && !isLast)) return;
        const scoreOf = (group: readonly Seat[]) => mean(group.map((seat) => totals[seat]!));
        const score = scoreOf(measured);
        scores.push(score);
        if (score > (hasScoreboard ? Math.max(...opponents.map(scoreOf)) : 0)) wins++;
        totals = totals.map(() => 0);
      },
    },
  );
  return { side, hands: scores.length, wins, winRate: wilson(wins, scores.length), score: meanOf(scores) };
}

/** The number of sides once they are settled, which they are at the end of a hand. */
function countSides(game: AnyGame, { seats, seed }: Measurement): number {
  let count = 0;
  const player: Player = (_, state, seat, chance, step) => {
    count = game.sides(state).length;
    return chancePlayer(game, state, seat, chance, step);
  };
  simulate(game, { hands: 1, seats, seed, player }, { played() {}, ended() {} });
  return count;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Wilson's score interval, which is sound for rates near 0 and 1 too. */
export function wilson(wins: number, hands: number): Interval {
  if (hands === 0) return { value: 0, low: 0, high: 1 };
  const value = wins / hands;
  const shrink = 1 + Z ** 2 / hands;
  const middle = (value + Z ** 2 / (2 * hands)) / shrink;
  const half = (Z / shrink) * Math.sqrt((value * (1 - value)) / hands + Z ** 2 / (4 * hands ** 2));
  return { value, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

function meanOf(values: readonly number[]): Interval {
  if (values.length === 0) return { value: 0, low: 0, high: 0 };
  const value = mean(values);
  const variance =
    values.reduce((sum, each) => sum + (each - value) ** 2, 0) / Math.max(1, values.length - 1);
  const half = Z * Math.sqrt(variance / values.length);
  return { value, low: value - half, high: value + half };
}
