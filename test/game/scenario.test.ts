/** Scenarios: outcomes, malformed files, and the command's lines and exit codes. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { findGame } from '../../src/game/game.ts';
import { runScenario, whyMalformed } from '../../src/game/scenario.ts';
import { doudizhu } from '../../src/games/doudizhu/index.ts';
import { REFUSALS } from '../../src/games/doudizhu/why-not.ts';
import { games } from '../../src/games/index.ts';
import { runCommand } from './cli.ts';

const SCENARIOS = fileURLToPath(new URL('../scenarios', import.meta.url));
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

describe.each(readdirSync(SCENARIOS))('%s', (id) => {
  const files = readdirSync(join(SCENARIOS, id)).sort();

  it('is a game', () => expect(findGame(games, id)).toBeDefined());

  it.each(files)('%s', (file) => {
    const scenario = read(join(SCENARIOS, id, file));
    expect(scenario).toMatchObject({ game: id, about: expect.any(String), expect: expect.any(Object) });
    const { expect: expected } = scenario as { expect: object };
    const outcome = runScenario(scenario, games);
    expect(outcome).toMatchObject(expected);
    expect(outcome.passed).toBe(true);
  });
});

describe('the scenarios of doudizhu', () => {
  it('show every refusal', () => {
    const folder = join(SCENARIOS, 'doudizhu');
    const codes = readdirSync(folder).map((file) => runScenario(read(join(folder, file)), games).code);
    expect(new Set(codes.filter((code) => code !== undefined))).toEqual(
      // A scenario's cards are always written as `actionFor` writes them.
      new Set(
        [...Object.keys(REFUSALS), ...Object.keys(doudizhu.words.en.refusals)].filter(
          (code) => code !== 'other-suits',
        ),
      ),
    );
  });
});

/** A deal of two cards each, at its auction. */
const SMALL = {
  game: 'doudizhu',
  setup: {
    hands: [
      ['3s', '3h'],
      ['4s', '4h'],
      ['5s', '5h'],
      ['6s', '6h'],
    ],
    kitty: ['7s'],
    exposed: { seat: 0, card: '3s' },
  },
  actions: [{ seat: 0, do: 'accept' }] as object[],
};
const { setup } = SMALL;
const settled = { hands: setup.hands, landlord: 0, stake: 1 };

describe('an outcome', () => {
  it('has no other keys than the outcome’s', () => {
    expect(runScenario(SMALL, games)).toEqual({ ok: true, over: false, toAct: [0], scores: [0, 0, 0, 0] });
  });

  it('has the first refused action, its reason, and the state before it', () => {
    const actions = [...SMALL.actions, { seat: 0, do: 'pass' }, { seat: 0, do: 'play', cards: ['3s'] }];
    expect(runScenario({ ...SMALL, actions }, games)).toEqual({
      ok: false,
      at: 1,
      code: 'must-lead',
      message: 'You lead this trick, so play something: only those who follow may pass.',
      over: false,
      toAct: [0],
      scores: [0, 0, 0, 0],
    });
  });

  it.each([
    [{ ok: true }, true],
    [{ toAct: [0], scores: [0, 0, 0, 0], over: false }, true],
    [{ ok: false }, false],
    [{ toAct: [1] }, false],
    [{ code: 'must-lead' }, false],
    [{}, true],
  ])('expected %o: passed is %s', (expected, passed) => {
    expect(runScenario({ ...SMALL, expect: expected }, games).passed).toBe(passed);
  });

  it('exists without any action', () => {
    expect(runScenario({ ...SMALL, actions: [] }, games)).toMatchObject({ ok: true, toAct: [0] });
  });

  it('depends on the options; a seed and a description are allowed', () => {
    const actions = [
      { seat: 0, do: 'accept' },
      { seat: 0, do: 'play', cards: ['7s'] },
    ];
    const withoutKitty = {
      ...SMALL,
      actions,
      options: { kitty: 'out' },
      seed: 'any',
      about: 'a kitty left out',
    };
    expect(runScenario(withoutKitty, games)).toMatchObject({ ok: false, code: 'not-in-hand' });
    expect(runScenario({ ...withoutKitty, options: {} }, games)).toMatchObject({ ok: true });
  });
});

