import { describe, expect, it } from 'vitest';
import { duplicates, meanAndError } from '../../src/game/duplicates.ts';
import type { AnyGame } from '../../src/game/game.ts';
import { bluff } from '../../src/games/bluff/index.ts';
import { doudizhu } from '../../src/games/doudizhu/index.ts';
import { gameById } from '../../src/games/index.ts';
import { runs } from '../runs.ts';

/** A game whose friendly computer makes the first choice, whatever it is. */
const withCarelessFriend = (id: string): AnyGame => {
  const game = gameById(id)!;
  return {
    ...game,
    computer: (view, chance, level) =>
      level === 'friendly'
        ? { choice: view.choices[0], reason: { because: 'only' } }
        : game.computer(view, chance, level),
  };
};

const lastOf = (game: AnyGame, options: Parameters<typeof duplicates>[1]) =>
  [...duplicates(game, options)].at(-1)!;

describe('duplicate tables', () => {
  // A standard error needs two.
  const common = { seats: 4, deals: Math.max(2, runs(3)), seed: 'test' } as const;

  it('find no difference between a player and itself', () => {
    const places = lastOf(gameById(doudizhu.id)!, {
      ...common,
      level: 'house',
      against: 'house',
      by: 'seat',
    });
    expect(places).toHaveLength(4);
    for (const { score, scoreError, wins } of places)
      expect({ score, scoreError, wins }).toEqual({ score: 0, scoreError: 0, wins: 0 });
  });

  it('measure each seat, in as many deals as asked for', () => {
    const places = lastOf(withCarelessFriend(bluff.id), {
      ...common,
      seats: 2,
      deals: 8,
      level: 'friendly',
      against: 'house',
      by: 'seat',
    });
    expect(places.map(({ place, deals }) => ({ place, deals }))).toEqual([
      { place: 0, deals: 8 },
      { place: 1, deals: 8 },
    ]);
    for (const { wins } of places) expect(wins).toBeLessThan(0);
  });

  it('measure each side of a deal', () => {
    const places = lastOf(withCarelessFriend(doudizhu.id), {
      ...common,
      level: 'friendly',
      against: 'house',
      by: 'side',
    });
    expect(places.map(({ place }) => place)).toEqual([0, 1]);
  });
});

describe('a mean', () => {
  it('has its standard error', () =>
    expect(meanAndError([1, 2, 3])).toEqual({ mean: 2, error: Math.sqrt(1 / 3) }));
});
