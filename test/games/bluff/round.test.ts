/** bluff 1–8: a round, from the roll to the call. */
import { describe, expect, it } from 'vitest';
import { bluff } from '../../../src/games/bluff/index.ts';
import { begun, faces, inPlay, type Match, match, offered, played, refused } from './matches.ts';

const choiceOnTimeout = ({ state, chance }: Match, seat: number) =>
  bluff.safe(bluff.seatView(state, seat), chance);

const SEEDS = Array.from({ length: 60 }, (_, i) => `round ${i}`);

describe('bluff 1: two to six players, five dice each', () => {
  it.each([2, 3, 4, 5, 6])('%i players', (seats) => {
    const { state } = begun('five', seats);
    expect(state.hidden.map((dice) => dice.length)).toEqual(Array(seats).fill(5));
    for (const dice of state.hidden) for (const face of dice) expect([1, 2, 3, 4, 5, 6]).toContain(face);
  });

  it('no fewer, no more', () => expect(bluff.seats).toEqual({ min: 2, max: 6 }));
});

describe('bluff 3: the first starter', () => {
  it('is drawn at random', () => {
    expect(new Set(SEEDS.map((seed) => begun(seed, 6).state.turn))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });

  it('of a later match is handed on', () => {
    for (const starter of [0, 1, 2])
      expect(begun('a', 3, {}, { match: 1, starter }).state.turn).toBe(starter);
  });
});

describe('bluff 4: everybody rolls', () => {
  it('each side as often', () => {
    const sides = SEEDS.flatMap((seed) => begun(seed, 6).state.hidden.flat());
    for (const side of [1, 2, 3, 4, 5, 6]) {
      const share = sides.filter((of) => of === side).length / sides.length;
      expect(Math.abs(share - 1 / 6)).toBeLessThan(0.04);
    }
  });

  it('each their own, each time anew', () => {
    const { state, chance } = begun('own', 6);
    expect(new Set(state.hidden.map(String)).size).toBeGreaterThan(3);
    const next = bluff.apply(
      { ...state, log: [{ seat: 1, kind: 'call', count: 1, face: 6 }], turn: 2 },
      2,
      { do: 'challenge' },
      chance,
    );
    expect(next).toMatchObject({ phase: 'play', round: 2 });
    expect(inPlay({ state: next as typeof state, chance }).hidden).not.toEqual(state.hidden);
  });

  it('the starter may reroll or call', () => {
    const kinds = new Set(offered(match({ dice: '12 34' }), 0).map((name) => name.split('.')[0]));
    expect(kinds).toEqual(new Set(['reveal', 'call']));
  });
});

describe('bluff 5: challenge', () => {
  it('is not for who starts: there is no call yet', () => {
    expect(refused(match({ dice: '12 34' }), 0, 'challenge')).toBe('nothing-to-challenge');
  });

  it('is for everybody after, instead of going on', () => {
    const called = played(match({ dice: '12 34' }), [0, '1x1']);
    expect(offered(called, 1)[0]).toBe('challenge');
    expect(refused(called, 1, 'challenge')).toBeNull();
  });

  it('comes before the reroll: who has rerolled must call', () => {
    const rerolled = played(match({ dice: '12 34' }), [0, '1x1'], [1, 'show 3']);
    expect(refused(rerolled, 1, 'challenge')).toBe('call-now');
    for (const name of offered(rerolled, 1)) expect(name).toMatch(/^call\./);
  });

  it('is for whose turn it is alone', () => {
    const called = played(match({ dice: '12 34 56' }), [0, '1x1']);
    for (const seat of [0, 2]) {
      expect(refused(called, seat, 'challenge')).toBe('not-your-turn');
      expect(offered(called, seat)).toEqual([]);
    }
  });
});

describe('bluff 6: reroll', () => {
  it('shows the chosen dice as they are, and rolls the rest again', () => {
    const { hidden, shown, turn } = inPlay(played(match({ dice: '12346 55', rolls: '255' }), [0, 'show 16']));
    expect(shown[0]).toEqual(faces('16'));
    expect(hidden[0]).toEqual(faces('255'));
    expect(turn).toBe(0);
  });

  it('is once a turn', () => {
    const rerolled = played(match({ dice: '12345 55', rolls: '1234' }), [0, 'show 5']);
    expect(refused(rerolled, 0, 'show 1')).toBe('rerolled');
  });

  it('may be done again in a later turn, with the dice still hidden', () => {
    const again = played(
      match({ dice: '12345 55', rolls: '1234 66' }),
      [0, 'show 5'],
      [0, '1x1'],
      [1, '1x2'],
      [0, 'show 34'],
    );
    expect(inPlay(again).shown[0]).toEqual(faces('345'));
    expect(inPlay(again).hidden[0]).toEqual(faces('66'));
  });

  it('needs two hidden dice', () => {
    expect(refused(match({ dice: '1 23' }), 0, 'show 1')).toBe('few-hidden');
    const oneLeft = played(match({ dice: '12 34', rolls: '1' }), [0, 'show 2'], [0, '1x1'], [1, '1x2']);
    expect(refused(oneLeft, 0, 'show 1')).toBe('few-hidden');
    expect(offered(oneLeft, 0).some((name) => name.startsWith('reveal'))).toBe(false);
  });

  it('rolls at least one die again', () => {
    expect(refused(match({ dice: '12 34' }), 0, 'show 12')).toBe('none-left');
  });

  it('shows only dice that one has, as often as one has them', () => {
    expect(refused(match({ dice: '112 34' }), 0, 'show 3')).toBe('not-in-hand');
    expect(refused(match({ dice: '112 34' }), 0, 'show 22')).toBe('not-in-hand');
    expect(refused(match({ dice: '112 34' }), 0, 'show 11')).toBeNull();
  });

  it('revealed dice stay until the round ends, then all are rolled hidden', () => {
    const ended = played(match({ dice: '123 44', rolls: '55' }), [0, 'show 1'], [0, '3x5'], [1, 'challenge']);
    expect(inPlay(ended).shown).toEqual([[], []]);
  });

  it('rolls otherwise in every turn and every round', () => {
    const { state, chance } = begun('again', 2);
    const turn = { ...state, turn: 0, hidden: [faces('11111'), faces('11111')] };
    const rolls = [
      { ...turn },
      { ...turn, round: 2 },
      { ...turn, log: [{ seat: 1, kind: 'call' as const, count: 1, face: 1 }] },
    ].map((of) => inPlay(played({ state: of, chance }, [0, 'show 1'])).hidden[0]!.join(''));
    expect(new Set(rolls).size).toBe(rolls.length);
  });
});

describe('bluff 7: call', () => {
  it('hands the turn on, past who is out', () => {
    expect(inPlay(played(match({ dice: '1 - 3 -' }), [0, '1x1'])).turn).toBe(2);
    expect(inPlay(played(match({ dice: '1 - 3 -' }), [0, '1x1'], [2, '1x2'])).turn).toBe(0);
  });
});

describe('bluff 8: no greater call', () => {
  const last = played(match({ dice: '12 34' }), [0, '4x*']);

  it('leaves the challenge alone', () => expect(offered(last, 1)).toEqual(['challenge']));

  it('refuses a reroll', () => expect(refused(last, 1, 'show 3')).toBe('must-challenge'));

  it('is done by the clock too', () => {
    expect(choiceOnTimeout(last, 1)).toEqual({ do: 'challenge' });
  });
});

describe('time that ran out', () => {
  it('makes the least call, and shows no dice', () => {
    expect(choiceOnTimeout(match({ dice: '12 34' }), 0)).toEqual({
      do: 'call',
      count: 1,
      face: 1,
    });
    const called = played(match({ dice: '12 34' }), [0, '1x5']);
    expect(choiceOnTimeout(called, 1)).toEqual({ do: 'call', count: 2, face: 1 });
  });
});
