/**
 * How well a game's computer plays, against seats that pick any choice, each as likely. The computer plays one side
 * of a hand, random players the others; each side is measured in hands of its own.
 *
 * While sides are not yet settled, as in an auction, every seat picks at random, the computer's too: so a side is
 * measured with the cards that chance gives it, not with those that the computer would have chosen it for.
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
  /** Which of the game's sides, in its own order. */
  readonly side: number;
  /** Of a game with a scoreboard, tables that came to their end. */
  readonly hands: number;
  readonly wins: number;
  readonly winRate: Interval;
  /** What a seat of the side scores in one of them. */
  readonly score: Interval;
}

interface Measured {
  readonly seats: number;
  readonly hands: number;
  readonly seed: string;
}

/** Two-sided 95 %. */
const Z = 1.96;

const chancePlayer: Player = (game, state, seat, chance, step) => {
  const choices = game.choices(state, seat);
  return choices[chance.below(`random/${step}`, choices.length)];
};

/** Every side's strength, one after another. */
export function* strength(game: AnyGame, measured: Measured): Generator<SideStrength> {
  const count = settledSides(game, measured);
  for (let side = 0; side < count; side++) yield strengthOf(game, measured, side, count);
}

function strengthOf(
  game: AnyGame,
  { seats, hands, seed }: Measured,
  side: number,
  count: number,
): SideStrength {
  const onScoreboard = game.bookKind(game.options.parse({})) === 'score';
  const scores: number[] = [];
  let wins = 0;
  let house: readonly Seat[] = [];
  let others: readonly (readonly Seat[])[] = [];
  let table: number[] = Array.from({ length: seats }, () => 0);
  const player: Player = (_, state, seat, chance, step) => {
    const sides = game.sides(state);
    house = sides.length === count ? sides[side]! : [];
    others = sides.filter((_seats, of) => of !== side);
    return (house.includes(seat) ? computerPlayer : chancePlayer)(game, state, seat, chance, step);
  };
  simulate(
    game,
    { hands, seats, seed: `${seed}/side/${side}`, player },
    {
      played() {},
      ended(bySeat, last) {
        table = onScoreboard ? table.map((sum, seat) => sum + bySeat[seat]!) : [...bySeat];
        if (house.length === 0 || (onScoreboard && !last)) return;
        const scoreOf = (of: readonly Seat[]) => mean(of.map((seat) => table[seat]!));
        const score = scoreOf(house);
        scores.push(score);
        if (score > (onScoreboard ? Math.max(...others.map(scoreOf)) : 0)) wins++;
        table = table.map(() => 0);
      },
    },
  );
  return { side, hands: scores.length, wins, winRate: wilson(wins, scores.length), score: meanOf(scores) };
}

/** How many sides there are once they are settled: as many as at the end of a hand. */
function settledSides(game: AnyGame, { seats, seed }: Measured): number {
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

/** Wilson's interval: sound near 0 and 1 too. */
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
  const spread = values.reduce((sum, each) => sum + (each - value) ** 2, 0) / Math.max(1, values.length - 1);
  const half = Z * Math.sqrt(spread / values.length);
  return { value, low: value - half, high: value + half };
}
