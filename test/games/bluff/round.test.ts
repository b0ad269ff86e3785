/** bluff 1–8: a round from the roll to the call. */
import { describe, expect, it } from 'vitest';
import { bluff } from '../../../src/games/bluff/index.ts';
import {
  afterMoves,
  choiceNames,
  faces,
  type Match,
  matchFromSeed,
  matchOf,
  playing,
  refusalOf,
} from './setup.ts';

const choiceOnTimeout = ({ state, chance }: Match, seat: number) =>
  bluff.safe(bluff.seatView(state, seat), chance);

const SEEDS = Array.from({ length: 60 }, (_, i) => `round ${i}`);

describe('bluff 1: two to six players, five dice each', () => {
  it.each([2, 3, 4, 5, 6])('deals five dice to each of %i players', (seats) => {
    const { state } = matchFromSeed('five', seats);
    expect(state.hidden.map((dice) => dice.length)).toEqual(Array(seats).fill(5));
    for (const dice of state.hidden) for (const face of dice) expect([1, 2, 3, 4, 5, 6]).toContain(face);
  });

  it('allows no other number of players', () => expect(bluff.seats).toEqual({ min: 2, max: 6 }));
});

describe('bluff 3: the starter', () => {
  it('of the first match is drawn at random', () => {
    expect(new Set(SEEDS.map((seed) => matchFromSeed(seed, 6).state.turn))).toEqual(
      new Set([0, 1, 2, 3, 4, 5]),
    );
  });

  it('of a later match comes from the match before', () => {
    for (const starter of [0, 1, 2])
      expect(matchFromSeed('a', 3, {}, { match: 1, starter }).state.turn).toBe(starter);
  });
});

describe('bluff 4: everybody rolls', () => {
  it('shows every side equally often', () => {
    const rolled = SEEDS.flatMap((seed) => matchFromSeed(seed, 6).state.hidden.flat());
    for (const side of [1, 2, 3, 4, 5, 6]) {
      const share = rolled.filter((face) => face === side).length / rolled.length;
      expect(Math.abs(share - 1 / 6)).toBeLessThan(0.04);
    }
  });

  it('rolls different dice for each seat and each round', () => {
    const { state, chance } = matchFromSeed('own', 6);
    expect(new Set(state.hidden.map(String)).size).toBeGreaterThan(3);
    const next = bluff.apply(
      { ...state, log: [{ seat: 1, kind: 'call', count: 1, face: 6 }], turn: 2 },
      2,
      { do: 'challenge' },
      chance,
    );
    expect(next).toMatchObject({ phase: 'play', round: 2 });
    expect(playing({ state: next as typeof state, chance }).hidden).not.toEqual(state.hidden);
  });

  it('lets the starter reroll or call', () => {
    const kinds = new Set(choiceNames(matchOf({ dice: '12 34' }), 0).map((name) => name.split('.')[0]));
    expect(kinds).toEqual(new Set(['reveal', 'call']));
  });
});

describe('bluff 5: challenge', () => {
  it('is refused to the starter: there is no call yet', () => {
    expect(refusalOf(matchOf({ dice: '12 34' }), 0, 'challenge')).toBe('nothing-to-challenge');
  });

  it('is open to every later seat, as an alternative to a call', () => {
    const called = afterMoves(matchOf({ dice: '12 34' }), [0, '1x1']);
    expect(choiceNames(called, 1)[0]).toBe('challenge');
    expect(refusalOf(called, 1, 'challenge')).toBeNull();
  });

  it('is refused after a reroll: that seat must call', () => {
    const rerolled = afterMoves(matchOf({ dice: '12 34' }), [0, '1x1'], [1, 'show 3']);
    expect(refusalOf(rerolled, 1, 'challenge')).toBe('call-now');
    for (const name of choiceNames(rerolled, 1)) expect(name).toMatch(/^call\./);
  });

  it('is open to the seat to act alone', () => {
    const called = afterMoves(matchOf({ dice: '12 34 56' }), [0, '1x1']);
    for (const seat of [0, 2]) {
      expect(refusalOf(called, seat, 'challenge')).toBe('not-your-turn');
      expect(choiceNames(called, seat)).toEqual([]);
    }
  });
});

