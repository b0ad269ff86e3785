/** bukubuku 10–15: どっちの味方？, two players and a dummy. */
import { describe, expect, it } from 'vitest';
import { bukubuku } from '../../../src/games/bukubuku/index.ts';
import { turnOfPlace } from '../../../src/games/bukubuku/piles.ts';
import {
  afterAction,
  afterBuilding,
  afterStack,
  afterTurns,
  beltsBySeat,
  buildingOf,
  builtRound,
  carryOf,
  chanceOf,
  DUMMY,
  dummyOf,
  HANDS_OF_TWO,
  lighthousesBySeat,
  play,
  playToEnd,
  refusalOf,
  roundFromSeed,
  roundOf,
  scoresOf,
  smallRound,
} from './setup.ts';

describe('bukubuku 10: three hands, three rounds', () => {
  it('passes hands from the first seat to the second, to the dummy, to the first', () => {
    const first = roundFromSeed('two', 2);
    const { hands } = first.state;
    const dummyHand = [...buildingOf(first).pool, ...buildingOf(first).drawn].sort((a, b) => a - b);
    const next = carryOf(playToEnd(first));
    expect(next.hands).toEqual([dummyHand, hands[0], hands[1]]);
    const second = buildingOf(roundFromSeed('two/2', 2, {}, next));
    expect(second.hands).toEqual([dummyHand, hands[0]]);
    expect([...second.pool, ...second.drawn].sort((a, b) => a - b)).toEqual(hands[1]);
  });

  it('ends the table after three rounds', () => {
    let round = playToEnd(roundFromSeed('three', 2));
    for (const number of [2, 3]) {
      expect(carryOf(round).round).toBe(number);
      round = playToEnd(roundFromSeed(`three/${number}`, 2, {}, carryOf(round)));
    }
    expect(bukubuku.result(round.state)).toMatchObject({ carry: null });
  });
});

describe('bukubuku 11: building the piles', () => {
  it('shows each builder in turn four of 12, 10, 8, 6 and 4 cards, then the last two, for six cards each', () => {
    let round = roundFromSeed('build', 2);
    const { builder } = buildingOf(round);
    const steps: number[][] = [];
    while (round.state.phase === 'build') {
      const { drawn, pool } = round.state;
      const [seat] = bukubuku.toAct(round.state);
      steps.push([seat!, drawn.length, pool.length]);
      round = afterAction(round, seat!, bukubuku.choices(round.state, seat!).at(-1)!);
    }
    const other = 1 - builder;
    expect(steps).toEqual([
      [builder, 4, 8],
      [other, 4, 6],
      [builder, 4, 4],
      [other, 4, 2],
      [builder, 4, 0],
      [other, 2, 0],
    ]);
    expect(dummyOf(round).piles.map((pile) => pile.length)).toEqual([6, 6]);
  });

  it('lays the two kept cards in the chosen order, the last on top, and puts the others back', () => {
    const round = roundFromSeed('order', 2);
    const { builder, drawn } = buildingOf(round);
    const [a, b, c, d] = drawn;
    const after = buildingOf(afterStack(round, builder, c!, a!));
    expect(after.piles[builder]).toEqual([c, a]);
    expect(after.piles[1 - builder]).toEqual([]);
    expect([...after.pool, ...after.drawn]).toEqual(expect.arrayContaining([b, d]));
    expect([...after.pool, ...after.drawn]).toHaveLength(10);
  });

  it('offers all 12 ways to lay two of four cards, and both ways to lay the last two', () => {
    let round = roundFromSeed('ways', 2);
    expect(bukubuku.choices(round.state, buildingOf(round).builder)).toHaveLength(12);
    for (let step = 0; step < 5; step++) {
      const [seat] = bukubuku.toAct(round.state);
      round = afterAction(round, seat!, bukubuku.choices(round.state, seat!)[0]!);
    }
    expect(bukubuku.choices(round.state, bukubuku.toAct(round.state)[0]!)).toHaveLength(2);
  });

  it('draws the four at random', () => {
    const round = roundFromSeed('chance', 2);
    const { builder, drawn } = buildingOf(round);
    const action = { do: 'stack', cards: [drawn[0]!, drawn[1]!] } as const;
    const seen = new Set(
      Array.from({ length: 12 }, (_, seed) => {
        const next = buildingOf(
          afterAction({ state: round.state, chance: chanceOf(`${seed}`) }, builder, {
            ...action,
            cards: [...action.cards],
          }),
        );
        return next.drawn.join();
      }),
    );
    expect(seen.size).toBeGreaterThan(6);
  });

  it('refuses cards that are not drawn, a card twice, a seat out of turn, and playing or building in the wrong phase', () => {
    const round = roundOf({ hands: [...HANDS_OF_TWO, DUMMY], lighthouses: [], draws: [DUMMY], builder: 0 });
    expect(refusalOf(round, 0, { do: 'stack', cards: [10, 11] })).toBe('not-drawn');
    expect(refusalOf(round, 0, { do: 'stack', cards: [26, 10] })).toBe('not-drawn');
    expect(refusalOf(round, 0, { do: 'stack', cards: [10, 10] })).toBe('same-card');
    expect(refusalOf(round, 1, { do: 'stack', cards: [10, 20] })).toBe('not-your-turn');
    expect(refusalOf(round, 0, play(26))).toBe('build-first');
    expect(refusalOf(smallRound(), 0, { do: 'stack', cards: [10, 20] })).toBe('nothing-to-build');
    expect(refusalOf(roundFromSeed('three', 3), 0, { do: 'stack', cards: [10, 20] })).toBe(
      'nothing-to-build',
    );
  });
});

