/** What a review says of a decision: found out once by the threads, in any number asked at once, and again where it failed. */
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { decisionOf } from '../../src/game/advice.ts';
import { chanceFrom } from '../../src/game/chance.ts';
import { findGame, type Seat } from '../../src/game/game.ts';
import { isTogether, picksAt } from '../../src/game/picks.ts';
import { answerSteps, statesOf } from '../../src/game/step-values.ts';
import { games } from '../../src/games/index.ts';
import { createHints } from '../../src/tables/hints.ts';
import { isDecision } from '../../src/tables/review.ts';
import { createAnalyses } from '../../src/tables/review-analysis.ts';
import type { PlayingTable, Table } from '../../src/tables/table.ts';
import type { Thinker } from '../../src/tables/thinker.ts';
import { playTable, reviewOf } from './reviewed-hands.ts';

type Advisor = Pick<Thinker, 'advise' | 'evaluate'>;

const bluff = findGame(games, 'bluff')!;
const log = pino({ level: 'silent' });

/** Thinks in this thread. */
const here: Advisor = {
  async advise({ game, view, chance, level }) {
    const { choice, reason } = decisionOf(game, view, chanceFrom(chance), level);
    return { name: game.nameOf(choice), reason };
  },
  async evaluate({ game, record, chance: data }, question) {
    const chance = chanceFrom(data);
    return answerSteps(game, statesOf(game, record, chance), record, question, chance);
  },
};

async function setup(thinker: Advisor | null = here) {
  const review = await reviewOf(bluff, playTable(bluff, bluff.options.parse({}), 2, 'analysis'), 1);
  const step = review.moves.findIndex((_, at) => isDecision(review, at));
  const analyses = createAnalyses({ thinker, log });
  return { review, step, of: (at = step) => analyses.of(review, at) };
}

it('says of a computer’s move what it thought with the chance of that move, and how much the choice mattered', async () => {
  const { table, hands } = playTable(bluff, bluff.options.parse({}), 2, 'analysis');
  const moves = hands[0]!.moves.map((move) => ({ ...move, by: 'computer' }));
  const review = await reviewOf(bluff, { table, hands: hands.with(0, { ...hands[0]!, moves }) }, 1);
  const step = review.moves.findIndex((_, at) => isDecision(review, at));
  const found = (await createAnalyses({ thinker: here, log }).of(review, step))!;
  const { seat, seq } = review.moves[step]!;
  const chance = { seed: table.seed, salts: table.seats.map(({ salt }) => salt) };
  const view = bluff.seatView(review.states[step], seat);
  const { choice } = bluff.computer(view, chanceFrom({ ...chance, scopes: ['hand/1', `computer/${seq}`] }));
  expect(found.advice!.name).toBe(bluff.nameOf(choice));
  expect(found.value).toMatchObject({ step, error: expect.any(Number) });
});

it.each(['bukubuku', 'bluff'])(
  'says of a person’s move in %s what a hint has said, whoever chose before',
  async (id) => {
    const game = findGame(games, id)!;
    const finished = playTable(game, game.options.parse({}), 3, 'hints');
    const review = await reviewOf(game, finished, 1);
    const analyses = createAnalyses({ thinker: { ...here, evaluate: async () => null }, log });
    const { endedBy: _, ...fields } = review.table as Extract<Table, { phase: 'over' }>;
    const hintAt = (step: number, seat: Seat) => {
      const table = {
        ...fields,
        phase: 'playing',
        hand: 1,
        seq: step,
        state: review.states[step],
      } as PlayingTable;
      return createHints(null).hint({ game, table, seat });
    };
    const decisions = review.moves.flatMap((_, step) => (isDecision(review, step) ? [step] : []));
    for (const step of decisions) {
      const { advice } = (await analyses.of(review, step))!;
      const { seat } = review.moves[step]!;
      // As the player could have asked first, before any other had chosen, and just before the own choice.
      const { first } = picksAt(review, step);
      const hasOneQuestion = review.moves.slice(first, step).every((move) => move.seat !== seat);
      for (const asked of hasOneQuestion ? [first, step] : [step])
        expect({ step, asked, advice: await hintAt(asked, seat) }).toEqual({ step, asked, advice });
    }
    expect(decisions.length).toBeGreaterThan(5);
  },
);

