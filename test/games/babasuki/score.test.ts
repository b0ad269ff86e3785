/** babasuki 5–7: scores, the end of a table, and a single round. */
import { describe, expect, it } from 'vitest';
import { babasuki } from '../../../src/games/babasuki/index.ts';
import { winnersOf } from '../../../src/games/babasuki/score.ts';
import { afterMoves, overState, raid, raidState, scoresOf } from './setup.ts';

describe('babasuki 5: the score', () => {
  it('adds secured points of cards won in the raid and hand points of cards in hand', () => {
    const state = afterMoves(
      raidState({ hands: [[2, 1, 14], [16, 8, 21], [22]] }),
      raid(0, 2, 0),
      raid(0, 1, 0),
    );
    // Seat 0 secures 2 and 16 (5 + 3) and keeps hero 14 (1); seat 1 secures 1 and 8 (5 + 5) and keeps treasure 21 (5).
    expect(scoresOf(state)).toEqual([9, 15, 2]);
  });

  it('exists once the round is over', () => {
    expect(scoresOf(raidState({ hands: [[1], [22], [23]] }))).toBeUndefined();
  });

  it('goes on the game’s scoreboard, as scores need not add up to 0', () => {
    expect(babasuki.bookKind(babasuki.options.parse({}))).toBe('score');
  });
});

describe('babasuki 6: the table', () => {
  it('goes on while nobody has 100 points, with the totals, the next dealer and the next round', () => {
    const state = overState({ hands: [[15], [22], []], totals: [90, 97, 5], round: 4, dealer: 2 });
    expect(babasuki.result(state)).toEqual({
      scores: [3, 2, 0],
      carry: { round: 5, dealer: 0, totals: [93, 99, 5] },
    });
  });

  it.each([
    [98, 100],
    [110, 112],
  ])(
    'ends after a round in which somebody reaches 100 points (%i → %i); the highest total wins',
    (before) => {
      const state = overState({ hands: [[15], [22], []], totals: [90, before, 5] });
      expect(babasuki.result(state)!.carry).toBeNull();
      expect(winnersOf(state)).toEqual([1]);
    },
  );

  it('is won by the highest total of several over 100', () => {
    expect(winnersOf(overState({ hands: [[22], [21], []], totals: [98, 97, 5] }))).toEqual([1]);
  });

  it('ends in a draw if the highest totals tie', () => {
    const state = overState({ hands: [[22], [22], [23]], totals: [99, 99, 0] });
    expect(winnersOf(state)).toEqual([0, 1]);
    expect(babasuki.result(state)!.carry).toBeNull();
  });

  it('goes on with suddenDeath: true until one seat leads', () => {
    const options = { suddenDeath: true };
    const tied = overState({ hands: [[22], [22], [23]], totals: [99, 99, 0], options });
    expect(winnersOf(tied)).toBeNull();
    expect(babasuki.result(tied)!.carry).toMatchObject({ totals: [101, 101, 2] });
    expect(winnersOf(overState({ hands: [[22], [15], []], totals: [101, 101, 2], options }))).toEqual([1]);
  });
});

describe('babasuki 7: one shot', () => {
  const options = { oneShot: true };

  it('decides by one round', () => {
    const state = overState({ hands: [[21], [22, 23], []], options });
    expect(winnersOf(state)).toEqual([0]);
    expect(babasuki.result(state)).toEqual({ scores: [5, 4, 0], carry: null });
  });

  it('breaks a tie by the number of cards held, in hand and secured', () => {
    // 4 points each: one treasure, or two cats.
    expect(winnersOf(overState({ hands: [[20], [22, 23], []], options }))).toEqual([1]);
    // 12 points each: four cards secured, or three in hand and secured.
    const tied = overState({ hands: [[18, 19], [20]], secured: [[5], [6, 13]], options });
    expect(babasuki.result(tied)!.scores).toEqual([12, 12]);
    expect(winnersOf({ ...tied, hands: [[18, 15, 8], [20]] })).toEqual([0]);
  });

  it('breaks a further tie by the highest card number', () => {
    expect(winnersOf(overState({ hands: [[22], [25], [23]], options }))).toEqual([1]);
    // The highest number of all does not help a seat that holds fewer cards.
    expect(winnersOf(overState({ hands: [[8, 15], [10, 17], [20]], options }))).toEqual([1]);
    const secured = overState({
      hands: [[], []],
      secured: [
        [1, 15],
        [2, 16],
      ],
      options,
    });
    expect(winnersOf(secured)).toEqual([1]);
  });

  it('is a draw only if nobody holds a card', () => {
    expect(winnersOf(overState({ hands: [[], [], []], options }))).toEqual([0, 1, 2]);
  });

  it('is refused with suddenDeath: true, as there is no tie to play on', () => {
    const whyUnplayable = (options: object) => babasuki.whyUnplayable!(babasuki.options.parse(options), 4);
    expect(whyUnplayable({ oneShot: true, suddenDeath: true })).toEqual({ refused: 'one-round-only' });
    expect(whyUnplayable({ oneShot: true })).toBeNull();
    expect(whyUnplayable({ suddenDeath: true })).toBeNull();
  });

  it('decides by one round even with suddenDeath: true', () => {
    const both = { oneShot: true, suddenDeath: true };
    expect(babasuki.result(overState({ hands: [[22], [25], []], options: both }))!.carry).toBeNull();
  });
});
