/** Scenarios of ブラフ: rolls laid open, in order; what is no scenario is told. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runScenario } from '../../../src/game/scenario.ts';
import { REFUSALS } from '../../../src/games/bluff/why-not.ts';
import { games } from '../../../src/games/index.ts';
import { inPlay, match, played } from './matches.ts';

const folder = fileURLToPath(new URL('../../scenarios/bluff/', import.meta.url));
const SMALL = {
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

describe('the scenarios of bluff', () => {
  it('are refused for every reason there is', () => {
    const codes = readdirSync(folder).map(
      (file) => runScenario(JSON.parse(readFileSync(folder + file, 'utf8')), games).code,
    );
    expect(new Set(codes.filter((code) => code !== undefined))).toEqual(
      // A scenario's dice are always sorted.
      new Set(Object.keys(REFUSALS).filter((code) => code !== 'other-order')),
    );
  });
});

describe('rolls', () => {
  it('are used in order: a list a reroll, then one a seat with dice', () => {
    const { hidden } = inPlay(
      played(
        match({ dice: '123 - 44 566', rolls: '66 11 22 345' }),
        [0, 'show 1'],
        [0, '6x1'],
        [2, 'challenge'],
      ),
    );
    expect(hidden).toEqual([[1, 1], [], [2, 2], [3, 4, 5]]);
  });

  it('are left to chance once they are used up: the seed decides', () => {
    const rerolled = (seed: string) =>
      runScenario({ ...SMALL, seed, actions: [{ seat: 0, do: 'reveal', dice: [1] }] }, games);
    expect(rerolled('a')).toEqual(rerolled('a'));
    expect(rerolled('a').ok).toBe(true);
  });

  it('of another number of dice than are rolled are malformed', () => {
    const scenario = { ...SMALL, setup: { ...SMALL.setup, rolls: [[1, 1, 1]] } };
    const reveal = [{ seat: 0, do: 'reveal', dice: [1] }];
    expect(() => runScenario({ ...scenario, actions: reveal }, games)).toThrow(
      'a roll of 3 dice where 2 are rolled',
    );
    expect(runScenario(scenario, games).ok).toBe(true);
  });
});

describe('what is no scenario of bluff', () => {
  const set = (setup: object) => ({ ...SMALL, setup: { ...SMALL.setup, ...setup } });
  const acting = (...actions: object[]) => ({ ...SMALL, actions });

  it.each<[string, object]>([
    ['one seat', set({ dice: [[1]] })],
    ['seven seats', set({ dice: Array(7).fill([1]) })],
    ['a face 7', set({ dice: [[7], [1]] })],
    ['a face 0', set({ dice: [[0], [1]] })],
    ['no dice', set({ dice: undefined })],
    ['no starter', set({ starter: undefined })],
    ['a starter who is not there', set({ starter: 2 })],
    ['a starter without dice', set({ dice: [[], [1], [2]] })],
    ['one seat with dice', set({ dice: [[1], []] })],
    [
      'a seat without dice, to the first without',
      { ...set({ dice: [[1], [2], []] }), options: { end: 'first' } },
    ],
    ['a roll of face 7', set({ rolls: [[7]] })],
    ['an extra key', set({ hands: [] })],
    ['an unknown action', acting({ seat: 0, do: 'pass' })],
    ['a call of count 0', acting({ seat: 0, do: 'call', count: 0, face: 3 })],
    ['a call of face 7', acting({ seat: 0, do: 'call', count: 1, face: 7 })],
    ['a call of a wild by its sign', acting({ seat: 0, do: 'call', count: 1, face: '*' })],
    ['a call of half a die', acting({ seat: 0, do: 'call', count: 1.5, face: 3 })],
    ['a call without a count', acting({ seat: 0, do: 'call', face: 3 })],
    ['a reveal of nothing', acting({ seat: 0, do: 'reveal', dice: [] })],
    ['a reveal of face 7', acting({ seat: 0, do: 'reveal', dice: [7] })],
    ['a challenge with more', acting({ seat: 0, do: 'challenge', face: 3 })],
    ['an option out of range', { ...SMALL, options: { stake: 0 } }],
  ])('%s', (_, scenario) => {
    expect(() => runScenario(scenario, games)).toThrow();
  });

  it('but a seat that is out already, or more dice than five, may be written', () => {
    expect(runScenario(set({ dice: [[1], [], [2, 3, 4, 5, 6, 6, 6]] }), games)).toMatchObject({
      ok: true,
      toAct: [2],
    });
  });

  it('dice may be revealed in any order', () => {
    const setup = { dice: [[1, 6, 3], [2]], starter: 0, rolls: [[4]] };
    expect(
      runScenario({ ...SMALL, setup, actions: [{ seat: 0, do: 'reveal', dice: [6, 1] }] }, games).ok,
    ).toBe(true);
  });
});
