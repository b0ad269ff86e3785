/** Drawing, playing and passing (daifugo 11–15). */
import { describe, expect, it } from 'vitest';
import { afterMoves, choiceNames, gameState, handOf, refusalOf, toAct, trickOf } from './setup.ts';

const newGame = (stock = '2s 2h 2d') => gameState({ hands: ['5h Kd 9c', '7s 8d Qc', '4c 4d Jh'], stock });

describe('daifugo 11: a turn', () => {
  it('allows one draw before a play', () => {
    const state = afterMoves(newGame(), [0, 'draw']);
    expect(handOf(state, 0)).toBe('5h 9c Kd 2s');
    expect(state.stock).toHaveLength(2);
    expect(toAct(state)).toEqual([0]);
    expect(refusalOf(state, 0, 'draw')).toBe('drawn-already');
    expect(refusalOf(state, 0, '2s')).toBeNull();
  });

  it('allows a play without a draw', () => expect(refusalOf(newGame(), 0, '5h')).toBeNull());

  it('allows a draw before a pass', () => {
    expect(toAct(afterMoves(newGame(), [0, '5h'], [1, 'draw'], [1, 'pass']))).toEqual([2]);
  });

  it('allows a draw again when leading after a cut, which is a new turn', () => {
    const state = afterMoves(
      gameState({ hands: ['8d 5h Kd', '7s'], stock: '9s 9d' }),
      [0, 'draw'],
      [0, '8d'],
    );
    expect(refusalOf(state, 0, 'draw')).toBeNull();
  });

  it('allows a draw again in the next turn', () => {
    const state = afterMoves(newGame(), [0, 'draw'], [0, '5h'], [1, '7s'], [2, 'draw'], [2, 'pass']);
    expect(refusalOf(state, 0, 'draw')).toBeNull();
  });

  it('refuses everything out of turn', () => {
    for (const move of ['draw', 'pass', '7s']) expect(refusalOf(newGame(), 1, move)).toBe('not-your-turn');
  });

  it('refuses cards that are not in hand', () => {
    expect(refusalOf(newGame(), 0, '7s')).toBe('not-in-hand');
    expect(refusalOf(newGame(), 0, '5h 5h')).toBe('not-in-hand');
    expect(refusalOf(newGame(), 0, 'JK')).toBe('not-in-hand');
  });

  it('refuses to give, discard or reverse without a role', () => {
    for (const move of ['give 5h', 'discard 5h', 'reverse', 'keep']) {
      expect(refusalOf(newGame(), 0, move)).toBe('nothing-owed');
    }
  });
});

describe('daifugo 12: passing needs a draw', () => {
  it('refuses a pass before a draw, even to a player who could play', () => {
    const led = afterMoves(newGame(), [0, '5h']);
    expect(refusalOf(led, 1, 'pass')).toBe('must-draw');
    expect(choiceNames(led, 1)).not.toContain('pass');
    expect(refusalOf(afterMoves(led, [1, 'draw']), 1, 'pass')).toBeNull();
  });

  it('lets a player who has drawn play', () => {
    const state = afterMoves(newGame(), [0, 'Kd'], [1, 'draw']);
    expect(refusalOf(state, 1, '2s')).toBeNull();
  });
});

/** Whether seat 1 may pass without a draw on the lead of seat 0. */
function isPassFree(
  cards: string,
  setup: { revolutions?: number; options?: { jokers: number } } = {},
): boolean {
  const [faces = ''] = cards.split(' as ');
  const state = gameState({ hands: [`${faces} 4h 9d`, '5s 5d'], stock: '7h 7c', ...setup });
  const led = afterMoves(state, [0, cards]);
  const decided = choiceNames(led, 0).includes('keep') ? afterMoves(led, [0, 'keep']) : led;
  return refusalOf(decided, 1, 'pass') === null;
}

