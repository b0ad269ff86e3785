/** Scenarios of ブクブク: what a setup may leave out, and malformed files. */
import { describe, expect, it } from 'vitest';
import { runScenario } from '../../../src/game/scenario.ts';
import { games } from '../../../src/games/index.ts';

const THREE_SEATS = {
  hands: [
    [26, 50],
    [30, 14],
    [33, 27],
  ],
  lighthouses: [
    [3, 9],
    [12, 5],
  ],
};
const TWO_SEATS = {
  hands: [
    [26, 27, 50, 10],
    [30, 31, 5, 55],
    [20, 40, 58, 1],
  ],
  lighthouses: [[2, 8]],
  draws: [[20, 40, 58, 1]],
  builder: 0,
};
const run = (setup: unknown, actions: unknown[] = [], more: object = {}) =>
  runScenario({ game: 'bukubuku', setup, actions, ...more }, games);

describe('a setup', () => {
  it('has a seat for each hand, or two seats and a dummy with a builder', () => {
    expect(run(THREE_SEATS)).toMatchObject({ toAct: [0, 1, 2], scores: [0, 0, 0] });
    expect(run(TWO_SEATS)).toMatchObject({ toAct: [0], scores: [0, 0] });
    expect(run({ ...TWO_SEATS, builder: 1 })).toMatchObject({ toAct: [1] });
  });

  it('may leave lighthouses and draws to the seed', () => {
    const { hands } = THREE_SEATS;
    const actions = [26, 30, 33].map((card, seat) => ({ seat, do: 'play', card }));
    expect(run({ hands }, actions, { seed: 'a' })).toMatchObject({ ok: true, toAct: [0, 1, 2] });
    const { draws: _, ...withoutDraws } = TWO_SEATS;
    expect(run(withoutDraws, [{ seat: 0, do: 'stack', cards: [1, 58] }])).toMatchObject({
      ok: true,
      toAct: [1],
    });
  });

  it('may use a lighthouse more than twice', () => {
    const lighthouses = [
      [3, 3],
      [3, 5],
    ];
    const actions = [26, 30, 33].map((card, seat) => ({ seat, do: 'play', card }));
    expect(run({ ...THREE_SEATS, lighthouses }, actions)).toMatchObject({ ok: true, toAct: [0, 1, 2] });
  });

  it('may give the dummy more cards than turns', () => {
    const hands = [...TWO_SEATS.hands.slice(0, 2).map((hand) => hand.slice(0, 1)), TWO_SEATS.hands[2]];
    const actions = [
      { seat: 0, do: 'stack', cards: [1, 58] },
      { seat: 1, do: 'stack', cards: [40, 20] },
      { seat: 0, do: 'play', card: 26 },
      { seat: 1, do: 'play', card: 30 },
    ];
    expect(run({ ...TWO_SEATS, hands }, actions)).toMatchObject({ ok: true, over: true });
  });
});

