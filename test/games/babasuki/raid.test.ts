/** babasuki 3, 4: 襲撃, the raid. */
import { describe, expect, it } from 'vitest';
import { CARDS, cardOf, isVillain } from '../../../src/games/babasuki/cards.ts';
import { babasuki } from '../../../src/games/babasuki/index.ts';
import { outcomeOf } from '../../../src/games/babasuki/raid.ts';
import { afterMoves, choiceNames, overOf, raid, raidOf, raidState, refusalOf } from './setup.ts';

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