describe('a malformed scenario', () => {
  const acting = (...actions: unknown[]) => ({ ...SMALL, actions });
  const dealtAs = (other: object) => ({ ...SMALL, setup: { ...setup, ...other } });

  it.each<[string, unknown]>([
    ['no object', []],
    ['null', null],
    ['no game', { ...SMALL, game: undefined }],
    ['an unknown game', { ...SMALL, game: 'mahjong' }],
    ['no setup', { ...SMALL, setup: undefined }],
    ['no actions', { ...SMALL, actions: undefined }],
    ['an extra key', { ...SMALL, more: 1 }],
    ['a seed that is no text', { ...SMALL, seed: 1 }],
    ['an unknown action', acting({ seat: 0, do: 'fold' })],
    ['an action of nobody', acting({ do: 'accept' })],
    ['an action of seat 4', acting({ seat: 4, do: 'accept' })],
    ['an action of seat −1', acting({ seat: -1, do: 'accept' })],
    ['an action with an extra key', acting({ seat: 0, do: 'accept', stake: 2 })],
    ['a pass with cards', acting({ seat: 0, do: 'pass', cards: ['3s'] })],
    ['a play without cards', acting({ seat: 0, do: 'play' })],
    ['a play of no cards', acting({ seat: 0, do: 'play', cards: [] })],
    ['a play of an unknown card', acting({ seat: 0, do: 'play', cards: ['1s'] })],
    ['a malformed action after a refused one', acting({ seat: 1, do: 'accept' }, { seat: 0, do: 'fold' })],
    ['an unknown card in a hand', dealtAs({ hands: [['3x'], ['4s'], ['5s'], ['6s']] })],
    ['a lower-case card', dealtAs({ kitty: ['ts'] })],
    ['another game’s joker', dealtAs({ kitty: ['JK'] })],
    ['a third copy of a card', dealtAs({ kitty: ['3s', '3s'] })],
    ['a third big joker', dealtAs({ kitty: ['BJ', 'BJ', 'BJ'] })],
    ['three hands', dealtAs({ hands: setup.hands.slice(1) })],
    ['an empty hand', dealtAs({ hands: [[], ...setup.hands.slice(1)] })],
    ['an exposed card that is in no hand', dealtAs({ exposed: { seat: 0, card: '9s' } })],
    ['an exposed card in another hand', dealtAs({ exposed: { seat: 1, card: '3s' } })],
    ['an exposed card of seat 4', dealtAs({ exposed: { seat: 4, card: '3s' } })],
    ['neither an exposed card nor a landlord', dealtAs({ exposed: undefined })],
    ['both', dealtAs({ landlord: 0, stake: 1 })],
    ['stake 3', { ...SMALL, setup: { ...settled, stake: 3 } }],
    ['no stake', { ...SMALL, setup: { ...settled, stake: undefined } }],
    ['landlord 4', { ...SMALL, setup: { ...settled, landlord: 4 } }],
    ['seat 4 bound', { ...SMALL, setup: { ...settled, oneBomb: [4] } }],
    ['a kitty past the auction', { ...SMALL, setup: { ...settled, kitty: ['9s'] } }],
    ['an unknown option', { ...SMALL, options: { stakes: 2 } }],
    ['an option out of range', { ...SMALL, options: { deals: 0 } }],
  ])('%s', (_, json) => {
    let reason = '';
    try {
      runScenario(json, games);
    } catch (error) {
      reason = whyMalformed(error);
    }
    expect(reason).toMatch(/^[^\n]+$/);
  });

  it('is not one whose actions the rules refuse', () => {
    expect(runScenario(acting({ seat: 1, do: 'accept' }), games)).toMatchObject({ ok: false, at: 0 });
    expect(runScenario(acting({ seat: 0, do: 'play', cards: ['2c'] }), games)).toMatchObject({ ok: false });
  });
});

describe('npm run -s scenario', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scenario-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string, content: unknown) => {
    const path = join(folder, name);
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    return path;
  };
  const passing = file('passing.json', { ...SMALL, expect: { ok: true } });
  const refused = file('refused.json', { ...SMALL, actions: [{ seat: 1, do: 'accept' }] });
  const failing = file('failing.json', { ...SMALL, expect: { toAct: [3] } });
  const unknown = file('unknown.json', { ...SMALL, game: 'mahjong' });
  const noJson = file('no.json', '{');
  const missing = join(folder, 'missing.json');

  it.concurrent('exits 0 if every file was read and run, also with refused actions', async () => {
    const { exit, lines } = await runCommand('scenario', refused, passing);
    expect(exit).toBe(0);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        file: refused,
        ok: false,
        at: 0,
        code: 'not-your-turn',
        message: 'It is not your turn.',
        over: false,
        toAct: [0],
        scores: [0, 0, 0, 0],
      },
      { file: passing, ok: true, over: false, toAct: [0], scores: [0, 0, 0, 0], passed: true },
    ]);
  });

  it.concurrent('exits 1 if a file fails its expectation; the others still run', async () => {
    const { exit, lines } = await runCommand('scenario', passing, failing, refused);
    expect(exit).toBe(1);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { file: passing, passed: true },
      { file: failing, ok: true, passed: false },
      { file: refused, ok: false },
    ]);
  });

  it.concurrent('exits 2 if a file is unreadable or malformed, with a line for each file in order', async () => {
    const { exit, lines } = await runCommand('scenario', failing, unknown, noJson, missing, passing);
    expect(exit).toBe(2);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ file: failing, passed: false }),
      { file: unknown, error: "no game 'mahjong'" },
      { file: noJson, error: expect.any(String) },
      { file: missing, error: expect.stringContaining('ENOENT') },
      expect.objectContaining({ file: passing, passed: true }),
    ]);
  });

  it.concurrent('exits 2 without a file, and explains its usage', async () => {
    const { exit, lines, errors } = await runCommand('scenario');
    expect(exit).toBe(2);
    expect(lines).toEqual([]);
    expect(errors).toContain('usage: npm run -s scenario -- FILE...');
  });
});
