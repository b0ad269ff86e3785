/** The effects of roles (daifugo 6–8). */
import { describe, expect, it } from 'vitest';
import { daifugo } from '../../../src/games/daifugo/index.ts';
import {
  afterMoves,
  choiceNames,
  gameState,
  handOf,
  overState,
  refusalOf,
  scoresOf,
  toAct,
  trickOf,
} from './setup.ts';

describe('6 give', () => {
  const ledSix = () => afterMoves(gameState({ hands: ['6h 4s 9d 5d', '7s Kc', 'Qs 2c'] }), [0, '6h']);

  it('moves one chosen card to the next player, whose turn it is then', () => {
    expect(toAct(ledSix())).toEqual([0]);
    expect(choiceNames(ledSix(), 0)).toEqual(['give.4s', 'give.5d', 'give.9d']);
    const after = afterMoves(ledSix(), [0, 'give 9d']);
    expect([handOf(after, 0), handOf(after, 1)]).toEqual(['4s 5d', '7s 9d Kc']);
    expect(toAct(after)).toEqual([1]);
  });

  it('is compulsory and takes the exact number of cards', () => {
    expect(refusalOf(ledSix(), 0, 'pass')).toBe('give-first');
    expect(refusalOf(ledSix(), 0, 'draw')).toBe('give-first');
    expect(refusalOf(ledSix(), 0, '4s')).toBe('give-first');
    expect(refusalOf(ledSix(), 0, 'discard 4s')).toBe('give-first');
    expect(refusalOf(ledSix(), 0, 'give 4s 9d')).toBe('wrong-number');
    expect(refusalOf(ledSix(), 0, 'give 7s')).toBe('not-in-hand');
    expect(refusalOf(ledSix(), 0, 'give 4s 4s')).toBe('not-in-hand');
    expect(refusalOf(ledSix(), 1, 'give 7s')).toBe('not-your-turn');
  });

  it('gives two cards for two 6s', () => {
    const state = afterMoves(gameState({ hands: ['6h 6d 4s 9d 5d', 'Kc'] }), [0, '6h 6d'], [0, 'give 4s 9d']);
    expect([handOf(state, 0), handOf(state, 1)]).toEqual(['5d', '4s 9d Kc']);
  });

  it('goes from the last seat to seat 0', () => {
    const state = afterMoves(
      gameState({ hands: ['3h', '4h', '6h 5d 9d'], starter: 2 }),
      [2, '6h'],
      [2, 'give 9d'],
    );
    expect(handOf(state, 0)).toBe('3h 9d');
  });
});

describe('8 cut', () => {
  it('clears the trick at once, and the same player leads in a new turn', () => {
    const state = afterMoves(
      gameState({ hands: ['5h 9d 3c', '8s Kc 4d', 'Qs'], stock: 'Ah 2h' }),
      [0, '5h'],
      [1, 'draw'],
      [1, '8s'],
    );
    expect(toAct(state)).toEqual([1]);
    expect(trickOf(state)).toBeNull();
    expect(choiceNames(state, 1)).toContain('draw');
    expect(refusalOf(state, 1, '4d')).toBeNull();
  });
});

describe('10 discard', () => {
  it('discards one chosen card in public', () => {
    const ledTen = afterMoves(gameState({ hands: ['Th 4s 9d', 'Kc'] }), [0, 'Th']);
    expect(choiceNames(ledTen, 0)).toEqual(['discard.4s', 'discard.9d']);
    expect(refusalOf(ledTen, 0, 'give 4s')).toBe('discard-first');
    const after = afterMoves(ledTen, [0, 'discard 4s']);
    expect(handOf(after, 0)).toBe('9d');
    expect(daifugo.tableView(after).discards).toEqual([4]);
    expect(toAct(after)).toEqual([1]);
  });
});

