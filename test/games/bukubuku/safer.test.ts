/** What a reason says of a card that is likely to cost its seat a life belt, beside a safer one. */
import { describe, expect, it } from 'vitest';
import { JOINER } from '../../../src/game/screen-parts.ts';
import type { Weather } from '../../../src/games/bukubuku/cards.ts';
import type { Forecaster } from '../../../src/games/bukubuku/computer/forecast.ts';
import { differenceOf, marginOf } from '../../../src/games/bukubuku/computer/position.ts';
import {
  type Caution,
  cautious,
  dangerOf,
  saferThan,
  sober,
} from '../../../src/games/bukubuku/computer/safer.ts';
import { search } from '../../../src/games/bukubuku/computer/search.ts';
import { knowledgeOf } from '../../../src/games/bukubuku/computer/worlds.ts';
import { bukubuku } from '../../../src/games/bukubuku/index.ts';
import { catalogue } from '../../../src/games/bukubuku/words/catalogue.ts';
import { chanceOf, reasonOf, roundOf } from './setup.ts';

/** @param safety by card, how likely it costs nothing */
const forecastWith =
  (safety: Readonly<Record<Weather, number>>): Forecaster =>
  (card) => ({
    low: 0,
    high: 0,
    none: 1,
    paid: { low: 0, high: 0, none: 1 },
    safe: safety[card]!,
    out: 0,
    ends: 0,
  });

describe('a card is dangerous', () => {
  const dangerBeside = (safe: number, other: number) =>
    dangerOf(20, [20, 40], forecastWith({ 20: safe, 40: other }));

  it('that costs its seat something at least three times in ten, or one in ten beside a clearly safer one', () => {
    expect(dangerBeside(0.68, 0.68)).toEqual({ safer: null, by: 0 });
    expect(dangerBeside(0.72, 0.72)).toBeNull();
    expect(dangerBeside(0.72, 0.8)).toBeNull();
    expect(dangerBeside(0.72, 0.85)).toMatchObject({ safer: 40 });
    expect(dangerBeside(0.91, 1)).toBeNull();
  });

  it('beside a safer one, or as the safest', () => {
    expect(dangerBeside(0.4, 0.6)).toEqual({ safer: 40, by: expect.closeTo(0.2) });
    expect(dangerBeside(0.4, 0.5)).toMatchObject({ safer: 40 });
    expect(dangerBeside(0.4, 0.42)).toMatchObject({ safer: null });
    expect(dangerOf(20, [20, 30, 40], forecastWith({ 20: 0.4, 30: 0.6, 40: 0.9 }))?.safer).toBe(40);
  });
});

it('a dangerous card gives way to a much safer one that comes to nearly as much', () => {
  const forecast = forecastWith({ 20: 0.4, 40: 0.9 });
  const safer = (own: number, others: number) =>
    saferThan(
      { do: 'play', card: 20 },
      [20, 40],
      forecast,
      () => [
        { own, others },
        { own: 0, others: 0 },
      ],
      { ignoresSmall: true, leastGain: (by) => by - 0.1 },
    );
  for (const [own, others] of [
    [0, 0],
    [-0.5, 0],
    [0.5, 0.2],
    [0.3, 0],
  ] as const)
    expect(safer(own, others)).toEqual({ do: 'play', card: 40 });
  expect(safer(0.5, 0)).toBeNull();
  expect(safer(0, -0.5)).toBeNull();
});

