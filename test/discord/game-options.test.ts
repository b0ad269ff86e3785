/** Values of a game's options, as the panel of options offers them and custom ids write them. */
import { describe, expect, it } from 'vitest';
import { gameOptionChange, gameValues, optionsOf, writtenValue } from '../../src/discord/game-options.ts';
import { bluff } from '../../src/games/bluff/index.ts';
import { games } from '../../src/games/index.ts';

const integer = (minimum: number, maximum: number) => ({ kind: 'integer', minimum, maximum }) as const;

describe('the values on offer', () => {
  it('are all whole numbers of a range for which a select has room', () => {
    expect(gameValues(integer(1, 25), 3)).toEqual(Array.from({ length: 25 }, (_, index) => `${index + 1}`));
  });

  it('are round numbers of a larger one, with its bounds and the present value', () => {
    const values = gameValues(integer(1, 100), 37);
    expect(values).toEqual(['1', '2', '3', '5', '10', '20', '30', '37', '50', '100']);
    expect(gameValues(integer(7, 999_999), 8).length).toBeLessThanOrEqual(25);
  });

  it.each(games)(
    'of $id have the defaults among them, each is accepted, and none is offered twice',
    (game) => {
      const defaults = game.options.parse({}) as Record<string, unknown>;
      for (const [key, option] of optionsOf(game)) {
        const values = gameValues(option, defaults[key]);
        expect(values).toContain(writtenValue(defaults[key]));
        expect(new Set(values).size).toBe(values.length);
        for (const value of values) {
          const change = gameOptionChange(game, key, value)!;
          expect(writtenValue(change[key])).toBe(value);
        }
      }
    },
  );
});

it.each([
  ['stake', '0'],
  ['stake', '101'],
  ['stake', '1.5'],
  ['end', 'never'],
  ['odds', 'true'],
  ['hasOwnProperty', '1'],
])('of %s, %s is no value', (key, value) => {
  expect(gameOptionChange(bluff, key, value)).toBeNull();
});
