/** A hand that was played, as a file: the scenario runner plays it again, and its end is the stored one. */
import { expect, it } from 'vitest';
import { runScenario } from '../../src/game/scenario.ts';
import { games } from '../../src/games/index.ts';
import { scenarioOf } from '../../src/tables/review-file.ts';
import { runs } from '../runs.ts';
import { finishedTables, reviewOf } from './reviewed-hands.ts';

const TABLES = Number(process.env.REVIEW_TABLES ?? runs(20));
const SEED = 20261123;

it.each(games)(
  `every hand of ${TABLES} random tables of $id is replayed to its stored end, from its table and from its file`,
  async (game) => {
    let hands = 0;
    let moves = 0;
    for (const finished of finishedTables(game, TABLES, SEED)) {
      for (const { number, scores } of finished.hands) {
        const review = await reviewOf(game, finished, number);
        expect(review.scores).toEqual(scores);
        const file = JSON.stringify(scenarioOf(review));
        const outcome = runScenario(JSON.parse(file), games);
        expect(outcome, `${finished.table.id}/${number}`).toMatchObject({
          ok: true,
          over: true,
          scores,
          passed: true,
        });
        expect(file).not.toContain(finished.table.seed);
        hands += 1;
        moves += review.moves.length;
      }
    }
    if (process.env.REVIEW_TABLES) console.log(`${game.id}: ${hands} hands, ${moves} moves`);
  },
  600_000,
);

it.each(games)('a file of $id that was changed is not what it was', async (game) => {
  const [finished] = finishedTables(game, 1, SEED);
  const review = await reviewOf(game, finished!, 1);
  const file = scenarioOf(review);
  const passed = (changed: object): unknown => {
    try {
      return runScenario({ ...file, ...changed }, games).passed;
    } catch {
      return false;
    }
  };
  expect(passed({})).toBe(true);
  expect(passed({ actions: file.actions.slice(0, -1) })).toBe(false);
  expect(passed({ actions: file.actions.map((action) => ({ ...action, seat: 1 })) })).toBe(false);
  expect(passed({ expect: { ...file.expect, scores: review.scores.map((score) => score + 1) } })).toBe(false);
});
