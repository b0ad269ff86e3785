/** The other cards of the hand that a reason of ブクブク names. */
import { describe, expect, it } from 'vitest';
import type { Weather } from '../../../src/games/bukubuku/cards.ts';
import type { Forecaster } from '../../../src/games/bukubuku/computer/forecast.ts';
import { withKeeper, withOtherCertain } from '../../../src/games/bukubuku/computer/other-cards.ts';
import { knowledgeOf } from '../../../src/games/bukubuku/computer/worlds.ts';
import { bukubuku } from '../../../src/games/bukubuku/index.ts';
import { roundOf } from './setup.ts';

const { state } = roundOf({
  hands: [
    [4, 6, 20, 57],
    [11, 26, 44, 58],
    [12, 27, 45, 56],
  ],
  lighthouses: [
    [2, 9],
    [11, 12],
    [3, 4],
    [5, 6],
  ],
});
const knowledge = knowledgeOf(bukubuku.seatView(state, 0));

it('a card that takes a lighthouse where its seat has none is told beside the one that is surest to take none', () => {
  const shares = { 4: 0.9, 6: 0.8, 20: 0.6, 57: 0 } as Readonly<Record<Weather, number>>;
  const forecast: Forecaster = (card) => ({
    ...{ low: 1 - shares[card]!, high: 0, none: shares[card]! },
    ...{ paid: { low: 0, high: 0, none: 0 }, safe: 1, out: 0, ends: 0 },
  });
  const paid = (card: number, other: number) => () =>
    [
      { own: card, others: 0 },
      { own: other, others: 0 },
    ] as const;
  const told = { because: 'highest-is-safe', params: { percent: 100, low: 2 } };
  expect(withKeeper(told, 57, knowledge, forecast, paid(1.2, 0.9)).params).toMatchObject({
    keeper: 4,
    here: 1.2,
    there: 0.9,
  });
  expect(withKeeper(told, 57, knowledge, forecast, paid(0.9, 1.2))).toBe(told);
});

describe('beside a card that is certain to take none', () => {
  /** @param paid what each card pays its seat in the round */
  const paramsOf = (none: Readonly<Record<Weather, number>>, paid: Readonly<Record<Weather, number>>) => {
    const forecast: Forecaster = (card) => {
      const shares = { low: 0, high: 1 - none[card]!, none: none[card]! };
      return { ...shares, paid: { low: 0, high: 0, none: 0 }, safe: 1, out: 0, ends: 0 };
    };
    const compare = (...cards: [Weather, Weather]) =>
      cards.map((card) => ({ own: paid[card] ?? 0, others: 0 })) as never;
    const told = { because: 'avoids-high', params: { percent: 100 * none[4]!, high: 9 } };
    return withOtherCertain(told, 4, knowledge, forecast, compare).params;
  };

  it('the highest other one is named, with what both pay where the first pays more', () => {
    const none = { 4: 1, 6: 1, 20: 1, 57: 0 };
    expect(paramsOf(none, { 4: 1.2, 20: 0.9 })).toMatchObject({ certainToo: 20, here: 1.2, there: 0.9 });
    expect(paramsOf(none, { 4: 0.9, 20: 1.2 })).toEqual({ percent: 100, high: 9, certainToo: 20 });
  });

  it('none is where no other one is certain, or the card itself is not', () => {
    expect(paramsOf({ 4: 1, 6: 0.9, 20: 0.8, 57: 0 }, {})).not.toHaveProperty('certainToo');
    expect(paramsOf({ 4: 0.9, 6: 0.9, 20: 0.9, 57: 0 }, {})).not.toHaveProperty('certainToo');
  });
});
