/** Scenarios of ドラフト・ババスキ！: refusals and malformed files. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runScenario } from '../../../src/game/scenario.ts';
import { babasuki } from '../../../src/games/babasuki/index.ts';
import { REFUSALS } from '../../../src/games/babasuki/why-not.ts';
import { gameById } from '../../../src/games/index.ts';

const games = [gameById(babasuki.id)!];
const folder = fileURLToPath(new URL('../../scenarios/babasuki/', import.meta.url));

/** Refusals that no scenario can meet: scenarios change no picks, and their options are not checked against each other. */
const WITHOUT_SCENARIO = ['nothing-picked', 'one-round-only'];

it('the scenarios show every refusal there is', () => {
  const codes = readdirSync(folder).map(
    (file) => runScenario(JSON.parse(readFileSync(folder + file, 'utf8')), games).code,
  );
  expect(new Set(codes.filter((code) => code !== undefined))).toEqual(
    new Set(
      [...Object.keys(REFUSALS), ...Object.keys(babasuki.words.en.refusals)].filter(
        (code) => !WITHOUT_SCENARIO.includes(code),
      ),
    ),
  );
});

const table = { dealer: 0, round: 1 };
const raid = { ...table, phase: 'raid', hands: [[1], [22], [15]] };
const run = (setup: object, ...actions: object[]) => runScenario({ game: 'babasuki', setup, actions }, games);

describe('a malformed scenario', () => {
  it.each([
    ['a card No 26', { ...raid, hands: [[1], [26], [15]] }],
    ['a card No 0', { ...raid, hands: [[1], [0], [15]] }],
    ['a card twice', { ...raid, hands: [[1], [22], [22]] }],
    ['one seat', { ...raid, hands: [[1]] }],
    ['seven seats', { ...raid, hands: [[1], [2], [3], [4], [5], [6], [7]] }],
    ['two seats at a draft', { ...table, hands: [[1], [22]] }],
    ['hands and a pack', { ...table, hands: [[1], [22], [15]], deck: [2, 3, 4, 5] }],
    ['a pack for three draws of two', { ...table, deck: [1, 2, 3, 4, 5, 6] }],
    ['a dealer without a seat', { ...raid, dealer: 3 }],
    ['a round before the first', { ...raid, round: 0 }],
    ['an unknown phase', { ...raid, phase: 'draught' }],
    ['an extra key', { ...raid, trumps: 1 }],
    ['nothing', {}],
  ])('has %s in its setup', (_, setup) => {
    expect(() => run(setup)).toThrow();
  });

  it.each([
    ['an unknown action', { seat: 0, do: 'peek' }],
    ['an action that scenarios do not have', { seat: 0, do: 'shuffle' }],
    ['a card No 26', { seat: 0, do: 'raid', villain: 26, position: 0 }],
    ['a place before the first', { seat: 0, do: 'raid', villain: 1, position: -1 }],
    ['half a place', { seat: 0, do: 'raid', villain: 1, position: 0.5 }],
    ['no villain', { seat: 0, do: 'raid', position: 0 }],
    ['an order of no cards', { seat: 1, do: 'arrange', order: [22, 99] }],
    ['an unknown seat', { seat: 3, do: 'raid', villain: 1, position: 0 }],
  ])('has %s in an action', (_, action) => {
    expect(() => run(raid, action)).toThrow();
  });

  it('has an unknown option', () => {
    expect(() =>
      runScenario({ game: 'babasuki', options: { rounds: 3 }, setup: raid, actions: [] }, games),
    ).toThrow();
  });
});

describe('a round', () => {
  it('of two seats may start at its raid', () => {
    expect(
      run({ ...raid, hands: [[1], [15]] }, { seat: 0, do: 'raid', villain: 1, position: 0 }),
    ).toMatchObject({
      over: true,
      scores: [8, 0],
    });
  });

  it('leaves nothing to chance: any seed gives the same round', () => {
    const runWithSeed = (seed: string) =>
      runScenario(
        {
          game: 'babasuki',
          seed,
          setup: { ...table, deck: [1, 15, 8, 22] },
          actions: [{ seat: 0, do: 'secure', card: 1 }],
        },
        games,
      );
    expect(runWithSeed('a')).toEqual(runWithSeed('b'));
  });
});
