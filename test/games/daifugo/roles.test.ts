/** daifugo 6–8: what roles do. */
import { describe, expect, it } from 'vitest';
import { daifugo } from '../../../src/games/daifugo/index.ts';
import { hand, moved, offered, over, refused, scores, table, toAct, trickOf } from './tables.ts';

describe('6 give', () => {
  const led = () => moved(table({ hands: ['6h 4s 9d 5d', '7s Kc', 'Qs 2c'] }), [0, '6h']);

  it('one chosen card goes to the next player, then it is their turn', () => {
    expect(toAct(led())).toEqual([0]);
    expect(offered(led(), 0)).toEqual(['give.4s', 'give.5d', 'give.9d']);
    const after = moved(led(), [0, 'give 9d']);
    expect([hand(after, 0), hand(after, 1)]).toEqual(['4s 5d', '7s 9d Kc']);
    expect(toAct(after)).toEqual([1]);
  });

  it('is compulsory, and of exactly as many cards', () => {
    expect(refused(led(), 0, 'pass')).toBe('give-first');
    expect(refused(led(), 0, 'draw')).toBe('give-first');
    expect(refused(led(), 0, '4s')).toBe('give-first');
    expect(refused(led(), 0, 'discard 4s')).toBe('give-first');
    expect(refused(led(), 0, 'give 4s 9d')).toBe('wrong-number');
    expect(refused(led(), 0, 'give 7s')).toBe('not-in-hand');
    expect(refused(led(), 0, 'give 4s 4s')).toBe('not-in-hand');
    expect(refused(led(), 1, 'give 7s')).toBe('not-your-turn');
  });

  it('two 6s give two', () => {
    const state = moved(table({ hands: ['6h 6d 4s 9d 5d', 'Kc'] }), [0, '6h 6d'], [0, 'give 4s 9d']);
    expect([hand(state, 0), hand(state, 1)]).toEqual(['5d', '4s 9d Kc']);
  });

  it('goes from the last seat to the first', () => {
    const state = moved(table({ hands: ['3h', '4h', '6h 5d 9d'], starter: 2 }), [2, '6h'], [2, 'give 9d']);
    expect(hand(state, 0)).toBe('3h 9d');
  });
});

describe('8 cut', () => {
  it('clears the trick at once; the same player leads again, in a new turn', () => {
    const state = moved(
      table({ hands: ['5h 9d 3c', '8s Kc 4d', 'Qs'], stock: 'Ah 2h' }),
      [0, '5h'],
      [1, 'draw'],
      [1, '8s'],
    );
    expect(toAct(state)).toEqual([1]);
    expect(trickOf(state)).toBeNull();
    expect(offered(state, 1)).toContain('draw');
    expect(refused(state, 1, '4d')).toBeNull();
  });
});

describe('10 discard', () => {
  it('one chosen card is discarded, for all to see', () => {
    const led = moved(table({ hands: ['Th 4s 9d', 'Kc'] }), [0, 'Th']);
    expect(offered(led, 0)).toEqual(['discard.4s', 'discard.9d']);
    expect(refused(led, 0, 'give 4s')).toBe('discard-first');
    const after = moved(led, [0, 'discard 4s']);
    expect(hand(after, 0)).toBe('9d');
    expect(daifugo.tableView(after).discards).toEqual([4]);
    expect(toAct(after)).toEqual([1]);
  });
});

describe('J-back', () => {
  it('is asked once a play, however many J', () => {
    const state = moved(table({ hands: ['Jh Jd 4s', 'Kc 3c'] }), [0, 'Jh Jd']);
    expect(offered(state, 0)).toEqual(['reverse', 'keep']);
    expect(refused(state, 0, 'pass')).toBe('reverse-first');
    expect(refused(state, 0, '4s')).toBe('reverse-first');
    expect(toAct(moved(state, [0, 'keep']))).toEqual([1]);
  });

  it('holds until the trick is cleared', () => {
    const state = moved(
      table({ hands: ['Jh 4s 9s', '5c 3c'] }),
      [0, 'Jh'],
      [0, 'reverse'],
      [1, '5c'],
      [0, 'pass'],
    );
    expect(daifugo.tableView(state).reversed).toBe(false);
  });

  const jacks = (first: 'reverse' | 'keep', revolutions: number) =>
    moved(
      table({ hands: ['Jh Qh Kh 3s', 'Tc Jc Qc 5c 4c', '2s'], revolutions }),
      [0, 'Jh Qh Kh'],
      [0, first],
      [1, 'Tc Jc Qc'],
      [1, 'discard 5c'],
    );

  it('is not asked where a J has reversed this trick already', () => {
    expect(toAct(jacks('reverse', 0))).toEqual([2]);
    expect(trickOf(jacks('reverse', 0))).toMatchObject({ back: true });
  });

  it('is asked again where the J before did not', () => {
    const again = jacks('keep', 1);
    expect(offered(again, 1)).toEqual(['reverse', 'keep']);
    expect(trickOf(moved(again, [1, 'reverse']))).toMatchObject({ back: true });
  });

  it('is not asked where the play cuts or goes out', () => {
    const cut = moved(table({ hands: ['8h 9h Th Jh 3s 4s', 'Kc'] }), [0, '8h 9h Th Jh'], [0, 'discard 3s']);
    expect(trickOf(cut)).toBeNull();
    expect(toAct(cut)).toEqual([0]);
    expect(over(moved(table({ hands: ['Jh', 'Kc'] }), [0, 'Jh'])).end).toMatchObject({ kind: 'foul' });
  });

  it('may be declined', () => {
    const state = moved(table({ hands: ['Jh 4s', 'Kc 5c'] }), [0, 'Jh'], [0, 'keep']);
    expect(refused(state, 1, 'Kc')).toBeNull();
    expect(refused(state, 1, '5c')).toBe('must-beat');
  });
});