describe('what a danger must pay', () => {
  const safer = (own: number, safe: number, caution: Caution, card = 0.4) => {
    const forecast = forecastWith({ 20: card, 40: safe });
    const points = () =>
      [
        { own, others: 0 },
        { own: 0, others: 0 },
      ] as const;
    return saferThan({ do: 'play', card: 20 }, [20, 40], forecast, points, caution);
  };

  it('is to a computer no less than a much safer card pays, and nothing beside a little safer one', () => {
    expect(safer(0, 0.6, sober)).toEqual({ do: 'play', card: 40 });
    expect(safer(0.1, 0.6, sober)).toBeNull();
    expect(safer(-1, 0.5, sober)).toBeNull();
  });

  it('is in a hint a clear gain, and less the less safer the other card is', () => {
    expect(safer(0.3, 0.6, cautious)).toEqual({ do: 'play', card: 40 });
    expect(safer(0.4, 0.6, cautious)).toBeNull();
    expect(safer(0.1, 0.5, cautious)).toEqual({ do: 'play', card: 40 });
    expect(safer(0.3, 0.5, cautious)).toBeNull();
  });

  it('is nothing to a computer where it is small, but in a hint a clear gain, too', () => {
    expect(safer(0, 1, sober, 0.75)).toBeNull();
    expect(safer(0.3, 1, cautious, 0.75)).toEqual({ do: 'play', card: 40 });
    expect(safer(0.4, 1, cautious, 0.75)).toBeNull();
  });
});

describe('the comparison of two cards', () => {
  /** Seat 0 has the highest lighthouse and no belt; the 60 takes the lowest one for sure. */
  const ending = roundOf({
    hands: [
      [1, 60],
      [30, 40],
      [31, 41],
      [32, 42],
    ],
    lighthouses: [
      [1, 2],
      [3, 4],
    ],
  });
  const standings = [12, 3, 4, 5].map((lighthouse, seat) => ({ belts: seat === 0 ? 0 : 2, lighthouse }));
  const view = bukubuku.seatView({ ...ending.state, standings } as typeof ending.state, 0);
  const budget = { batches: [1], modelWorlds: 0, comparedWorlds: 240 };
  const { compare } = search(knowledgeOf(view), budget, chanceOf('compared'));
  const marginOver = (card: Weather, other: Weather) => marginOf(differenceOf(...compare(card, other)));

  it('tells the one that does not drop its seat out', () => {
    expect(marginOver(60, 1)).toBeGreaterThan(0.5);
    expect(marginOver(1, 60)).toBeLessThan(-0.5);
  });
});

describe('a reason for it', () => {
  const { 'takes-high': said } = catalogue.en.reasons;
  const params = { percent: 58, high: 6, cost: 81 };

  it('says that no other card is safer, or what the others come to', () => {
    expect(said(params)).toMatch(/lighthouse 6\. Risk of losing a belt: 81%\.$/);
    expect(said({ ...params, isSafest: 1 })).toMatch(/ belt: 81%; no other card in hand is clearly safer\.$/);
  });

  it('says what the safer card comes to', () => {
    const kept = (gain: number, othersGain: number) => ({ ...params, safer: 60, gain, othersGain });
    const dearer = { ...kept(0.2, -0.3), here: 0.3, there: 0.1 };
    expect(said(dearer)).toMatch(/ belt: 81%; the round pays \+0\.3 on average; the safer 60: \+0\.1\.$/);
    const lowest = { ...dearer, lowCard: 4, lowCardThere: -0.2 };
    expect(said(lowest)).toMatch(/; the safer 60: \+0\.1, the 4: −0\.2\.$/);
    expect(said(kept(0, -0.3))).toMatch(
      /; the safer 60 pays as much, but opponents 0\.3 points more on average\.$/,
    );
    expect(said(kept(-0.1, -0.3))).toMatch(
      /; the safer 60 pays 0\.1 points more, but opponents 0\.3 more on average\.$/,
    );
    // A friendly computer lays such a card, too.
    expect(said(kept(0, 0))).toMatch(/; the safer 60 scores about as much\.$/);
    expect(said({ ...kept(0.2, 0), isGuess: 1 })).toMatch(/; the safer 60 is kept for later\./);
    const inOthers = (locale: 'ja' | 'zh', gain: number, othersGain: number) =>
      catalogue[locale].reasons['takes-high'](kept(gain, othersGain)).replaceAll(JOINER, '');
    const dearerInJapanese = catalogue.ja.reasons['takes-high'](dearer).replaceAll(JOINER, '');
    expect(dearerInJapanese).toMatch(/（ラウンドの得点は平均\+0\.3点、より安全な60だと\+0\.1）。/);
    expect(inOthers('ja', -0.1, -0.3)).toMatch(
      /（より安全なカード60だと、平均で自分が0\.1点、相手が0\.3点多い）。/,
    );
    expect(inOthers('ja', 0, 0)).toMatch(/（より安全なカード60でも、得点はほぼ同じ）。/);
    expect(inOthers('zh', 0, 0)).toMatch(/（出更安全的60得分也差不多）。/);
    expect(inOthers('zh', 0, -0.3)).toMatch(/（出更安全的60，自己得分一样，对手平均多得0\.3分）。/);
  });

  it('knows from the hand whether another card is safer', () => {
    // Seat 0 has the highest lighthouse: it loses a belt unless it takes another one.
    const reasonWith = (hand: number[]) => {
      const hands = [hand, [40, 50, 60], [41, 51, 59]];
      const dealt = roundOf({
        hands,
        lighthouses: Array.from({ length: 3 }, (): [number, number] => [1, 2]),
      });
      const standings = [12, 3, 4].map((lighthouse) => ({ belts: 2, lighthouse }));
      const state = { ...dealt.state, standings } as typeof dealt.state;
      return reasonOf(state, 0, { do: 'play', card: hand[0]! }, { own: 0.4, others: 0 }, 'reason').params;
    };
    expect(reasonWith([1, 2, 3])).toMatchObject({ isSafest: 1 });
    const besideHigh = reasonWith([1, 2, 58]);
    expect(besideHigh).toMatchObject({ safer: 58, gain: 0.4, othersGain: 0, here: 0.4, there: 0 });
    expect(besideHigh).not.toHaveProperty('isSafest');
  });
});

