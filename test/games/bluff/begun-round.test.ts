/** What a panel of ブラフ tells of a round that has begun. */

import { describe, expect, it } from 'vitest';
import { detailsOf } from '../../../src/game/screen.ts';
import { linesOf, panelOf } from './lines.ts';
import { afterMoves, matchOf } from './setup.ts';

describe('a round that has begun, on a panel', () => {
  const called = afterMoves(matchOf({ dice: '136 24566 55' }), [0, '2x3']);
  const challenged = afterMoves(called, [1, 'challenge']);

  it('has the dice of the round before, and the calls since, until its reader has acted', () => {
    const match = matchOf({ dice: '12345 12345 12345 12345' });
    const challengedOnce = afterMoves(match, [0, '1x2'], [1, 'challenge']);
    const begun = afterMoves(challengedOnce, [2, '1x1'], [3, '1x2'], [0, '1x3']);
    expect(linesOf(panelOf(begun, 1).headline)).toEqual([
      '⚔️ You challenge P0!',
      'Called **1 ×** [2] · counted **4** (3 over)',
      expect.stringContaining('You lose **3 dice**'),
      ...['P0', 'You', 'P2', 'P3'].map((name) =>
        expect.stringMatching(new RegExp(`^${name}: \\*\\*1\\*\\* counted`)),
      ),
    ]);
    expect(linesOf(panelOf(begun, 1).table)).toContain('So far: P2 1×① → P3 1×②');
  });

  it('heads the actions of the round on the page of details', () => {
    const begun = afterMoves(challenged, [2, '1x2'], [0, '1x3']);
    expect(linesOf(detailsOf(panelOf(begun, 1)))).toContain('This round:');
    expect(linesOf(detailsOf(panelOf(challenged, 2)))).not.toContain('This round:');
  });
});