describe('J-back', () => {
  it('is decided once for a play, however many J it has', () => {
    const state = afterMoves(gameState({ hands: ['Jh Jd 4s', 'Kc 3c'] }), [0, 'Jh Jd']);
    expect(choiceNames(state, 0)).toEqual(['reverse', 'keep']);
    expect(refusalOf(state, 0, 'pass')).toBe('reverse-first');
    expect(refusalOf(state, 0, '4s')).toBe('reverse-first');
    expect(toAct(afterMoves(state, [0, 'keep']))).toEqual([1]);
  });

  it('holds until the trick is cleared', () => {
    const state = afterMoves(
      gameState({ hands: ['Jh 4s 9s', '5c 3c'] }),
      [0, 'Jh'],
      [0, 'reverse'],
      [1, '5c'],
      [0, 'pass'],
    );
    expect(daifugo.tableView(state).reversed).toBe(false);
  });

  const secondJack = (first: 'reverse' | 'keep', revolutions: number) =>
    afterMoves(
      gameState({ hands: ['Jh Qh Kh 3s', 'Tc Jc Qc 5c 4c', '2s'], revolutions }),
      [0, 'Jh Qh Kh'],
      [0, first],
      [1, 'Tc Jc Qc'],
      [1, 'discard 5c'],
    );

  it('is not decided again after a J has reversed the trick', () => {
    expect(toAct(secondJack('reverse', 0))).toEqual([2]);
    expect(trickOf(secondJack('reverse', 0))).toMatchObject({ back: true });
  });

  it('is decided again if the earlier J did not reverse the trick', () => {
    const state = secondJack('keep', 1);
    expect(choiceNames(state, 1)).toEqual(['reverse', 'keep']);
    expect(trickOf(afterMoves(state, [1, 'reverse']))).toMatchObject({ back: true });
  });

  it('is not decided if the play cuts the trick or goes out', () => {
    const cut = afterMoves(
      gameState({ hands: ['8h 9h Th Jh 3s 4s', 'Kc'] }),
      [0, '8h 9h Th Jh'],
      [0, 'discard 3s'],
    );
    expect(trickOf(cut)).toBeNull();
    expect(toAct(cut)).toEqual([0]);
    expect(overState(afterMoves(gameState({ hands: ['Jh', 'Kc'] }), [0, 'Jh'])).end).toMatchObject({
      kind: 'foul',
    });
  });

  it('may be declined', () => {
    const state = afterMoves(gameState({ hands: ['Jh 4s', 'Kc 5c'] }), [0, 'Jh'], [0, 'keep']);
    expect(refusalOf(state, 1, 'Kc')).toBeNull();
    expect(refusalOf(state, 1, '5c')).toBe('must-beat');
  });
});

describe('♠3', () => {
  it('cuts like an 8 when it beats a single joker', () => {
    const state = afterMoves(gameState({ hands: ['JK 4h', '3s 5c 6d'] }), [0, 'JK'], [1, '3s']);
    expect(trickOf(state)).toBeNull();
    expect(toAct(state)).toEqual([1]);
  });

  it('is an ordinary 3 otherwise', () => {
    const led = afterMoves(gameState({ hands: ['3s 4h', '5c 6d'] }), [0, '3s']);
    expect(trickOf(led)).not.toBeNull();
    expect(toAct(led)).toEqual([1]);
    const pair = afterMoves(gameState({ hands: ['3s JK 4h', '5c 6d'] }), [0, '3s JK']);
    expect(toAct(pair)).toEqual([1]);
  });
});

describe('daifugo 6: a joker has the role of the card it stands for', () => {
  it('gives two cards for a 6 and a joker', () => {
    const state = afterMoves(gameState({ hands: ['6h JK 4s 9d 5d', 'Kc'] }), [0, '6h JK']);
    expect(refusalOf(state, 0, 'give 4s')).toBe('wrong-number');
    expect(refusalOf(state, 0, 'give 4s 9d')).toBeNull();
  });

  it('cuts with a joker as the 8 in 7-8-9', () => {
    const state = afterMoves(gameState({ hands: ['7c JK 9c 4s', 'Kc'] }), [0, '7c JK 9c']);
    expect(toAct(state)).toEqual([0]);
    expect(trickOf(state)).toBeNull();
  });

  it('gives for a joker as a 6, discards for one as a 10, and has no effect for one as a 3', () => {
    const ledWith = (as: string) =>
      afterMoves(gameState({ hands: ['4c 5c JK Ks Qs 9s', 'Kc'] }), [0, `4c 5c JK as 4c 5c ${as}`]);
    expect(choiceNames(ledWith('6c'), 0)).toContain('give.Ks');
    expect(toAct(ledWith('3c'))).toEqual([1]);
    const ten = afterMoves(gameState({ hands: ['Jc Qc JK Ks 9s', 'Kh'] }), [0, 'Jc Qc JK as Jc Qc Tc']);
    expect(choiceNames(ten, 0)).toEqual(['discard.9s', 'discard.Ks']);
    expect(choiceNames(afterMoves(ten, [0, 'discard 9s']), 0)).toEqual(['reverse', 'keep']);
  });

  it('has no effect for a single joker', () => {
    expect(toAct(afterMoves(gameState({ hands: ['JK Ks', 'Kh'] }), [0, 'JK']))).toEqual([1]);
  });
});

