/** Turning points: the plays after which what a seat could expect was another. */
import { describe, expect, it } from 'vitest';
import { seededChance, seedFromText } from '../../src/game/chance.ts';
import { type AnyGame, findGame, isRefusal } from '../../src/game/game.ts';
import { stakeOf } from '../../src/game/payout.ts';
import { answerSteps, type HandRecord, statesOf, stepValue } from '../../src/game/step-values.ts';
import { findTurningPoints, turningPointsFor } from '../../src/game/turning-points.ts';
import { games } from '../../src/games/index.ts';
import { actionOf, matchOf } from '../games/bluff/setup.ts';
import { playState } from '../games/doudizhu/setup.ts';
import { toy } from '../tables/toy-game.ts';

const chanceOf = (seed: string) => seededChance(seedFromText(seed));
const anyToy = toy as unknown as AnyGame;

/** Plays a hand: `pick` names a choice, or leaves it to the computer by returning null. */
function playHand(
  game: AnyGame,
  seats: number,
  seed: string,
  pick: (names: readonly string[], step: number) => string | null = () => null,
): HandRecord {
  const setup = { options: game.options.parse({}), seats, carry: null };
  const chance = chanceOf(seed);
  const moves: { seat: number; action: unknown }[] = [];
  let state = game.start(setup, chance);
  for (let step = 0; ; step++) {
    const [seat] = game.toAct(state);
    if (seat === undefined) return { setup, moves };
    const choices = game.choices(state, seat);
    const name = pick(choices.map(game.nameOf), step);
    const choice =
      choices.find((each) => game.nameOf(each) === name) ??
      game.computer(game.seatView(state, seat), chance.scope(`computer/${step}`)).choice;
    const action = game.actionFor(state, seat, choice);
    const next = game.apply(state, seat, action, chance);
    if (isRefusal(next)) throw new Error(next.refused);
    moves.push({ seat, action });
    state = next;
  }
}

const search = (game: AnyGame, record: HandRecord, seed: string, readers: readonly number[] = []) => {
  const chance = chanceOf(seed);
  const states = statesOf(game, record, chance);
  const { scores } = game.result(states.at(-1))!;
  const stake = stakeOf(game, states.at(-1));
  return findTurningPoints(record, { stake, scores, readers }, async (question) =>
    answerSteps(game, states, record, question, chance),
  );
};

/**
 * Searches a hand of two sides, seats 0 and 2 against seat 1, who move in turn. No estimate has an error.
 * @param expected what each of seats 0 and 2 could expect before each move, and after the last; seat 1 loses twice as much
 * @param result what each of them got in the end
 */
function searchExpected(
  expected: readonly number[],
  readers: readonly number[] = [],
  result = expected.at(-1)!,
  isUsual: (step: number) => boolean = () => false,
  isLuck: (step: number) => boolean = () => false,
) {
  const payOf = (seat: number, each: number) => (seat === 1 ? -2 * each : each);
  const payout = (each: number) => [0, 1, 2].map((seat) => payOf(seat, each));
  const side = (seat: number) => (seat === 1 ? [1] : [0, 2]);
  const moves = expected.slice(1).map((_, index) => ({ seat: index % 3, action: {} }));
  return findTurningPoints(
    { setup: null as never, moves },
    { stake: null, scores: payout(result), readers, isLuck },
    async ({ steps }) =>
      steps.map((step) => {
        const { seat } = moves[step]!;
        const [before, after] = [payOf(seat, expected[step]!), payOf(seat, expected[step + 1]!)];
        const change = (after - before) * (seat === 1 ? 1 : 2);
        const estimates = payout(expected[step]!).map((mean) => ({ mean, error: 0 }));
        return { step, from: step, before, after, change, error: 0, side: side(seat), expected: estimates };
      }),
    async (step) => isUsual(step),
  );
}

