/** Rules 10–15: どっちの味方?, two players and a dummy. */
import { describe, expect, it } from 'vitest';
import { bukubuku } from '../../../src/games/bukubuku/index.ts';
import { turnOfPlace } from '../../../src/games/bukubuku/piles.ts';
import {
  acted,
  belts,
  building,
  built,
  chanceOf,
  dealt,
  dummyOf,
  lighthouses,
  nextOf,
  play,
  playedOut,
  refused,
  round,
  scores,
  stack,
  turns,
} from './rounds.ts';

const HANDS = [
  [26, 31, 50, 5],
  [27, 32, 51, 6],
];
const DUMMY = [10, 20, 40, 58];

/** Four turns; seat 0's pile has 40 on 10, seat 1's 20 on 58, from which the first card comes. */
const small = (...pairs: [number, number][]) =>
  stack(
    stack(round({ hands: [...HANDS, DUMMY], lighthouses: pairs, draws: [DUMMY], builder: 0 }), 0, 10, 40),
    1,
    58,
    20,
  );

describe('bukubuku 10: three hands, three rounds', () => {
  it('hands pass from the first to the second, to the dummy, to the first', () => {
    const first = dealt('two', 2);
    const { hands } = first.state;
    const dummys = [...building(first).pool, ...building(first).drawn].sort((a, b) => a - b);
    const next = nextOf(playedOut(first));
    expect(next.hands).toEqual([dummys, hands[0], hands[1]]);
    const second = building(dealt('two/2', 2, {}, next));
    expect(second.hands).toEqual([dummys, hands[0]]);
    expect([...second.pool, ...second.drawn].sort((a, b) => a - b)).toEqual(hands[1]);
  });

  it('a table is three rounds', () => {
    let staged = playedOut(dealt('three', 2));
    for (const number of [2, 3]) {
      expect(nextOf(staged).round).toBe(number);
      staged = playedOut(dealt(`three/${number}`, 2, {}, nextOf(staged)));
    }
    expect(bukubuku.result(staged.state)).toMatchObject({ carry: null });
  });
});