describe('daifugo 7: roles mix', () => {
  it('discards one card and cuts for 8-9-10', () => {
    const state = afterMoves(gameState({ hands: ['8h 9h Th 3s 4s', 'Kc'] }), [0, '8h 9h Th']);
    expect(choiceNames(state, 0)).toEqual(['discard.3s', 'discard.4s']);
    const after = afterMoves(state, [0, 'discard 3s']);
    expect([toAct(after), trickOf(after)]).toEqual([[0], null]);
  });

  it('carries out revolution, give, discard and J-back in this order', () => {
    const run = '6h 7h 8h 9h Th Jh';
    const state = afterMoves(gameState({ hands: [`${run} 3s 4s 5s`, 'Kc'] }), [0, run]);
    expect(state.revolutions).toBe(1);
    expect(choiceNames(state, 0).every((name) => name.startsWith('give.'))).toBe(true);
    const given = afterMoves(state, [0, 'give 3s']);
    expect(choiceNames(given, 0).every((name) => name.startsWith('discard.'))).toBe(true);
    expect(toAct(afterMoves(given, [0, 'discard 4s']))).toEqual([0]);
    const jacks = afterMoves(
      gameState({ hands: ['9h Th Jh Qh 3s 4s', 'Kc'] }),
      [0, '9h Th Jh Qh'],
      [0, 'discard 3s'],
    );
    expect(choiceNames(jacks, 0)).toEqual(['reverse', 'keep']);
  });
});

describe('daifugo 8: effects that take the whole hand', () => {
  it.each([
    ['two 6s with four cards in hand', '6h 6d', 'give'],
    ['two 10s with four cards in hand', 'Th Td', 'discard'],
    ['three 6s with five', '6h 6d 6c', 'give'],
  ])('ends the game by a foul without asking: %s', (_, cards, by) => {
    const state = afterMoves(gameState({ hands: [`${cards} 4s 9d`, 'Kc', '5c'] }), [0, cards]);
    expect(overState(state).end).toMatchObject({ kind: 'foul', seat: 0, by });
    expect(scoresOf(state)).toEqual([-1000, 500, 500]);
    expect(handOf(state, 0)).toBe('');
  });

  it('ends the game by a foul for a 6 with one card left', () => {
    const state = afterMoves(gameState({ hands: ['6h 4s', 'Kc'] }), [0, '6h']);
    expect(overState(state).end).toMatchObject({ kind: 'foul', by: 'give' });
    expect(handOf(state, 1)).toBe('4s Kc');
  });

  it('asks for the gift first if only the discard takes the last card, then ends by a foul', () => {
    const run = '6h 7h 8h 9h Th';
    const state = afterMoves(gameState({ hands: [`${run} 3s 4s`, 'Kc'] }), [0, run]);
    expect(choiceNames(state, 0)).toEqual(['give.3s', 'give.4s']);
    const after = afterMoves(state, [0, 'give 4s']);
    expect(overState(after).end).toMatchObject({ kind: 'foul', by: 'discard' });
    expect(after.discards).toEqual([0]);
    expect(handOf(after, 1)).toBe('4s Kc');
  });

  it('asks for the gift, and is no foul, with one card more', () => {
    const state = afterMoves(gameState({ hands: ['6h 6d 4s 9d 5d', 'Kc'] }), [0, '6h 6d'], [0, 'give 4s 9d']);
    expect(toAct(state)).toEqual([1]);
  });
});
