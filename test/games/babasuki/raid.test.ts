/** babasuki 2–4: 襲撃, the raid, and the order of a hand. */
import { describe, expect, it } from 'vitest';
import { CARDS, cardOf, isVillain } from '../../../src/games/babasuki/cards.ts';
import { babasuki } from '../../../src/games/babasuki/index.ts';
import { outcomeOf } from '../../../src/games/babasuki/raid.ts';
import type { Action, State } from '../../../src/games/babasuki/state.ts';
import {
  afterMoves,
  arrange,
  chanceOf,
  choiceNames,
  dealFromSeed,
  overOf,
  raid,
  raidOf,
  raidState,
  refusalOf,
  secure,
} from './setup.ts';

describe('babasuki 3: the turn', () => {
  it('is first the dealer’s', () => {
    expect(babasuki.toAct(raidState({ hands: [[1], [2], [3, 22]], dealer: 1 }))).toEqual([1]);
  });

  it('is first the next seat’s clockwise that has a villain if the dealer has none, in even rounds too', () => {
    for (const round of [1, 2]) {
      expect(babasuki.toAct(raidState({ hands: [[1, 22], [23], [24]], dealer: 1, round }))).toEqual([0]);
    }
  });

  it('passes clockwise to the nearest seat with villains left, in even rounds too', () => {
    for (const round of [1, 2]) {
      const state = raidState({ hands: [[1, 2, 22], [23], [3, 24], [4, 25]], round });
      const once = afterMoves(state, raid(0, 1, 0));
      expect(babasuki.toAct(once)).toEqual([2]);
      expect(babasuki.toAct(afterMoves(once, raid(2, 3, 0)))).toEqual([3]);
      expect(babasuki.toAct(afterMoves(once, raid(2, 3, 0), raid(3, 4, 0)))).toEqual([0]);
    }
  });

  it('stays with a seat if no other has a villain', () => {
    expect(babasuki.toAct(afterMoves(raidState({ hands: [[1, 2], [22], [23]] }), raid(0, 1, 0)))).toEqual([
      0,
    ]);
  });

  it('lets no other seat act', () => {
    const state = raidState({ hands: [[1, 22], [2, 23], [24]] });
    expect(choiceNames(state, 1)).toEqual([]);
    expect(refusalOf(state, raid(1, 2, 0))).toBe('not-your-turn');
  });

  it('ends the round at once if nobody has a villain', () => {
    expect(overOf(raidState({ hands: [[22], [15], [8]] })).hands).toEqual([[22], [15], [8]]);
  });
});

describe('babasuki 3: a raid draws', () => {
  it.each([
    ['left', 1, 1],
    ['right', 2, 3],
    ['left', 5, 1],
  ])('from the neighbour on the %s in round %i', (_, round, from) => {
    const state = afterMoves(raidState({ hands: [[1], [22], [23], [24]], round }), raid(0, 1, 0));
    expect(overOf(state).raids[0]!.drawn).toMatchObject({ from });
  });

  it.each([
    [1, 2],
    [2, 4],
  ])('past a neighbour without cards in the same direction (round %i)', (round, from) => {
    const state = afterMoves(raidState({ hands: [[1], [], [23], [24], [25], []], round }), raid(0, 1, 0));
    expect(overOf(state).raids[0]!.drawn).toMatchObject({ from });
  });

  it('from the other one of two players, in every round', () => {
    for (const round of [1, 2]) {
      expect(
        overOf(afterMoves(raidState({ hands: [[1], [22]], round }), raid(0, 1, 0))).raids[0]!.drawn,
      ).toMatchObject({
        from: 1,
      });
    }
  });

  it('any card of the hand, by its place', () => {
    const state = raidState({ hands: [[1, 7], [22, 15, 8], [23]] });
    expect(choiceNames(state, 0)).toEqual([
      'raid.1.0',
      'raid.1.1',
      'raid.1.2',
      'raid.7.0',
      'raid.7.1',
      'raid.7.2',
    ]);
    expect(refusalOf(state, raid(0, 1, 3))).toBe('no-such-place');
    expect(refusalOf(state, raid(0, 1))).toBe('which-card');
  });

  it('with one of the actor’s own villains that are left', () => {
    const state = raidState({ hands: [[1, 2, 22], [3, 15], [23]] });
    expect(refusalOf(state, raid(0, 3, 0))).toBe('not-your-villain');
    expect(refusalOf(state, raid(0, 22, 0))).toBe('not-your-villain');
    const later = afterMoves(state, raid(0, 1, 0), raid(1, 3, 0));
    expect(refusalOf(later, raid(0, 1, 0))).toBe('not-your-villain');
  });
});

