/** The public screen of ブラフ. */
import { describe, expect, it } from 'vitest';
import { tableLines } from './lines.ts';
import { afterMoves, matchOf } from './setup.ts';

describe('the public screen', () => {
  const called = afterMoves(matchOf({ dice: '12336 11 44', rolls: '445' }), [0, 'show 36'], [0, '4x5']);

  it('shows the call to beat, the next calls, and the next call of wilds', () => {
    expect(tableLines(called)).toContain('P0’s call: **4 ×** [5]');
    expect(tableLines(called)).toContain('Higher calls: 2×★ → 5×① → 5×② …');
    const lower = afterMoves(matchOf({ dice: '12336 11 44' }), [0, '3x3']);
    expect(tableLines(lower)).toContain('Higher calls: 3×④ → 3×⑤ → 4×① … 4×⑤ → 2×★ → 5×① …');
  });

  it('says what a wild counts as, and as how many a call of wilds compares (bluff 2, 7)', () => {
    const wilds = tableLines(afterMoves(called, [1, '2x*']));
    expect(wilds).toContain('P1’s call: **2 ×** [6] (as 4)');
    expect(wilds).toContain('For a call of ★ only ★ count.');
    expect(tableLines(called)).toContain('★ is wild: it counts as any face.');
    expect(wilds).toContain('To compare a call of ★, double its number: 2×★ is above 4×⑤, and below 5×①.');
  });

  it('lists no calls beyond the highest', () => {
    expect(tableLines(afterMoves(matchOf({ dice: '12 34' }), [0, '3x*']))).toContain('Higher calls: 4×★');
    expect(tableLines(afterMoves(matchOf({ dice: '12 34' }), [0, '4x*']))).toContain(
      'There is no higher call.',
    );
  });

  it('shows every seat’s hidden, revealed and lost dice', () => {
    expect(tableLines(called)).toContain('P0 [?] ×3 · [3][6]');
    const later = afterMoves(called, [1, '2x*'], [2, 'challenge']);
    expect(tableLines(later)).toContain('P1 [?] ×1 · 1 lost');
  });

  it('lists the latest actions of the round, and says where there were earlier ones', () => {
    const match = matchOf({ dice: '12345 12345' });
    const six = (['1x1', '1x2', '1x3', '1x4', '1x5', '2x1'] as const).map(
      (call, turn) => [turn % 2, call] as const,
    );
    expect(tableLines(afterMoves(match, ...six)).slice(-5)).toEqual([
      'P0: **1 ×** [1]',
      'P1: **1 ×** [2]',
      'P0: **1 ×** [3]',
      'P1: **1 ×** [4]',
      'P0: **1 ×** [5]',
    ]);
    expect(tableLines(afterMoves(match, ...six, [0, '2x2'])).slice(-5)[0]).toBe('… P1: **1 ×** [2]');
  });

  it('shows a challenge, the count, the losses, and all dice with the counted ones first (bluff 9, 10)', () => {
    expect(tableLines(afterMoves(called, [1, 'challenge']))).toEqual(
      expect.arrayContaining([
        '⚔️ P1 challenges P0!',
        'Called **4 ×** [5] · counted **2** (2 short)',
        '💥 P0 loses **2 dice**',
        'P0: **2** counted [5][6] · rest ③④④',
        'P1: **0** counted · rest ①①',
        'P2: **0** counted · rest ④④',
      ]),
    );
  });

  it('keeps the showdown in brief once the next round’s first call is made', () => {
    const later = afterMoves(called, [1, 'challenge'], [2, '1x1']);
    expect(tableLines(later).slice(-7)).toEqual([
      'The end of round 1',
      '⚔️ P1 challenges P0!',
      'Called **4 ×** [5] · counted **2** (2 short)',
      '💥 P0 loses **2 dice**',
      'P0: **2** counted [5][6] · rest ③④④',
      'P1: **0** counted · rest ①①',
      'P2: **0** counted · rest ④④',
    ]);
  });

  it('ends with the winner, the last showdown, and who pays whom (bluff 13)', () => {
    const match = matchOf({ dice: '12 34', options: { stake: 3 } });
    expect(tableLines(afterMoves(match, [0, '4x5'], [1, 'challenge']))).toEqual([
      '🏆 P1 wins!',
      '⚔️ P1 challenges P0!',
      'Called **4 ×** [5] · counted **0** (4 short)',
      '💥 P0 loses all **2 dice** and is out',
      'P0: **0** counted · rest ①②',
      'P1: **0** counted · rest ③④',
      'P1 gets 3 chips from the other player: P0 **−3** · P1 **+3**',
    ]);
  });

  it('ends with the seats without dice and the points with end: first (bluff 13)', () => {
    const match = matchOf({ dice: '12 34 5', options: { end: 'first' } });
    const ended = tableLines(afterMoves(match, [0, '5x5'], [1, 'challenge']));
    expect(ended[0]).toBe('No dice left: P0. The dice that the others kept are their scores.');
    expect(ended.at(-1)).toBe('Points, for the dice left: P0 **0** · P1 **2** · P2 **1**');
  });
});
