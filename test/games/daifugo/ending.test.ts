/** daifugo 16–21: fouls, the ban on first-turn kills, the settlement, and what comes after. */
import { describe, expect, it } from 'vitest';
import { type Chance, seededChance, seedFromText } from '../../../src/game/chance.ts';
import { daifugo } from '../../../src/games/daifugo/index.ts';
import { dealt, hand, moved, over, refused, scores, table } from './tables.ts';

const chanceOf = (seed: string): Chance => seededChance(seedFromText(seed));

/** How a game ends whose first lead takes seat 0 out. */
const out = (cards: string, more: { revolutions?: number; options?: { jokers: number } } = {}) => {
  const [faces = ''] = cards.split(' as ');
  return over(moved(table({ hands: [faces, '5s 9d', '7d 4d'], stock: '', ...more }), [0, cards])).end.kind;
};

describe('daifugo 16: going out on a role card is a foul', () => {
  it.each([
    '3s',
    '6h',
    '8h',
    'Th',
    'Jh',
    '2h',
    'JK',
    '9h JK',
    '7h 8h 9h',
    '4h 5h 6h',
    'Ks As 2s',
    '3s 3h',
    '9h Th Jh',
  ])('%s', (cards) => expect(out(cards)).toBe('foul'));

  it.each(['3h', '4h', '5h', '7h', '9h', 'Qh', 'Kh', 'Ah', '3h 3c', '3h 4h 5h', 'Qh Kh Ah', '9h 9c 9s'])(
    'not %s',
    (cards) => expect(out(cards)).toBe('win'),
  );

  it('while reversed, 3s in place of 2s', () => {
    const reversed = { revolutions: 1 };
    for (const cards of ['3h', '3s', '3h 3c', '3h 4h 5h', '6h']) expect(out(cards, reversed)).toBe('foul');
    for (const cards of ['2h', '2h 2c', 'Kh Ah 2h']) expect(out(cards, reversed)).toBe('win');
  });

  it('while a J has reversed the trick, too', () => {
    const hands = ['Jc 4h', '3d', '2h 9d'];
    const led = moved(table({ hands, stock: '' }), [0, 'Jc'], [0, 'reverse']);
    expect(over(moved(led, [1, '3d'])).end.kind).toBe('foul');
    const two = moved(
      table({ hands: ['Jc 4h', '5d 6s', '2h'], stock: '', revolutions: 1 }),
      [0, 'Jc'],
      [0, 'reverse'],
    );
    expect(over(moved(two, [1, 'pass'], [2, '2h'])).end.kind).toBe('foul');
  });

  it('the order before the play’s own revolution decides', () => {
    expect(out('2h 2c 2s 2d')).toBe('foul');
    expect(out('2h 2c 2s 2d', { revolutions: 1 })).toBe('win');
    expect(out('3h 3c 3s 3d', { revolutions: 1 })).toBe('foul');
    expect(out('Qh Kh Ah 2h', { revolutions: 1 })).toBe('win');
  });

  it('the fouler pays 500 to each other player', () => {
    for (const others of [1, 2, 3]) {
      const hands = ['8h', '5s', '9d', 'Kd'].slice(0, others + 1);
      expect(scores(moved(table({ hands }), [0, '8h']))).toEqual([-500 * others, ...Array(others).fill(500)]);
    }
  });

  it('nothing can be done after it', () => {
    const state = moved(table({ hands: ['8h', '5s'], stock: '9d' }), [0, '8h']);
    expect(daifugo.toAct(state)).toEqual([]);
    for (const seat of [0, 1]) expect(refused(state, seat, 'draw')).toBe('over');
  });
});

