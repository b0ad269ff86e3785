/** The end of a game (daifugo 16–21): fouls, the ban on one-turn kills, the settlement and the next game. */
import { describe, expect, it } from 'vitest';
import { type Chance, seededChance, seedFromText } from '../../../src/game/chance.ts';
import { daifugo } from '../../../src/games/daifugo/index.ts';
import { afterMoves, dealFromSeed, gameState, handOf, overState, refusalOf, scoresOf } from './setup.ts';

const chanceOf = (seed: string): Chance => seededChance(seedFromText(seed));

/** How a game ends when seat 0 goes out on its first lead. */
const finishKind = (cards: string, setup: { revolutions?: number; options?: { jokers: number } } = {}) => {
  const [faces = ''] = cards.split(' as ');
  return overState(
    afterMoves(gameState({ hands: [faces, '5s 9d', '7d 4d'], stock: '', ...setup }), [0, cards]),
  ).end.kind;
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
  ])('ends in a foul on %s', (cards) => expect(finishKind(cards)).toBe('foul'));

  it.each(['3h', '4h', '5h', '7h', '9h', 'Qh', 'Kh', 'Ah', '3h 3c', '3h 4h 5h', 'Qh Kh Ah', '9h 9c 9s'])(
    'ends in a win on %s',
    (cards) => expect(finishKind(cards)).toBe('win'),
  );

  it('counts 3s instead of 2s as role cards while a revolution is in force', () => {
    const reversed = { revolutions: 1 };
    for (const cards of ['3h', '3s', '3h 3c', '3h 4h 5h', '6h'])
      expect(finishKind(cards, reversed)).toBe('foul');
    for (const cards of ['2h', '2h 2c', 'Kh Ah 2h']) expect(finishKind(cards, reversed)).toBe('win');
  });

  it('counts 3s instead of 2s under a J-back too, and 2s again where both cancel', () => {
    const hands = ['Jc 4h', '3d', '2h 9d'];
    const led = afterMoves(gameState({ hands, stock: '' }), [0, 'Jc'], [0, 'reverse']);
    expect(overState(afterMoves(led, [1, '3d'])).end.kind).toBe('foul');
    const two = afterMoves(
      gameState({ hands: ['Jc 4h', '5d 6s', '2h'], stock: '', revolutions: 1 }),
      [0, 'Jc'],
      [0, 'reverse'],
    );
    expect(overState(afterMoves(two, [1, 'pass'], [2, '2h'])).end.kind).toBe('foul');
  });

  it('goes by the order before the play’s own revolution', () => {
    expect(finishKind('2h 2c 2s 2d')).toBe('foul');
    expect(finishKind('2h 2c 2s 2d', { revolutions: 1 })).toBe('win');
    expect(finishKind('3h 3c 3s 3d', { revolutions: 1 })).toBe('foul');
    expect(finishKind('Qh Kh Ah 2h', { revolutions: 1 })).toBe('win');
  });

  it('costs 500 to each other player', () => {
    for (const others of [1, 2, 3]) {
      const hands = ['8h', '5s', '9d', 'Kd'].slice(0, others + 1);
      expect(scoresOf(afterMoves(gameState({ hands }), [0, '8h']))).toEqual([
        -500 * others,
        ...Array(others).fill(500),
      ]);
    }
  });

  it('ends the game: everything is refused after it', () => {
    const state = afterMoves(gameState({ hands: ['8h', '5s'], stock: '9d' }), [0, '8h']);
    expect(daifugo.toAct(state)).toEqual([]);
    for (const seat of [0, 1]) expect(refusalOf(state, seat, 'draw')).toBe('over');
  });
});