describe('bluff 6: reroll', () => {
  it('reveals the chosen dice unchanged and rolls the rest again', () => {
    const { hidden, shown, turn } = playing(
      afterMoves(matchOf({ dice: '12346 55', rolls: '255' }), [0, 'show 16']),
    );
    expect(shown[0]).toEqual(faces('16'));
    expect(hidden[0]).toEqual(faces('255'));
    expect(turn).toBe(0);
  });

  it('is possible once a turn', () => {
    const rerolled = afterMoves(matchOf({ dice: '12345 55', rolls: '1234' }), [0, 'show 5']);
    expect(refusalOf(rerolled, 0, 'show 1')).toBe('rerolled');
  });

  it('is possible again in a later turn, with the dice that are still hidden', () => {
    const again = afterMoves(
      matchOf({ dice: '12345 55', rolls: '1234 66' }),
      [0, 'show 5'],
      [0, '1x1'],
      [1, '1x2'],
      [0, 'show 34'],
    );
    expect(playing(again).shown[0]).toEqual(faces('345'));
    expect(playing(again).hidden[0]).toEqual(faces('66'));
  });

  it('needs two hidden dice', () => {
    expect(refusalOf(matchOf({ dice: '1 23' }), 0, 'show 1')).toBe('few-hidden');
    const oneLeft = afterMoves(matchOf({ dice: '12 34', rolls: '1' }), [0, 'show 2'], [0, '1x1'], [1, '1x2']);
    expect(refusalOf(oneLeft, 0, 'show 1')).toBe('few-hidden');
    expect(choiceNames(oneLeft, 0).some((name) => name.startsWith('reveal'))).toBe(false);
  });

  it('keeps at least one die to roll again', () => {
    expect(refusalOf(matchOf({ dice: '12 34' }), 0, 'show 12')).toBe('none-left');
  });

  it('reveals only dice that the seat has, each once', () => {
    expect(refusalOf(matchOf({ dice: '112 34' }), 0, 'show 3')).toBe('not-in-hand');
    expect(refusalOf(matchOf({ dice: '112 34' }), 0, 'show 22')).toBe('not-in-hand');
    expect(refusalOf(matchOf({ dice: '112 34' }), 0, 'show 11')).toBeNull();
  });

  it('leaves revealed dice revealed until the round ends', () => {
    const ended = afterMoves(
      matchOf({ dice: '123 44', rolls: '55' }),
      [0, 'show 1'],
      [0, '3x5'],
      [1, 'challenge'],
    );
    expect(playing(ended).shown).toEqual([[], []]);
  });

  it('rolls different dice in every turn and every round', () => {
    const { state, chance } = matchFromSeed('again', 2);
    const before = { ...state, turn: 0, hidden: [faces('11111'), faces('11111')] };
    const rolls = [
      { ...before },
      { ...before, round: 2 },
      { ...before, log: [{ seat: 1, kind: 'call' as const, count: 1, face: 1 }] },
    ].map((each) => playing(afterMoves({ state: each, chance }, [0, 'show 1'])).hidden[0]!.join(''));
    expect(new Set(rolls).size).toBe(rolls.length);
  });
});

describe('bluff 7: call', () => {
  it('passes the turn on and skips seats that are out', () => {
    expect(playing(afterMoves(matchOf({ dice: '1 - 3 -' }), [0, '1x1'])).turn).toBe(2);
    expect(playing(afterMoves(matchOf({ dice: '1 - 3 -' }), [0, '1x1'], [2, '1x2'])).turn).toBe(0);
  });
});

describe('bluff 8: no greater call', () => {
  const last = afterMoves(matchOf({ dice: '12 34' }), [0, '4x*']);

  it('leaves only the challenge', () => expect(choiceNames(last, 1)).toEqual(['challenge']));

  it('refuses a reroll', () => expect(refusalOf(last, 1, 'show 3')).toBe('must-challenge'));

  it('makes a time-out challenge', () => {
    expect(choiceOnTimeout(last, 1)).toEqual({ do: 'challenge' });
  });
});

describe('a time-out', () => {
  it('makes the lowest call and reveals no dice', () => {
    expect(choiceOnTimeout(matchOf({ dice: '12 34' }), 0)).toEqual({
      do: 'call',
      count: 1,
      face: 1,
    });
    const called = afterMoves(matchOf({ dice: '12 34' }), [0, '1x5']);
    expect(choiceOnTimeout(called, 1)).toEqual({ do: 'call', count: 2, face: 1 });
  });
});