describe('bukubuku 12: the dummy’s cards', () => {
  it('come from the second builder’s pile on odd turns and the first’s on even turns, the top card first', () => {
    const ended = afterTurns(
      smallRound([1, 2], [3, 4], [5, 6], [7, 8]),
      [26, 27],
      [31, 32],
      [50, 51],
      [5, 6],
    );
    const dummyCards = ended.state.turns.map(({ shown }) => shown.find(({ who }) => who === 'dummy')?.card);
    expect(dummyCards).toEqual([20, 40, 58, 10]);
  });

  it('come from the top whichever seat built first', () => {
    const round = afterBuilding(roundFromSeed('piles', 2));
    const { builder, piles } = dummyOf(round);
    const [a, b] = [piles[builder]!, piles[1 - builder]!];
    const { turns } = playToEnd(round).state;
    const order = b.flatMap((_, i) => [b.at(-1 - i), a.at(-1 - i)]);
    expect(turns.map(({ shown }) => shown.find(({ who }) => who === 'dummy')?.card)).toEqual(
      order.slice(0, turns.length),
    );
  });

  it('are played on the turn that follows from their place in the pile', () => {
    const turnsOfPile = (seat: number) =>
      Array.from({ length: 6 }, (_, place) => turnOfPlace(0, seat, place, 6) + 1);
    expect(turnsOfPile(0)).toEqual([12, 10, 8, 6, 4, 2]);
    expect(turnsOfPile(1)).toEqual([11, 9, 7, 5, 3, 1]);
  });

  it('take lighthouses like anybody’s', () => {
    const one = afterTurns(smallRound([2, 7], [3, 9]), [5, 6]);
    expect(dummyOf(one).lighthouse).toBe(2);
    expect(lighthousesBySeat(one)).toEqual([null, 7]);
    expect(dummyOf(afterTurns(one, [50, 32])).lighthouse).toBe(9);
  });

  it('stay in the pile until both players have laid theirs', () => {
    const one = afterAction(smallRound([2, 7]), 0, play(26));
    expect(dummyOf(one).piles).toEqual([
      [10, 40],
      [58, 20],
    ]);
  });
});