describe('daifugo 17: nobody may go out before somebody has drawn', () => {
  it('refuses a legal finish, a foul, and a finish by a role’s effect', () => {
    for (const cards of ['9h', '8h', '9h 9c']) {
      expect(refusalOf(gameState({ hands: [cards, '5s'], drawn: false, stock: '7h' }), 0, cards)).toBe(
        'one-turn-kill',
      );
    }
    const gives = gameState({ hands: ['6h 6d 4s 9d', '5s'], drawn: false, stock: '7h' });
    expect(refusalOf(gives, 0, '6h 6d')).toBe('one-turn-kill');
    expect(refusalOf(gives, 0, '6h')).toBeNull();
  });

  it('refuses answers as well as leads', () => {
    const led = afterMoves(gameState({ hands: ['5h Kd', '9h', '4c 4s'], drawn: false, stock: '7h 7s' }), [
      0,
      '5h',
    ]);
    expect(refusalOf(led, 1, '9h')).toBe('one-turn-kill');
    expect(refusalOf(afterMoves(led, [1, 'draw']), 1, '9h')).toBeNull();
  });

  it('allows a finish after any seat’s draw, one’s own included', () => {
    const start = gameState({ hands: ['5h Kd', '9h 9c', '4c 4s'], drawn: false, stock: '5s 7s 7h' });
    const drawn = afterMoves(start, [0, 'draw'], [0, '5h 5s']);
    expect(refusalOf(drawn, 1, '9h 9c')).toBeNull();
    const own = afterMoves(gameState({ hands: ['9h', '4c'], drawn: false, stock: '9s' }), [0, 'draw']);
    expect(refusalOf(own, 0, '9h 9s')).toBeNull();
  });
});

/** What seat 1 pays for its hand when seat 0 goes out on a 7. */
function paymentFor(cards: string, revolutions = 0): number {
  const options = { jokers: 2 };
  const state = afterMoves(gameState({ hands: ['7c', cards], stock: '', options, revolutions }), [0, '7c']);
  return scoresOf(state)![0]!;
}

describe('daifugo 18: the value of a hand', () => {
  it('matches the examples of the source: 124 for 5 6 Q 2, and 820 with a joker', () => {
    expect(paymentFor('5s 6h Qd 2c')).toBe(120);
    expect(paymentFor('5s 6h Qd 2c JK')).toBe(820);
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
  ])('%s pays %i', (cards, pays) => expect(paymentFor(cards)).toBe(pays));

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
  ])(
    'is multiplied by 5 × the number of revolutions while one is in force: %s after %i pays %i',
    (cards, revolutions, pays) => expect(paymentFor(cards, revolutions)).toBe(pays),
  );

  it('includes the revolution of the last play', () => {
    const state = afterMoves(gameState({ hands: ['7c 7d 7h 7s', 'Kd 2h'], stock: '' }), [0, '7c 7d 7h 7s']);
    expect(scoresOf(state)).toEqual([100, -100]);
  });

  it('does not include a J-back', () => {
    const state = afterMoves(
      gameState({ hands: ['Jc 4h', '9d', '3h 2h Kc'], stock: '' }),
      [0, 'Jc'],
      [0, 'reverse'],
      [1, '9d'],
    );
    expect(scoresOf(state)).toEqual([0, 40, -40]);
  });
});

describe('daifugo 18: a seat that could play nothing on the last play draws first', () => {
  const state = (hands: readonly string[], stock: string) =>
    afterMoves(gameState({ hands, stock }), [0, '9h']);

  it('draws one card, from the seat after the winner on, while the stock lasts', () => {
    const end = state(['9h', '4c', '5c', '7c'], '4d 5d');
    expect([1, 2, 3].map((seat) => handOf(end, seat))).toEqual(['4d 4c', '5d 5c', '7c']);
    expect(overState(end).end).toMatchObject({ drew: [null, 6, 10, null] });
    expect(end.stock).toEqual([]);
  });

  it('does not draw if it could have played', () => {
    expect(handOf(state(['9h', 'Kc 4c', '5c'], '4d 5d'), 1)).toBe('4c Kc');
    expect(handOf(state(['9h', 'JK 4c', '5c'], '4d 5d'), 1)).toBe('4c BJ');
  });

  it('has the drawn card valued, not played', () => {
    expect(scoresOf(state(['9h', '4c'], 'JK'))).toEqual([70, -70]);
  });

  it('is judged under the lock', () => {
    const end = afterMoves(
      gameState({ hands: ['9h', 'Kc 4c', '5h Kh'], stock: '4d 5d', starter: 2 }),
      [2, '5h'],
      [0, '9h'],
    );
    expect(handOf(end, 1)).toBe('4d 4c Kc');
    expect(handOf(end, 2)).toBe('Kh');
  });

  it('is judged under a J-back and after the last play’s revolution', () => {
    const back = afterMoves(
      gameState({ hands: ['Jc 4h', '9d', 'Kc Qd'], stock: '4d 5d' }),
      [0, 'Jc'],
      [0, 'reverse'],
      [1, '9d'],
    );
    expect([handOf(back, 0), handOf(back, 2)]).toEqual(['4h', '4d Qd Kc']);
    const turned = afterMoves(
      gameState({ hands: ['7c 7d 7h 7s', '9c 9d 9h 9s', '5c 5d 5h 5s'], stock: '4d 3d' }),
      [0, '7c 7d 7h 7s'],
    );
    expect([handOf(turned, 1), handOf(turned, 2)]).toEqual(['4d 9s 9h 9d 9c', '5s 5h 5d 5c']);
  });
});

