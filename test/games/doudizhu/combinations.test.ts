/** doudizhu 1, 2, 12–16: what is a combination, and what is not. */
import { describe, expect, it } from 'vitest';
import { newPacks } from '../../../src/game/cards.ts';
import { beats, combination, deal, facesOf, ranksOf } from './deals.ts';

describe('doudizhu 1: two packs and four jokers', () => {
  const cards = facesOf(newPacks(2)).split(' ');

  it('are 108 cards', () => expect(cards).toHaveLength(108));

  it('have every face twice, two big and two small jokers among them', () => {
    const faces = [...new Set(cards)];
    expect(faces).toHaveLength(54);
    for (const face of faces) expect(cards.filter((of) => of === face)).toHaveLength(2);
    expect(faces).toEqual(expect.arrayContaining(['BJ', 'SJ']));
  });
});

describe('doudizhu 2: rank', () => {
  const order = ['3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A', '2', 'SJ', 'BJ'];

  it.each(order.slice(1).map((rank, i) => [rank, order[i]!]))('%s is above %s', (higher, lower) => {
    expect(beats(higher, lower)).toBe(true);
    expect(beats(lower, higher)).toBe(false);
  });

  it('suits never matter: no card beats another of its rank', () => {
    for (const suit of 'shdc') expect(beats(`7${suit}`, '7h')).toBe(false);
  });

  it('suits never matter: any suits make a straight', () => {
    expect(combination('3s4h5d6c7s')).toBe('straight.7.5');
    expect(combination('3s4s5s6s7s')).toBe('straight.7.5');
  });

  it('orders a hand, high to low', () => {
    const { hands } = deal({ hands: ['3 BJ 2 T A SJ K 9', '4', '5', '6'] });
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
  ])('%s is a combination: %s', (cards, name) => expect(combination(cards)).toBe(name));

  it.each(['34', '3456', '33 44', '3344', '334', '3345', '34569', '33 44 66', '333 555', '3 44 555 6'])(
    '%s is none',
    (cards) => expect(combination(cards)).toBeNull(),
  );

  it('is read from the cards, in whatever order they are laid', () => {
    expect(combination('75463')).toBe('straight.7.5');
    expect(combination('34343')).toBe('plane.3.4');
    expect(combination('7SJ')).toBe(combination('SJ7'));
  });
});

describe('doudizhu 12: jokers only as a single or in a pair', () => {
  it('a joker is a single', () => {
    expect(combination('SJ')).toBe('single.SJ');
    expect(combination('BJ')).toBe('single.BJ');
  });

  it('a joker is one half of a pair, or both', () => {
    expect(combination('SJ 3')).toBe('pair.3.SJ');
    expect(combination('BJ 2')).toBe('pair.2.BJ');
    expect(combination('SJ SJ')).toBe('pair.SJ');
    expect(combination('BJ BJ')).toBe('pair.BJ');
    expect(combination('BJ SJ')).toBe('pair.BJ.SJ');
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
  ])('%s: no joker in %s', (cards) => expect(combination(cards)).toBeNull());

  it('four jokers are no bomb', () => expect(combination('BJ BJ SJ SJ')).toBeNull());
});

describe('doudizhu 13: what a pair with a joker is', () => {
  it('joker + X is a pair of X', () => {
    expect(beats('BJ 7', '66')).toBe(true);
    expect(beats('88', 'BJ 7')).toBe(true);
    expect(beats('SJ 8', 'BJ 7')).toBe(true);
    expect(beats('BJ 7', 'SJ 8')).toBe(false);
  });

  it('BJ+BJ is above SJ+SJ', () => {
    expect(beats('BJ BJ', 'SJ SJ')).toBe(true);
    expect(beats('SJ SJ', 'BJ BJ')).toBe(false);
  });

  it('BJ+SJ is a pair of BJ: equal to itself', () => {
    expect(combination('BJ SJ')).toBe('pair.BJ.SJ');
    expect(beats('BJ SJ', 'BJ SJ')).toBe(false);
  });

  it('two jokers are above any pair of X', () => {
    for (const pair of ['22', 'BJ 2']) expect(beats('SJ SJ', pair), pair).toBe(true);
    for (const pair of ['22', 'BJ 2', 'SJ 2']) expect(beats('BJ SJ', pair), pair).toBe(true);
    for (const pair of ['22', 'SJ 2']) expect(beats('BJ BJ', pair), pair).toBe(true);
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
  ])('%s is %s: %s', (cards, name) => expect(combination(cards)).toBe(name));

  it('K A 2 is no straight: nothing wraps', () => {
    expect(combination('JQKA2')).toBeNull();
    expect(combination('QKA23')).toBeNull();
    expect(combination('KA234')).toBeNull();
    expect(combination('KKAA22')).toBeNull();
    expect(combination('AAKK2233')).toBeNull();
    expect(combination('KKKAAA222')).toBeNull();
  });

  it('A with 2 is a low place only, never above the king', () => {
    expect(combination('AAA222')).toBe('triples.2.2');
    expect(combination('KKK222')).toBeNull();
  });

  it('A 2 3 4 5 is the lowest, 2 3 4 5 6 next above, T J Q K A the highest', () => {
    const climbing = [
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
    for (const [i, cards] of climbing.entries()) {
      for (const [j, below] of climbing.entries())
        expect(beats(cards, below), `${cards} on ${below}`).toBe(i > j);
    }
  });

  it('AA2233 and AAA222 are the lowest of their kinds', () => {
    expect(beats('223344', 'AA2233')).toBe(true);
    expect(beats('AA2233', '223344')).toBe(false);
    expect(beats('QQKKAA', 'AA2233')).toBe(true);
    expect(beats('222333', 'AAA222')).toBe(true);
    expect(beats('AAA222', '222333')).toBe(false);
    expect(beats('KKKAAA', 'AAA222')).toBe(true);
  });

  it('have at most 13 ranks, and all thirteen have A high', () => {
    expect(combination('23456789TJQKA')).toBe('straight.A.13');
    expect(combination('A23456789TJQKA')).toBeNull();
    expect(combination('AA2233445566778899TTJJQQKK')).toBe('pairs.A.13');
    expect(combination('A23456789TJQ')).toBe('straight.Q.12');
    expect(beats('23456789TJQK', 'A23456789TJQ')).toBe(true);
    expect(beats('3456789TJQKA', '23456789TJQK')).toBe(true);
  });
});

describe('doudizhu 15: a plane needs two ranks', () => {
  it('33344 is a plane', () => expect(combination('33344')).toBe('plane.3.4'));
  it('33333 is a bomb, never a plane', () => expect(combination('33333')).toBe('bomb.3.5'));
  it('is compared by its triple: the pair may be any', () => {
    expect(beats('TTT 33', '999 88')).toBe(true);
    expect(beats('999 AA', 'TTT 33')).toBe(false);
    expect(beats('444 55', '333 22')).toBe(true);
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
  ])('%s is no combination: %s', (cards) => expect(combination(cards)).toBeNull());

  it('four or more equal cards are always a bomb, and only exact equal cards are', () => {
    for (let size = 4; size <= 8; size++) {
      expect(combination('9'.repeat(size))).toBe(`bomb.9.${size}`);
      expect(combination(`${'9'.repeat(size)} 8`)).toBeNull();
    }
  });

  it('Joker+7 ties 7-7: neither beats the other', () => {
    expect(beats('BJ 7', '77')).toBe(false);
    expect(beats('77', 'SJ 7')).toBe(false);
    expect(beats('BJ 7', 'SJ 7')).toBe(false);
  });
});
