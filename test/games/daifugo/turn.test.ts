/** daifugo 11–15: drawing, playing, passing. */
import { describe, expect, it } from 'vitest';
import { hand, moved, offered, refused, table, toAct, trickOf } from './tables.ts';

const small = (stock = '2s 2h 2d') => table({ hands: ['5h Kd 9c', '7s 8d Qc', '4c 4d Jh'], stock });

describe('daifugo 11: a card may be drawn, at most one a turn', () => {
  it('before playing', () => {
    const state = moved(small(), [0, 'draw']);
    expect(hand(state, 0)).toBe('5h 9c Kd 2s');
    expect(state.stock).toHaveLength(2);
    expect(toAct(state)).toEqual([0]);
    expect(refused(state, 0, 'draw')).toBe('drawn-already');
    expect(refused(state, 0, '2s')).toBeNull();
  });

  it('or not', () => expect(refused(small(), 0, '5h')).toBeNull());

  it('before passing', () => {
    expect(toAct(moved(small(), [0, '5h'], [1, 'draw'], [1, 'pass']))).toEqual([2]);
  });

  it('a play ends the turn: leading again after a cut is a new one', () => {
    const state = moved(table({ hands: ['8d 5h Kd', '7s'], stock: '9s 9d' }), [0, 'draw'], [0, '8d']);
    expect(refused(state, 0, 'draw')).toBeNull();
  });

  it('in the next turn again', () => {
    const state = moved(small(), [0, 'draw'], [0, '5h'], [1, '7s'], [2, 'draw'], [2, 'pass']);
    expect(refused(state, 0, 'draw')).toBeNull();
  });

  it('whose turn it is not may do nothing', () => {
    for (const move of ['draw', 'pass', '7s']) expect(refused(small(), 1, move)).toBe('not-your-turn');
  });

  it('what is not in hand cannot be played', () => {
    expect(refused(small(), 0, '7s')).toBe('not-in-hand');
    expect(refused(small(), 0, '5h 5h')).toBe('not-in-hand');
    expect(refused(small(), 0, 'JK')).toBe('not-in-hand');
  });

  it('nothing is given, discarded or reversed out of the blue', () => {
    for (const move of ['give 5h', 'discard 5h', 'reverse', 'keep']) {
      expect(refused(small(), 0, move)).toBe('nothing-owed');
    }
  });
});

describe('daifugo 12: passing needs a draw', () => {
  it('is refused before, even to who could play', () => {
    const led = moved(small(), [0, '5h']);
    expect(refused(led, 1, 'pass')).toBe('must-draw');
    expect(offered(led, 1)).not.toContain('pass');
    expect(refused(moved(led, [1, 'draw']), 1, 'pass')).toBeNull();
  });

  it('who has drawn may still play', () => {
    const state = moved(small(), [0, 'Kd'], [1, 'draw']);
    expect(refused(state, 1, '2s')).toBeNull();
  });
});

/** Whether seat 1 may pass without a draw on what seat 0 leads. */
function passesOn(cards: string, more: { revolutions?: number; options?: { jokers: number } } = {}): boolean {
  const [faces = ''] = cards.split(' as ');
  const state = table({ hands: [`${faces} 4h 9d`, '5s 5d'], stock: '7h 7c', ...more });
  const led = moved(state, [0, cards]);
  const asked = offered(led, 0).includes('keep') ? moved(led, [0, 'keep']) : led;
  return refused(asked, 1, 'pass') === null;
}

