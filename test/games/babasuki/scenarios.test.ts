/** Rounds as data: every refusal is shown by one, and what is no round is told apart from what is refused. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runScenario } from '../../../src/game/scenario.ts';
import { babasuki } from '../../../src/games/babasuki/index.ts';
import { REFUSALS } from '../../../src/games/babasuki/why-not.ts';
import { gameById } from '../../../src/games/index.ts';

const games = [gameById(babasuki.id)!];
const folder = fileURLToPath(new URL('../../scenarios/babasuki/', import.meta.url));

/** A scenario makes each pick once, and changes none. */
const NOT_WRITTEN = ['nothing-picked', 'one-round-only'];

it('the scenarios are refused for every reason there is', () => {
  const codes = readdirSync(folder).map(
    (file) => runScenario(JSON.parse(readFileSync(folder + file, 'utf8')), games).code,
  );
  expect(new Set(codes.filter((code) => code !== undefined))).toEqual(
    new Set(
      [...Object.keys(REFUSALS), ...Object.keys(babasuki.words.en.refusals)].filter(
        (code) => !NOT_WRITTEN.includes(code),
      ),
    ),
  );
});

const table = { dealer: 0, round: 1 };
const raid = { ...table, phase: 'raid', hands: [[1], [22], [15]] };
const run = (setup: object, ...actions: object[]) => runScenario({ game: 'babasuki', setup, actions }, games);

describe('no round at all', () => {
  it.each([
    ['a card that there is not', { ...raid, hands: [[1], [26], [15]] }],
    ['a card No 0', { ...raid, hands: [[1], [0], [15]] }],
    ['a card twice', { ...raid, hands: [[1], [22], [22]] }],
    ['one seat', { ...raid, hands: [[1]] }],
    ['seven seats', { ...raid, hands: [[1], [2], [3], [4], [5], [6], [7]] }],
    ['two seats at a draft', { ...table, hands: [[1], [22]] }],
    ['hands and a pack', { ...table, hands: [[1], [22], [15]], deck: [2, 3, 4, 5] }],
    ['a pack for three draws of two', { ...table, deck: [1, 2, 3, 4, 5, 6] }],
    ['a dealer who does not sit there', { ...raid, dealer: 3 }],
    ['a round before the first', { ...raid, round: 0 }],
    ['another phase', { ...raid, phase: 'draught' }],
    ['something else', { ...raid, trumps: 1 }],
    ['nothing', {}],
  ])('%s', (_, setup) => {
    expect(() => run(setup)).toThrow();
  });

  it.each([
    ['an unknown action', { seat: 0, do: 'peek' }],
    ['one of our own that is no scenario’s', { seat: 0, do: 'shuffle' }],
    ['no such card', { seat: 0, do: 'raid', villain: 26, position: 0 }],
    ['a place before the first', { seat: 0, do: 'raid', villain: 1, position: -1 }],
    ['half a place', { seat: 0, do: 'raid', villain: 1, position: 0.5 }],
    ['no villain', { seat: 0, do: 'raid', position: 0 }],
    ['an order of no cards', { seat: 1, do: 'arrange', order: [22, 99] }],
    ['no seat of the table', { seat: 3, do: 'raid', villain: 1, position: 0 }],
  ])('%s', (_, action) => {
    expect(() => run(raid, action)).toThrow();
  });

  it('unknown options', () => {
    expect(() =>
      runScenario({ game: 'babasuki', options: { rounds: 3 }, setup: raid, actions: [] }, games),
    ).toThrow();
  });
});

describe('a round', () => {
  it('of two may start at its raid', () => {
    expect(
      run({ ...raid, hands: [[1], [15]] }, { seat: 0, do: 'raid', villain: 1, position: 0 }),
    ).toMatchObject({
      over: true,
      scores: [8, 0],
    });
  });

  it('leaves nothing to chance: another seed is the same round', () => {
    const of = (seed: string) =>
      runScenario(
        {
          game: 'babasuki',
          seed,
          setup: { ...table, deck: [1, 15, 8, 22] },
          actions: [{ seat: 0, do: 'secure', card: 1 }],
        },
        games,
      );
    expect(of('a')).toEqual(of('b'));
  });
});
