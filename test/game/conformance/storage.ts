/** The contract of storage: states and actions survive it, and a stored hand replays to the same state. */

import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Chance, seededChance, seedFromText } from '../../../src/game/chance.ts';
import { isRefusal } from '../../../src/game/game.ts';
import { anyTable, walk } from '../walk.ts';
import { RUNS, type Subject } from './subject.ts';

export function checkStorage({ game, seats, always }: Subject): void {
  always('a state comes back from storage as it was', ({ state }) => {
    const restored = stored(game.schema.state, state);
    // At every step: `expect` takes many times as long, and is only needed for its explanation.
    if (!isDeepStrictEqual(restored, state)) expect(restored).toStrictEqual(state);
    const more = { ...(state as object), more: 1 };
    expect(game.schema.state.safeParse(more).success, '`schema.state` takes a key more').toBe(false);
    const carry = game.result(state)?.carry ?? null;
    if (carry !== null) expect(stored(game.schema.carry, carry)).toStrictEqual(carry);
  });

  always('so does an action', ({ log }) => {
    const last = log.at(-1);
    if (!last) return;
    expect(stored(game.schema.action, last.action)).toStrictEqual(last.action);
    const more = { ...(last.action as object), more: 1 };
    expect(game.schema.action.safeParse(more).success, '`schema.action` takes a key more').toBe(false);
  });

  it('a seed and a stored log replay to the same state', () => {
    const property = fc.property(anyTable(game, seats), (table) => {
      let carry: unknown = null;
      let hand = 0;
      for (const { state, log } of walk(game, table)) {
        const result = game.result(state);
        if (!result) continue;
        const chance: Chance = seededChance(seedFromText(`${table.seed}/${hand++}`));
        let replayed = game.start({ options: stored(game.options, table.options), seats, carry }, chance);
        for (const { seat, action } of log) {
          const restored = stored(game.schema.state, replayed);
          const next = game.apply(restored, seat, stored(game.schema.action, action), chance);
          if (isRefusal(next)) expect.fail(next.refused);
          replayed = next;
        }
        expect(replayed).toStrictEqual(state);
        carry = result.carry;
      }
    });
    fc.assert(property, { numRuns: RUNS, endOnFailure: true });
  });

  it('an unknown option is refused', () => {
    expect(game.options.safeParse({ noSuchOption: 1 }).success, '`options` takes a key more').toBe(false);
  });
}

/** Writes a value to JSON and reads it back, as the database does. */
const stored = <T>(schema: { parse(value: unknown): T }, value: unknown): T =>
  schema.parse(JSON.parse(JSON.stringify(value)));
