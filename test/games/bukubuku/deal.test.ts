/** Rules 1–3: the cards, and what a hand is dealt. */
import { describe, expect, it } from 'vitest';
import { allLighthouses, allWeather, beltsOf, halvesOn } from '../../../src/games/bukubuku/cards.ts';
import { belts, building, dealt } from './rounds.ts';

describe('bukubuku 1: the cards', () => {
  it('are 60 weather cards, 1–60, and 24 lighthouses, 1–12 twice', () => {
    expect(allWeather()).toEqual(Array.from({ length: 60 }, (_, i) => i + 1));
    expect(allLighthouses()).toHaveLength(24);
    for (let number = 1; number <= 12; number++)
      expect(allLighthouses().filter((of) => of === number)).toHaveLength(2);
  });
});

describe('bukubuku 2: belt symbols', () => {
  it.each([
    [1, 12, 0],
    [13, 24, 1],
    [25, 36, 2],
    [37, 48, 1],
    [49, 60, 0],
  ])('%s–%s have %s halves', (from, to, halves) => {
    for (let card = from; card <= to; card++) expect(halvesOn(card)).toBe(halves);
  });
});

describe('bukubuku 3: the deal', () => {
  it.each([3, 4, 5])('%s seats have twelve weather cards each; the rest stays out', (seats) => {
    const { state } = dealt('deal', seats);
    expect(state.hands.map((hand) => hand.length)).toEqual(Array.from({ length: seats }, () => 12));
    expect(new Set(state.hands.flat()).size).toBe(12 * seats);
    for (const hand of state.hands) expect(hand).toEqual(hand.toSorted((a, b) => a - b));
  });

  it('turns up all the lighthouses there are in twelve turns', () => {
    const { ahead } = dealt('deal', 4).state;
    expect(ahead).toHaveLength(12);
    expect(ahead.flat().sort((a, b) => a - b)).toEqual(allLighthouses());
  });

  it.each([
    [[1, 12, 49, 60], 0],
    [[13, 60], 0],
    [[13, 24], 1],
    [[25, 36], 2],
    [[37, 25, 48], 2],
    [[37, 25, 48, 14], 2],
    [[26, 27, 40], 2],
  ])('the belts of %o are %s: the sum, rounded down', (hand, sum) => expect(beltsOf(hand)).toBe(sum));

  it('gives each hand its belts', () => {
    const staged = dealt('belts', 5);
    expect(belts(staged)).toEqual(staged.state.hands.map(beltsOf));
  });

  it('is another from another seed, the same from the same', () => {
    expect(dealt('a', 3).state).toEqual(dealt('a', 3).state);
    expect(dealt('a', 3).state.hands).not.toEqual(dealt('b', 3).state.hands);
  });

  it('with two: three hands, one of them the dummy’s, of whose cards four are seen', () => {
    const state = building(dealt('two', 2));
    expect(state.hands.map((hand) => hand.length)).toEqual([12, 12]);
    expect(state.drawn).toHaveLength(4);
    expect(state.pool).toHaveLength(8);
    expect(new Set([...state.hands.flat(), ...state.drawn, ...state.pool]).size).toBe(36);
  });
});