describe('♠3', () => {
  it('cuts like an 8 when it beats a joker', () => {
    const state = moved(table({ hands: ['JK 4h', '3s 5c 6d'] }), [0, 'JK'], [1, '3s']);
    expect(trickOf(state)).toBeNull();
    expect(toAct(state)).toEqual([1]);
  });

  it('is an ordinary 3 otherwise', () => {
    const led = moved(table({ hands: ['3s 4h', '5c 6d'] }), [0, '3s']);
    expect(trickOf(led)).not.toBeNull();
    expect(toAct(led)).toEqual([1]);
    const pair = moved(table({ hands: ['3s JK 4h', '5c 6d'] }), [0, '3s JK']);
    expect(toAct(pair)).toEqual([1]);
  });
});

describe('daifugo 6: cards a joker stands for carry their role', () => {
  it('6 and a joker give two', () => {
    const state = moved(table({ hands: ['6h JK 4s 9d 5d', 'Kc'] }), [0, '6h JK']);
    expect(refused(state, 0, 'give 4s')).toBe('wrong-number');
    expect(refused(state, 0, 'give 4s 9d')).toBeNull();
  });

  it('a joker as 8 in 7-8-9 cuts', () => {
    const state = moved(table({ hands: ['7c JK 9c 4s', 'Kc'] }), [0, '7c JK 9c']);
    expect(toAct(state)).toEqual([0]);
    expect(trickOf(state)).toBeNull();
  });

  it('a joker as 6, 10 or J asks for what these ask for, as anything else for nothing', () => {
    const led = (as: string) =>
      moved(table({ hands: ['4c 5c JK Ks Qs 9s', 'Kc'] }), [0, `4c 5c JK as 4c 5c ${as}`]);
    expect(offered(led('6c'), 0)).toContain('give.Ks');
    expect(toAct(led('3c'))).toEqual([1]);
    const ten = moved(table({ hands: ['Jc Qc JK Ks 9s', 'Kh'] }), [0, 'Jc Qc JK as Jc Qc Tc']);
    expect(offered(ten, 0)).toEqual(['discard.9s', 'discard.Ks']);
    expect(offered(moved(ten, [0, 'discard 9s']), 0)).toEqual(['reverse', 'keep']);
  });

  it('a single joker has no role’s effect', () => {
    expect(toAct(moved(table({ hands: ['JK Ks', 'Kh'] }), [0, 'JK']))).toEqual([1]);
  });
});

describe('daifugo 7: roles mix', () => {
  it('8-9-10 both discards one and cuts', () => {
    const state = moved(table({ hands: ['8h 9h Th 3s 4s', 'Kc'] }), [0, '8h 9h Th']);
    expect(offered(state, 0)).toEqual(['discard.3s', 'discard.4s']);
    const after = moved(state, [0, 'discard 3s']);
    expect([toAct(after), trickOf(after)]).toEqual([[0], null]);
  });

  it('revolution, give, discard, J-back, in this order', () => {
    const run = '6h 7h 8h 9h Th Jh';
    const state = moved(table({ hands: [`${run} 3s 4s 5s`, 'Kc'] }), [0, run]);
    expect(state.revolutions).toBe(1);
    expect(offered(state, 0).every((name) => name.startsWith('give.'))).toBe(true);
    const given = moved(state, [0, 'give 3s']);
    expect(offered(given, 0).every((name) => name.startsWith('discard.'))).toBe(true);
    expect(toAct(moved(given, [0, 'discard 4s']))).toEqual([0]);
    const jacks = moved(table({ hands: ['9h Th Jh Qh 3s 4s', 'Kc'] }), [0, '9h Th Jh Qh'], [0, 'discard 3s']);
    expect(offered(jacks, 0)).toEqual(['reverse', 'keep']);
  });
});

describe('daifugo 8: effects that take the whole hand', () => {
  it.each([
    ['two 6s with four cards in hand', '6h 6d', 'give'],
    ['two 10s with four cards in hand', 'Th Td', 'discard'],
    ['three 6s with five', '6h 6d 6c', 'give'],
  ])('%s: the rest goes by itself, a foul', (_, cards, by) => {
    const state = moved(table({ hands: [`${cards} 4s 9d`, 'Kc', '5c'] }), [0, cards]);
    expect(over(state).end).toMatchObject({ kind: 'foul', seat: 0, by });
    expect(scores(state)).toEqual([-1000, 500, 500]);
    expect(hand(state, 0)).toBe('');
  });

  it('a 6 with one card left is one too', () => {
    const state = moved(table({ hands: ['6h 4s', 'Kc'] }), [0, '6h']);
    expect(over(state).end).toMatchObject({ kind: 'foul', by: 'give' });
    expect(hand(state, 1)).toBe('4s Kc');
  });

  it('a give that leaves just what the 10 takes: chosen first, then a foul', () => {
    const run = '6h 7h 8h 9h Th';
    const state = moved(table({ hands: [`${run} 3s 4s`, 'Kc'] }), [0, run]);
    expect(offered(state, 0)).toEqual(['give.3s', 'give.4s']);
    const after = moved(state, [0, 'give 4s']);
    expect(over(after).end).toMatchObject({ kind: 'foul', by: 'discard' });
    expect(after.discards).toEqual([0]);
    expect(hand(after, 1)).toBe('4s Kc');
  });

  it('one card more, and there is a choice, and no foul', () => {
    const state = moved(table({ hands: ['6h 6d 4s 9d 5d', 'Kc'] }), [0, '6h 6d'], [0, 'give 4s 9d']);
    expect(toAct(state)).toEqual([1]);
  });
});