describe('daifugo 17: nobody may go out before anybody has drawn', () => {
  it('is refused, legal or foul, from the hand or by a role', () => {
    for (const cards of ['9h', '8h', '9h 9c']) {
      expect(refused(table({ hands: [cards, '5s'], drawn: false, stock: '7h' }), 0, cards)).toBe(
        'one-turn-kill',
      );
    }
    const gives = table({ hands: ['6h 6d 4s 9d', '5s'], drawn: false, stock: '7h' });
    expect(refused(gives, 0, '6h 6d')).toBe('one-turn-kill');
    expect(refused(gives, 0, '6h')).toBeNull();
  });

  it('holds for answers', () => {
    const led = moved(table({ hands: ['5h Kd', '9h', '4c 4s'], drawn: false, stock: '7h 7s' }), [0, '5h']);
    expect(refused(led, 1, '9h')).toBe('one-turn-kill');
    expect(refused(moved(led, [1, 'draw']), 1, '9h')).toBeNull();
  });

  it('ends with anybody’s draw, one’s own too', () => {
    const start = table({ hands: ['5h Kd', '9h 9c', '4c 4s'], drawn: false, stock: '5s 7s 7h' });
    const drawn = moved(start, [0, 'draw'], [0, '5h 5s']);
    expect(refused(drawn, 1, '9h 9c')).toBeNull();
    const own = moved(table({ hands: ['9h', '4c'], drawn: false, stock: '9s' }), [0, 'draw']);
    expect(refused(own, 0, '9h 9s')).toBeNull();
  });
});

/** The value of seat 1's hand, when seat 0 goes out on a 7. */
function valued(cards: string, revolutions = 0): number {
  const options = { jokers: 2 };
  const state = moved(table({ hands: ['7c', cards], stock: '', options, revolutions }), [0, '7c']);
  return scores(state)![0]!;
}

describe('daifugo 18: the value of a hand', () => {
  it('the source’s examples: 5 6 Q 2 are 124, with a joker 820', () => {
    expect(valued('5s 6h Qd 2c')).toBe(120);
    expect(valued('5s 6h Qd 2c JK')).toBe(820);
  });

  it.each([
    ['4d', 0],
    ['9d 9h', 10],
    ['Ts', 20],
    ['Jh Qh Kh Ah', 80],
    ['2h', 20],
    ['8h 8d', 60],
    ['3s', 0],
    ['3s 3h 7h', 20],
    ['JK', 50],
    ['JK JK', 500],
    ['6h 8h Th Jh 2h', 1400],
  ])('%s pays %i', (cards, pays) => expect(valued(cards)).toBe(pays));

  it.each([
    ['2h', 1, 50],
    ['3h', 1, 30],
    ['3s', 1, 30],
    ['3s 3h', 1, 120],
    ['Kd', 1, 50],
    ['Kd', 2, 10],
    ['Kd', 3, 150],
    ['2h', 2, 20],
    ['3h Kd', 3, 390],
    ['Kd 6s', 5, 800],
  ])('in a revolution × 5 × how many: %s after %i pays %i', (cards, revolutions, pays) =>
    expect(valued(cards, revolutions)).toBe(pays),
  );

  it('the last play’s own revolution counts', () => {
    const state = moved(table({ hands: ['7c 7d 7h 7s', 'Kd 2h'], stock: '' }), [0, '7c 7d 7h 7s']);
    expect(scores(state)).toEqual([100, -100]);
  });

  it('a J-back does not', () => {
    const state = moved(
      table({ hands: ['Jc 4h', '9d', '3h 2h Kc'], stock: '' }),
      [0, 'Jc'],
      [0, 'reverse'],
      [1, '9d'],
    );
    expect(scores(state)).toEqual([0, 40, -40]);
  });
});

describe('daifugo 18: who could play nothing draws first', () => {
  const state = (hands: readonly string[], stock: string) => moved(table({ hands, stock }), [0, '9h']);

  it('one card each, from the winner’s next on, while the stock lasts', () => {
    const end = state(['9h', '4c', '5c', '7c'], '4d 5d');
    expect([1, 2, 3].map((seat) => hand(end, seat))).toEqual(['4d 4c', '5d 5c', '7c']);
    expect(over(end).end).toMatchObject({ drew: [null, 6, 10, null] });
    expect(end.stock).toEqual([]);
  });

  it('not who could have played', () => {
    expect(hand(state(['9h', 'Kc 4c', '5c'], '4d 5d'), 1)).toBe('4c Kc');
    expect(hand(state(['9h', 'JK 4c', '5c'], '4d 5d'), 1)).toBe('4c BJ');
  });

  it('the card is valued, not played', () => {
    expect(scores(state(['9h', '4c'], 'JK'))).toEqual([70, -70]);
  });

  it('the lock counts for what could be played', () => {
    const end = moved(
      table({ hands: ['9h', 'Kc 4c', '5h Kh'], stock: '4d 5d', starter: 2 }),
      [2, '5h'],
      [0, '9h'],
    );
    expect(hand(end, 1)).toBe('4d 4c Kc');
    expect(hand(end, 2)).toBe('Kh');
  });

  it('and so do a J-back and the last play’s revolution', () => {
    const back = moved(
      table({ hands: ['Jc 4h', '9d', 'Kc Qd'], stock: '4d 5d' }),
      [0, 'Jc'],
      [0, 'reverse'],
      [1, '9d'],
    );
    expect([hand(back, 0), hand(back, 2)]).toEqual(['4h', '4d Qd Kc']);
    const turned = moved(table({ hands: ['7c 7d 7h 7s', '9c 9d 9h 9s', '5c 5d 5h 5s'], stock: '4d 3d' }), [
      0,
      '7c 7d 7h 7s',
    ]);
    expect([hand(turned, 1), hand(turned, 2)]).toEqual(['4d 9s 9h 9d 9c', '5s 5h 5d 5c']);
  });
});

