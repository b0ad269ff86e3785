/** A recap: standings of each game, and the hands that stand out by what is usual in their game. */
import { describe, expect, test } from 'vitest';
import { recapKey, recapOf, usualGain } from '../../src/ledger/recap.ts';
import type { PlayedHand } from '../../src/store/evenings.ts';

const NOON = Date.UTC(2026, 0, 1, 12);

let count = 0;
const hand = (
  users: readonly (string | null)[],
  scores: readonly number[],
  fields: Partial<PlayedHand> = {},
): PlayedHand => ({
  tableId: 'aaaaaaaaaa',
  hand: ++count,
  game: 'cards',
  options: {},
  channelId: 'channel',
  isPrivate: false,
  messageId: null,
  endedAt: NOON + count,
  book: 'chips',
  users: [...users],
  scores: [...scores],
  ...fields,
});

const USUAL = new Map([
  [recapKey({ game: 'cards', book: 'chips' }), 10],
  [recapKey({ game: 'dice', book: 'score-dice' }), 1],
]);

describe('standings', () => {
  test('have what each player won in each game, the highest first, and what the computers did', () => {
    const recap = recapOf(
      [
        hand(['ann', 'ben', null], [5, -2, -3]),
        hand(['ann', 'cho', null], [-9, 6, 3]),
        hand(['ann', 'ben'], [3, 4], { game: 'dice', book: 'score-dice', tableId: 'bbbbbbbbbb' }),
      ],
      USUAL,
    )!;
    expect(recap).toMatchObject({ hands: 3, tables: 2, people: 3, uncounted: 0 });
    expect(recap.games).toEqual([
      {
        ...{ game: 'cards', book: 'chips', hands: 2, computers: 0 },
        players: [
          { account: 'cho', total: 6, hands: 1 },
          { account: 'ben', total: -2, hands: 1 },
          { account: 'ann', total: -4, hands: 2 },
        ],
      },
      {
        ...{ game: 'dice', book: 'score-dice', hands: 1, computers: null },
        players: [
          { account: 'ben', total: 4, hands: 1 },
          { account: 'ann', total: 3, hands: 1 },
        ],
      },
    ]);
  });

  test('of a game in two books are apart', () => {
    const recap = recapOf(
      [hand(['ann', 'ben'], [1, -1]), hand(['ann', 'ben'], [1, -1], { book: 'points' })],
      USUAL,
    )!;
    expect(recap.games.map(({ book }) => book)).toEqual(['chips', 'points']);
  });

  test('leave out hands that are in no book, which are counted', () => {
    const recap = recapOf(
      [hand(['ann', 'ben'], [50, -50], { book: null }), hand(['ann', 'ben'], [1, -1])],
      USUAL,
    )!;
    expect(recap).toMatchObject({ hands: 2, uncounted: 1, best: { amount: 1 }, games: [{ hands: 1 }] });
  });

  test('are none where nobody has played', () => {
    expect(recapOf([], USUAL)).toBeNull();
    expect(recapOf([hand([null, null], [1, -1])], USUAL)).toBeNull();
  });
});

describe('the best and the bitterest hand', () => {
  test('are those furthest from what is usual in their game, whatever its amounts', () => {
    const recap = recapOf(
      [
        hand(['ann', 'ben'], [20, -20]),
        hand(['cho', 'dan'], [2, 8], { game: 'dice', book: 'score-dice' }),
        hand(['ann', 'ben'], [-10, 10]),
      ],
      USUAL,
    )!;
    // 3 above the hand's average of 5, where 1 is usual; 20 chips are only twice the usual.
    expect(recap.best).toMatchObject({ account: 'dan', amount: 8, times: 3 });
    expect(recap.bitterest).toMatchObject({ account: 'cho', amount: 2, times: 3 });
  });

  test('are never a computer’s', () => {
    const recap = recapOf([hand(['ann', null], [-20, 20]), hand(['ann', null], [5, -5])], USUAL)!;
    expect(recap.best).toMatchObject({ account: 'ann', amount: 5, times: 0.5 });
    expect(recap.bitterest).toMatchObject({ account: 'ann', amount: -20, times: 2 });
  });

  test('are none where every hand was a draw', () => {
    const draw = hand(['ann', 'ben'], [0, 0]);
    expect(recapOf([draw], USUAL)).toMatchObject({ best: null, bitterest: null });
    expect(recapOf([draw], new Map())).toMatchObject({ best: null, bitterest: null });
  });
});

test('what is usual is the root of the mean square of what scores differ from their hand’s average by', () => {
  expect(usualGain([[3, -3]])).toBe(3);
  expect(
    usualGain([
      [3, -3],
      [4, -4],
    ]),
  ).toBeCloseTo(Math.sqrt(12.5));
  expect(usualGain([[10, 16]])).toBe(3);
  expect(usualGain([])).toBe(0);
});
