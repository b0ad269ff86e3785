/** The deal (doudizhu 3–6). */
import { describe, expect, it } from 'vitest';
import { newPacks } from '../../../src/game/cards.ts';
import { afterMoves, dealFromSeed } from './setup.ts';

const SEEDS = Array.from({ length: 40 }, (_, i) => `deal ${i}`);
const deals = SEEDS.map((seed) => dealFromSeed(seed));

describe('doudizhu 3: shuffle, cut, set eight aside', () => {
  it('deals each of the 108 cards once', () => {
    for (const { hands, kitty } of deals) {
      expect([...hands.flat(), ...kitty].sort((a, b) => a - b)).toEqual(newPacks(2));
    }
  });

  it('sets 8 cards aside', () => {
    for (const { kitty } of deals) expect(kitty).toHaveLength(8);
  });

  it('never exposes a card of the kitty', () => {
    for (const { exposed, kitty } of deals) expect(kitty).not.toContain(exposed?.card);
  });

  it('deals by the seed: the same cards for the same seed, other cards for another', () => {
    expect(new Set(deals.map(({ hands }) => hands.join())).size).toBe(SEEDS.length);
    expect(dealFromSeed('deal 0')).toEqual(deals[0]);
  });
});

describe('doudizhu 4: one card at a time, 25 each', () => {
  it('gives every seat 25 cards', () => {
    for (const { hands } of deals) expect(hands.map((hand) => hand.length)).toEqual([25, 25, 25, 25]);
  });

  it('lets a random seat draw first in a table’s first deal', () => {
    const dealers = SEEDS.map((seed, i) =>
      [0, 1, 2, 3].find(
        (landlord) => dealFromSeed(seed, {}, { landlord, deal: 1 }).hands.join() === deals[i]!.hands.join(),
      ),
    );
    expect(new Set(dealers)).toEqual(new Set([0, 1, 2, 3]));
  });

  it('lets the previous landlord draw first in a later deal', () => {
    const states = [0, 1, 2, 3].map((landlord) => dealFromSeed('one seed', {}, { landlord, deal: 1 }));
    for (const [landlord, { hands, exposed }] of states.entries()) {
      // The pack is the same, so the seat that draws first gets the same hand each time.
      expect(hands[landlord]).toEqual(states[0]!.hands[0]);
      expect(hands[(landlord + 3) % 4]).toEqual(states[0]!.hands[3]);
      expect(exposed!.seat).toBe((states[0]!.exposed!.seat + landlord) % 4);
      expect(exposed!.card).toBe(states[0]!.exposed!.card);
    }
  });
});

describe('doudizhu 5: the exposed card', () => {
  it('is in the hand of the seat that drew it', () => {
    for (const { exposed, hands } of deals) expect(hands[exposed!.seat]).toContain(exposed!.card);
  });

  it('is drawn by any seat', () => {
    expect(new Set(deals.map(({ exposed }) => exposed!.seat))).toEqual(new Set([0, 1, 2, 3]));
  });
});

describe('doudizhu 6: play order', () => {
  it('is 0 → 1 → 2 → 3 → 0', () => {
    const first = dealFromSeed('deal 0');
    const order = [first.turn];
    let state: ReturnType<typeof afterMoves> = first;
    for (let i = 0; i < 3; i++) {
      state = afterMoves(state, [state.turn, 'decline']);
      order.push(state.turn);
    }
    expect(order).toEqual(order.map((_, i) => (order[0]! + i) % 4));
  });
});
