/**
 * Measures two computer players against each other in duplicate tables: the same deal is played once with one player in
 * all seats, and then again with the other player in one seat (or on one side) and the first in all the others. What the
 * replaced seats score more is the difference; the luck of the deal is in both and cancels out to a large part.
 *
 * A table is played to its end, so a match of several hands is one deal here.
 */
import { type Chance, seededChance, seedFromText } from './chance.ts';
import { type AnyGame, isRefusal, type Seat } from './game.ts';
import type { Level } from './levels.ts';

interface Duplicate {
  /** Who is measured. */
  readonly level: Level;
  /** Who plays all other seats. */
  readonly against: Level;
  readonly seats: number;
  readonly deals: number;
  readonly seed: string;
  /** Seat: each seat by itself; side: all seats of a side, once sides are settled. Until then everybody is `against`. */
  readonly by: 'seat' | 'side';
}

/** What the measured player did better, over all deals so far. */
export interface Difference {
  /** The seat, or the side in the order of `sides`. */
  readonly place: number;
  readonly deals: number;
  /** The mean difference of a seat's score at the end of its table, in the game's unit. */
  readonly score: number;
  readonly scoreError: number;
  /** The mean difference of the share of tables that the seat or side won, from −1 to 1; a shared win counts in part. */
  readonly wins: number;
  readonly winsError: number;
}

interface Sample {
  readonly score: number;
  readonly wins: number;
}

/** Yields the differences of all places after each deal. */
export function* duplicates(game: AnyGame, duplicate: Duplicate): Generator<readonly Difference[]> {
  const samples: Sample[][] = [];
  for (let deal = 0; deal < duplicate.deals; deal++) {
    const seed = `${duplicate.seed}/${deal}`;
    const base = playTable(game, duplicate.seats, seed, () => duplicate.against);
    for (const [place, seats] of placesOf(duplicate, base).entries()) {
      const played = playTable(game, duplicate.seats, seed, (seat, sides) =>
        isMeasured(duplicate, sides, base.sides, place, seat) ? duplicate.level : duplicate.against,
      );
      samples[place] ??= [];
      samples[place].push(difference(base, played, seats));
    }
    yield samples.map(differenceOf);
  }
}

const placesOf = ({ by, seats }: Duplicate, { sides }: PlayedTable): readonly (readonly Seat[])[] =>
  by === 'side' ? sides : Array.from({ length: seats }, (_, seat) => [seat]);

/** By side, seats are replaced once sides are settled as they were in the first play of the deal. */
function isMeasured(
  { by }: Duplicate,
  sides: readonly (readonly Seat[])[],
  settled: readonly (readonly Seat[])[],
  place: number,
  seat: Seat,
): boolean {
  return by === 'seat' ? seat === place : sides.length === settled.length && !!sides[place]?.includes(seat);
}

function difference(base: PlayedTable, played: PlayedTable, seats: readonly Seat[]): Sample {
  const sumOf = (bySeat: readonly number[]) => seats.reduce((sum, seat) => sum + bySeat[seat]!, 0);
  return {
    score: (sumOf(played.totals) - sumOf(base.totals)) / seats.length,
    wins: sumOf(winsOf(played)) - sumOf(winsOf(base)),
  };
}

/** By seat, its share of the table's win. */
function winsOf({ totals }: PlayedTable): readonly number[] {
  const best = Math.max(...totals);
  const winners = totals.filter((total) => total === best).length;
  return totals.map((total) => (total === best ? 1 / winners : 0));
}

function differenceOf(samples: readonly Sample[], place: number): Difference {
  const score = meanAndError(samples.map((sample) => sample.score));
  const wins = meanAndError(samples.map((sample) => sample.wins));
  return {
    place,
    deals: samples.length,
    score: score.mean,
    scoreError: score.error,
    wins: wins.mean,
    winsError: wins.error,
  };
}

/** The mean, and its standard error. */
export function meanAndError(values: readonly number[]): { mean: number; error: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / Math.max(1, values.length - 1) / values.length) };
}

interface PlayedTable {
  readonly totals: readonly number[];
  /** The sides of the last hand. */
  readonly sides: readonly (readonly Seat[])[];
}

/** Plays a table to its end, or its first hand where hands score chips or points of a game without an end. */
function playTable(
  game: AnyGame,
  seats: number,
  seed: string,
  levelAt: (seat: Seat, sides: readonly (readonly Seat[])[]) => Level,
): PlayedTable {
  const options = game.options.parse({});
  const isWholeTable = game.bookKind(options) === 'score';
  let totals: readonly number[] = Array.from({ length: seats }, () => 0);
  let carry: unknown = null;
  for (let hand = 0; ; hand++) {
    const chance = seededChance(seedFromText(`${seed}/${hand}`));
    const state = playHand(game, game.start({ options, seats, carry }, chance), chance, levelAt);
    const result = game.result(state);
    if (!result) throw new Error(`${game.id}: no seat must act, yet there is no result`);
    totals = totals.map((total, seat) => total + result.scores[seat]!);
    carry = result.carry;
    if (carry === null || !isWholeTable) return { totals, sides: game.sides(state) };
  }
}

/** Seats that act at the same time act in their order, so that the chance of a move depends on its step alone. */
function playHand(
  game: AnyGame,
  start: unknown,
  chance: Chance,
  levelAt: (seat: Seat, sides: readonly (readonly Seat[])[]) => Level,
): unknown {
  let state = start;
  for (let step = 0; ; step++) {
    const [seat] = game.toAct(state);
    if (seat === undefined) return state;
    const view = game.seatView(state, seat);
    const { choice } =
      view.choices.length === 1
        ? { choice: view.choices[0] }
        : game.computer(view, chance.scope(`computer/${step}`), levelAt(seat, game.sides(state)));
    const next = game.apply(state, seat, game.actionFor(state, seat, choice), chance);
    if (isRefusal(next)) throw new Error(`${game.id}: listed, then refused: ${JSON.stringify(next)}`);
    state = next;
  }
}