describe('daifugo 19: the greatest value pays', () => {
  it('only that one, rounded down to tens', () => {
    const state = moved(table({ hands: ['9h', '8c 9c', '5c 4d', 'Kc 7s'], stock: '' }), [0, '9h']);
    expect(scores(state)).toEqual([30, -30, 0, 0]);
  });

  it('less than ten is nothing, and no negative nothing', () => {
    const paid = scores(moved(table({ hands: ['9h', '4c'], stock: '' }), [0, '9h']));
    expect(paid).toStrictEqual([0, 0]);
  });

  it('by the ones digit, though rounded the same', () => {
    const state = moved(table({ hands: ['9h', '5c 9c', '7c 9d', '4d'], stock: '' }), [0, '9h']);
    expect(over(state).end).toMatchObject({ payer: 2, tied: [] });
    expect(scores(state)).toEqual([10, 0, -10, 0]);
  });

  it('exact ties are settled by lot, each as likely', () => {
    const lots = Array.from({ length: 60 }, (_, i) => {
      const setup = {
        hands: [['9h'], ['5c', '9c'], ['5d', '9d'], ['4d']],
        stock: [],
        starter: 0,
        drawn: true,
      };
      const { state } = daifugo.scenario.setup(setup, {}, chanceOf(`${i}`));
      const [choice] = daifugo.choices(state, 0);
      const end = over(daifugo.apply(state, 0, choice!, chanceOf(`${i}`)) as typeof state).end;
      if (end.kind !== 'win') throw new Error('no win');
      expect(end.tied).toEqual([1, 2]);
      return end.payer;
    });
    const first = lots.filter((payer) => payer === 1).length;
    expect(first).toBeGreaterThan(15);
    expect(first).toBeLessThan(45);
    expect(lots.every((payer) => payer === 1 || payer === 2)).toBe(true);
  });
});

describe('daifugo 20, 21: the next game', () => {
  it('is started by who paid', () => {
    const state = moved(table({ hands: ['9h', '5c', 'Kc 7s'], stock: '' }), [0, '9h']);
    expect(daifugo.result(state)?.carry).toEqual({ starter: 2, game: 1 });
    const next = dealt('next', 3, {}, { starter: 2, game: 1 });
    expect(daifugo.toAct(next)).toEqual([2]);
    expect(next.game).toBe(2);
  });

  it('or by who fouled', () => {
    const state = moved(table({ hands: ['4h 9s', '8c', 'Kc 7s'], stock: '' }), [0, '4h'], [1, '8c']);
    expect(daifugo.result(state)?.carry).toEqual({ starter: 1, game: 1 });
  });

  it('the first by lot', () => {
    const starters = Array.from({ length: 40 }, (_, i) => daifugo.toAct(dealt(`${i}`, 4))[0]);
    expect(new Set(starters).size).toBe(4);
  });

  it('starts anew: nobody has drawn, no revolution, an empty table', () => {
    expect(dealt('anew', 2, {}, { starter: 1, game: 3 })).toMatchObject({
      drawn: false,
      revolutions: 0,
      trick: null,
      discards: [],
      played: [],
    });
  });

  it('until the table has played as many as were chosen', () => {
    const last = table({ hands: ['9h', '5c'], stock: '', options: { games: 1 } });
    expect(daifugo.result(moved(last, [0, '9h']))?.carry).toBeNull();
  });
});