describe('bukubuku 13: the dummy and the belts', () => {
  it('costs nobody a belt if the dummy alone is highest', () => {
    const after = afterTurns(smallRound([2, 7]), [5, 32]);
    expect(dummyOf(after).lighthouse).toBe(7);
    expect(beltsBySeat(after)).toEqual([2, 2]);
    expect(after.state.turns[0]).toMatchObject({ lost: [], out: [] });
  });

  it('costs a player who ties with the dummy a belt', () => {
    const after = afterTurns(smallRound([7, 7]), [5, 32]);
    expect(beltsBySeat(after)).toEqual([2, 1]);
  });
});

describe('bukubuku 14: the end with two', () => {
  it('comes at once when one player is out', () => {
    const hands = [
      [50, 60],
      [27, 32],
    ];
    const after = afterTurns(
      builtRound(hands, [
        [3, 9],
        [1, 2],
      ]),
      [50, 27],
    );
    expect(after.state.phase).toBe('play');
    const tied = afterTurns(
      builtRound(hands, [
        [9, 9],
        [1, 2],
      ]),
      [50, 27],
    );
    expect(tied.state.phase).toBe('over');
    // The dummy has no lighthouse, which is lowest: no bonus.
    expect(scoresOf(tied)).toEqual([-1, 1]);
  });

  it('pays no bonus if the dummy alone is lowest, and pays it to a player who ties', () => {
    const firstTurns: [number, number][] = [
      [6, 7],
      [3, 4],
      [1, 2],
    ];
    const laid = [
      [5, 6],
      [31, 27],
      [26, 32],
      [50, 51],
    ];
    const alone = afterTurns(smallRound(...firstTurns, [5, 6]), ...laid);
    expect(dummyOf(alone).lighthouse).toBe(1);
    expect(lighthousesBySeat(alone)).toEqual([6, 5]);
    expect(scoresOf(alone)).toEqual([0, 0]);

    const tied = afterTurns(smallRound(...firstTurns, [1, 6]), ...laid);
    expect(lighthousesBySeat(tied)).toEqual([6, 1]);
    expect(scoresOf(tied)).toEqual([0, 1]);
  });

  it('pays −1 each and no bonus if both go out in one turn', () => {
    const round = roundOf({
      hands: [[50, 60], [51, 59], DUMMY],
      lighthouses: [[9, 9]],
      draws: [DUMMY],
      builder: 0,
    });
    const ended = afterTurns(afterStack(afterStack(round, 0, 10, 40), 1, 58, 20), [50, 51]);
    expect(ended.state.phase).toBe('over');
    expect(scoresOf(ended)).toEqual([-1, -1]);
  });
});

describe('bukubuku 15: the first builder', () => {
  it('is drawn by lot in the first round', () => {
    const builders = Array.from(
      { length: 40 },
      (_, seed) => buildingOf(roundFromSeed(`lot/${seed}`, 2)).builder,
    );
    expect(new Set(builders)).toEqual(new Set([0, 1]));
  });

  it('is the winner of the previous round; after a tie, the seat that was not first before', () => {
    const outcomes = new Set<string>();
    for (let seed = 0; seed < 200 && outcomes.size < 3; seed++) {
      const first = roundFromSeed(`builder/${seed}`, 2);
      const { builder } = buildingOf(first);
      const ended = playToEnd(first, `${seed}`);
      const [zero, one] = scoresOf(ended)!;
      outcomes.add(Math.sign(zero! - one!).toString());
      const expected = zero === one ? 1 - builder : zero! > one! ? 0 : 1;
      expect(carryOf(ended).builder).toBe(expected);
      expect(buildingOf(roundFromSeed('next', 2, {}, carryOf(ended))).builder).toBe(expected);
    }
    expect(outcomes).toEqual(new Set(['1', '-1', '0']));
  });

  it('depends on the previous round alone, not on the totals', () => {
    const ended = playToEnd(roundFromSeed('alone', 2));
    const [zero, one] = scoresOf(ended)!;
    expect(zero).not.toBe(one);
    const behind = { ...ended, state: { ...ended.state, totals: zero! > one! ? [0, 50] : [50, 0] } };
    expect(carryOf(behind).builder).toBe(carryOf(ended).builder);
  });
});
