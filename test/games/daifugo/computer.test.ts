/** How the house plays 変則大富豪. Single choices that any good player would agree on; strength itself is measured, not tested. */
import { describe, expect, it } from 'vitest';
import { type Chance, seededChance, seedFromText } from '../../../src/game/chance.ts';
import { isRefusal, type Seat } from '../../../src/game/game.ts';
import { daifugo } from '../../../src/games/daifugo/index.ts';
import type { State } from '../../../src/games/daifugo/state.ts';
import { dealt, moved, offered, table } from './tables.ts';

const chanceOf = (seed: string): Chance => seededChance(seedFromText(`computer/${seed}`));

const decision = (state: State, seat: Seat, chance: Chance) =>
  daifugo.computer(daifugo.seatView(state, seat), chance);

/** What the computer does here, whatever chance says: each of its answers once. */
function does(state: State): string[] {
  const [seat] = daifugo.toAct(state);
  return [
    ...new Set(Array.from({ length: 8 }, (_, i) => daifugo.nameOf(decision(state, seat!, chanceOf(`${i}`))))),
  ];
}

const safely = (state: State): string =>
  daifugo.nameOf(daifugo.safe(daifugo.seatView(state, daifugo.toAct(state)[0]!), chanceOf('safe')));

/** Every state of a game that four computers play. */
function* played(seed: string, seats: number): Generator<State> {
  let state = dealt(seed, seats);
  for (let step = 0; ; step++) {
    yield state;
    const [seat] = daifugo.toAct(state);
    if (seat === undefined) return;
    const next = daifugo.apply(state, seat, decision(state, seat, chanceOf(`${step}`)), chanceOf('ties'));
    if (isRefusal(next)) throw new Error(next.refused);
    state = next;
  }
}

describe('in any game the computer', () => {
  it('makes one of the choices offered, by its view and chance alone', () => {
    for (const seats of [2, 3, 4]) {
      for (const state of played(`${seats}`, seats)) {
        const [seat] = daifugo.toAct(state);
        if (seat === undefined) continue;
        const choice = decision(state, seat, chanceOf('same'));
        expect(offered(state, seat)).toContain(daifugo.nameOf(choice));
        const other = (seat + 1) % seats;
        const hidden = daifugo.audit.resampleHidden(state, other, chanceOf('again'));
        expect(decision(hidden, seat, chanceOf('same'))).toEqual(choice);
      }
    }
  });

  it('never goes out by a foul while there is anything else to do', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      let last: State | null = null;
      for (const state of played(seed, 3)) {
        if (state.phase === 'over' && state.end.kind === 'foul' && last) {
          expect(offered(last, daifugo.toAct(last)[0]!)).toHaveLength(1);
        }
        last = state;
      }
    }
  });
});

describe('going out', () => {
  it('happens at once where it is legal', () => {
    expect(does(table({ hands: ['9h 9c', '5s', '7d'], stock: '4s' }))).toEqual(['play.9h9c']);
  });

  it('is kept legal: the roles go first', () => {
    expect(does(table({ hands: ['8h 9c', '5s 7d Kc', '7s 4d Qc'], stock: '4s' }))).toEqual(['play.8h']);
    expect(does(table({ hands: ['2h 4c', '5s 7d Kc', '7s 4d Qc'], stock: '4s' }))).toEqual(['play.2h']);
  });

  it('is not done by a foul: rather draw', () => {
    expect(does(table({ hands: ['8h', '5s 7d', '7s 4d'], stock: '4s Ks' }))).toEqual(['draw']);
    const answering = moved(table({ hands: ['5h Kd Ks', '8h', '7s 4d'], stock: '4s Ah' }), [0, '5h']);
    expect(does(answering)).toEqual(['draw']);
  });

  it('does not give the last cards away', () => {
    const state = table({ hands: ['6h 6d 4s 9d', '5s 7d Kc'], stock: '7h 7s' });
    expect(does(state)).not.toContain('play.6h6d');
  });
});

describe('what is left is kept together', () => {
  it('gives what goes with nothing', () => {
    const state = moved(table({ hands: ['6h 5s 5d 4c', 'Kc 9s 9d'], stock: '7h' }), [0, '6h']);
    expect(does(state)).toEqual(['give.4c']);
  });

  it('does not discard the only way to finish', () => {
    const state = moved(table({ hands: ['Th 9s 8d', 'Kc 9d 4d'], stock: '7h' }), [0, 'Th']);
    expect(does(state)).toEqual(['discard.8d']);
  });
});

describe('who runs out of time', () => {
  const hands = ['5h Kd', '9h 9c 4s'];

  it('passes, or draws where that is needed first', () => {
    const state = moved(table({ hands, stock: '7s 7h' }), [0, '5h']);
    expect(safely(state)).toBe('draw');
    expect(safely(moved(state, [1, 'draw']))).toBe('pass');
    expect(safely(moved(table({ hands }), [0, '5h']))).toBe('pass');
  });

  it('leads where that must be, and never a foul', () => {
    expect(safely(table({ hands: ['8h 9c', '5s 7d'], stock: '4s' }))).toMatch(/^play/);
    expect(safely(table({ hands: ['8h', '5s 7d'], stock: '4s' }))).toBe('draw');
  });

  it('gives, discards and decides', () => {
    expect(safely(moved(table({ hands: ['6h 4s 9d', 'Kc'] }), [0, '6h']))).toMatch(/^give/);
    expect(safely(moved(table({ hands: ['Jh 4s 9d', 'Kc'] }), [0, 'Jh']))).toMatch(/^(?:reverse|keep)$/);
  });
});
