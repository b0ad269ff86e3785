/** Writes a solved duel as the text that `duel-table.ts` reads: rounded, and with like rows told once. */
import { CHALLENGE, MAX_DUEL_DICE } from '../../../src/games/bluff/computer/duel.ts';
import {
  COUNT_SIGNS,
  NO_ROW,
  rowOf,
  signOfMove,
  WEIGHT_SIGNS,
  WEIGHTS,
} from '../../../src/games/bluff/computer/duel-table.ts';
import { allCalls, FACES } from '../../../src/games/bluff/dice.ts';
import type { Solution } from './solve.ts';
import { rolledHands } from './worth.ts';

/** Moves that are rarer are left out. */
const RAREST = 0.02;

/**
 * How many signs it may take to save the whole of a point at which an opponent who wants to get there always does. The
 * table is the shorter, and the more is told of it by its neighbours, the lower this is.
 */
const SIGNS = 10_000;

/** What a hand does at one point, and how likely it gets there if the other wants it to. */
interface Cell {
  readonly reach: number;
  /** By move, from the reroll that shows a wild on. */
  readonly moves: Float64Array;
}

/** Rerolls come before challenge and calls in a cell. */
const REROLLS = FACES.length;
const MOVES = REROLLS + 1 + allCalls(2 * MAX_DUEL_DICE).length;

export function writeTable(solution: Solution): string {
  const rows = new Map<number, Cell[]>();
  const reach = forcedReach(solution);
  for (const [index, { player, point, hands, moves, moveOffset }] of solution.tree.decisions.entries()) {
    if (player !== 0 || moves.length < 2) continue;
    for (const [hand, dice] of hands.entries()) {
      const cell: Cell = { reach: reach[index]![hand]!, moves: new Float64Array(MOVES) };
      for (const [each, move] of moves.entries())
        cell.moves[REROLLS + move] = solution.strategy[moveOffset + hand * moves.length + each]!;
      const row = rowOf(point, dice);
      if (!rows.has(row)) rows.set(row, []);
      // Of what player 1 remembers and player 0 does not, the likeliest counts.
      const known = rows.get(row)![point.own + 1];
      if (!known || known.reach < cell.reach) rows.get(row)![point.own + 1] = cell;
    }
  }
  return Array.from({ length: Math.max(...rows.keys()) + 1 }, (_, row) => writeRow(rows.get(row) ?? [])).join(
    '',
  );
}

/** By decision and hand of player 0: how likely the hand gets there if the other player does all to lead it there. */
function forcedReach({ tree, strategy }: Solution): Float64Array[] {
  const { decisions, starts, dice } = tree;
  const reach = decisions.map(
    ({ player, hands, othersHands }) => new Float64Array((player === 0 ? hands : othersHands).length),
  );
  for (const start of starts) reach[start]!.set(rolledHands(dice[0]));
  for (const [index, { player, moves, next, moveOffset }] of decisions.entries())
    for (const [each, move] of moves.entries()) {
      if (move === CHALLENGE) continue;
      const after = reach[next[each]!]!;
      const there = reach[index]!.map((here, hand) =>
        player === 0 ? here * strategy[moveOffset + hand * moves.length + each]! : here,
      );
      if (player === 0 && move < 0) there.fill(there.reduce((sum, some) => sum + some, 0) / FACES.length);
      for (const hand of after.keys()) after[hand] = Math.max(after[hand]!, there[hand]!);
    }
  return reach;
}

/** The cheapest way to cut a row into entries: signs, and what is lost by telling cells of an entry by their mean. */
function writeRow(row: readonly (Cell | undefined)[]): string {
  // A call of one's own that cannot have been made is told with its neighbours.
  const cells = Array.from(row, (cell) => cell ?? { reach: 0, moves: new Float64Array(MOVES) });
  if (cells.length === 0) return NO_ROW;
  const best: { readonly cost: number; readonly text: string }[] = [{ cost: 0, text: '' }];
  for (let end = 1; end <= cells.length; end++) {
    let found = { cost: Number.POSITIVE_INFINITY, text: '' };
    for (let start = 0; start < end; start++) {
      const { text, lost } = writeEntry(cells.slice(start, end));
      const whole = best[start]!.text + text + (end < cells.length ? COUNT_SIGNS[end - start - 1]! : '');
      const cost = best[start]!.cost + text.length + 1 + SIGNS * lost;
      if (cost < found.cost) found = { cost, text: whole };
    }
    best.push(found);
  }
  return best.at(-1)!.text;
}

function writeEntry(cells: readonly Cell[]): { text: string; lost: number } {
  const mean = new Float64Array(MOVES);
  // Of cells that no hand gets to, any is as good.
  for (const { reach, moves } of cells)
    for (const [move, probability] of moves.entries()) mean[move]! += (reach + 1e-9) * probability;
  const weights = roundToWeights(mean);
  let lost = 0;
  for (const { reach, moves } of cells) {
    let difference = 0;
    for (const [move, probability] of moves.entries())
      difference += Math.abs(probability - weights[move]! / WEIGHTS);
    lost += reach * (difference / 2) ** 2;
  }
  return { text: writeMixture(weights), lost };
}

/** Sixteenths that add up to one, by the largest remainders. */
function roundToWeights(probabilities: Float64Array): number[] {
  const total = probabilities.reduce((sum, each) => sum + each, 0);
  const kept = probabilities.map((each) => (each < RAREST * total ? 0 : each));
  const sum = kept.reduce((all, each) => all + each, 0);
  const exact = Array.from(kept, (each) => (each / sum) * WEIGHTS);
  const weights = exact.map(Math.floor);
  const byRemainder = [...exact.keys()].sort((a, b) => exact[b]! - weights[b]! - (exact[a]! - weights[a]!));
  const missing = WEIGHTS - weights.reduce((all, each) => all + each, 0);
  for (const move of byRemainder.slice(0, missing)) weights[move]!++;
  return weights;
}

/** The likeliest move last: it needs no weight. */
function writeMixture(weights: readonly number[]): string {
  const moves = [...weights.keys()].filter((move) => weights[move]! > 0);
  moves.sort((a, b) => weights[a]! - weights[b]! || a - b);
  const signs = moves.map((move) => signOfMove(move - REROLLS));
  return moves
    .map((move, index) => (index + 1 < moves.length ? WEIGHT_SIGNS[weights[move]! - 1]! : '') + signs[index]!)
    .join('');
}
