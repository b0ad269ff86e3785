/** What a player's panel of ブラフ shows once the match is over. */
import { describe, expect, it } from 'vitest';
import { linesOf, panelOf } from './lines.ts';
import { afterMoves, matchOf } from './setup.ts';

describe('the end on a panel', () => {
  it('is what the seat has won or lost, the last showdown with all dice, and who pays whom (bluff 13)', () => {
    const ended = afterMoves(matchOf({ dice: '12 34', options: { stake: 3 } }), [0, '4x5'], [1, 'challenge']);
    expect(linesOf(panelOf(ended, 0).headline)).toEqual([
      'You pay 3 chips.',
      '⚔️ P1 challenges you!',
      'Called **4 ×** [5] · counted **0** (4 short)',
      '💥 You lose all **2 dice** and are out',
      'You: **0** counted · rest ①②',
      'P1: **0** counted · rest ③④',
      'P1 gets 3 chips from the other player: You **−3** · P1 **+3**',
    ]);
    expect(linesOf(panelOf(ended, 1).headline)[0]).toBe('🎉 You won 3 chips!');
    expect(linesOf(panelOf(ended, 1).headline).at(-1)).toBe(
      'You get 3 chips from the other player: P0 **−3** · You **+3**',
    );
  });

  it('names the winner of one of several matches: nothing above it does', () => {
    const match = matchOf({ dice: '12 34', options: { matches: 2 } });
    const ended = afterMoves(match, [0, '4x5'], [1, 'challenge']);
    expect(linesOf(panelOf(ended, 0).headline)[0]).toBe('P1 wins. You pay 1 chip.');
  });

  it('is how the seat went out, where that was before the last showdown (bluff 11)', () => {
    const match = matchOf({ dice: '12 3 44' });
    const ended = afterMoves(match, [0, '1x1'], [1, '3x3'], [2, 'challenge'], [0, '4x5'], [2, 'challenge']);
    expect(linesOf(panelOf(ended, 1).headline).slice(0, 4)).toEqual([
      'You pay 1 chip.',
      'You are out: P2 challenged your 3×③, and there were 1.',
      'Round 2, the last challenge:',
      '⚔️ P2 challenges P0!',
    ]);
    expect(linesOf(panelOf(ended, 0).headline).slice(0, 2)).toEqual([
      'You pay 1 chip.',
      '⚔️ P2 challenges you!',
    ]);
  });

  it('says of a challenge that cost the last die although the call was right that it was exact (bluff 10)', () => {
    const match = matchOf({ dice: '3 13 44' });
    const ended = afterMoves(
      match,
      [0, '1x1'],
      [1, '1x3'],
      [2, '2x3'],
      [0, 'challenge'],
      [1, '3x5'],
      [2, 'challenge'],
    );
    expect(linesOf(panelOf(ended, 0).headline)[1]).toBe(
      'You are out: you challenged P2’s 2×③, and it was exact.',
    );
  });

  it('is the dice that the seat has kept, and everybody’s, with end: first (bluff 13)', () => {
    const match = matchOf({ dice: '12 34', options: { end: 'first' } });
    const ended = afterMoves(match, [0, '4x5'], [1, 'challenge']);
    expect(linesOf(panelOf(ended, 1).headline)[0]).toBe('You kept 2 dice: 2 points');
    expect(linesOf(panelOf(ended, 0).headline)[0]).toBe('No dice left: 0 points');
    expect(linesOf(panelOf(ended, 0).headline).at(-1)).toBe(
      'Points, for the dice left: You **0** · P1 **2**',
    );
  });
});
