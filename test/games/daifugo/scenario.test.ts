/** Scenarios of 変則大富豪: malformed ones, refused actions, and what a declaration of jokers may leave out. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runScenario } from '../../../src/game/scenario.ts';
import { daifugo } from '../../../src/games/daifugo/index.ts';
import { REFUSALS } from '../../../src/games/daifugo/why-not.ts';
import { games } from '../../../src/games/index.ts';

const SETUP = {
  hands: [
    ['5h', '6h', 'JK', '9c', 'Kd'],
    ['7s', '8d'],
  ],
  stock: ['4c'],
  starter: 0,
};
const run = (setup: object, actions: readonly unknown[] = [], options: object = {}) =>
  runScenario({ game: 'daifugo', options, setup: { ...SETUP, ...setup }, actions }, games);

describe('a setup', () => {
  it('makes a game whose starter leads', () => {
    expect(run({ starter: 1 })).toEqual({ ok: true, over: false, toAct: [1], scores: [0, 0] });
    expect(run({ drawn: true, revolutions: 3 })).toMatchObject({ ok: true });
    expect(run({ hands: [['JK'], ['JK']] }, [], { jokers: 2 })).toMatchObject({ ok: true });
  });

  it.each<[string, object]>([
    ['no hands', { hands: undefined }],
    ['one hand', { hands: [['5h']] }],
    ['five hands', { hands: [['5h'], ['6h'], ['7h'], ['8h'], ['9h']] }],
    ['an empty hand', { hands: [['5h'], []] }],
    ['no stock', { stock: undefined }],
    ['no starter', { starter: undefined }],
    ['a starter without a seat', { starter: 2 }],
    ['a negative starter', { starter: -1 }],
    ['an unknown card', { stock: ['1h'] }],
    ['a lower-case card', { stock: ['th'] }],
    ['another game’s joker', { stock: ['BJ'] }],
    ['a card twice', { stock: ['5h'] }],
    ['a second joker where there is one', { stock: ['JK'] }],
    ['a negative number of revolutions', { revolutions: -1 }],
    ['a text for drawn', { drawn: 'yes' }],
    ['an unknown key', { kitty: [] }],
  ])('is malformed with %s', (_, setup) => expect(() => run(setup)).toThrow());

  it('is malformed with invalid options', () => {
    expect(() => run({}, [], { jokers: 3 })).toThrow();
    expect(() => run({ stock: ['JK', '4c', 'JK'] }, [], { jokers: 2 })).toThrow();
  });
});

describe('an action', () => {
  it.each<[string, unknown]>([
    ['of an unknown kind', { seat: 0, do: 'fold' }],
    ['without a seat', { do: 'draw' }],
    ['of a seat that does not exist', { seat: 2, do: 'draw' }],
    ['a draw with cards', { seat: 0, do: 'draw', cards: ['4c'] }],
    ['a play without cards', { seat: 0, do: 'play' }],
    ['a play of no cards', { seat: 0, do: 'play', cards: [] }],
    ['a play of an unknown card', { seat: 0, do: 'play', cards: ['5x'] }],
    ['a play as an unknown card', { seat: 0, do: 'play', cards: ['JK'], as: ['XX'] }],
    ['a gift of no cards', { seat: 0, do: 'give', cards: [] }],
    ['a discard of no cards', { seat: 0, do: 'discard', cards: [] }],
    ['a J-back without a decision', { seat: 0, do: 'reverse' }],
    ['a J-back with a text as the decision', { seat: 0, do: 'reverse', yes: 'yes' }],
  ])('is malformed: %s', (_, action) => expect(() => run({}, [action])).toThrow());

  it('is malformed even after a refused one', () => {
    expect(() =>
      run({}, [
        { seat: 1, do: 'draw' },
        { seat: 0, do: 'fold' },
      ]),
    ).toThrow();
  });

  const play = (cards: string[], as?: string[]) =>
    run({}, [{ seat: 0, do: 'play', cards, ...(as && { as }) }]);

  it('may name its cards in any order, and what they stand for in the same order', () => {
    expect(play(['JK', '6h', '5h'], ['4h', '6h', '5h'])).toMatchObject({ ok: true, toAct: [0] });
  });

  it('may leave out a meaning that makes no difference', () => {
    expect(play(['9c', 'JK'])).toMatchObject({ ok: true });
    expect(play(['9c', 'JK'], ['9c', '9s'])).toMatchObject({ ok: true });
    expect(play(['9c', 'JK'], ['9c', 'JK'])).toMatchObject({ ok: true });
    expect(play(['JK'], ['JK'])).toMatchObject({ ok: true });
  });

  it('is refused if it leaves a meaning open or declares an impossible one', () => {
    expect(play(['5h', '6h', 'JK'])).toMatchObject({ ok: false, at: 0, code: 'which-meaning' });
    expect(play(['5h', '6h', 'JK'], ['5h', '6h', 'JK'])).toMatchObject({ code: 'which-meaning' });
    expect(play(['9c', 'JK'], ['9c', 'Ts'])).toMatchObject({ code: 'no-meaning' });
    expect(play(['9c'], ['9s'])).toMatchObject({ code: 'no-meaning' });
    expect(play(['JK'], ['2s'])).toMatchObject({ code: 'no-meaning' });
    expect(play(['5h', '6h', 'JK'], ['5h', '6h'])).toMatchObject({ code: 'no-meaning' });
  });
});

describe('the scenarios of this repository', () => {
  it('cover every refusal', () => {
    const folder = fileURLToPath(new URL('../../scenarios/daifugo', import.meta.url));
    const codes = readdirSync(folder).map(
      (file) => runScenario(JSON.parse(readFileSync(join(folder, file), 'utf8')), games).code,
    );
    expect(new Set(codes.filter((code) => code !== undefined))).toEqual(
      // A scenario's cards are always written as `actionFor` writes them.
      new Set(
        [...Object.keys(REFUSALS), ...Object.keys(daifugo.words.en.refusals)].filter(
          (code) => code !== 'other-joker' && code !== 'other-order',
        ),
      ),
    );
  });
});
