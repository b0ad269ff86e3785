/** doudizhu 3–6: the deal. */
import { describe, expect, it } from 'vitest';
import { newPacks } from '../../../src/game/cards.ts';
import { dealt, moved } from './deals.ts';

const SEEDS = Array.from({ length: 40 }, (_, i) => `deal ${i}`);
const deals = SEEDS.map((seed) => dealt(seed));

describe('doudizhu 3: shuffle, cut, set eight aside', () => {
  it('deals all 108 cards, each once', () => {
    for (const { hands, kitty } of deals) {
      expect([...hands.flat(), ...kitty].sort((a, b) => a - b)).toEqual(newPacks(2));
    }
  });

  it('sets 8 cards aside, face down', () => {
    for (const { kitty } of deals) expect(kitty).toHaveLength(8);
  });

  it('turns one card face up, never one of the kitty', () => {
    for (const { exposed, kitty } of deals) expect(kitty).not.toContain(exposed?.card);
  });

  it('deals another hand for another seed, the same for the same', () => {
    expect(new Set(deals.map(({ hands }) => hands.join())).size).toBe(SEEDS.length);
    expect(dealt('deal 0')).toEqual(deals[0]);
  });
});

describe('doudizhu 4: one card at a time, 25 each', () => {
  it('gives each of the four 25 cards', () => {
    for (const { hands } of deals) expect(hands.map((hand) => hand.length)).toEqual([25, 25, 25, 25]);
  });

  it('the dealer draws first: a random seat in the first deal', () => {
    const dealers = SEEDS.map((seed, i) =>
      [0, 1, 2, 3].find(
        (landlord) => dealt(seed, {}, { landlord, deal: 1 }).hands.join() === deals[i]!.hands.join(),
      ),
    );
    expect(new Set(dealers)).toEqual(new Set([0, 1, 2, 3]));
  });

  it("the dealer is the previous deal's landlord from the second on", () => {
    const next = [0, 1, 2, 3].map((landlord) => dealt('one seed', {}, { landlord, deal: 1 }));
    for (const [landlord, { hands, exposed }] of next.entries()) {
      // The same pack in the same order: what seat 0 draws where seat 0 is first, each draws as first.
      expect(hands[landlord]).toEqual(next[0]!.hands[0]);
      expect(hands[(landlord + 3) % 4]).toEqual(next[0]!.hands[3]);
      expect(exposed!.seat).toBe((next[0]!.exposed!.seat + landlord) % 4);
      expect(exposed!.card).toBe(next[0]!.exposed!.card);
    }
  });
});

describe('doudizhu 5: the exposed card', () => {
  it('is one of the 25 of who drew it', () => {
    for (const { exposed, hands } of deals) expect(hands[exposed!.seat]).toContain(exposed!.card);
  });

  it('falls to any seat', () => {
    expect(new Set(deals.map(({ exposed }) => exposed!.seat))).toEqual(new Set([0, 1, 2, 3]));
  });
});

describe('doudizhu 6: play order', () => {
  it('is 0 → 1 → 2 → 3 → 0', () => {
    const first = dealt('deal 0');
    const order = [first.turn];
    let state: ReturnType<typeof moved> = first;
    for (let i = 0; i < 3; i++) {
      state = moved(state, [state.turn, 'decline']);
      order.push(state.turn);
    }
    expect(order).toEqual(order.map((_, i) => (order[0]! + i) % 4));
  });
});