describe('daifugo 13: a free pass where no play without a joker could beat the table', () => {
  it.each([
    ['a single 2', '2c'],
    ['a single joker', 'JK'],
    ['a pair of 2s', '2c 2d'],
    ['2 and joker', '2c JK'],
    ['three 2s', '2c 2d 2s'],
    ['K-A-2', 'Kc Ac 2c'],
    ['Q-K-A with a joker as the 2', 'Kc Ac JK as Kc Ac 2c'],
  ])('%s', (_, cards) => expect(passesOn(cards)).toBe(true));

  it.each([
    ['an ace', 'Ac'],
    ['a pair of aces', 'Ac As'],
    ['Q-K-A', 'Qc Kc Ac'],
    ['K-A and a joker as the Q', 'Kc Ac JK as Kc Ac Qc'],
    ['a 3', '3c'],
    ['3-4-5', '3c 4c 5c'],
  ])('not %s', (_, cards) => expect(passesOn(cards)).toBe(false));

  it('while reversed 3s and what ends at 3', () => {
    const reversed = { revolutions: 1 };
    for (const cards of ['3c', '3c 3d', 'JK', '3c 4c 5c', '3c JK'])
      expect(passesOn(cards, reversed)).toBe(true);
    for (const cards of ['2c', '2c 2d', 'Kc Ac 2c', '4c']) expect(passesOn(cards, reversed)).toBe(false);
  });

  it('two jokers', () => expect(passesOn('JK JK', { options: { jokers: 2 } })).toBe(true));

  it('by the order in force now: four 2s turn it round', () => {
    expect(passesOn('2c 2d 2s 2h')).toBe(false);
    expect(passesOn('3c 3d 3s 3h')).toBe(true);
    expect(passesOn('Jc Qc Kc Ac 2c')).toBe(false);
  });

  it('while a J has reversed the trick', () => {
    const state = moved(
      table({ hands: ['Jc 4h', '3d 5s 6d', '9h 9d'], stock: '7h' }),
      [0, 'Jc'],
      [0, 'reverse'],
      [1, '3d'],
    );
    expect(refused(state, 2, 'pass')).toBeNull();
  });

  it('what has been played is irrelevant: an ace still needs a draw when every 2 is gone', () => {
    const state = moved(
      table({ hands: ['2c 2d 2s Ac 4h', '5s 5d'], stock: '7h' }),
      [0, '2c 2d 2s'],
      [1, 'pass'],
      [0, 'Ac'],
    );
    expect(refused(state, 1, 'pass')).toBe('must-draw');
  });
});

describe('daifugo 14: leading', () => {
  it('who leads must play, and may draw first', () => {
    expect(refused(small(), 0, 'pass')).toBe('must-lead');
    expect(refused(moved(small(), [0, 'draw']), 0, 'pass')).toBe('must-lead');
  });

  it('when all others pass in a row the trick is cleared and the last to play leads', () => {
    const state = moved(small(), [0, '5h'], [1, '7s'], [2, 'draw'], [2, 'pass'], [0, 'draw'], [0, 'pass']);
    expect(trickOf(state)).toBeNull();
    expect(toAct(state)).toEqual([1]);
  });

  it('passing does not bar a later play in the same trick', () => {
    const hands = ['5h Kd 9c', '7s 8d Qc', '4c 4d Jd'];
    const state = moved(
      table({ hands, stock: '2s' }),
      [0, '5h'],
      [1, 'draw'],
      [1, 'pass'],
      [2, 'Jd'],
      [2, 'keep'],
      [0, 'Kd'],
    );
    expect(refused(state, 1, '2s')).toBeNull();
  });

  it('passes count anew after a play', () => {
    const state = moved(
      small(),
      [0, '5h'],
      [1, 'draw'],
      [1, 'pass'],
      [2, 'Jh'],
      [2, 'keep'],
      [0, 'draw'],
      [0, 'pass'],
    );
    expect(trickOf(state)).not.toBeNull();
    expect(toAct(state)).toEqual([1]);
  });
});

describe('daifugo 15: an empty stock', () => {
  it('cannot be drawn from; passing is free', () => {
    const led = moved(small(''), [0, '5h']);
    expect(refused(led, 1, 'draw')).toBe('stock-empty');
    expect(refused(led, 1, 'pass')).toBeNull();
  });

  it('stays empty: neither tricks nor discards go back', () => {
    const state = moved(
      table({ hands: ['Th 4h 9d', '5s Kd'], stock: '' }),
      [0, 'Th'],
      [0, 'discard 4h'],
      [1, 'pass'],
    );
    expect(state.stock).toEqual([]);
    expect(refused(state, 0, 'draw')).toBe('stock-empty');
  });
});