describe('turning points', () => {
  it('find the seat that leaves the most coins', async () => {
    const setup = { options: toy.options.parse({}), seats: 4, carry: null };
    const { coins } = toy.start(setup, chanceOf('toy'));
    // The first seat pays for the others, whatever it says.
    const richest = coins.indexOf(Math.max(...coins.slice(1)), 1);
    const record = playHand(anyToy, 4, 'toy', (_, step) => (step === richest ? 'leave' : 'take'));
    const points = await search(anyToy, record, 'toy');
    const found = points.find(({ step }) => step === richest);
    expect(found).toMatchObject({ seat: richest, action: { do: 'leave' }, after: -coins[richest]! });
    expect(found!.after).toBeLessThan(found!.before);
  });

  it('are the same when searched again, whatever is asked in between', async () => {
    const bluff = findGame(games, 'bluff')!;
    const record = playHand(bluff, 2, 'again');
    const [first, second] = [await search(bluff, record, 'again'), await search(bluff, record, 'again')];
    expect(second).toEqual(first);
  });

  it('have the largest of each reader’s own, for that reader alone', async () => {
    //                                    seat: 0  1  2  0  1  2
    const points = await searchExpected([0, -1, 0, 3, 5, 9, 9.5], [0, 1, 2]);
    expect(points.map(({ step, isOwnOnly }) => [step, isOwnOnly])).toEqual([
      [2, undefined],
      [3, true],
      [4, undefined],
    ]);
    const stepsFor = (reader?: number) => turningPointsFor(points, reader).map(({ step }) => step);
    expect([stepsFor(), stepsFor(0), stepsFor(1), stepsFor(2)]).toEqual([
      [2, 4],
      [2, 3, 4],
      [2, 4],
      [2, 4],
    ]);
  });

  it('tell readers of none of their own that mattered little', async () => {
    const points = await searchExpected([0, 0.5, 8, 8.2, 8, 8, 9], [0, 1, 2]);
    expect(points.map(({ step, isOwnOnly }) => [step, isOwnOnly])).toEqual([[1, undefined]]);
  });

  it('of a lost hand are no good plays that came to nothing, but what lost it', async () => {
    // Seat 1 saves itself twice from losing all (steps 1 and 4), and twice comes to be where it was. Its opponents win at step 5.
    const points = await searchExpected([2, 3, 0, 3, 3, 0, 3], [1]);
    expect(points.map(({ step, seat, before, after }) => [step, seat, before, after])).toEqual([
      [5, 2, 0, 3],
    ]);
  });

  it('are none that the result does not bear out', async () => {
    expect(await searchExpected([0, 3, 3, 3, 3, 3, 3], [], 2)).toHaveLength(1);
    expect(await searchExpected([0, 3, 3, 3, 3, 3, 3], [], 1)).toEqual([]);
  });

  it('name luck as such, behind a decision that mattered more than half as much', async () => {
    const found = async (expected: readonly number[], luck: readonly number[], readers: number[] = []) => {
      const isLuck = (step: number) => luck.includes(step);
      const points = await searchExpected(expected, readers, expected.at(-1)!, () => false, isLuck);
      return points.map((point) => [point.step, point.isLuck === true]);
    };
    // Two large pieces of luck and a decision of a bit more than half of their size, which is told of first.
    expect(await found([0, 5, 8, 14], [0, 2])).toEqual([
      [1, false],
      [2, true],
    ]);
    // Beside a large decision a small piece of luck is none.
    expect(await found([0, 5, 9], [1])).toEqual([[0, false]]);
    expect(await found([0, 5, 9], [])).toEqual([
      [0, false],
      [1, false],
    ]);
    // Luck alone is told of, and a reader's own decision before their own luck: seat 0 moves at steps 0 and 3.
    expect(await found([0, 5], [0])).toEqual([[0, true]]);
    expect(await found([0, 5, 5, 5, 9], [0], [0])).toContainEqual([3, false]);
  });

  it('are told of as luck even where the computer would have drawn the same', async () => {
    const all = () => true;
    expect(await searchExpected([0, 3, 3, 3], [], 3, all, all)).toMatchObject([{ step: 0, isLuck: true }]);
  });

  it('are no gain by what the computer would choose, too, but a loss by it', async () => {
    // Step 0 gains for the side of seat 0, and step 1 loses what seat 1 had.
    const stepsOf = async (expected: readonly number[], isUsual: boolean) =>
      (await searchExpected(expected, [], expected.at(-1)!, () => isUsual)).map(({ step }) => step);
    expect(await stepsOf([0, 3, 3, 3], false)).toEqual([0]);
    expect(await stepsOf([0, 3, 3, 3], true)).toEqual([]);
    expect(await stepsOf([0, 0, 3, 3], true)).toEqual([1]);
  });

  it('are none where nobody had a choice', async () => {
    const forced: AnyGame = {
      ...anyToy,
      choices: (state, seat) => anyToy.choices(state, seat).filter((each) => anyToy.nameOf(each) === 'take'),
    };
    expect(await search(forced, playHand(forced, 3, 'forced'), 'forced')).toEqual([]);
  });

  it('are none where every choice comes to the same', async () => {
    const same: AnyGame = {
      ...anyToy,
      result: (state) => anyToy.result(state) && { scores: [0, 0, 0], carry: null },
    };
    expect(
      await search(
        same,
        playHand(same, 3, 'same', () => 'take'),
        'same',
      ),
    ).toEqual([]);
  });

  it('ask for few playouts at once', async () => {
    const record = playHand(anyToy, 4, 'few', () => 'take');
    const states = statesOf(anyToy, record, chanceOf('few'));
    const { scores } = anyToy.result(states.at(-1))!;
    await findTurningPoints(record, { stake: null, scores, readers: [0, 1, 2, 3] }, async (question) => {
      expect(question.steps.length * question.playouts * 2).toBeLessThanOrEqual(240);
      return answerSteps(anyToy, states, record, question, chanceOf('few'));
    });
  });
});

