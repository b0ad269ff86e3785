/** The cards (doudizhu 1, 2) and which sets of them are combinations (doudizhu 12–16). */
import { describe, expect, it } from 'vitest';
import { newPacks } from '../../../src/game/cards.ts';
import { canBeat, combinationName, facesOf, playState, ranksOf } from './setup.ts';

describe('doudizhu 1: two packs and four jokers', () => {
  const cards = facesOf(newPacks(2)).split(' ');

  it('have 108 cards', () => expect(cards).toHaveLength(108));

  it('have every face twice, big and small jokers included', () => {
    const faces = [...new Set(cards)];
    expect(faces).toHaveLength(54);
    for (const face of faces) expect(cards.filter((card) => card === face)).toHaveLength(2);
    expect(faces).toEqual(expect.arrayContaining(['BJ', 'SJ']));
  });
});

describe('doudizhu 2: rank', () => {
  const order = ['3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A', '2', 'SJ', 'BJ'];

  it.each(order.slice(1).map((rank, i) => [rank, order[i]!]))('%s beats %s', (higher, lower) => {
    expect(canBeat(higher, lower)).toBe(true);
    expect(canBeat(lower, higher)).toBe(false);
  });

  it('compares no suits: no card beats another of its rank', () => {
    for (const suit of 'shdc') expect(canBeat(`7${suit}`, '7h')).toBe(false);
  });

  it('compares no suits: cards of any suits make a straight', () => {
    expect(combinationName('3s4h5d6c7s')).toBe('straight.7.5');
    expect(combinationName('3s4s5s6s7s')).toBe('straight.7.5');
  });

  it('sorts a hand from high to low', () => {
    const { hands } = playState({ hands: ['3 BJ 2 T A SJ K 9', '4', '5', '6'] });
    expect(ranksOf(hands[0]!)).toBe('BJ SJ 2 A K T 9 3');
  });
});

describe('the list of combinations', () => {
  it.each([
    ['7', 'single.7'],
    ['BJ', 'single.BJ'],
    ['77', 'pair.7'],
    ['777', 'triple.7'],
    ['333 44', 'plane.3.4'],
    ['34567', 'straight.7.5'],
    ['33 44 55', 'pairs.5.3'],
    ['333 444', 'triples.4.2'],
    ['7777', 'bomb.7.4'],
    ['77777777', 'bomb.7.8'],
  ])('reads %s as %s', (cards, name) => expect(combinationName(cards)).toBe(name));

  it.each(['34', '3456', '33 44', '3344', '334', '3345', '34569', '33 44 66', '333 555', '3 44 555 6'])(
    'reads %s as no combination',
    (cards) => expect(combinationName(cards)).toBeNull(),
  );

  it('reads the cards in any order', () => {
    expect(combinationName('75463')).toBe('straight.7.5');
    expect(combinationName('34343')).toBe('plane.3.4');
    expect(combinationName('7SJ')).toBe(combinationName('SJ7'));
  });
});

describe('doudizhu 12: jokers only as a single or in a pair', () => {
  it('allows a joker as a single', () => {
    expect(combinationName('SJ')).toBe('single.SJ');
    expect(combinationName('BJ')).toBe('single.BJ');
  });

  it('allows a joker as one half of a pair, or both halves', () => {
    expect(combinationName('SJ 3')).toBe('pair.3.SJ');
    expect(combinationName('BJ 2')).toBe('pair.2.BJ');
    expect(combinationName('SJ SJ')).toBe('pair.SJ');
    expect(combinationName('BJ BJ')).toBe('pair.BJ');
    expect(combinationName('BJ SJ')).toBe('pair.BJ.SJ');
  });

  it.each([
    ['77 SJ', 'a triple'],
    ['333 4 BJ', "a plane's pair, which is natural"],
    ['33 BJ 44', "a plane's triple"],
    ['333 BJ BJ', "a plane's pair, not even two of them"],
    ['3456 SJ', 'a straight'],
    ['33 44 5 BJ', 'a pair straight'],
    ['333 44 BJ', 'a triple straight'],
    ['777 BJ', 'a bomb'],
    ['7777 BJ', 'a bomb'],
    ['SJ SJ BJ', 'a triple'],
  ])('refuses %s: no joker in %s', (cards) => expect(combinationName(cards)).toBeNull());

  it('refuses four jokers as a bomb', () => expect(combinationName('BJ BJ SJ SJ')).toBeNull());
});

describe('doudizhu 13: pairs with jokers', () => {
  it('compares joker + X as a pair of X', () => {
    expect(canBeat('BJ 7', '66')).toBe(true);
    expect(canBeat('88', 'BJ 7')).toBe(true);
    expect(canBeat('SJ 8', 'BJ 7')).toBe(true);
    expect(canBeat('BJ 7', 'SJ 8')).toBe(false);
  });

  it('ranks BJ+BJ above SJ+SJ', () => {
    expect(canBeat('BJ BJ', 'SJ SJ')).toBe(true);
    expect(canBeat('SJ SJ', 'BJ BJ')).toBe(false);
  });

  it('compares BJ+SJ as a pair of BJ: it does not beat another BJ+SJ', () => {
    expect(combinationName('BJ SJ')).toBe('pair.BJ.SJ');
    expect(canBeat('BJ SJ', 'BJ SJ')).toBe(false);
  });

  it('ranks two jokers above any pair of X', () => {
    for (const pair of ['22', 'BJ 2']) expect(canBeat('SJ SJ', pair), pair).toBe(true);
    for (const pair of ['22', 'BJ 2', 'SJ 2']) expect(canBeat('BJ SJ', pair), pair).toBe(true);
    for (const pair of ['22', 'SJ 2']) expect(canBeat('BJ BJ', pair), pair).toBe(true);
  });
});