it('says of a computer’s own move what it thought at its level, and of a person’s what a hint would advise', async () => {
  const levels: unknown[] = [];
  const advisor: Advisor = {
    ...here,
    advise(turn) {
      levels.push(turn.level);
      return here.advise(turn);
    },
  };
  const { table, hands } = playTable(bluff, bluff.options.parse({}), 2, 'analysis');
  const moves = hands[0]!.moves.map((move, at) => {
    if (at % 3 === 0) return move;
    const byComputer = { ...move, by: 'computer' };
    return at % 3 === 1 ? byComputer : { ...byComputer, level: 'master' as const };
  });
  const review = await reviewOf(bluff, { table, hands: hands.with(0, { ...hands[0]!, moves }) }, 1);
  const steps = review.moves.map((_, at) => at).filter((at) => isDecision(review, at));
  const { of } = createAnalyses({ thinker: advisor, log });
  for (const step of steps) await of(review, step);
  expect(levels).toEqual(steps.map((step) => [undefined, 'house', 'master'][step % 3]));
});

it('is found out once for each step, and kept', async () => {
  let asked = 0;
  const { of } = await setup({
    ...here,
    advise(turn) {
      asked += 1;
      return here.advise(turn);
    },
  });
  const [first, second] = await Promise.all([of(), of()]);
  expect(first).toBe(second);
  expect(of()).toBe(first);
  expect(asked).toBe(1);
});

it('is nothing without threads, at the end, and where there was nothing to choose', async () => {
  expect((await setup(null)).of()).toBeNull();
  const { review, of } = await setup();
  expect(of(review.moves.length)).toBeNull();
  const forced = review.moves.findIndex((_, at) => !isDecision(review, at));
  if (forced >= 0) expect(of(forced)).toBeNull();
});

it('is asked again where the threads failed or had no time, and at most for 50 steps at a time', async () => {
  let fails = true;
  const { of } = await setup({
    ...here,
    advise: (turn) => (fails ? Promise.reject(new Error('broken')) : here.advise(turn)),
  });
  expect(await of()).toBeNull();
  fails = false;
  expect((await of())!.advice).not.toBeNull();

  const never = await setup({ ...here, advise: () => new Promise(() => {}) });
  const waiting = never.review.moves.map((_, at) => never.of(at)).filter((found) => found !== null);
  const decisions = never.review.moves.filter((_, at) => isDecision(never.review, at)).length;
  expect(waiting).toHaveLength(Math.min(50, decisions));
});

it('knows what a seat could expect once all had chosen who chose at the same time: the next step begins with it', async () => {
  const babasuki = findGame(games, 'babasuki')!;
  const review = await reviewOf(babasuki, playTable(babasuki, babasuki.options.parse({}), 3, 'together'), 1);
  const analyses = createAnalyses({ thinker: here, log });
  const { end } = picksAt(review, 0);
  // Of these picks the one by the seat that is the first to pick then.
  const step = review.moves.findIndex(({ seat }) => seat === review.moves[end]!.seat);
  expect(step).toBeLessThan(end);
  const [found, next] = await Promise.all([analyses.of(review, step), analyses.of(review, end)]);
  expect(found!.value!.step).toBe(step);
  expect(next!.value!.before).toBe(found!.together!.mean);
  const alone = review.moves.findIndex(
    (_, step) => isDecision(review, step) && !isTogether(picksAt(review, step)),
  );
  expect(await analyses.of(review, alone)).not.toHaveProperty('together');
});

it('knows what the hand has paid, where it ended once all had chosen', async () => {
  const game = findGame(games, 'bukubuku')!;
  const review = await reviewOf(game, playTable(game, game.options.parse({}), 3, 'ends early'), 1);
  const last = review.moves.length - 1;
  // The round ended before its last turn, on which nobody has a choice.
  expect(isDecision(review, last)).toBe(true);
  const found = await createAnalyses({ thinker: here, log }).of(review, last);
  const paid = game.result(review.states.at(-1))!.scores[review.moves[last]!.seat];
  expect(found!.together).toEqual({ mean: paid, error: 0 });
});
