/** The additions of `defineGame` to a definition: defaults, and the guard before `apply`. */
import { describe, expect, it } from 'vitest';
import { seededChance, seedFromText } from '../../src/game/chance.ts';
import { defineGame } from '../../src/game/define.ts';
import { toy } from '../tables/toy-game.ts';

const chance = seededChance(seedFromText('define'));
const state = toy.start({ options: { hands: 1 }, seats: 2, carry: null }, chance);
const [take] = toy.choices(state, 0);

describe('defaults', () => {
  it('makes a choice its own action', () => {
    expect(toy.actionFor(state, 0, take!)).toBe(take);
  });

  it('knows no pieces and no out-of-turn actions', () => {
    expect(toy.audit.pieces(state)).toEqual([]);
    expect(toy.outOfTurnAction).toBeUndefined();
  });
});

describe('the guard', () => {
  const afterwards = toy.apply(state, 0, take!, chance);

  it('accepts the action of a listed choice, also one that comes from storage', () => {
    expect(toy.apply(state, 0, structuredClone(take!), chance)).toEqual(afterwards);
    expect(afterwards).not.toEqual(state);
  });

  it('refuses the very action it accepted before, once it is no longer listed', () => {
    const made = toy.actionFor(state, 0, take!);
    if ('refused' in afterwards) throw new Error(afterwards.refused);
    expect(toy.apply(afterwards, 0, made, chance)).toEqual({ refused: 'not-now' });
  });

  it('throws for an action that is legal, and yet not listed', () => {
    const silent = defineGame({ ...toy, choices: () => [], apply: (same) => same });
    expect(() => silent.apply(state, 0, take!, chance)).toThrow('not among the choices');
  });

  it('accepts a legal out-of-turn action that is not listed', () => {
    const outOfTurn = { includes: () => true, actionFor: () => take! };
    const open = defineGame({ ...toy, choices: () => [], apply: (same) => same, outOfTurn });
    expect(open.apply(state, 0, take!, chance)).toBe(state);
    expect(open.outOfTurnAction?.('any')).toBe(take);
  });
});