describe('daifugo 19: the greatest value pays', () => {
  it('makes only that seat pay, rounded down to tens', () => {
    const state = afterMoves(gameState({ hands: ['9h', '8c 9c', '5c 4d', 'Kc 7s'], stock: '' }), [0, '9h']);
    expect(scoresOf(state)).toEqual([30, -30, 0, 0]);
  });

  it('makes a value below ten pay 0, not −0', () => {
    const paid = scoresOf(afterMoves(gameState({ hands: ['9h', '4c'], stock: '' }), [0, '9h']));
    expect(paid).toStrictEqual([0, 0]);
  });

  it('compares values before they are rounded', () => {
    const state = afterMoves(gameState({ hands: ['9h', '5c 9c', '7c 9d', '4d'], stock: '' }), [0, '9h']);
    expect(overState(state).end).toMatchObject({ payer: 2, tied: [] });
    expect(scoresOf(state)).toEqual([10, 0, -10, 0]);
  });

  it('settles exact ties by lot, with equal chances', () => {
    const payers = Array.from({ length: 60 }, (_, i) => {
      const setup = {
        hands: [['9h'], ['5c', '9c'], ['5d', '9d'], ['4d']],
        stock: [],
        starter: 0,
        drawn: true,
      };
      const { state } = daifugo.scenario.setup(setup, {}, chanceOf(`${i}`));
      const [choice] = daifugo.choices(state, 0);
      const end = overState(daifugo.apply(state, 0, choice!, chanceOf(`${i}`)) as typeof state).end;
      if (end.kind !== 'win') throw new Error('no win');
      expect(end.tied).toEqual([1, 2]);
      return end.payer;
    });
    const first = payers.filter((payer) => payer === 1).length;
    expect(first).toBeGreaterThan(15);
    expect(first).toBeLessThan(45);
    expect(payers.every((payer) => payer === 1 || payer === 2)).toBe(true);
  });
});

describe('daifugo 20, 21: the next game', () => {
  it('is started by the seat that paid', () => {
    const state = afterMoves(gameState({ hands: ['9h', '5c', 'Kc 7s'], stock: '' }), [0, '9h']);
    expect(daifugo.result(state)?.carry).toEqual({ starter: 2, game: 1 });
    const next = dealFromSeed('next', 3, {}, { starter: 2, game: 1 });
    expect(daifugo.toAct(next)).toEqual([2]);
    expect(next.game).toBe(2);
  });

  it('is started by the seat that fouled', () => {
    const state = afterMoves(gameState({ hands: ['4h 9s', '8c', 'Kc 7s'], stock: '' }), [0, '4h'], [1, '8c']);
    expect(daifugo.result(state)?.carry).toEqual({ starter: 1, game: 1 });
  });

  it('is started by lot if it is the table’s first', () => {
    const starters = Array.from({ length: 40 }, (_, i) => daifugo.toAct(dealFromSeed(`${i}`, 4))[0]);
    expect(new Set(starters).size).toBe(4);
  });

  it('starts with no draw, no revolution and an empty table', () => {
    expect(dealFromSeed('anew', 2, {}, { starter: 1, game: 3 })).toMatchObject({
      drawn: false,
      revolutions: 0,
      trick: null,
      discards: [],
      played: [],
    });
  });

  it('does not follow when the table has played the chosen number of games', () => {
    const last = gameState({ hands: ['9h', '5c'], stock: '', options: { games: 1 } });
    expect(daifugo.result(afterMoves(last, [0, '9h']))?.carry).toBeNull();
  });
});