describe('a turn in which no card of the hand can lose a belt', () => {
  // Whoever of the other two takes no lighthouse, or only one of them, stays at 9.
  const dealt = roundOf({
    hands: [
      [22, 49],
      [20, 48],
      [21, 47],
    ],
    lighthouses: [
      [4, 8],
      [2, 3],
    ],
  });
  const standings = [1, 9, 9].map((lighthouse) => ({ belts: 1, lighthouse }));
  const state = { ...dealt.state, standings } as typeof dealt.state;

  it('is called that, and the other cards are kept', () => {
    const { because, params = {} } = reasonOf(
      state,
      0,
      { do: 'play', card: 49 },
      { own: 0.4, others: 0 },
      'safe',
    );
    expect({ because, ...params }).toMatchObject({ because: 'loses-no-belt', percent: 100, isAnySafe: 1 });
    const { 'loses-no-belt': said } = catalogue.en.reasons;
    expect(said(params)).toMatch(/^No card can cost a belt now: other cards are saved/);
    expect(said({ percent: 100, isAnySafe: 1, own: 1, gain: 0.4, othersGain: 0 })).toBe(
      'No card can cost a belt now: other cards are saved, though lighthouse 1 is likely covered. On average it does best this round.',
    );
    expect(catalogue.ja.reasons['loses-no-belt']({ percent: 100, isAnySafe: 1 })).toBe(
      'どのカードでも浮き輪は減らないので、ほかのカードを残します。',
    );
    expect(catalogue.zh.reasons['loses-no-belt']({ percent: 100, isAnySafe: 1, own: 1 })).toMatch(
      /^这回合出哪张都不会失去救生圈，就算灯塔1被更高的盖住，也把别的牌留着。/,
    );
  });

  it('is not, where one of them can', () => {
    const risky = { ...state, standings: standings.with(1, { belts: 1, lighthouse: 3 }) } as typeof state;
    const { params } = reasonOf(risky, 0, { do: 'play', card: 49 }, { own: 0.4, others: 0 }, 'risk');
    expect(params).not.toHaveProperty('isAnySafe');
  });
});
