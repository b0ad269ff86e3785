/** The deal, the order of ranks, shapes, what beats what, and revolutions (daifugo 1–5, 9). */
import { describe, expect, it } from 'vitest';
import { faceOf } from '../../../src/game/cards.ts';
import { daifugo } from '../../../src/games/daifugo/index.ts';
import {
  afterMoves,
  dealFromSeed,
  gameState,
  handOf,
  playNames,
  refusalOf,
  refusalOfAnswer,
  trickOf,
} from './setup.ts';

describe('daifugo 1: the deal', () => {
  it.each([2, 3, 4])('gives each of %i players five cards; the rest is the stock', (seats) => {
    const state = dealFromSeed('deal', seats);
    expect(state.hands.map((cards) => cards.length)).toEqual(Array(seats).fill(5));
    expect(state.stock).toHaveLength(53 - 5 * seats);
  });

  it.each([1, 2])('has %i jokers if chosen', (jokers) => {
    const faces = daifugo.audit
      .pieces(dealFromSeed('jokers', 4, { jokers }))
      .map((card) => faceOf(Number(card)));
    expect(faces).toHaveLength(52 + jokers);
    expect(new Set(faces).size).toBe(52 + jokers);
    expect(faces.filter((face) => face.endsWith('J'))).toHaveLength(jokers);
  });
});

const ORDER = ['3c', '4c', '5c', '7c', '9c', 'Qc', 'Kc', 'Ac', '2c'];

describe('daifugo 2: the order', () => {
  it('is 3 < 4 < … < K < A < 2, with the joker above all', () => {
    for (const [i, low] of ORDER.entries()) {
      for (const [j, high] of ORDER.entries()) {
        if (i === j) continue;
        expect(refusalOfAnswer(high, low), `${high} on ${low}`).toBe(j > i ? null : 'must-beat');
      }
      expect(refusalOfAnswer('JK', low)).toBeNull();
    }
  });

  it('is the other way round while reversed, with the joker still above all', () => {
    for (const [i, low] of ORDER.entries()) {
      for (const [j, high] of ORDER.entries()) {
        if (i === j) continue;
        expect(refusalOfAnswer(high, low, { revolutions: 1 })).toBe(j < i ? null : 'must-beat');
      }
      expect(refusalOfAnswer('JK', low, { revolutions: 1 })).toBeNull();
    }
  });

  it('refuses an equal rank', () => {
    expect(refusalOfAnswer('5s', '5h')).toBe('must-beat');
    expect(refusalOfAnswer('5s', '5h', { revolutions: 1 })).toBe('must-beat');
  });
});

describe('daifugo 3: a revolution and a J-back cancel each other', () => {
  const afterJack = (revolutions: number, decision: 'reverse' | 'keep') =>
    afterMoves(
      gameState({ hands: ['Jh 4h', '9c Qc 3d'], stock: '7h', revolutions }),
      [0, 'Jh'],
      [0, decision],
    );

  it.each([
    [0, 'keep', false],
    [0, 'reverse', true],
    [1, 'keep', true],
    [1, 'reverse', false],
    [2, 'keep', false],
    [3, 'reverse', false],
  ] as const)(
    'after %i revolutions and the decision %s, reversed is %s',
    (revolutions, decision, reversed) => {
      const state = afterJack(revolutions, decision);
      expect(refusalOf(state, 1, '9c')).toBe(reversed ? null : 'must-beat');
      expect(refusalOf(state, 1, 'Qc')).toBe(reversed ? 'must-beat' : null);
      expect(daifugo.tableView(state).reversed).toBe(reversed);
    },
  );
});