describe('bukubuku 11: building the piles', () => {
  it('four of twelve, ten, eight, six and four are seen by turns, the last two as they are; six each', () => {
    let staged = dealt('build', 2);
    const { builder } = building(staged);
    const steps: number[][] = [];
    while (staged.state.phase === 'build') {
      const { drawn, pool } = staged.state;
      const [seat] = bukubuku.toAct(staged.state);
      steps.push([seat!, drawn.length, pool.length]);
      staged = acted(staged, seat!, bukubuku.choices(staged.state, seat!).at(-1)!);
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
    expect(dummyOf(staged).piles.map((pile) => pile.length)).toEqual([6, 6]);
  });

  it('the two that are kept lie in the order chosen, the last on top; the others go back', () => {
    const staged = dealt('order', 2);
    const { builder, drawn } = building(staged);
    const [a, b, c, d] = drawn;
    const after = building(stack(staged, builder, c!, a!));
    expect(after.piles[builder]).toEqual([c, a]);
    expect(after.piles[1 - builder]).toEqual([]);
    expect([...after.pool, ...after.drawn]).toEqual(expect.arrayContaining([b, d]));
    expect([...after.pool, ...after.drawn]).toHaveLength(10);
  });

  it('every way to lay two of four is offered: twelve; of the last two: two', () => {
    let staged = dealt('ways', 2);
    expect(bukubuku.choices(staged.state, building(staged).builder)).toHaveLength(12);
    for (let step = 0; step < 5; step++) {
      const [seat] = bukubuku.toAct(staged.state);
      staged = acted(staged, seat!, bukubuku.choices(staged.state, seat!)[0]!);
    }
    expect(bukubuku.choices(staged.state, bukubuku.toAct(staged.state)[0]!)).toHaveLength(2);
  });

  it('the four are drawn at random', () => {
    const staged = dealt('chance', 2);
    const { builder, drawn } = building(staged);
    const action = { do: 'stack', cards: [drawn[0]!, drawn[1]!] } as const;
    const seen = new Set(
      Array.from({ length: 12 }, (_, seed) => {
        const next = building(
          acted({ state: staged.state, chance: chanceOf(`${seed}`) }, builder, {
            ...action,
            cards: [...action.cards],
          }),
        );
        return next.drawn.join();
      }),
    );
    expect(seen.size).toBeGreaterThan(6);
  });

  it('neither a card that is not among the four, nor one twice, nor out of turn, nor to play yet', () => {
    const staged = round({ hands: [...HANDS, DUMMY], lighthouses: [], draws: [DUMMY], builder: 0 });
    expect(refused(staged, 0, { do: 'stack', cards: [10, 11] })).toBe('not-drawn');
    expect(refused(staged, 0, { do: 'stack', cards: [26, 10] })).toBe('not-drawn');
    expect(refused(staged, 0, { do: 'stack', cards: [10, 10] })).toBe('same-card');
    expect(refused(staged, 1, { do: 'stack', cards: [10, 20] })).toBe('not-your-turn');
    expect(refused(staged, 0, play(26))).toBe('build-first');
    expect(refused(small(), 0, { do: 'stack', cards: [10, 20] })).toBe('nothing-to-build');
    expect(refused(dealt('three', 3), 0, { do: 'stack', cards: [10, 20] })).toBe('nothing-to-build');
  });
});

describe('bukubuku 12: the dummy plays', () => {
  it('from B’s pile on turns 1, 3 …, from A’s on 2, 4 …, the top first', () => {
    const over = turns(small([1, 2], [3, 4], [5, 6], [7, 8]), [26, 27], [31, 32], [50, 51], [5, 6]);
    const dummys = over.state.turns.map(({ shown }) => shown.find(({ who }) => who === 'dummy')?.card);
    expect(dummys).toEqual([20, 40, 58, 10]);
  });

  it('from the top, whoever built first', () => {
    const staged = built(dealt('piles', 2));
    const { builder, piles } = dummyOf(staged);
    const [a, b] = [piles[builder]!, piles[1 - builder]!];
    const over = playedOut(staged).state.turns;
    const order = b.flatMap((_, i) => [b.at(-1 - i), a.at(-1 - i)]);
    expect(over.map(({ shown }) => shown.find(({ who }) => who === 'dummy')?.card)).toEqual(
      order.slice(0, over.length),
    );
  });

  it('a place in a pile tells its turn', () => {
    const full = (seat: number) =>
      Array.from({ length: 6 }, (_, place) => turnOfPlace(0, seat, place, 6) + 1);
    expect(full(0)).toEqual([12, 10, 8, 6, 4, 2]);
    expect(full(1)).toEqual([11, 9, 7, 5, 3, 1]);
  });

  it('its card counts among three: it takes lighthouses like anyone', () => {
    const one = turns(small([2, 7], [3, 9]), [5, 6]);
    expect(dummyOf(one).lighthouse).toBe(2);
    expect(lighthouses(one)).toEqual([null, 7]);
    expect(dummyOf(turns(one, [50, 32])).lighthouse).toBe(9);
  });

  it('is in the pile until both have laid theirs', () => {
    const one = acted(small([2, 7]), 0, play(26));
    expect(dummyOf(one).piles).toEqual([
      [10, 40],
      [58, 20],
    ]);
  });
});

describe('bukubuku 13: the dummy and the belts', () => {
  it('the dummy alone highest: nobody loses one', () => {
    const after = turns(small([2, 7]), [5, 32]);
    expect(dummyOf(after).lighthouse).toBe(7);
    expect(belts(after)).toEqual([2, 2]);
    expect(after.state.turns[0]).toMatchObject({ lost: [], out: [] });
  });

  it('the dummy tied with a player: that player loses one', () => {
    const after = turns(small([7, 7]), [5, 32]);
    expect(belts(after)).toEqual([2, 1]);
  });
});

describe('bukubuku 14: the end with two', () => {
  it('one out ends the round at once', () => {
    const hands = [[50, 60], [27, 32], DUMMY];
    const staged = stack(
      stack(
        round({
          hands,
          lighthouses: [
            [3, 9],
            [1, 2],
          ],
          draws: [DUMMY],
          builder: 0,
        }),
        0,
        10,
        40,
      ),
      1,
      58,
      20,
    );
    const after = turns(staged, [50, 27]);
    expect(after.state.phase).toBe('play');
    const tied = turns(
      stack(
        stack(
          round({
            hands,
            lighthouses: [
              [9, 9],
              [1, 2],
            ],
            draws: [DUMMY],
            builder: 0,
          }),
          0,
          10,
          40,
        ),
        1,
        58,
        20,
      ),
      [50, 27],
    );
    expect(tied.state.phase).toBe('over');
    // The dummy has no lighthouse, which is lowest: no bonus.
    expect(scores(tied)).toEqual([-1, 1]);
  });

  it('the dummy alone lowest: no bonus; tied: the player gets it', () => {
    const before: [number, number][] = [
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
    const alone = turns(small(...before, [5, 6]), ...laid);
    expect(dummyOf(alone).lighthouse).toBe(1);
    expect(lighthouses(alone)).toEqual([6, 5]);
    expect(scores(alone)).toEqual([0, 0]);

    const tied = turns(small(...before, [1, 6]), ...laid);
    expect(lighthouses(tied)).toEqual([6, 1]);
    expect(scores(tied)).toEqual([0, 1]);
  });

  it('both out in one turn: −1 each, and no bonus', () => {
    const staged = round({
      hands: [[50, 60], [51, 59], DUMMY],
      lighthouses: [[9, 9]],
      draws: [DUMMY],
      builder: 0,
    });
    const over = turns(stack(stack(staged, 0, 10, 40), 1, 58, 20), [50, 51]);
    expect(over.state.phase).toBe('over');
    expect(scores(over)).toEqual([-1, -1]);
  });
});

describe('bukubuku 15: who builds first', () => {
  it('is drawn by lot in the first round', () => {
    const builders = Array.from({ length: 40 }, (_, seed) => building(dealt(`lot/${seed}`, 2)).builder);
    expect(new Set(builders)).toEqual(new Set([0, 1]));
  });

  it('then is the winner of the round before; after a tied round the other one', () => {
    const met = new Set<string>();
    for (let seed = 0; seed < 200 && met.size < 3; seed++) {
      const first = dealt(`builder/${seed}`, 2);
      const { builder } = building(first);
      const over = playedOut(first, `${seed}`);
      const [zero, one] = scores(over)!;
      met.add(Math.sign(zero! - one!).toString());
      const expected = zero === one ? 1 - builder : zero! > one! ? 0 : 1;
      expect(nextOf(over).builder).toBe(expected);
      expect(building(dealt('next', 2, {}, nextOf(over))).builder).toBe(expected);
    }
    expect(met).toEqual(new Set(['1', '-1', '0']));
  });

  it('counts that round alone, not the total', () => {
    const over = playedOut(dealt('alone', 2));
    const [zero, one] = scores(over)!;
    expect(zero).not.toBe(one);
    const ahead = { ...over, state: { ...over.state, totals: zero! > one! ? [0, 50] : [50, 0] } };
    expect(nextOf(ahead).builder).toBe(nextOf(over).builder);
  });
});
