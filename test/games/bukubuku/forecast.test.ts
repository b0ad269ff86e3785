/** What ブクブク's computer expects of a card, and what it says of one that takes no lighthouse. */
import { describe, expect, it } from 'vitest';
import type { Weather } from '../../../src/games/bukubuku/cards.ts';
import { forecaster } from '../../../src/games/bukubuku/computer/forecast.ts';
import { isCertain } from '../../../src/games/bukubuku/computer/percents.ts';
import { knowledgeOf } from '../../../src/games/bukubuku/computer/worlds.ts';
import { bukubuku } from '../../../src/games/bukubuku/index.ts';
import type { State } from '../../../src/games/bukubuku/state.ts';
import { afterTurns, chanceOf, reasonOf, roundOf } from './setup.ts';

describe('what comes of a card', () => {
  const { state } = roundOf({
    hands: [
      [6, 30, 50, 59],
      [11, 26, 44, 58],
      [12, 27, 45, 57],
      [13, 28, 46, 55],
    ],
    lighthouses: [
      [2, 9],
      [4, 10],
      [5, 6],
      [7, 8],
    ],
  });
  const forecast = forecaster(knowledgeOf(bukubuku.seatView(state, 0)), [2, 9], chanceOf('forecast'));

  it('has room for doubt where trial turns lead, and hardly any where none does', () => {
    // Three others have lower cards in hardly any turn.
    const { low, high, none } = forecast(6);
    expect(low).toBeCloseTo(0.001);
    expect(high).toBeGreaterThan(0.05);
    expect(low + high + none).toBeCloseTo(1);
  });

  it('is not certain where anything else is possible', () => {
    for (const card of [6, 30, 50, 59]) {
      const { low, high, none } = forecast(card);
      expect([low, high, none].some(isCertain)).toBe(false);
    }
  });
});

describe('a card that takes no lighthouse', () => {
  const round = afterTurns(
    roundOf({
      hands: [
        [4, 30, 50, 51],
        [11, 26, 44, 58],
        [12, 27, 45, 56],
        [13, 28, 46, 55],
      ],
      lighthouses: [
        [1, 2],
        [4, 10],
        [5, 6],
        [7, 8],
      ],
    }),
    [50, 44, 45, 46],
  );
  const reasonWith = (heights: readonly number[], card: Weather) => {
    const state = {
      ...round.state,
      standings: heights.map((lighthouse) => ({ belts: 3, lighthouse: lighthouse || null })),
    } as State;
    return reasonOf(state, 0, { do: 'play', card }, { own: 0.4, others: 0 }, 'none');
  };

  it('leaves it to whoever takes the higher one to be highest, where its seat is, also beside a lower one', () => {
    expect(reasonWith([6, 1, 2, 3], 4)).toMatchObject({ because: 'others-take-high', params: { high: 10 } });
    expect(reasonWith([11, 1, 2, 3], 4).because).not.toBe('others-take-high');
  });

  it('names a lower one that is kept, where it runs no danger', () => {
    // Whoever takes lighthouses, one of the two that are highest stays so.
    const { params } = reasonWith([0, 1, 12, 12], 30);
    expect(params).toMatchObject({ saved: 4 });
    expect(params).not.toHaveProperty('safer');
  });
});
