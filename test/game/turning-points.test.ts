/** Turning points: the plays after which what a seat could expect was another. */
import { describe, expect, it } from 'vitest';
import { seededChance, seedFromText } from '../../src/game/chance.ts';
import { type AnyGame, findGame, isRefusal } from '../../src/game/game.ts';
import {
  answerSteps,
  findTurningPoints,
  type HandRecord,
  statesOf,
  stepValue,
  turningPointsFor,
} from '../../src/game/turning-points.ts';
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

const search = (game: AnyGame, record: HandRecord, seed: string) => {
  const chance = chanceOf(seed);
  const states = statesOf(game, record, chance);
  return findTurningPoints(record, [], async (question) =>
    answerSteps(game, states, record, question, chance),
  );
};

/** Searches a hand of six moves, by seats 0, 1, 2, 0, 1, 2, in which these changed so much, and no estimate has an error. */
const searchChanges = (changes: readonly number[], readers: readonly number[]) =>
  findTurningPoints(
    { setup: null as never, moves: changes.map((_, index) => ({ seat: index % 3, action: {} })) },
    readers,
    async ({ steps }) =>
      steps.map((step) => ({ step, before: 0, after: changes[step]!, change: changes[step]!, error: 0 })),
  );

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
    const points = await searchChanges([-3, -2, 8, 2, 0, -9], [0, 1]);
    expect(points.map(({ step, isOwnOnly }) => [step, isOwnOnly])).toEqual([
      [0, true],
      [1, true],
      [2, undefined],
      [5, undefined],
    ]);
    const stepsFor = (reader?: number) => turningPointsFor(points, reader).map(({ step }) => step);
    expect([stepsFor(), stepsFor(0), stepsFor(1), stepsFor(2)]).toEqual([
      [2, 5],
      [0, 2, 5],
      [1, 2, 5],
      [2, 5],
    ]);
  });

  it('tell readers of none of their own that mattered little', async () => {
    const points = await searchChanges([-0.5, 0, 8, 0.2, 0, -9], [0, 1, 2]);
    expect(points.map(({ step, isOwnOnly }) => [step, isOwnOnly])).toEqual([
      [2, undefined],
      [5, undefined],
    ]);
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
    await findTurningPoints(record, [0, 1, 2, 3], async (question) => {
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
