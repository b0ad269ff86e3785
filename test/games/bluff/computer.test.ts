/** How the house plays ブラフ: what any good player would do; strength itself is measured, not tested. */
import { describe, expect, it } from 'vitest';
import { type Chance, seededChance, seedFromText } from '../../../src/game/chance.ts';
import { resampleHidden } from '../../../src/games/bluff/audit.ts';
import { bluff } from '../../../src/games/bluff/index.ts';
import type { State } from '../../../src/games/bluff/state.ts';
import { begun, type Match, match, played } from './matches.ts';

const chanceOf = (seed: string): Chance => seededChance(seedFromText(`computer/${seed}`));

const decision = (state: State, chance: Chance): string => {
  const [seat] = bluff.toAct(state);
  return bluff.nameOf(bluff.computer(bluff.seatView(state, seat!), chance));
};

const TIMES = 60;
/** How often the computer does what matches, of so many times. */
const times = ({ state }: Match, what: RegExp): number =>
  Array.from({ length: TIMES }, (_, i) => decision(state, chanceOf(`${i}`))).filter((name) => what.test(name))
    .length;

/** Every state of a match that computers play. */
function* playedOut(seed: string, seats: number): Generator<State> {
  let { state, chance }: Match = begun(seed, seats);
  for (let step = 0; state.phase === 'play'; step++) {
    yield state;
    const action = bluff.computer(bluff.seatView(state, state.turn), chanceOf(`${seed}/${step}`));
    const next = bluff.apply(state, state.turn, action, chance);
    if ('refused' in next) throw new Error(next.refused);
    state = next;
  }
}

describe('in any match the computer', () => {
  it.each([2, 6])('of %i decides by its view and chance alone: hidden dice of others may be any', (seats) => {
    for (const state of playedOut('view', seats)) {
      const [seat] = bluff.toAct(state);
      const others = Array.from({ length: seats }, (_, of) => of).filter((of) => of !== seat);
      const other = others.reduce((now, of) => resampleHidden(now, of, chanceOf(`other ${of}`)), state);
      expect(decision(other, chanceOf('same'))).toBe(decision(state, chanceOf('same')));
    }
  });

  it('of two or six makes up its mind differently now and then', () => {
    for (const seats of [2, 6]) {
      const { state } = begun('moods', seats);
      const said = new Set(Array.from({ length: 20 }, (_, i) => decision(state, chanceOf(`${i}`))));
      expect(said.size).toBeGreaterThan(1);
    }
  });
});

describe('the computer challenges', () => {
  it('what cannot be', () => {
    const absurd = played(match({ dice: '12345 12345' }), [0, '9x2']);
    expect(times(absurd, /challenge/)).toBe(TIMES);
  });

  it('what its own dice make unlikely, and not what they make sure', () => {
    expect(times(played(match({ dice: '12345 11255' }), [0, '5x4']), /challenge/)).toBeGreaterThan(
      0.9 * TIMES,
    );
    expect(times(played(match({ dice: '12345 44466' }), [0, '4x4']), /challenge/)).toBe(0);
  });

  it('never what lies revealed', () => {
    const shown = played(match({ dice: '44466 123', rolls: '1' }), [0, 'show 4466'], [0, '4x4']);
    expect(times(shown, /challenge/)).toBe(0);
  });
});

describe('the computer calls', () => {
  it('faces that it has mostly, and others now and then', () => {
    const opening = match({ dice: '22236 12345' });
    const own = times(opening, /^call\.\d+\.2$/);
    expect(own).toBeGreaterThan(0.5 * TIMES);
    expect(own).toBeLessThan(TIMES);
  });

  it('nothing that it knows to be false for nothing', () => {
    expect(times(match({ dice: '1 22345' }), /^call\.([5-6])\./)).toBeLessThan(0.1 * TIMES);
  });

  it('and rolls again now and then', () => {
    let rerolls = 0;
    for (const seed of ['a', 'b', 'c'])
      for (const state of playedOut(seed, 3)) if (state.phase === 'play' && state.rerolled) rerolls++;
    expect(rerolls).toBeGreaterThan(0);
  });
});