describe('babasuki 3: the outcome of a raid', () => {
  const beside = (card: number) => (card === 25 ? 22 : 25);
  /** Seat 0 draws this card from seat 1, which also holds a cat. */
  const drawn = (villain: number, card: number) =>
    afterMoves(
      raidState({ hands: [[villain], [card, beside(card)], [card === 24 ? 23 : 24]] }),
      raid(0, villain, 0),
    );

  it('secures both cards for the actor if a treasure shares a mark', () => {
    expect(overOf(drawn(1, 18))).toMatchObject({
      secured: [[1, 18], [], []],
      hands: [[], [25], [24]],
      discards: [],
    });
  });

  it('secures both cards for the hero’s owner if a hero shares a mark', () => {
    expect(overOf(drawn(7, 8))).toMatchObject({
      secured: [[], [7, 8], []],
      hands: [[], [25], [24]],
      discards: [],
    });
  });

  it('discards both cards if a hero shares no mark', () => {
    expect(overOf(drawn(1, 12))).toMatchObject({
      secured: [[], [], []],
      hands: [[], [25], [24]],
      discards: [1, 12],
    });
  });

  it.each([
    ['a treasure that shares no mark', 16],
    ['a cat', 22],
  ])('discards the villain and puts the card back for %s', (_, card) => {
    expect(overOf(drawn(1, card))).toMatchObject({
      secured: [[], [], []],
      hands: [[], [card, 25], [24]],
      discards: [1],
    });
  });

  it('follows the printed marks for every villain and every card', () => {
    const outcomes = new Map<string, number>();
    for (const villain of CARDS.filter(isVillain)) {
      for (const card of CARDS.filter((no) => !isVillain(no))) {
        // As the rules are worded, from what is printed on the cards.
        const { kind, marks } = cardOf(card);
        const common = [...'☀☾★'].some((mark) =>
          [cardOf(villain).marks, marks].every((printed) => printed.join('').includes(mark)),
        );
        const expected =
          kind === 'treasure' && common
            ? 'treasure'
            : kind === 'hero' && common
              ? 'caught'
              : kind === 'hero'
                ? 'both-out'
                : 'back';
        expect(outcomeOf(villain, card), `${villain} draws ${card}`).toBe(expected);
        outcomes.set(expected, (outcomes.get(expected) ?? 0) + 1);

        const { secured, hands, discards } = overOf(drawn(villain, card));
        const pair = [villain, card];
        expect([secured[0], secured[1], discards, hands[1]!.length]).toEqual([
          expected === 'treasure' ? pair : [],
          expected === 'caught' ? pair : [],
          expected === 'both-out' ? pair : expected === 'back' ? [villain] : [],
          expected === 'back' ? 2 : 1,
        ]);
      }
    }
    // 3 · 4 + 3 · 6 + 7 of 49 pairs share a mark.
    expect(Object.fromEntries(outcomes)).toEqual({ treasure: 37, caught: 37, 'both-out': 12, back: 12 + 28 });
  });
});

describe('babasuki 4: nobody else has a card', () => {
  const state = raidState({ hands: [[1, 2, 22], [], []] });

  it('discards the villain and draws nothing', () => {
    expect(choiceNames(state, 0)).toEqual(['raid.1', 'raid.2']);
    expect(refusalOf(state, raid(0, 1, 0))).toBe('nothing-to-draw');
    const ended = overOf(afterMoves(state, raid(0, 1), raid(0, 2)));
    expect(ended).toMatchObject({ discards: [1, 2], hands: [[22], [], []] });
    expect(ended.raids.map(({ drawn }) => drawn)).toEqual([null, null]);
  });

  it('does not draw from the actor’s own hand', () => {
    expect(raidOf(afterMoves(state, raid(0, 1))).hands[0]).toEqual([22]);
  });
});

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
