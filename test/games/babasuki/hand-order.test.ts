/** babasuki 2: the order of a hand, given by its owner or by chance. */
import { describe, expect, it } from 'vitest';
import { isVillain } from '../../../src/games/babasuki/cards.ts';
import { babasuki } from '../../../src/games/babasuki/index.ts';
import type { Action, State } from '../../../src/games/babasuki/state.ts';
import {
  afterMoves,
  arrange,
  chanceOf,
  dealFromSeed,
  overOf,
  raid,
  raidOf,
  raidState,
  refusalOf,
  secure,
} from './setup.ts';

describe('babasuki 2: the order of a hand', () => {
  const state = raidState({
    hands: [
      [1, 2, 3],
      [22, 15, 8],
      [23, 24],
    ],
  });

  it('is set by its owner at any time', () => {
    const arranged = afterMoves(state, arrange(1, 8, 22, 15));
    expect(raidOf(arranged).hands[1]).toEqual([8, 22, 15]);
    expect(babasuki.toAct(arranged)).toEqual([0]);
  });

  it('must name every card of the hand once, and no other', () => {
    for (const order of [
      [8, 22],
      [8, 22, 15, 15],
      [8, 22, 22],
      [8, 22, 23],
    ]) {
      expect(refusalOf(state, arrange(1, ...order))).toBe('not-your-hand');
    }
    expect(refusalOf(overOf(raidState({ hands: [[22], [23], [24]] })), arrange(0, 22))).toBe('over');
  });

  it('closes up when one card is moved', () => {
    const move = (card: number, to: number): readonly [number, Action] => [1, { do: 'move', card, to }];
    expect(raidOf(afterMoves(state, move(22, 2))).hands[1]).toEqual([15, 8, 22]);
    expect(raidOf(afterMoves(state, move(8, 0))).hands[1]).toEqual([8, 22, 15]);
    expect(refusalOf(state, move(8, 3))).toBe('no-such-place');
    expect(refusalOf(state, move(23, 0))).toBe('not-your-hand');
  });

  it('has a card that goes back in its old place, known to everybody', () => {
    const back = raidOf(afterMoves(state, raid(0, 1, 0)));
    expect(back.hands[1]).toEqual([22, 15, 8]);
    expect(back.seen[1]).toEqual([{ card: 22, at: 0 }]);
  });

  it('moves a known card up when one before it leaves', () => {
    const back = afterMoves(state, arrange(1, 8, 15, 22), raid(0, 1, 2));
    expect(raidOf(back).seen[1]).toEqual([{ card: 22, at: 2 }]);
    // The hero of the sun is drawn by the villain of the moon: both go.
    const later = raidOf(afterMoves(back, raid(0, 2, 0)));
    expect(later.hands[1]).toEqual([15, 22]);
    expect(later.seen[1]).toEqual([{ card: 22, at: 1 }]);
  });

  it('loses a known card that is drawn for good', () => {
    const back = afterMoves(raidState({ hands: [[2, 1], [15, 22], [23]] }), raid(0, 2, 0));
    expect(raidOf(back).seen[1]).toEqual([{ card: 15, at: 0 }]);
    expect(overOf(afterMoves(back, raid(0, 1, 0))).secured[0]).toEqual([1, 15]);
  });

  it('hides the place of a known card once its owner rearranges', () => {
    const back = afterMoves(state, raid(0, 1, 0), arrange(1, 22, 15, 8));
    expect(raidOf(back).seen[1]).toEqual([{ card: 22, at: null }]);
  });
});

describe('a hand that is shuffled for its owner', () => {
  const shuffled = (state: State, seed: string): State => {
    const next = babasuki.apply(state, 1, { do: 'shuffle' }, chanceOf(seed));
    if ('refused' in next) throw new Error(next.refused);
    return next;
  };
  const state = raidState({
    hands: [
      [1, 2, 3],
      [22, 15, 8, 16],
      [23, 24],
    ],
  });

  it('keeps its cards in a random order', () => {
    const orders = Array.from({ length: 60 }, (_, i) => shuffled(state, `${i}`).hands[1]!);
    for (const order of orders) expect(order.toSorted()).toEqual([15, 16, 22, 8].toSorted());
    expect(new Set(orders.map(String)).size).toBeGreaterThan(15);
  });

  it('is shuffled again, with new chance, when a card goes back, so that nobody knows its place', () => {
    const once = shuffled(state, 'a');
    const place = once.hands[1]!.indexOf(22);
    const next = babasuki.apply(once, 0, { do: 'raid', villain: 1, position: place }, chanceOf('a'));
    if ('refused' in next) throw new Error(next.refused);
    expect(raidOf(next).seen[1]).toEqual([{ card: 22, at: null }]);
    expect([state.shuffles, once.shuffles, next.shuffles]).toEqual([0, 1, 2]);
  });

  it('stays in its owner’s order once there is one', () => {
    const own = afterMoves(shuffled(state, 'a'), arrange(1, 22, 15, 8, 16), raid(0, 1, 0));
    expect(raidOf(own).hands[1]).toEqual([22, 15, 8, 16]);
  });

  it('is what every hand starts as, so that the order of the draft tells nothing', () => {
    let current = dealFromSeed(3, 'mix');
    expect(current.mixes).toEqual([true, true, true]);
    const secured: number[][] = [[], [], []];
    while (current.phase === 'draft') {
      for (const seat of [0, 1, 2]) {
        const hand = current.phase === 'draft' ? current.hands[seat]! : [];
        const next: State | object = babasuki.apply(
          current,
          seat,
          secure(seat, hand[0]!)[1],
          chanceOf('mix'),
        );
        current = next as State;
        secured[seat]!.push(hand[0]!);
      }
    }
    const orders = secured.map((cards) => cards.filter((card) => !isVillain(card)).slice(0, 6));
    expect(
      current.hands.map((hand, seat) => hand.filter((card) => orders[seat]!.includes(card))),
    ).not.toEqual(orders);
  });
});

describe('a seat whose hand is about to be drawn from', () => {
  const state = raidState({
    hands: [
      [1, 2, 10],
      [22, 15],
      [3, 24, 25],
    ],
  });

  it('may put it in order first, every time', () => {
    expect(babasuki.preparing!(state, 0)).toBe(1);
    const once = afterMoves(state, raid(0, 1, 0), raid(2, 3, 0));
    expect(babasuki.preparing!(once, 0)).toBe(1);
  });

  it('has nothing to prepare with a single card, nor in the draft', () => {
    expect(babasuki.preparing!(raidState({ hands: [[1], [22], [3]] }), 0)).toBeNull();
    expect(babasuki.preparing!(dealFromSeed(3, 'any'), 0)).toBeNull();
  });
});
