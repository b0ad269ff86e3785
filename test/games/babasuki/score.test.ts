/** What a round pays (babasuki 5), how a table ends (babasuki 6), one shot (babasuki 7). */
import { describe, expect, it } from 'vitest';
import { babasuki } from '../../../src/games/babasuki/index.ts';
import { winnersOf } from '../../../src/games/babasuki/score.ts';
import type { Options, Over } from '../../../src/games/babasuki/state.ts';
import { ended, moved, raid, scores, strike } from './rounds.ts';

/** A round that is over, with these hands and secured cards. */
const over = (
  of: Partial<Omit<Over, 'options'>> & { hands: number[][]; options?: Partial<Options> },
): Over => ({
  ...ended(raid({ hands: of.hands.map(() => []) })),
  secured: of.hands.map(() => []),
  ...of,
  options: babasuki.options.parse(of.options ?? {}),
});

describe('babasuki 5: the score', () => {
  it('is what was won in the raid by its secured points, and the hand by its points in hand', () => {
    const state = moved(raid({ hands: [[2, 1, 14], [16, 8, 21], [22]] }), strike(0, 2, 0), strike(0, 1, 0));
    // Seat 0 secures 2 and 16 (5 + 3) and keeps hero 14 (1); seat 1 secures 1 and 8 (5 + 5) and keeps treasure 21 (5).
    expect(scores(state)).toEqual([9, 15, 2]);
  });

  it('is told when the round is over, and not before', () => {
    expect(scores(raid({ hands: [[1], [22], [23]] }))).toBeUndefined();
  });

  it('need not add up to 0: it goes on the game’s own scoreboard', () => {
    expect(babasuki.bookKind(babasuki.options.parse({}))).toBe('score');
  });
});

describe('babasuki 6: the table', () => {
  it('goes on while nobody has 100: totals add up, the deal passes left, rounds are counted', () => {
    const state = over({ hands: [[15], [22], []], totals: [90, 97, 5], round: 4, dealer: 2 });
    expect(babasuki.result(state)).toEqual({
      scores: [3, 2, 0],
      carry: { round: 5, dealer: 0, totals: [93, 99, 5] },
    });
  });

  it.each([
    [98, 100],
    [110, 112],
  ])('ends after a round in which somebody has 100 (%i → %i); the highest total wins', (before) => {
    const state = over({ hands: [[15], [22], []], totals: [90, before, 5] });
    expect(babasuki.result(state)!.carry).toBeNull();
    expect(winnersOf(state)).toEqual([1]);
  });

  it('is won by the highest total, not by who was first to 100', () => {
    expect(winnersOf(over({ hands: [[22], [21], []], totals: [98, 97, 5] }))).toEqual([1]);
  });

  it('ends in a draw when the highest tie', () => {
    const state = over({ hands: [[22], [22], [23]], totals: [99, 99, 0] });
    expect(winnersOf(state)).toEqual([0, 1]);
    expect(babasuki.result(state)!.carry).toBeNull();
  });

  it('with sudden death is played on until one leads', () => {
    const options = { suddenDeath: true };
    const tied = over({ hands: [[22], [22], [23]], totals: [99, 99, 0], options });
    expect(winnersOf(tied)).toBeNull();
    expect(babasuki.result(tied)!.carry).toMatchObject({ totals: [101, 101, 2] });
    expect(winnersOf(over({ hands: [[22], [15], []], totals: [101, 101, 2], options }))).toEqual([1]);
  });
});

describe('babasuki 7: one shot', () => {
  const options = { oneShot: true };

  it('one round decides', () => {
    const state = over({ hands: [[21], [22, 23], []], options });
    expect(winnersOf(state)).toEqual([0]);
    expect(babasuki.result(state)).toEqual({ scores: [5, 4, 0], carry: null });
  });

  it('a tie goes to whoever holds most cards, in hand and secured', () => {
    // 4 points each: one treasure, or two cats.
    expect(winnersOf(over({ hands: [[20], [22, 23], []], options }))).toEqual([1]);
    // 12 points each: four cards secured, or three in hand and secured.
    const tied = over({ hands: [[18, 19], [20]], secured: [[5], [6, 13]], options });
    expect(babasuki.result(tied)!.scores).toEqual([12, 12]);
    expect(winnersOf({ ...tied, hands: [[18, 15, 8], [20]] })).toEqual([0]);
  });

  it('then to the highest number among them', () => {
    expect(winnersOf(over({ hands: [[22], [25], [23]], options }))).toEqual([1]);
    // The highest number of all is of no use to who holds fewer.
    expect(winnersOf(over({ hands: [[8, 15], [10, 17], [20]], options }))).toEqual([1]);
    const secured = over({
      hands: [[], []],
      secured: [
        [1, 15],
        [2, 16],
      ],
      options,
    });
    expect(winnersOf(secured)).toEqual([1]);
  });

  it('is a draw only where nobody holds anything', () => {
    expect(winnersOf(over({ hands: [[], [], []], options }))).toEqual([0, 1, 2]);
  });

  it('and sudden death do not go together: there is no tie to play on', () => {
    const unfit = (options: object) => babasuki.whyUnplayable!(babasuki.options.parse(options), 4);
    expect(unfit({ oneShot: true, suddenDeath: true })).toEqual({ refused: 'one-round-only' });
    expect(unfit({ oneShot: true })).toBeNull();
    expect(unfit({ suddenDeath: true })).toBeNull();
  });

  it('whatever is said of sudden death', () => {
    const both = { oneShot: true, suddenDeath: true };
    expect(babasuki.result(over({ hands: [[22], [25], []], options: both }))!.carry).toBeNull();
  });
});
