/** What a review says with a challenge: what came of it (bluff 10). */
import { expect, it } from 'vitest';
import { LOCALES } from '../../../src/game/words.ts';
import { bluff } from '../../../src/games/bluff/index.ts';
import { actionOf, afterMoves, matchOf } from './setup.ts';

/** The line, with S1 for seat 1. */
const resultOf = (moves: [number, string][], locale: 'en' | 'ja' | 'zh' = 'en'): string => {
  const { state: after } = afterMoves(matchOf({ dice: '1122 3345 45' }), ...moves);
  return bluff.drawResult!(after, actionOf(moves.at(-1)![1]), locale)
    .map((inline) => (typeof inline !== 'object' ? inline : 'seat' in inline ? `S${inline.seat}` : ''))
    .join('');
};

it('has the count, and who loses how many dice', () => {
  const line = resultOf([
    [0, '4x3'],
    [1, 'challenge'],
  ]);
  expect(line).toContain('counted **2**');
  expect(line).toMatch(/S0 loses/);
  for (const locale of LOCALES)
    expect(
      resultOf(
        [
          [0, '4x3'],
          [1, 'challenge'],
        ],
        locale,
      ),
    ).toMatch(/S0/);
});

it('has nothing of a call', () => expect(resultOf([[0, '4x3']])).toBe(''));
