/** 襲撃, the raid (babasuki 3, 4), and the order of one's hand (babasuki 2). */
import { describe, expect, it } from 'vitest';
import { CARDS, cardOf, isVillain } from '../../../src/games/babasuki/cards.ts';
import { babasuki } from '../../../src/games/babasuki/index.ts';
import { outcomeOf } from '../../../src/games/babasuki/raid.ts';
import type { Action, State } from '../../../src/games/babasuki/state.ts';
import {
  arrange,
  chanceOf,
  dealt,
  ended,
  moved,
  offered,
  raid,
  raiding,
  refusal,
  secure,
  strike,
} from './rounds.ts';

describe('babasuki 3: who acts', () => {
  it('the dealer first', () => {
    expect(babasuki.toAct(raid({ hands: [[1], [2], [3, 22]], dealer: 1 }))).toEqual([1]);
  });

  it('or the next clockwise who has a villain, in even rounds too', () => {
    for (const round of [1, 2]) {
      expect(babasuki.toAct(raid({ hands: [[1, 22], [23], [24]], dealer: 1, round }))).toEqual([0]);
    }
  });

  it('next the nearest clockwise who has villains left, in even rounds too', () => {
    for (const round of [1, 2]) {
      const state = raid({ hands: [[1, 2, 22], [23], [3, 24], [4, 25]], round });
      const once = moved(state, strike(0, 1, 0));
      expect(babasuki.toAct(once)).toEqual([2]);
      expect(babasuki.toAct(moved(once, strike(2, 3, 0)))).toEqual([3]);
      expect(babasuki.toAct(moved(once, strike(2, 3, 0), strike(3, 4, 0)))).toEqual([0]);
    }
  });

  it('the same player again if nobody else has a villain', () => {
    expect(babasuki.toAct(moved(raid({ hands: [[1, 2], [22], [23]] }), strike(0, 1, 0)))).toEqual([0]);
  });

  it('nobody else', () => {
    const state = raid({ hands: [[1, 22], [2, 23], [24]] });
    expect(offered(state, 1)).toEqual([]);
    expect(refusal(state, strike(1, 2, 0))).toBe('not-your-turn');
  });

  it('with no villain anywhere the round is over at once', () => {
    expect(ended(raid({ hands: [[22], [15], [8]] })).hands).toEqual([[22], [15], [8]]);
  });
});

describe('babasuki 3: whose hand is drawn from', () => {
  it.each([
    ['left', 1, 1],
    ['right', 2, 3],
    ['left', 5, 1],
  ])('the neighbour on the %s in round %i', (_, round, from) => {
    const state = moved(raid({ hands: [[1], [22], [23], [24]], round }), strike(0, 1, 0));
    expect(ended(state).raids[0]!.drawn).toMatchObject({ from });
  });

  it.each([
    [1, 2],
    [2, 4],
  ])('a neighbour without cards is passed over in the same direction (round %i)', (round, from) => {
    const state = moved(raid({ hands: [[1], [], [23], [24], [25], []], round }), strike(0, 1, 0));
    expect(ended(state).raids[0]!.drawn).toMatchObject({ from });
  });

  it('of two players the other, in every round', () => {
    for (const round of [1, 2]) {
      expect(
        ended(moved(raid({ hands: [[1], [22]], round }), strike(0, 1, 0))).raids[0]!.drawn,
      ).toMatchObject({
        from: 1,
      });
    }
  });

  it('any of its cards, by place', () => {
    const state = raid({ hands: [[1, 7], [22, 15, 8], [23]] });
    expect(offered(state, 0)).toEqual([
      'raid.1.0',
      'raid.1.1',
      'raid.1.2',
      'raid.7.0',
      'raid.7.1',
      'raid.7.2',
    ]);
    expect(refusal(state, strike(0, 1, 3))).toBe('no-such-place');
    expect(refusal(state, strike(0, 1))).toBe('which-card');
  });

  it('by a villain of one’s own that is left', () => {
    const state = raid({ hands: [[1, 2, 22], [3, 15], [23]] });
    expect(refusal(state, strike(0, 3, 0))).toBe('not-your-villain');
    expect(refusal(state, strike(0, 22, 0))).toBe('not-your-villain');
    const later = moved(state, strike(0, 1, 0), strike(1, 3, 0));
    expect(refusal(later, strike(0, 1, 0))).toBe('not-your-villain');
  });
});