describe.each(games.map((game) => ({ id: game.id, game })))('in $id', ({ game }) => {
  it('a step has a value for its seat, the same when asked again', () => {
    const record = playHand(game, game.seats.min, 'value');
    const states = statesOf(game, record, chanceOf('value'));
    const valueAt = (step: number) =>
      stepValue(game, states[step], { step, ...record.moves[step]! }, chanceOf(`${step}`), 12);
    const step = record.moves.findIndex((_, index) => valueAt(index) !== null);
    const value = valueAt(step)!;
    for (const number of [value.before, value.after, value.change, value.error])
      expect(Number.isFinite(number)).toBe(true);
    expect(valueAt(step)).toEqual(value);
  });

  it('turning points of a side lead from one to the next, towards the result', async () => {
    const record = playHand(game, game.seats.min, 'path');
    const { scores } = game.result(statesOf(game, record, chanceOf('path')).at(-1))!;
    const points = await search(game, record, 'path', [...scores.keys()]);
    for (const [index, { seat, before, after }] of points.entries()) {
      expect(Math.sign(after - before)).toBe(Math.sign(scores[seat]! - before));
      const next = points.slice(index + 1).find((point) => point.seat === seat);
      if (next) expect(Math.abs(next.before - before)).toBeGreaterThan(0.25 * Math.abs(after - before));
    }
  });
});

describe('where few hands pay many times what others do', () => {
  const daifugo = findGame(games, 'daifugo')!;
  const without: AnyGame = { ...daifugo };
  delete (without as { leastStake?: number }).leastStake;

  /** The most that a seat could expect, or expect to pay, at any step of a hand; and what the hand paid. */
  function estimatesOf(game: AnyGame, seed: string) {
    const record = playHand(game, 3, seed);
    const states = statesOf(game, record, chanceOf(seed));
    const question = { steps: [...record.moves.keys()], playouts: 20, round: 0 };
    const values = answerSteps(game, states, record, question, chanceOf(seed));
    const most = Math.max(...values.flatMap(({ before, after }) => [before, after]).map(Math.abs));
    return { most, paid: Math.max(...game.result(states.at(-1))!.scores.map(Math.abs)), values };
  }

  it('no payment counts for more than the hand paid, or the least stake', () => {
    const seeds = ['a', 'b', 'c', 'd'];
    for (const seed of seeds) {
      const { most, paid } = estimatesOf(daifugo, seed);
      expect(most).toBeLessThanOrEqual(Math.max(daifugo.leastStake!, paid));
    }
    const isBeyond = (seed: string): boolean => {
      const { most, paid } = estimatesOf(without, seed);
      return most > Math.max(daifugo.leastStake!, paid);
    };
    expect(seeds.some(isBeyond)).toBe(true);
  });

  it('what is won is still what others lose', () => {
    for (const { expected } of estimatesOf(daifugo, 'a').values)
      expect(expected.reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(0);
  });

  it('a turning point has the stake by which it was estimated', async () => {
    const record = playHand(daifugo, 2, 'path');
    const points = await search(daifugo, record, 'path');
    expect(points.length).toBeGreaterThan(0);
    const { scores } = daifugo.result(statesOf(daifugo, record, chanceOf('path')).at(-1))!;
    for (const { stake } of points) expect(stake).toBe(Math.max(100, ...scores.map(Math.abs)));
  });
});

/** How much a choice of this name changes what its seat may expect. */
function changeOf(game: AnyGame, state: unknown, seat: number, name: string): number {
  const choice = game.choices(state, seat).find((each) => game.nameOf(each) === name);
  const action = game.actionFor(state, seat, choice);
  return stepValue(game, state, { step: 0, seat, action }, chanceOf(name), 60)!.change;
}

describe('a planted blunder costs what is lost by it', () => {
  it('when the landlord leads a low card past a farmer with one card (doudizhu 21)', () => {
    const game = findGame(games, 'doudizhu')!;
    const state = playState({ hands: ['KK3', '5', '9TJ', '67Q'] });
    expect(changeOf(game, state, 0, 'single.3')).toBeLessThan(-3);
    expect(changeOf(game, state, 0, 'pair.K')).toBeGreaterThanOrEqual(0);
  });

  it('when a true call is challenged (bluff 10)', () => {
    const game = findGame(games, 'bluff')!;
    const { state, chance } = matchOf({ dice: '55555 12344' });
    const called = game.apply(state, 0, actionOf('1x5'), chance);
    expect(changeOf(game, called, 1, 'challenge')).toBeLessThan(-0.3);
  });
});
