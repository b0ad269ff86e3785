/** Rounds written down as scenarios: what is left out, and what makes no sense. */
import { describe, expect, it } from 'vitest';
import { runScenario } from '../../../src/game/scenario.ts';
import { games } from '../../../src/games/index.ts';

const three = {
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
const two = {
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
  it('seats as many as it has hands, or two and a dummy where somebody builds', () => {
    expect(run(three)).toMatchObject({ toAct: [0, 1, 2], scores: [0, 0, 0] });
    expect(run(two)).toMatchObject({ toAct: [0], scores: [0, 0] });
    expect(run({ ...two, builder: 1 })).toMatchObject({ toAct: [1] });
  });

  it('may leave lighthouses and draws to the seed', () => {
    const { hands } = three;
    const actions = [26, 30, 33].map((card, seat) => ({ seat, do: 'play', card }));
    expect(run({ hands }, actions, { seed: 'a' })).toMatchObject({ ok: true, toAct: [0, 1, 2] });
    const { draws: _, ...undrawn } = two;
    expect(run(undrawn, [{ seat: 0, do: 'stack', cards: [1, 58] }])).toMatchObject({ ok: true, toAct: [1] });
  });

  it('may turn up a lighthouse more often than there are', () => {
    const lighthouses = [
      [3, 3],
      [3, 5],
    ];
    const actions = [26, 30, 33].map((card, seat) => ({ seat, do: 'play', card }));
    expect(run({ ...three, lighthouses }, actions)).toMatchObject({ ok: true, toAct: [0, 1, 2] });
  });

  it('may give the dummy more cards than turns', () => {
    const hands = [...two.hands.slice(0, 2).map((hand) => hand.slice(0, 1)), two.hands[2]];
    const actions = [
      { seat: 0, do: 'stack', cards: [1, 58] },
      { seat: 1, do: 'stack', cards: [40, 20] },
      { seat: 0, do: 'play', card: 26 },
      { seat: 1, do: 'play', card: 30 },
    ];
    expect(run({ ...two, hands }, actions)).toMatchObject({ ok: true, over: true });
  });
});

describe('what is no scenario', () => {
  const acting = (...actions: unknown[]) => [three, actions] as const;

  it.each<[string, readonly [unknown, (readonly unknown[])?, object?]]>([
    ['two hands', [{ ...three, hands: three.hands.slice(1) }]],
    ['six hands', [{ hands: [[1], [2], [3], [4], [5], [6]] }]],
    ['hands of different sizes', [{ ...three, hands: [[26], [30, 14], [33, 27]] }]],
    ['an empty hand', [{ ...three, hands: [[], [], []] }]],
    [
      'thirteen cards',
      [{ hands: [0, 13, 26].map((at) => Array.from({ length: 13 }, (_, i) => at + i + 1)) }],
    ],
    [
      'card 61',
      [
        {
          ...three,
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
          ...three,
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
          ...three,
          hands: [
            [26, 50],
            [26, 14],
            [33, 27],
          ],
        },
      ],
    ],
    ['lighthouse 13', [{ ...three, lighthouses: [[3, 13]] }]],
    ['three lighthouses in a turn', [{ ...three, lighthouses: [[3, 9, 4]] }]],
    ['a dummy of six cards', [{ ...two, hands: [[26], [30], [1, 2, 3, 4, 5, 6]], draws: [] }]],
    [
      'a dummy with too few cards',
      [
        {
          ...two,
          hands: [
            [26, 27, 28, 29, 30],
            [31, 32, 33, 34, 35],
            [1, 2, 3, 4],
          ],
          draws: [],
        },
      ],
    ],
    ['builder 2', [{ ...two, builder: 2 }]],
    ['draws without a builder', [{ hands: two.hands, lighthouses: [], draws: two.draws }]],
    ['a builder among four', [{ ...three, hands: [[1], [2], [3], [4]], builder: 0 }]],
    ['a draw of three', [{ ...two, draws: [[20, 40, 58]] }]],
    ['a draw of another card', [{ ...two, draws: [[20, 40, 58, 2]] }]],
    ['a draw of a card twice', [{ ...two, draws: [[20, 40, 58, 58]] }]],
    ['more draws than steps', [{ ...two, draws: [two.draws[0], two.draws[0]] }]],
    ['an extra key', [{ ...three, more: 1 }]],
    ['an unknown action', acting({ seat: 0, do: 'pass' })],
    ['a play of no card', acting({ seat: 0, do: 'play' })],
    ['a play of card 61', acting({ seat: 0, do: 'play', card: 61 })],
    ['three cards to stack', acting({ seat: 0, do: 'stack', cards: [1, 2, 3] })],
    ['one card to stack', acting({ seat: 0, do: 'stack', cards: [1] })],
    ['an action of the dummy', [two, [{ seat: 2, do: 'play', card: 20 }]]],
    ['an unknown option', [three, [], { options: { rounds: 3 } }]],
    ['a memo for three', [three, [], { options: { memo: true } }]],
  ])('%s', (_, [setup, actions = [], more = {}]) => {
    expect(() => run(setup, [...actions], more)).toThrow();
  });

  it('draws that what has been kept leaves impossible', () => {
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

  it('but what the rules refuse is an answer', () => {
    expect(run(three, [{ seat: 0, do: 'stack', cards: [1, 2] }])).toMatchObject({ ok: false, at: 0 });
    expect(run(three, [{ seat: 0, do: 'play', card: 60 }])).toMatchObject({ ok: false, code: 'not-in-hand' });
    expect(run(two, [{ seat: 0, do: 'stack', cards: [1, 1] }])).toMatchObject({
      ok: false,
      code: 'same-card',
    });
  });
});