describe('babasuki 3: what comes of it', () => {
  const beside = (card: number) => (card === 25 ? 22 : 25);
  /** Seat 0 draws this card from seat 1, which has a cat beside it. */
  const drawn = (villain: number, card: number) =>
    moved(raid({ hands: [[villain], [card, beside(card)], [card === 24 ? 23 : 24]] }), strike(0, villain, 0));

  it('treasure with a mark in common: the actor secures both', () => {
    expect(ended(drawn(1, 18))).toMatchObject({
      secured: [[1, 18], [], []],
      hands: [[], [25], [24]],
      discards: [],
    });
  });

  it('hero with a mark in common: the hero’s owner secures both', () => {
    expect(ended(drawn(7, 8))).toMatchObject({
      secured: [[], [7, 8], []],
      hands: [[], [25], [24]],
      discards: [],
    });
  });

  it('hero without: both are discarded', () => {
    expect(ended(drawn(1, 12))).toMatchObject({
      secured: [[], [], []],
      hands: [[], [25], [24]],
      discards: [1, 12],
    });
  });

  it.each([
    ['treasure without', 16],
    ['a cat', 22],
  ])('%s: the villain is discarded, the card goes back', (_, card) => {
    expect(ended(drawn(1, card))).toMatchObject({
      secured: [[], [], []],
      hands: [[], [card, 25], [24]],
      discards: [1],
    });
  });

  it('is the same, told by a table of marks, for every villain and every card there is', () => {
    const said = new Map<string, number>();
    for (const villain of CARDS.filter(isVillain)) {
      for (const card of CARDS.filter((no) => !isVillain(no))) {
        // By the words of the rules, from what is printed.
        const { kind, marks } = cardOf(card);
        const common = [...'☀☾★'].some((mark) =>
          [cardOf(villain).marks, marks].every((of) => of.join('').includes(mark)),
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
        said.set(expected, (said.get(expected) ?? 0) + 1);

        const { secured, hands, discards } = ended(drawn(villain, card));
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
    expect(Object.fromEntries(said)).toEqual({ treasure: 37, caught: 37, 'both-out': 12, back: 12 + 28 });
  });
});

describe('babasuki 4: nobody else has a card', () => {
  const state = raid({ hands: [[1, 2, 22], [], []] });

  it('the villain is discarded, nothing is drawn', () => {
    expect(offered(state, 0)).toEqual(['raid.1', 'raid.2']);
    expect(refusal(state, strike(0, 1, 0))).toBe('nothing-to-draw');
    const over = ended(moved(state, strike(0, 1), strike(0, 2)));
    expect(over).toMatchObject({ discards: [1, 2], hands: [[22], [], []] });
    expect(over.raids.map(({ drawn }) => drawn)).toEqual([null, null]);
  });

  it('from oneself nobody draws', () => {
    expect(raiding(moved(state, strike(0, 1))).hands[0]).toEqual([22]);
  });
});

describe('babasuki 2: the order of one’s own hand', () => {
  const state = raid({
    hands: [
      [1, 2, 3],
      [22, 15, 8],
      [23, 24],
    ],
  });

  it('is the owner’s, whoever’s turn it is', () => {
    const arranged = moved(state, arrange(1, 8, 22, 15));
    expect(raiding(arranged).hands[1]).toEqual([8, 22, 15]);
    expect(babasuki.toAct(arranged)).toEqual([0]);
  });

  it('has every card of the hand once, and no other', () => {
    for (const order of [
      [8, 22],
      [8, 22, 15, 15],
      [8, 22, 22],
      [8, 22, 23],
    ]) {
      expect(refusal(state, arrange(1, ...order))).toBe('not-your-hand');
    }
    expect(refusal(ended(raid({ hands: [[22], [23], [24]] })), arrange(0, 22))).toBe('over');
  });

  it('one card moves, the others close up', () => {
    const move = (card: number, to: number): readonly [number, Action] => [1, { do: 'move', card, to }];
    expect(raiding(moved(state, move(22, 2))).hands[1]).toEqual([15, 8, 22]);
    expect(raiding(moved(state, move(8, 0))).hands[1]).toEqual([8, 22, 15]);
    expect(refusal(state, move(8, 3))).toBe('no-such-place');
    expect(refusal(state, move(23, 0))).toBe('not-your-hand');
  });

  it('a card that goes back lies where it lay, and all know it', () => {
    const back = raiding(moved(state, strike(0, 1, 0)));
    expect(back.hands[1]).toEqual([22, 15, 8]);
    expect(back.seen[1]).toEqual([{ card: 22, at: 0 }]);
  });

  it('what leaves before it moves it up', () => {
    const turned = moved(state, arrange(1, 8, 15, 22), strike(0, 1, 2));
    expect(raiding(turned).seen[1]).toEqual([{ card: 22, at: 2 }]);
    // The hero of the sun is drawn by the villain of the moon: both go.
    const later = raiding(moved(turned, strike(0, 2, 0)));
    expect(later.hands[1]).toEqual([15, 22]);
    expect(later.seen[1]).toEqual([{ card: 22, at: 1 }]);
  });

  it('what is drawn for good is no longer in the hand', () => {
    const back = moved(raid({ hands: [[2, 1], [15, 22], [23]] }), strike(0, 2, 0));
    expect(raiding(back).seen[1]).toEqual([{ card: 15, at: 0 }]);
    expect(ended(moved(back, strike(0, 1, 0))).secured[0]).toEqual([1, 15]);
  });

  it('rearranged, its place is its owner’s secret', () => {
    const back = moved(state, strike(0, 1, 0), arrange(1, 22, 15, 8));
    expect(raiding(back).seen[1]).toEqual([{ card: 22, at: null }]);
  });
});

describe('a hand that is shuffled for its owner', () => {
  const shuffled = (state: State, seed: string): State => {
    const next = babasuki.apply(state, 1, { do: 'shuffle' }, chanceOf(seed));
    if ('refused' in next) throw new Error(next.refused);
    return next;
  };
  const state = raid({
    hands: [
      [1, 2, 3],
      [22, 15, 8, 16],
      [23, 24],
    ],
  });

  it('keeps its cards, in an order of chance', () => {
    const orders = Array.from({ length: 60 }, (_, i) => shuffled(state, `${i}`).hands[1]!);
    for (const order of orders) expect(order.toSorted()).toEqual([15, 16, 22, 8].toSorted());
    expect(new Set(orders.map(String)).size).toBeGreaterThan(15);
  });

  it('is shuffled again when a card goes back: nobody knows its place; each time by chance of its own', () => {
    const once = shuffled(state, 'a');
    const place = once.hands[1]!.indexOf(22);
    const next = babasuki.apply(once, 0, { do: 'raid', villain: 1, position: place }, chanceOf('a'));
    if ('refused' in next) throw new Error(next.refused);
    expect(raiding(next).seen[1]).toEqual([{ card: 22, at: null }]);
    expect([state.shuffles, once.shuffles, next.shuffles]).toEqual([0, 1, 2]);
  });

  it('until its owner gives it an order', () => {
    const own = moved(shuffled(state, 'a'), arrange(1, 22, 15, 8, 16), strike(0, 1, 0));
    expect(raiding(own).hands[1]).toEqual([22, 15, 8, 16]);
  });

  it('is what every hand at a table starts as: the order of the draft tells nothing', () => {
    let now = dealt(3, 'mix');
    expect(now.mixes).toEqual([true, true, true]);
    const secured: number[][] = [[], [], []];
    while (now.phase === 'draft') {
      for (const seat of [0, 1, 2]) {
        const hand = now.phase === 'draft' ? now.hands[seat]! : [];
        const next: State | object = babasuki.apply(now, seat, secure(seat, hand[0]!)[1], chanceOf('mix'));
        now = next as State;
        secured[seat]!.push(hand[0]!);
      }
    }
    const orders = secured.map((cards) => cards.filter((card) => !isVillain(card)).slice(0, 6));
    expect(now.hands.map((hand, seat) => hand.filter((card) => orders[seat]!.includes(card)))).not.toEqual(
      orders,
    );
  });
});
