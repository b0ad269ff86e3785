/** The computer's reasons in ブクブク: probabilities that fit what the seat knows, and what a card costs besides. */
import { describe, expect, it } from 'vitest';
import { JOINER } from '../../../src/game/screen-parts.ts';
import type { Params } from '../../../src/game/words.ts';
import { forecaster } from '../../../src/games/bukubuku/computer/forecast.ts';
import { knowledgeOf } from '../../../src/games/bukubuku/computer/worlds.ts';
import { bukubuku } from '../../../src/games/bukubuku/index.ts';
import { catalogue } from '../../../src/games/bukubuku/words/catalogue.ts';
import type { ReasonId } from '../../../src/games/bukubuku/words/words.ts';
import {
  afterBuilding,
  afterTurns,
  buildingOf,
  chanceOf,
  type Round,
  reasonOf,
  roundFromSeed,
  roundOf,
} from './setup.ts';

const knowledgeIn = ({ state }: Round, seat = 0) => knowledgeOf(bukubuku.seatView(state, seat));

const GAIN = { own: 0.3, others: 0.1 };
const reasonFor = (round: Round, card: number, gain = GAIN) =>
  reasonOf(round.state, 0, { do: 'play', card }, gain, 'reason');

describe('the forecast of a card', () => {
  /** In the last round all hands are known (bukubuku 9). */
  const hands = [
    [1, 40, 59],
    [20, 30, 60],
    [25, 35, 58],
  ];
  const lastRound: Round = (() => {
    const round = roundOf({
      hands,
      lighthouses: [
        [2, 9],
        [3, 4],
        [5, 6],
      ],
    });
    return { ...round, state: { ...round.state, round: 3 } };
  })();

  it('is certain where the hands that the seat knows leave no other outcome', () => {
    const forecast = (card: number) => forecaster(knowledgeIn(lastRound), [2, 9], chanceOf('known'))(card);
    expect(forecast(1)).toMatchObject({ low: 0, high: 0, none: 1 });
    const { low, high, none } = forecast(59);
    expect(none).toBe(0);
    expect(low).toBeGreaterThan(0);
    expect(high).toBeGreaterThan(0);
  });

  it.each([2, 3, 5])('adds up to one for %s players', (seats) => {
    const knowledge = knowledgeIn(afterBuilding(roundFromSeed('sum', seats)));
    for (const card of knowledge.view.hand) {
      const { low, high, none } = forecaster(knowledge, [2, 9], chanceOf('sum'))(card);
      expect(low + high + none).toBeCloseTo(1, 9);
    }
  });
});

/** A Japanese reason without the signs that keep lines together. */
const plainJa = (id: ReasonId, params: Params): string =>
  catalogue.ja.reasons[id](params).replaceAll(JOINER, '');

