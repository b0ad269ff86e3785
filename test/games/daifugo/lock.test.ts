/** The suit lock (縛り, daifugo 10). */
import { describe, expect, it } from 'vitest';
import { afterMoves, gameState, refusalOf, trickOf } from './setup.ts';

const lockOf = (state: Parameters<typeof trickOf>[0]) => trickOf(state)?.lock ?? null;
/** Suits are numbered ♠ 0, ♥ 1, ♦ 2, ♣ 3. */
const HEARTS = [1];

describe('daifugo 10: a trick is locked when the lead and the next play have the same suits', () => {
  const hands = ['5h 9d Kd 3c', '9h 7d Qc 4c', 'Ks Ah 4d 4h'];

  it('requires these suits of every later play', () => {
    const state = afterMoves(gameState({ hands }), [0, '5h'], [1, '9h']);
    expect(lockOf(state)).toEqual(HEARTS);
    expect(refusalOf(state, 2, 'Ks')).toBe('locked');
    expect(refusalOf(state, 2, 'Ah')).toBeNull();
    expect(refusalOf(state, 2, '4h')).toBe('must-beat');
    const later = afterMoves(state, [2, 'Ah'], [0, 'pass'], [1, 'pass']);
    expect(lockOf(later)).toBeNull();
  });

  it('ignores passes between the two plays', () => {
    const state = afterMoves(
      gameState({ hands: ['5h 9d Kd', 'Qc 4c', '9h Kc'] }),
      [0, '5h'],
      [1, 'pass'],
      [2, '9h'],
    );
    expect(lockOf(state)).toEqual(HEARTS);
    expect(refusalOf(state, 0, 'Kd')).toBe('locked');
  });

  it('makes no later lock after another suit (no 途中縛り)', () => {
    const state = afterMoves(gameState({ hands }), [0, '5h'], [1, '7d'], [2, 'Ks']);
    expect(lockOf(state)).toBeNull();
    const third = afterMoves(
      gameState({ hands: ['5h Kd 3c', '7d 4c', '9d 4h'] }),
      [0, '5h'],
      [1, '7d'],
      [2, '9d'],
    );
    expect(lockOf(third)).toBeNull();
    expect(refusalOf(third, 0, 'Kd')).toBeNull();
  });

  it('locks groups by the same set of suits, not by some of them (no 片縛り)', () => {
    const afterNext = (next: string) =>
      afterMoves(gameState({ hands: ['5h 5s 3c Kh Kc', `${next} 4c`, '9d 4h'] }), [0, '5h 5s'], [1, next]);
    expect(lockOf(afterNext('7s 7h'))).toEqual([0, 1]);
    expect(lockOf(afterNext('7s 7d'))).toBeNull();
    const state = afterMoves(
      gameState({ hands: ['5h 5s 3c', '7s 7h 4c', 'Kh Kc 2h 2s'] }),
      [0, '5h 5s'],
      [1, '7s 7h'],
    );
    expect(refusalOf(state, 2, 'Kh Kc')).toBe('locked');
    expect(refusalOf(state, 2, '2h 2s')).toBeNull();
  });

  it('makes no lock by or on sequences (no 階段縛り)', () => {
    const state = afterMoves(
      gameState({ hands: ['3h 4h 5h Kc', '9h 4d 5d 6d Ks', '6h 7h 8h 2s'], stock: '2h' }),
      [0, '3h 4h 5h'],
      [1, '4d 5d 6d'],
      [1, 'give Ks'],
    );
    expect(lockOf(state)).toBeNull();
    expect(refusalOf(state, 2, '6h 7h 8h')).toBeNull();
    const same = afterMoves(
      gameState({ hands: ['3h 4h 5h Kc', '9h Th Jh 7s 4c', '2s'] }),
      [0, '3h 4h 5h'],
      [1, '9h Th Jh'],
      [1, 'discard 7s'],
      [1, 'keep'],
    );
    expect(lockOf(same)).toBeNull();
  });

  it('makes no lock when ♠3 answers a joker that was led: it cuts the trick', () => {
    expect(trickOf(afterMoves(gameState({ hands: ['JK 4s', '3s 5s'] }), [0, 'JK'], [1, '3s']))).toBeNull();
  });
});

describe('daifugo 10: a joker', () => {
  it('never makes a lock', () => {
    const lead = afterMoves(gameState({ hands: ['5h JK 3c', '7h 7s 4c'] }), [0, '5h JK'], [1, '7h 7s']);
    expect(lockOf(lead)).toBeNull();
    const next = afterMoves(gameState({ hands: ['5h 5s 3c', '7h JK 4c'] }), [0, '5h 5s'], [1, '7h JK']);
    expect(lockOf(next)).toBeNull();
    const single = afterMoves(gameState({ hands: ['5h 3c', 'JK 4c', '3s 9c'] }), [0, '5h'], [1, 'JK']);
    expect(lockOf(single)).toBeNull();
  });

  it('satisfies a lock that its natural cards do not break', () => {
    const hands = ['5h 5s 3c', '7s 7h 4c', 'Kh Kc JK 2h'];
    const state = afterMoves(gameState({ hands }), [0, '5h 5s'], [1, '7s 7h']);
    expect(refusalOf(state, 2, 'Kh JK')).toBeNull();
    expect(refusalOf(state, 2, 'Kc JK')).toBe('locked');
    const single = afterMoves(gameState({ hands: ['5h 3c', '7h 4c', 'JK Ks'] }), [0, '5h'], [1, '7h']);
    expect(refusalOf(single, 2, 'JK')).toBeNull();
    expect(refusalOf(single, 2, 'Ks')).toBe('locked');
  });

  it('may be answered by ♠3 under any lock', () => {
    const state = afterMoves(
      gameState({ hands: ['5h 3s 4d', '7h 4c', 'JK Ks'] }),
      [0, '5h'],
      [1, '7h'],
      [2, 'JK'],
    );
    expect(lockOf(state)).toEqual(HEARTS);
    expect(refusalOf(state, 0, '3s')).toBeNull();
  });

  it('satisfies a lock of pairs with a second joker', () => {
    const hands = ['5h 5s 3c', '7s 7h 4c', 'JK JK 2h'];
    const state = afterMoves(gameState({ hands, options: { jokers: 2 } }), [0, '5h 5s'], [1, '7s 7h']);
    expect(refusalOf(state, 2, 'JK JK')).toBeNull();
  });
});

it('daifugo 10: a lock ends with its trick', () => {
  const state = afterMoves(
    gameState({ hands: ['5s 3c 4d', '7s 4c 9d', 'Ks'] }),
    [0, '5s'],
    [1, '7s'],
    [2, 'pass'],
    [0, 'pass'],
  );
  expect(lockOf(state)).toBeNull();
  expect(refusalOf(afterMoves(state, [1, '4c']), 2, 'Ks')).toBeNull();
});
