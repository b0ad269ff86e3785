/** daifugo 10: suit lock (縛り). */
import { describe, expect, it } from 'vitest';
import { moved, refused, table, trickOf } from './tables.ts';

const lock = (state: Parameters<typeof trickOf>[0]) => trickOf(state)?.lock ?? null;
/** ♠ 0, ♥ 1, ♦ 2, ♣ 3. */
const HEARTS = [1];

describe('daifugo 10: the lead and the very next play have the same suits', () => {
  const hands = ['5h 9d Kd 3c', '9h 7d Qc 4c', 'Ks Ah 4d 4h'];

  it('then every later play must have them', () => {
    const state = moved(table({ hands }), [0, '5h'], [1, '9h']);
    expect(lock(state)).toEqual(HEARTS);
    expect(refused(state, 2, 'Ks')).toBe('locked');
    expect(refused(state, 2, 'Ah')).toBeNull();
    expect(refused(state, 2, '4h')).toBe('must-beat');
    const later = moved(state, [2, 'Ah'], [0, 'pass'], [1, 'pass']);
    expect(lock(later)).toBeNull();
  });

  it('passes between do not matter', () => {
    const state = moved(table({ hands: ['5h 9d Kd', 'Qc 4c', '9h Kc'] }), [0, '5h'], [1, 'pass'], [2, '9h']);
    expect(lock(state)).toEqual(HEARTS);
    expect(refused(state, 0, 'Kd')).toBe('locked');
  });

  it('another suit first means no lock, also later (no 途中縛り)', () => {
    const state = moved(table({ hands }), [0, '5h'], [1, '7d'], [2, 'Ks']);
    expect(lock(state)).toBeNull();
    const third = moved(table({ hands: ['5h Kd 3c', '7d 4c', '9d 4h'] }), [0, '5h'], [1, '7d'], [2, '9d']);
    expect(lock(third)).toBeNull();
    expect(refused(third, 0, 'Kd')).toBeNull();
  });

  it('groups: the same set of suits; no lock by some of them (no 片縛り)', () => {
    const led = (next: string) =>
      moved(table({ hands: ['5h 5s 3c Kh Kc', `${next} 4c`, '9d 4h'] }), [0, '5h 5s'], [1, next]);
    expect(lock(led('7s 7h'))).toEqual([0, 1]);
    expect(lock(led('7s 7d'))).toBeNull();
    const state = moved(
      table({ hands: ['5h 5s 3c', '7s 7h 4c', 'Kh Kc 2h 2s'] }),
      [0, '5h 5s'],
      [1, '7s 7h'],
    );
    expect(refused(state, 2, 'Kh Kc')).toBe('locked');
    expect(refused(state, 2, '2h 2s')).toBeNull();
  });

  it('not by or on sequences (no 階段縛り)', () => {
    const state = moved(
      table({ hands: ['3h 4h 5h Kc', '9h 4d 5d 6d Ks', '6h 7h 8h 2s'], stock: '2h' }),
      [0, '3h 4h 5h'],
      [1, '4d 5d 6d'],
      [1, 'give Ks'],
    );
    expect(lock(state)).toBeNull();
    expect(refused(state, 2, '6h 7h 8h')).toBeNull();
    const same = moved(
      table({ hands: ['3h 4h 5h Kc', '9h Th Jh 7s 4c', '2s'] }),
      [0, '3h 4h 5h'],
      [1, '9h Th Jh'],
      [1, 'discard 7s'],
      [1, 'keep'],
    );
    expect(lock(same)).toBeNull();
  });

  it('♠3, answering a joker that was led, locks nothing: it cuts', () => {
    expect(trickOf(moved(table({ hands: ['JK 4s', '3s 5s'] }), [0, 'JK'], [1, '3s']))).toBeNull();
  });
});

describe('a joker', () => {
  it('never creates a lock', () => {
    const lead = moved(table({ hands: ['5h JK 3c', '7h 7s 4c'] }), [0, '5h JK'], [1, '7h 7s']);
    expect(lock(lead)).toBeNull();
    const next = moved(table({ hands: ['5h 5s 3c', '7h JK 4c'] }), [0, '5h 5s'], [1, '7h JK']);
    expect(lock(next)).toBeNull();
    const single = moved(table({ hands: ['5h 3c', 'JK 4c', '3s 9c'] }), [0, '5h'], [1, 'JK']);
    expect(lock(single)).toBeNull();
  });

  it('satisfies any lock its natural cards do not break', () => {
    const hands = ['5h 5s 3c', '7s 7h 4c', 'Kh Kc JK 2h'];
    const state = moved(table({ hands }), [0, '5h 5s'], [1, '7s 7h']);
    expect(refused(state, 2, 'Kh JK')).toBeNull();
    expect(refused(state, 2, 'Kc JK')).toBe('locked');
    const single = moved(table({ hands: ['5h 3c', '7h 4c', 'JK Ks'] }), [0, '5h'], [1, '7h']);
    expect(refused(single, 2, 'JK')).toBeNull();
    expect(refused(single, 2, 'Ks')).toBe('locked');
  });

  it('is answered by ♠3 under any lock', () => {
    const state = moved(table({ hands: ['5h 3s 4d', '7h 4c', 'JK Ks'] }), [0, '5h'], [1, '7h'], [2, 'JK']);
    expect(lock(state)).toEqual(HEARTS);
    expect(refused(state, 0, '3s')).toBeNull();
  });

  it('two of them satisfy a lock of pairs', () => {
    const hands = ['5h 5s 3c', '7s 7h 4c', 'JK JK 2h'];
    const state = moved(table({ hands, options: { jokers: 2 } }), [0, '5h 5s'], [1, '7s 7h']);
    expect(refused(state, 2, 'JK JK')).toBeNull();
  });
});

it('a lock ends with its trick', () => {
  const state = moved(
    table({ hands: ['5s 3c 4d', '7s 4c 9d', 'Ks'] }),
    [0, '5s'],
    [1, '7s'],
    [2, 'pass'],
    [0, 'pass'],
  );
  expect(lock(state)).toBeNull();
  expect(refused(moved(state, [1, '4c']), 2, 'Ks')).toBeNull();
});