describe('a reason', () => {
  const round = roundOf({
    hands: [
      [4, 22, 51, 57],
      [11, 26, 44, 58],
      [12, 27, 45, 56],
      [13, 28, 46, 55],
    ],
    lighthouses: [
      [2, 9],
      [11, 12],
      [3, 4],
      [5, 6],
    ],
  });
  const withLighthouse2 = afterTurns(round, [57, 44, 45, 46]);

  it('compares a card that runs a danger with a lower one that is safer', () => {
    expect(reasonFor(withLighthouse2, 22).params).toMatchObject({ safer: 4 });
    expect(reasonFor(withLighthouse2, 4).params).not.toHaveProperty('safer');
  });

  it('names the lighthouse that a card which takes none leaves in its place', () => {
    const params = { percent: 0, low: 1, next: 16, high: 4, other: 84, own: 6, gain: 0.1, othersGain: 0 };
    expect(catalogue.en.reasons['rounds-say'](params)).toMatch(
      /^May keep lighthouse 6 \(84%\) or take the 4 \(16%\)\./,
    );
    expect(plainJa('rounds-say', params)).toMatch(/^今の灯台6のままが84%、灯台4が16%。/);
    expect(catalogue.zh.reasons['rounds-say'](params)).toMatch(
      /^可能留着现在的灯塔6（84%）、拿灯塔4（16%）。/,
    );
    const round6 = afterTurns(round, [57, 44, 45, 46]);
    const said = round6.state.hands[0]!.map((card) => reasonFor(round6, card).params ?? {});
    for (const params of said.filter(({ other }) => other !== undefined)) expect(params.own).toBe(2);
  });

  it('says that a low lighthouse will probably be covered', () => {
    const { because, params } = reasonFor(withLighthouse2, 51);
    expect(because).toBe('highest-is-safe');
    expect(params).toMatchObject({ own: 2, low: 11, high: 12 });
  });

  describe('of cards that do the same', () => {
    const [own, ...hands] = [
      [4, 58, 59, 60],
      [11, 26, 44, 57],
      [12, 27, 45, 56],
    ];
    const pair = (low: number, high: number): [number, number] => [low, high];
    const lighthouses = [pair(2, 9), pair(1, 3), pair(5, 6), pair(7, 8)];
    const highest = afterTurns(roundOf({ hands: [own, ...hands], lighthouses }), [4, 11, 12]);

    it('names the lowest and the highest, and of another card none', () => {
      expect(reasonFor(highest, 59).params).toMatchObject({ lowest: 58, highest: 60, same: 3 });
      expect(reasonFor(highest, 59).params).not.toHaveProperty('isGapped');
      expect(reasonFor(roundOf({ hands: [own, ...hands], lighthouses }), 4).params).not.toHaveProperty(
        'lowest',
      );
    });

    it('says so in place of what it is worth', () => {
      const params = { percent: 100, own: 8, cost: 0, isCovered: 1, lowest: 58, highest: 60, same: 3 };
      expect(catalogue.en.reasons['loses-no-belt'](params)).toBe(
        'A higher one covers lighthouse 8. Risk of losing a belt: 0%. 58–60 do the same here.',
      );
      expect(plainJa('loses-no-belt', params)).toMatch(
        /もっと高い灯台が重なります。浮き輪を失う見込み0%。58〜60は、どれを出しても同じです。$/,
      );
      expect(catalogue.zh.reasons['loses-no-belt'](params)).toMatch(/58～60出哪张都一样。$/);
      const two = { ...params, same: 2 };
      expect(catalogue.en.reasons['loses-no-belt'](two)).toMatch(/ 58 and 60 do the same here\.$/);
      expect(plainJa('loses-no-belt', two)).toMatch(/58と60は、どちらを出しても同じです。$/);
      expect(catalogue.zh.reasons['loses-no-belt'](two)).toMatch(/58和60出哪张都一样。$/);
    });
  });

  it('says of a card that nobody can beat what it takes, also where having no lighthouse would be lower', () => {
    const unbeaten = roundOf({
      hands: [
        [5, 60],
        [11, 26],
        [12, 27],
      ],
      lighthouses: [
        [1, 9],
        [3, 4],
      ],
    });
    const { because, params } = reasonFor(unbeaten, 60);
    expect(because).toBe('highest-is-safe');
    expect(params).toEqual({
      percent: 100,
      low: 1,
      high: 9,
      gain: 0.3,
      othersGain: 0,
      ...{ keeper: 5, here: 0.3, there: 0, ...(params?.saved !== undefined && { saved: 5 }) },
    });
  });

  it('says what a lower card that is kept is surer of, where this one is the highest', () => {
    const said = catalogue.en.reasons['highest-is-safe'];
    expect(said({ percent: 60, low: 1, saved: 5 })).toBe(
      '60% to take lighthouse 1 as highest card and lose no belt. Card 5, surer to lose no belt, is kept for later.',
    );
    expect(catalogue.en.reasons['probably-safe']({ safe: 60, saved: 5, out: 3 })).toBe(
      '60% to lose no belt. ⚠️ 3% to drop out; the surer card 5 is kept for later.',
    );
  });

  it('says that the round probably ends, where others without a belt drop out', () => {
    const ending: Round = {
      ...round,
      state: {
        ...round.state,
        standings: [
          { belts: 2, lighthouse: 1 },
          null,
          ...[12, 12].map((lighthouse) => ({ belts: 0, lighthouse })),
        ],
      },
    };
    expect(reasonFor(ending, 4)).toMatchObject({
      because: 'ends-round',
      params: { percent: expect.any(Number) },
    });
  });

  it('says that every card drops out, where that is so', () => {
    const doomed: Round = {
      ...round,
      state: {
        ...round.state,
        standings: [
          { belts: 0, lighthouse: 12 },
          ...[1, 1, 1].map((lighthouse) => ({ belts: 2, lighthouse })),
        ],
        hands: [
          [4, 5],
          [11, 26],
          [12, 27],
          [13, 28],
        ],
        round: 4,
      },
    };
    expect(reasonFor(doomed, 5)).toEqual({ because: 'all-drop-out' });
  });

  it('names what a card may take also where most cards score nearly the same', () => {
    const params = { percent: 0, low: 1, next: 13, high: 2, other: 87 };
    for (const locale of ['en', 'ja', 'zh'] as const)
      expect(catalogue[locale].reasons['hardly-differ'](params)).toMatch(/87%.*13%/);
  });

  it('says of a card that often costs a belt how often, and that it is worth it', () => {
    const params = {
      percent: 27,
      low: 6,
      next: 60,
      high: 11,
      other: 13,
      own: 3,
      cost: 62,
      gain: 0,
      othersGain: -0.3,
    };
    expect(catalogue.en.reasons['rounds-say'](params)).toBe(
      'May take lighthouse 11 (60%), the 6 (27%) or keep the 3 (13%); 62% to lose a belt. Still, on average it leaves opponents fewer points.',
    );
    expect(plainJa('rounds-say', params)).toContain('浮き輪を失う見込み62%。それでも');
    expect(catalogue.zh.reasons['rounds-say'](params)).toContain('有62%的可能失去一个救生圈。不过');
    const highest: Round = {
      ...withLighthouse2,
      state: {
        ...withLighthouse2.state,
        standings: [12, 1, 1, 1].map((lighthouse) => ({ belts: 2, lighthouse })),
      },
    };
    const costly = withLighthouse2.state.hands[0]!.map((card) => reasonFor(highest, card)).filter(
      ({ because }) => because === 'rounds-say',
    );
    expect(costly.length).toBeGreaterThan(0);
    for (const { params: told } of costly) expect(Number(told?.cost)).toBeGreaterThan(0);
  });

  it('has percents that add up to 100', () => {
    const lists: number[] = [];
    for (const seats of [2, 3, 5])
      for (let seed = 0; seed < 4; seed++) {
        const dealt = afterBuilding(roundFromSeed(`percents/${seed}`, seats));
        for (const card of dealt.state.hands[0]!) {
          const { percent, next, other } = reasonFor(dealt, card).params ?? {};
          if (other !== undefined) lists.push(Number(percent) + Number(next) + Number(other));
        }
      }
    expect(lists.length).toBeGreaterThan(20);
    expect(new Set(lists)).toEqual(new Set([100]));
  });

  it('gives no number for what is certain', () => {
    for (const locale of ['en', 'ja', 'zh'] as const)
      for (const id of ['takes-low', 'takes-none', 'probably-safe', 'loses-no-belt'] as const)
        expect(catalogue[locale].reasons[id]({ percent: 100, safe: 100, saved: 4, out: 100 })).not.toContain(
          '100%',
        );
  });

  it('loses a belt on the first turn only as the second highest card: the probabilities add up', () => {
    const first = roundFromSeed('first turn', 3);
    const { hand } = knowledgeIn(first).view;
    const middling = hand
      .map((card) => reasonFor(first, card))
      .filter(({ because }) => because === 'probably-safe');
    expect(middling.length).toBeGreaterThan(0);
    for (const { params } of middling)
      expect(
        Math.abs(Number(params?.safe) - Number(params?.percent) - Number(params?.other)),
      ).toBeLessThanOrEqual(1);
  });

  it('of an order of the dummy’s cards that gains next to nothing names no number', () => {
    const building = roundFromSeed('build', 2);
    const [choice] = bukubuku.choices(building.state, buildingOf(building).builder);
    const reasonWith = (own: number, others: number) =>
      reasonOf(building.state, buildingOf(building).builder, choice!, { own, others }, 'order');
    expect(reasonWith(0.54, 0.5)).toEqual({ because: 'orders-hardly-differ' });
    expect(reasonWith(0.11, -0.2)).toEqual({
      because: 'dummy-order',
      params: { gain: 0.1, othersGain: -0.2 },
    });
  });
});