describe('daifugo 4: shapes', () => {
  const refusalOfLead = (cards: string) =>
    refusalOf(
      gameState({ hands: [`${cards.split(' as ')[0]} 3d 4d`, 'Kh'], options: { jokers: 2 } }),
      0,
      cards,
    );

  it.each([
    ['one card', '7h'],
    ['a joker', 'JK'],
    ['two of a rank', '7h 7c'],
    ['three', '7h 7c 7s'],
    ['four', '7h 7c 7s 7d'],
    ['two with a joker', '7h JK'],
    ['three with two jokers', '7h JK JK as 7h 7s 7c'],
    ['four with two jokers', '7h 7c JK JK'],
    ['two jokers', 'JK JK'],
    ['three in a row', '5h 6h 7h'],
    ['three in a row, named in any order', '7h 5h 6h'],
    ['a sequence up to the 2', 'Ks As 2s'],
    ['a sequence with a joker inside', '5h JK 7h'],
    ['a sequence with a joker at an end', 'Ks As JK as Ks As 2s'],
    ['a sequence with two jokers', '5h JK JK as 5h 6h 7h'],
  ])('allow %s: %s', (_, cards) => expect(refusalOfLead(cards)).toBeNull());

  it.each([
    ['cards of two ranks', '7h 8h'],
    ['five of a rank', '7h 7c 7s 7d JK'],
    ['a sequence of two suits', '5h 6c 7h'],
    ['a sequence with a gap', '5h 6h 8h'],
    ['a sequence that wraps', 'As 2s 3s'],
    ['A 3 4 with a joker for the 2', 'As JK 3s'],
    ['a sequence with a gap of two and one joker', '5h JK 8h'],
    ['a sequence of two suits with a joker', '5h JK 7c'],
    ['a sequence with a rank twice', '5h 5c 6h JK'],
  ])('refuse %s: %s', (_, cards) => expect(refusalOfLead(cards)).toBe('no-combination'));

  it('need a declaration if a joker has several legal meanings', () => {
    expect(refusalOfLead('5h 6h JK')).toBe('which-meaning');
    expect(refusalOfLead('5h 6h JK as 4h 5h 6h')).toBe('no-meaning');
    expect(refusalOfLead('5h 6h JK as 5h 6h 4h')).toBeNull();
    expect(refusalOfLead('5h 6h JK as 5h 6h 7h')).toBeNull();
    expect(refusalOfLead('5h 6h JK as 5h 6h 7s')).toBe('no-meaning');
    expect(refusalOfLead('5h JK as 5h 7h')).toBe('no-meaning');
    expect(refusalOfLead('JK as 2s')).toBe('no-meaning');
    expect(refusalOfLead('7h as 8h')).toBe('no-meaning');
  });

  it('are offered only with meanings that are legal on the trick', () => {
    const holder = '5h 6h JK Kc 3c';
    const low = afterMoves(gameState({ hands: ['3d 4d 5d Kh', holder] }), [0, '3d 4d 5d']);
    expect(playNames(low, 1).toSorted()).toEqual(['5h6hBJ.5', 'BJ5h6h.4']);
    const higher = afterMoves(
      gameState({ hands: ['4d 5d 6d Kh 3h', holder] }),
      [0, '4d 5d 6d'],
      [0, 'give 3h'],
    );
    expect(playNames(higher, 1)).toEqual(['5h6hBJ.5']);
    expect(refusalOf(higher, 1, '5h 6h JK as 5h 6h 4h')).toBe('must-beat');
    const reversed = afterMoves(
      gameState({ hands: ['5d 6d 7d Kh 2d', holder], revolutions: 1 }),
      [0, '5d 6d 7d'],
      [0, 'give 2d'],
    );
    expect(playNames(reversed, 1)).toEqual(['BJ5h6h.4']);
  });

  it('let one card and two jokers be a group or a sequence, as the trick requires', () => {
    const options = { jokers: 2 };
    const hands = ['4d 5d 6d Kh 9s', '7h JK JK Kc 3c'];
    expect(refusalOf(gameState({ hands, options, starter: 1 }), 1, '7h JK JK')).toBe('which-meaning');
    const onThree = afterMoves(gameState({ hands: ['5d 5c 5s Kh', hands[1]!], options }), [0, '5d 5c 5s']);
    expect(trickOf(afterMoves(onThree, [1, '7h JK JK']))).toMatchObject({
      play: { shape: 'group', rank: 4 },
    });
    const onRun = afterMoves(gameState({ hands, options }), [0, '4d 5d 6d'], [0, 'give 9s']);
    expect(refusalOf(onRun, 1, '7h JK JK')).toBe('which-meaning');
    expect(refusalOf(onRun, 1, '7h JK JK as 7h 5h 6h')).toBeNull();
  });

  it('need no declaration if one meaning is legal', () => {
    const state = afterMoves(
      gameState({ hands: ['4d 5d 6d Kh 3s', '5h 6h JK Kc 3c'] }),
      [0, '4d 5d 6d'],
      [0, 'give Kh'],
    );
    const after = afterMoves(state, [1, '5h 6h JK']);
    expect(trickOf(after)).toMatchObject({ play: { shape: 'sequence', rank: 2 } });
  });
});