describe('daifugo 13: a pass is free if no play without a joker could beat the table', () => {
  it.each([
    ['a single 2', '2c'],
    ['a single joker', 'JK'],
    ['a pair of 2s', '2c 2d'],
    ['2 and joker', '2c JK'],
    ['three 2s', '2c 2d 2s'],
    ['K-A-2', 'Kc Ac 2c'],
    ['Q-K-A with a joker as the 2', 'Kc Ac JK as Kc Ac 2c'],
  ])('on %s', (_, cards) => expect(isPassFree(cards)).toBe(true));

  it.each([
    ['an ace', 'Ac'],
    ['a pair of aces', 'Ac As'],
    ['Q-K-A', 'Qc Kc Ac'],
    ['K-A and a joker as the Q', 'Kc Ac JK as Kc Ac Qc'],
    ['a 3', '3c'],
    ['3-4-5', '3c 4c 5c'],
  ])('not on %s', (_, cards) => expect(isPassFree(cards)).toBe(false));

  it('on 3s and sequences that end at 3 while reversed', () => {
    const reversed = { revolutions: 1 };
    for (const cards of ['3c', '3c 3d', 'JK', '3c 4c 5c', '3c JK'])
      expect(isPassFree(cards, reversed)).toBe(true);
    for (const cards of ['2c', '2c 2d', 'Kc Ac 2c', '4c']) expect(isPassFree(cards, reversed)).toBe(false);
  });

  it('on two jokers', () => expect(isPassFree('JK JK', { options: { jokers: 2 } })).toBe(true));

  it('by the order in force after the play: not on four 2s, which are a revolution', () => {
    expect(isPassFree('2c 2d 2s 2h')).toBe(false);
    expect(isPassFree('3c 3d 3s 3h')).toBe(true);
    expect(isPassFree('Jc Qc Kc Ac 2c')).toBe(false);
  });

  it('on a 3 under a J-back', () => {
    const state = afterMoves(
      gameState({ hands: ['Jc 4h', '3d 5s 6d', '9h 9d'], stock: '7h' }),
      [0, 'Jc'],
      [0, 'reverse'],
      [1, '3d'],
    );
    expect(refusalOf(state, 2, 'pass')).toBeNull();
  });

  it('whatever has been played: not on an ace after the last 2', () => {
    const state = afterMoves(
      gameState({ hands: ['2c 2d 2s Ac 4h', '5s 5d'], stock: '7h' }),
      [0, '2c 2d 2s'],
      [1, 'pass'],
      [0, 'Ac'],
    );
    expect(refusalOf(state, 1, 'pass')).toBe('must-draw');
  });
});

describe('daifugo 14: leads and passes', () => {
  it('refuses a pass by the leader, who may draw first', () => {
    expect(refusalOf(newGame(), 0, 'pass')).toBe('must-lead');
    expect(refusalOf(afterMoves(newGame(), [0, 'draw']), 0, 'pass')).toBe('must-lead');
  });

  it('clears the trick when all others have passed in a row, and the last to play leads', () => {
    const state = afterMoves(
      newGame(),
      [0, '5h'],
      [1, '7s'],
      [2, 'draw'],
      [2, 'pass'],
      [0, 'draw'],
      [0, 'pass'],
    );
    expect(trickOf(state)).toBeNull();
    expect(toAct(state)).toEqual([1]);
  });

  it('lets a player who passed play later in the same trick', () => {
    const hands = ['5h Kd 9c', '7s 8d Qc', '4c 4d Jd'];
    const state = afterMoves(
      gameState({ hands, stock: '2s' }),
      [0, '5h'],
      [1, 'draw'],
      [1, 'pass'],
      [2, 'Jd'],
      [2, 'keep'],
      [0, 'Kd'],
    );
    expect(refusalOf(state, 1, '2s')).toBeNull();
  });

  it('counts passes anew after a play', () => {
    const state = afterMoves(
      newGame(),
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
  it('refuses a draw and makes passing free', () => {
    const led = afterMoves(newGame(''), [0, '5h']);
    expect(refusalOf(led, 1, 'draw')).toBe('stock-empty');
    expect(refusalOf(led, 1, 'pass')).toBeNull();
  });

  it('stays empty: tricks and discards do not go back', () => {
    const state = afterMoves(
      gameState({ hands: ['Th 4h 9d', '5s Kd'], stock: '' }),
      [0, 'Th'],
      [0, 'discard 4h'],
      [1, 'pass'],
    );
    expect(state.stock).toEqual([]);
    expect(refusalOf(state, 0, 'draw')).toBe('stock-empty');
  });
});