describe('doudizhu 14: straights', () => {
  it.each([
    ['A2345', 'straight.5.5', 'A may be low'],
    ['TJQKA', 'straight.A.5', 'A may be high'],
    ['23456', 'straight.6.5', '2 in its low place'],
    ['A23456', 'straight.6.6', 'A and 2 low'],
    ['AA2233', 'pairs.3.3', 'pair straights too'],
    ['QQKKAA', 'pairs.A.3', 'pair straights too'],
    ['AAA222', 'triples.2.2', 'triple straights too'],
    ['222333', 'triples.3.2', 'triple straights too'],
    ['KKKAAA', 'triples.A.2', 'triple straights too'],
  ])('reads %s as %s: %s', (cards, name) => expect(combinationName(cards)).toBe(name));

  it('do not wrap: K A 2 is no straight', () => {
    expect(combinationName('JQKA2')).toBeNull();
    expect(combinationName('QKA23')).toBeNull();
    expect(combinationName('KA234')).toBeNull();
    expect(combinationName('KKAA22')).toBeNull();
    expect(combinationName('AAKK2233')).toBeNull();
    expect(combinationName('KKKAAA222')).toBeNull();
  });

  it('have the 2 in its low place only, never above the king', () => {
    expect(combinationName('AAA222')).toBe('triples.2.2');
    expect(combinationName('KKK222')).toBeNull();
  });

  it('climb from A 2 3 4 5, the lowest, over 2 3 4 5 6 to T J Q K A, the highest', () => {
    const ascending = [
      'A2345',
      '23456',
      '34567',
      '45678',
      '56789',
      '6789T',
      '789TJ',
      '89TJQ',
      '9TJQK',
      'TJQKA',
    ];
    for (const [i, cards] of ascending.entries()) {
      for (const [j, below] of ascending.entries())
        expect(canBeat(cards, below), `${cards} on ${below}`).toBe(i > j);
    }
  });

  it('have AA2233 and AAA222 as the lowest of their kinds', () => {
    expect(canBeat('223344', 'AA2233')).toBe(true);
    expect(canBeat('AA2233', '223344')).toBe(false);
    expect(canBeat('QQKKAA', 'AA2233')).toBe(true);
    expect(canBeat('222333', 'AAA222')).toBe(true);
    expect(canBeat('AAA222', '222333')).toBe(false);
    expect(canBeat('KKKAAA', 'AAA222')).toBe(true);
  });

  it('have at most 13 ranks, and the ace is high in all thirteen', () => {
    expect(combinationName('23456789TJQKA')).toBe('straight.A.13');
    expect(combinationName('A23456789TJQKA')).toBeNull();
    expect(combinationName('AA2233445566778899TTJJQQKK')).toBe('pairs.A.13');
    expect(combinationName('A23456789TJQ')).toBe('straight.Q.12');
    expect(canBeat('23456789TJQK', 'A23456789TJQ')).toBe(true);
    expect(canBeat('3456789TJQKA', '23456789TJQK')).toBe(true);
  });
});

describe('doudizhu 15: planes', () => {
  it('reads 33344 as a plane', () => expect(combinationName('33344')).toBe('plane.3.4'));
  it('reads 33333 as a bomb, never as a plane', () => expect(combinationName('33333')).toBe('bomb.3.5'));
  it('compares planes by the triple alone', () => {
    expect(canBeat('TTT 33', '999 88')).toBe(true);
    expect(canBeat('999 AA', 'TTT 33')).toBe(false);
    expect(canBeat('444 55', '333 22')).toBe(true);
  });
});

describe('doudizhu 16: the list is closed', () => {
  it.each([
    ['3334', 'a triple and one'],
    ['3333 44', 'four and two'],
    ['3333 4 5', 'four and two'],
    ['333 444 55', 'wings on a triple straight'],
    ['333 444 5 6', 'wings on a triple straight'],
    ['33334444', 'two fours'],
    ['333344445555', 'three fours'],
    ['34567 77', 'a straight and a pair'],
    ['33 44 55 6', 'a pair straight and one'],
  ])('refuses %s: %s', (cards) => expect(combinationName(cards)).toBeNull());

  it('reads four to eight equal cards as a bomb, but not with another card beside them', () => {
    for (let size = 4; size <= 8; size++) {
      expect(combinationName('9'.repeat(size))).toBe(`bomb.9.${size}`);
      expect(combinationName(`${'9'.repeat(size)} 8`)).toBeNull();
    }
  });

  it('ties joker+7 with 7-7: neither beats the other', () => {
    expect(canBeat('BJ 7', '77')).toBe(false);
    expect(canBeat('77', 'SJ 7')).toBe(false);
    expect(canBeat('BJ 7', 'SJ 7')).toBe(false);
  });
});