describe('daifugo 5: to beat', () => {
  it.each([
    ['a pair on a single', '5s 5h', '4c', 'other-shape'],
    ['a single on a pair', '5s', '4c 4d', 'other-shape'],
    ['three on a pair', '5s 5h 5d', '4c 4d', 'other-shape'],
    ['three in a row on three of a rank', '5s 6s 7s', '4c 4d 4h', 'other-shape'],
    ['four in a row on three', '5s 6s 7s 8s', '3d 4d 5d', 'other-shape'],
    ['a higher pair', '5s 5h', '4c 4d', null],
    ['the same pair', '4s 4h', '4c 4d', 'must-beat'],
    ['overlapping, one higher', '4s 5s 6s', '3d 4d 5d', null],
    ['the same run in another suit', '3s 4s 5s', '3d 4d 5d', 'must-beat'],
    ['a pair with a joker', '5s JK', '4c 4d', null],
    ['a joker alone on a pair', 'JK', '4c 4d', 'other-shape'],
    ['any single on a joker', '2s', 'JK', 'must-beat'],
    ['♠3 on a joker', '3s', 'JK', null],
    ['another 3 on a joker', '3d', 'JK', 'must-beat'],
    ['♠3 on a 2', '3s', '2c', 'must-beat'],
  ])('%s: %s on %s → %s', (_, cards, top, refusal) => expect(refusalOfAnswer(cards, top)).toBe(refusal));

  it('compares sequences by their highest card in the order in force', () => {
    expect(refusalOfAnswer('4s 5s 6s', '3d 4d 5d', { revolutions: 1 })).toBe('must-beat');
    expect(refusalOfAnswer('3s 4s 5s', '4d 5d 6d', { revolutions: 1 })).toBeNull();
    expect(refusalOfAnswer('Qs Ks As', 'Kd Ad 2d')).toBe('must-beat');
    expect(refusalOfAnswer('Ks As 2s', 'Qd Kd Ad')).toBeNull();
  });

  it('lets two jokers beat every pair, and nothing beat them', () => {
    const two = { options: { jokers: 2 } };
    expect(refusalOfAnswer('JK JK', '2c 2d', two)).toBeNull();
    expect(refusalOfAnswer('JK JK', '3c 3d', { ...two, revolutions: 1 })).toBeNull();
    expect(refusalOfAnswer('2s 2h', 'JK JK', two)).toBe('must-beat');
    expect(refusalOfAnswer('JK', 'JK', two)).toBe('must-beat');
  });

  it('lets ♠3 beat a joker in either order', () => {
    expect(refusalOfAnswer('3s', 'JK', { revolutions: 1 })).toBeNull();
    expect(refusalOfAnswer('3h', 'JK', { revolutions: 1 })).toBe('must-beat');
  });
});

describe('daifugo 9: revolution', () => {
  it.each([
    ['four of a rank', '7h 7c 7s 7d'],
    ['four of a rank with a joker', '7h 7c 7s JK'],
    ['four in a row', '3h 4h 5h 6h'],
    ['four in a row with a joker', '4h 5h JK 7h'],
    ['five in a row', '3h 4h 5h 6h 7h'],
  ])('is caused by %s: %s', (_, cards) => {
    const state = gameState({ hands: [`${cards} Kd Qd 9d`, '9s 5s'] });
    const after = afterMoves(state, [0, cards]);
    expect(after.revolutions).toBe(1);
    expect(daifugo.tableView(after).reversed).toBe(true);
  });

  it('is not caused by three of a rank or three in a row', () => {
    expect(afterMoves(gameState({ hands: ['7h 7c 7s Kd', '9s'] }), [0, '7h 7c 7s']).revolutions).toBe(0);
    expect(afterMoves(gameState({ hands: ['3h 4h 5h Kd', '9s'] }), [0, '3h 4h 5h']).revolutions).toBe(0);
  });

  it('ends the revolution before it, and is counted', () => {
    const state = afterMoves(
      gameState({ hands: ['7h 7c 7s 7d Kd', '5h 5c 5s 5d 9s'] }),
      [0, '7h 7c 7s 7d'],
      [1, '5h 5c 5s 5d'],
    );
    expect(state.revolutions).toBe(2);
    expect(daifugo.tableView(state).reversed).toBe(false);
    expect(handOf(state, 1)).toBe('9s');
  });

  it('takes effect at once: the same trick must be beaten in the new order', () => {
    const state = afterMoves(gameState({ hands: ['7h 7c 7s 7d Kd', '9h 9c 9s 9d 4s'], stock: 'Qh' }), [
      0,
      '7h 7c 7s 7d',
    ]);
    expect(refusalOf(state, 1, '9h 9c 9s 9d')).toBe('must-beat');
  });
});