describe('a scenario of bukubuku', () => {
  const withActions = (...actions: unknown[]) => [THREE_SEATS, actions] as const;

  it.each<[string, readonly [unknown, (readonly unknown[])?, object?]]>([
    ['two hands', [{ ...THREE_SEATS, hands: THREE_SEATS.hands.slice(1) }]],
    ['six hands', [{ hands: [[1], [2], [3], [4], [5], [6]] }]],
    ['hands of different sizes', [{ ...THREE_SEATS, hands: [[26], [30, 14], [33, 27]] }]],
    ['an empty hand', [{ ...THREE_SEATS, hands: [[], [], []] }]],
    [
      'thirteen cards',
      [{ hands: [0, 13, 26].map((first) => Array.from({ length: 13 }, (_, i) => first + i + 1)) }],
    ],
    [
      'card 61',
      [
        {
          ...THREE_SEATS,
          hands: [
            [26, 61],
            [30, 14],
            [33, 27],
          ],
        },
      ],
    ],
    [
      'card 0',
      [
        {
          ...THREE_SEATS,
          hands: [
            [26, 0],
            [30, 14],
            [33, 27],
          ],
        },
      ],
    ],
    [
      'a card twice',
      [
        {
          ...THREE_SEATS,
          hands: [
            [26, 50],
            [26, 14],
            [33, 27],
          ],
        },
      ],
    ],
    ['lighthouse 13', [{ ...THREE_SEATS, lighthouses: [[3, 13]] }]],
    ['three lighthouses in a turn', [{ ...THREE_SEATS, lighthouses: [[3, 9, 4]] }]],
    ['a dummy of six cards', [{ ...TWO_SEATS, hands: [[26], [30], [1, 2, 3, 4, 5, 6]], draws: [] }]],
    [
      'a dummy with too few cards',
      [
        {
          ...TWO_SEATS,
          hands: [
            [26, 27, 28, 29, 30],
            [31, 32, 33, 34, 35],
            [1, 2, 3, 4],
          ],
          draws: [],
        },
      ],
    ],
    ['builder 2', [{ ...TWO_SEATS, builder: 2 }]],
    ['draws without a builder', [{ hands: TWO_SEATS.hands, lighthouses: [], draws: TWO_SEATS.draws }]],
    ['a builder among four', [{ ...THREE_SEATS, hands: [[1], [2], [3], [4]], builder: 0 }]],
    ['a draw of three', [{ ...TWO_SEATS, draws: [[20, 40, 58]] }]],
    ['a draw of another card', [{ ...TWO_SEATS, draws: [[20, 40, 58, 2]] }]],
    ['a draw of a card twice', [{ ...TWO_SEATS, draws: [[20, 40, 58, 58]] }]],
    ['more draws than steps', [{ ...TWO_SEATS, draws: [TWO_SEATS.draws[0], TWO_SEATS.draws[0]] }]],
    ['an extra key', [{ ...THREE_SEATS, more: 1 }]],
    ['an unknown action', withActions({ seat: 0, do: 'pass' })],
    ['a play of no card', withActions({ seat: 0, do: 'play' })],
    ['a play of card 61', withActions({ seat: 0, do: 'play', card: 61 })],
    ['three cards to stack', withActions({ seat: 0, do: 'stack', cards: [1, 2, 3] })],
    ['one card to stack', withActions({ seat: 0, do: 'stack', cards: [1] })],
    ['an action of the dummy', [TWO_SEATS, [{ seat: 2, do: 'play', card: 20 }]]],
    ['an unknown option', [THREE_SEATS, [], { options: { rounds: 3 } }]],
    ['a memo for three', [THREE_SEATS, [], { options: { memo: true } }]],
  ])('is malformed with %s', (_, [setup, actions = [], more = {}]) => {
    expect(() => run(setup, [...actions], more)).toThrow();
  });

  it('is malformed with a draw of cards that have been kept before', () => {
    const hands = [
      [26, 27, 28, 29, 13, 14, 15, 16],
      [30, 31, 32, 33, 17, 18, 19, 20],
      [5, 6, 7, 8, 9, 10, 11, 12],
    ];
    const draws = [
      [5, 6, 7, 8],
      [6, 8, 9, 10],
    ];
    const setup = { hands, lighthouses: [], draws, builder: 0 };
    expect(run(setup, [{ seat: 0, do: 'stack', cards: [5, 7] }])).toMatchObject({ ok: true, toAct: [1] });
    expect(() => run(setup, [{ seat: 0, do: 'stack', cards: [5, 6] }])).toThrow('are not all left to draw');
  });

  it('reports a refusal of the rules instead of an error', () => {
    expect(run(THREE_SEATS, [{ seat: 0, do: 'stack', cards: [1, 2] }])).toMatchObject({ ok: false, at: 0 });
    expect(run(THREE_SEATS, [{ seat: 0, do: 'play', card: 60 }])).toMatchObject({
      ok: false,
      code: 'not-in-hand',
    });
    expect(run(TWO_SEATS, [{ seat: 0, do: 'stack', cards: [1, 1] }])).toMatchObject({
      ok: false,
      code: 'same-card',
    });
  });
});
