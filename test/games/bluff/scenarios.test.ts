/** Scenarios of ブラフ: written rolls, refusals, and malformed files. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runScenario } from '../../../src/game/scenario.ts';
import { bluff } from '../../../src/games/bluff/index.ts';
import { REFUSALS } from '../../../src/games/bluff/why-not.ts';
import { games } from '../../../src/games/index.ts';
import { afterMoves, matchOf, playing } from './setup.ts';

const folder = fileURLToPath(new URL('../../scenarios/bluff/', import.meta.url));
const SMALL_SCENARIO = {
  game: 'bluff',
  setup: {
    dice: [
      [1, 2, 3],
      [4, 4, 6],
    ] as unknown,
    starter: 0 as unknown,
  },
  actions: [{ seat: 0, do: 'call', count: 1, face: 3 }] as object[],
};

/** Refusals that no scenario can meet: its dice are always sorted, and its options are not checked. */
const WITHOUT_SCENARIO = ['other-order', 'stake-for-last'];

describe('the scenarios of bluff', () => {
  it('show every refusal there is', () => {
    const codes = readdirSync(folder).map(
      (file) => runScenario(JSON.parse(readFileSync(folder + file, 'utf8')), games).code,
    );
    expect(new Set(codes.filter((code) => code !== undefined))).toEqual(
      new Set(
        [...Object.keys(REFUSALS), ...Object.keys(bluff.words.en.refusals)].filter(
          (code) => !WITHOUT_SCENARIO.includes(code),
        ),
      ),
    );
  });
});

describe('written rolls', () => {
  it('are used in order: one for a reroll, one for each seat with dice in a new round', () => {
    const { hidden } = playing(
      afterMoves(
        matchOf({ dice: '123 - 44 566', rolls: '66 11 22 345' }),
        [0, 'show 1'],
        [0, '6x1'],
        [2, 'challenge'],
      ),
    );
    expect(hidden).toEqual([[1, 1], [], [2, 2], [3, 4, 5]]);
  });

  it('are followed by chance once they are used up, a function of the seed', () => {
    const rerolled = (seed: string) =>
      runScenario({ ...SMALL_SCENARIO, seed, actions: [{ seat: 0, do: 'reveal', dice: [1] }] }, games);
    expect(rerolled('a')).toEqual(rerolled('a'));
    expect(rerolled('a').ok).toBe(true);
  });

  it('are malformed with another number of dice than are rolled', () => {
    const scenario = { ...SMALL_SCENARIO, setup: { ...SMALL_SCENARIO.setup, rolls: [[1, 1, 1]] } };
    const reveal = [{ seat: 0, do: 'reveal', dice: [1] }];
    expect(() => runScenario({ ...scenario, actions: reveal }, games)).toThrow(
      'a roll of 3 dice where 2 are rolled',
    );
    expect(runScenario(scenario, games).ok).toBe(true);
  });
});

describe('a scenario of bluff', () => {
  const withSetup = (setup: object) => ({ ...SMALL_SCENARIO, setup: { ...SMALL_SCENARIO.setup, ...setup } });
  const withActions = (...actions: object[]) => ({ ...SMALL_SCENARIO, actions });

  it.each<[string, object]>([
    ['one seat', withSetup({ dice: [[1]] })],
    ['seven seats', withSetup({ dice: Array(7).fill([1]) })],
    ['a face 7', withSetup({ dice: [[7], [1]] })],
    ['a face 0', withSetup({ dice: [[0], [1]] })],
    ['no dice', withSetup({ dice: undefined })],
    ['no starter', withSetup({ starter: undefined })],
    ['a starter without a seat', withSetup({ starter: 2 })],
    ['a starter without dice', withSetup({ dice: [[], [1], [2]] })],
    ['one seat with dice', withSetup({ dice: [[1], []] })],
    [
      'a seat without dice, with end: first',
      { ...withSetup({ dice: [[1], [2], []] }), options: { end: 'first' } },
    ],
    ['a roll of face 7', withSetup({ rolls: [[7]] })],
    ['an extra key', withSetup({ hands: [] })],
    ['an unknown action', withActions({ seat: 0, do: 'pass' })],
    ['a call of count 0', withActions({ seat: 0, do: 'call', count: 0, face: 3 })],
    ['a call of face 7', withActions({ seat: 0, do: 'call', count: 1, face: 7 })],
    ['a call of wilds written *', withActions({ seat: 0, do: 'call', count: 1, face: '*' })],
    ['a call of half a die', withActions({ seat: 0, do: 'call', count: 1.5, face: 3 })],
    ['a call without a count', withActions({ seat: 0, do: 'call', face: 3 })],
    ['a reveal of nothing', withActions({ seat: 0, do: 'reveal', dice: [] })],
    ['a reveal of face 7', withActions({ seat: 0, do: 'reveal', dice: [7] })],
    ['a challenge with an extra key', withActions({ seat: 0, do: 'challenge', face: 3 })],
    ['an option out of range', { ...SMALL_SCENARIO, options: { stake: 0 } }],
  ])('is malformed with %s', (_, scenario) => {
    expect(() => runScenario(scenario, games)).toThrow();
  });

  it('may have a seat that is out, and more than five dice', () => {
    expect(runScenario(withSetup({ dice: [[1], [], [2, 3, 4, 5, 6, 6, 6]] }), games)).toMatchObject({
      ok: true,
      toAct: [2],
    });
  });

  it('may list revealed dice in any order', () => {
    const setup = { dice: [[1, 6, 3], [2]], starter: 0, rolls: [[4]] };
    expect(
      runScenario({ ...SMALL_SCENARIO, setup, actions: [{ seat: 0, do: 'reveal', dice: [6, 1] }] }, games).ok,
    ).toBe(true);
  });
});
